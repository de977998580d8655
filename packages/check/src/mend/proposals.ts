/** Everything that might be mended in a text, sort by sort. What of it is right is found out by reading it again. */
import type { FormatId } from '@kifukit/formats';
import type { Diagnostic } from '@kifukit/record';
import { countEdits, endingEdit } from './closing.js';
import type { Edit, Proposal } from './edits.js';
import { numberEdits, pairEdits, type Sound, totalEdits } from './lines.js';
import { isMendable } from './mendable.js';
import { moveEdits } from './moves.js';
import type { Reading } from './reading.js';
import { handicapEdits, menEdits, missingWordEdits, separatorEdits, statementEdits } from './spelling.js';

/** `found`: what is told of a game; to one that proves something, only the findings that it settles. */
type Mender = (sound: Sound, found: readonly Diagnostic[]) => Edit[];

/** Where one of the two is told with the other, both speak for a move that is missing. */
const NUMBER = 'record/move-number-mismatch';
const COUNT = 'record/move-count-mismatch';
const contradicted: Readonly<Record<string, string>> = { [NUMBER]: COUNT, [COUNT]: NUMBER };

/** What the moves of a game prove; only where nothing in it is an error. */
const provers: Readonly<Record<string, Mender>> = {
  'record/handicap-contradicts-diagram': handicapEdits,
  [NUMBER]: numberEdits,
  'record/clock-mismatch': totalEdits,
  [COUNT]: countEdits,
  'record/missing-ending': endingEdit,
  'kislyuk/number': pairEdits,
};

/** Ways of spelling a game's words; the moves that were read are certain, whatever follows them. */
const spellers: readonly Mender[] = [
  moveEdits,
  (_, found) => missingWordEdits(found),
  ({ text }, found) => menEdits(text, found),
];

/** By their sort; those of a sort do not touch each other. `declared`: what is to be done about the encoding's name. */
export function proposalsOf(reading: Reading, format: FormatId, declared: readonly Edit[]): Proposal[][] {
  const { text, games, places } = reading;
  const found = reading.findings.flat();
  const sorts: Proposal[][] = [
    [{ game: 0, edits: declared }],
    [{ game: 0, edits: format === 'csa' ? statementEdits(text, found) : [] }],
    [{ game: 0, edits: format === 'csa' ? separatorEdits(text, found) : [] }],
  ];
  const menders = [...spellers, ...Object.entries(provers).map(([code, prove]) => proverOf(code, prove))];
  for (const mender of menders) {
    sorts.push(
      games.map((game, index) => {
        const told = reading.findings[index + 1] as readonly Diagnostic[];
        const edits = told.length === 0 ? [] : mender({ format, text, game, places }, told);
        return { game: index + 1, edits: edits.filter(({ code }) => isMendable(code)) };
      }),
    );
  }
  return sorts.map((sort) => sort.filter(({ edits }) => edits.length > 0)).filter((sort) => sort.length > 0);
}

function proverOf(code: string, prove: Mender): Mender {
  return (sound, found) => {
    const own = found.filter((finding) => finding.code === code);
    const isDoubtful = found.some((one) => one.severity === 'error' || one.code === contradicted[code]);
    return own.length === 0 || isDoubtful ? [] : prove(sound, own);
  };
}
