/** What is measured: each benchmark's name, the format of its texts, and who can do the job. */
import { auditing, checkInput, profiles } from '@kifukit/check';
import { type FormatId, openText, writeText } from '@kifukit/formats';
import type { GameRecord } from '@kifukit/record';
import type { Contender } from './measure.js';
import type { TsshogiRecord } from './peer-types.js';
import {
  jkfReads,
  type PeerTarget,
  parseAndReplay,
  readChecked,
  readJkf,
  readUnchecked,
  type TextFormat,
  write,
} from './peers.js';

export interface Benchmark {
  readonly name: string;
  readonly from: TextFormat;
  /** Absent where the texts are read only. */
  readonly to?: FormatId;
  /** The first is always kifukit. */
  readonly contenders: readonly Contender[];
}

export const benchmarks: readonly Benchmark[] = [
  reading('csa'),
  reading('kif'),
  reading('ki2'),
  reading('usi'),
  reading('jkf', { name: 'parse-and-replay', run: parseAndReplay }),
  converting('csa', 'kif'),
  converting('kif', 'csa'),
  converting('usi', 'kif'),
  { name: 'kif-to-kislyuk', from: 'kif', to: 'kislyuk', contenders: [ourConversion('kif', 'kislyuk')] },
  checking('csa'),
  checking('kif'),
];

function reading(from: TextFormat, ...others: readonly Contender[]): Benchmark {
  const contenders: Contender[] = [
    { name: 'kifukit', run: (text) => readOurs(text, from) },
    { name: 'tsshogi', run: (text) => readChecked(text, from) },
    { name: 'tsshogi-unchecked', run: (text) => readUnchecked(text, from) },
    ...others,
  ];
  if (jkfReads(from)) contenders.push({ name: 'json-kifu-format', run: (text) => readJkf(text, from) });
  return { name: `read-${from}`, from, contenders };
}

function converting(from: TextFormat, to: PeerTarget): Benchmark {
  const contenders: Contender[] = [
    ourConversion(from, to),
    { name: 'tsshogi', run: (text) => written(readChecked(text, from), to) },
    { name: 'tsshogi-unchecked', run: (text) => written(readUnchecked(text, from), to) },
  ];
  return { name: `${from}-to-${to}`, from, to, contenders };
}

/** An audit beside mere reading: how much it costs to have everything looked at. */
function checking(from: TextFormat): Benchmark {
  const contenders: Contender[] = [
    { name: 'kifukit', run: (text) => checkOurs(text, from) },
    { name: 'reading', run: (text) => readOurs(text, from) },
  ];
  return { name: `check-${from}`, from, contenders };
}

const written = (record: TsshogiRecord, to: PeerTarget) => ({ record, text: write(record, to) });

/** The way of a program that uses the library: open, read with every move judged, project, report losses, write. */
function ourConversion(from: TextFormat, to: FormatId): Contender {
  return {
    name: 'kifukit',
    run: (text) => {
      const record = readOurs(text, from);
      return { record, text: writeText(record, to).text };
    },
  };
}

/** The one game of a text that must be without errors. */
export function readOurs(text: string, from: FormatId): GameRecord {
  const { games, report } = openText(text, { from });
  const [game, another] = games;
  if (game === undefined || another !== undefined || report.has('error')) {
    const found = report.diagnostics().map(({ code, line, message }) => `line ${line}: ${message} (${code})`);
    throw new Error(`a ${from} text that does not hold exactly one game without errors\n${found.join('\n')}`);
  }
  return game;
}

/** The one game of a text, audited under the default rules; playouts have findings, but no errors. */
function checkOurs(text: string, from: TextFormat): GameRecord {
  const opened = openText(text, { from, ...auditing });
  const [game] = checkInput(opened, profiles.jsa);
  if (game === undefined || opened.report.has('error'))
    throw new Error(`an audit finds errors in a sound ${from} text`);
  return game;
}
