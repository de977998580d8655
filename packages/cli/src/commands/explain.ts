/** `kifukit explain CODE`: what a diagnostic says and means. Without a code: all of them. */
import { auditCodes, checkCodes } from '@kifukit/check';
import { type CodeEntry, type CodeTable, messagePattern, type Severity } from '@kifukit/record';
import { forbiddenFaults, impossibleFaults } from '@kifukit/rules';
import { fileCodes } from '../batch/codes.js';
import type { Io } from '../io.js';
import { nearest, nearMisses, UsageError } from '../usage.js';

/** Every diagnostic that the command may show. */
export const codes: CodeTable = { ...auditCodes, ...fileCodes };

const severityMeanings: Readonly<Record<Severity, string>> = {
  error:
    'Something in the input did not get into the record, or a rule is broken and nothing in the record explains it.',
  warning: 'It got in, but it is doubtful, was repaired, or will not come out the other side.',
  info: 'Worth knowing; nothing is wrong.',
};

const areaMeanings: Readonly<Record<string, string>> = {
  move: 'About a move on the board.',
  record: 'About the record as a whole: its headers, its lines of play, its ending.',
  position: 'About a position that the record sets up.',
  text: 'About the characters of the file and their encoding.',
  loss: 'About what the target format cannot hold. `kifukit formats` shows what each keeps.',
  file: 'About the file, not about what stands in it.',
};

export async function explain(code: string | undefined, io: Io): Promise<number> {
  await io.stdout.write(code === undefined ? list() : page(codeMeant(code)));
  return 0;
}

/** A code, or its last word where only one code has it. */
function codeMeant(given: string): string {
  const wanted = given.toLowerCase();
  const all = Object.keys(codes);
  const same = all.filter((code) => code === wanted || wordOf(code) === wanted);
  if (same.includes(wanted)) return wanted;
  if (same.length === 1) return same[0];
  const near = same.length > 1 ? same : misses(wanted, all);
  throw new UsageError(`unknown code '${given}'; did you mean ${near.map((code) => `'${code}'`).join(', ')}?`);
}

function misses(wanted: string, all: readonly string[]): readonly string[] {
  const byWord = nearMisses(wordOf(wanted), all.map(wordOf));
  const found = all.filter((code) => byWord.includes(wordOf(code)));
  return found.length > 0 ? found.slice(0, 3) : [nearest(wanted, all) ?? ''];
}

const wordOf = (code: string): string => code.slice(code.indexOf('/') + 1);

function page(code: string): string {
  const entry: CodeEntry = codes[code];
  const paragraphs = [
    `${code} (${entry.severity})`,
    `  ${messagePattern(entry.message)}`,
    ...(entry.hint === undefined ? [] : [`  hint: ${messagePattern(entry.hint)}`]),
    '',
    ...(Object.hasOwn(checkCodes, code) ? [checkCodes[code].explanation] : []),
    ...meanings(code, entry.severity),
  ];
  return `${paragraphs.join('\n')}\n`;
}

function meanings(code: string, severity: Severity): string[] {
  const word = wordOf(code);
  const area = code.slice(0, code.indexOf('/'));
  const found = [areaMeanings[area] ?? `About the notation of the format ${area}.`];
  if (area === 'move' && (impossibleFaults as readonly string[]).includes(word)) {
    found.push('Such a move cannot be carried out on the board: its line of play ends before it.');
  }
  if (area === 'move' && (forbiddenFaults as readonly string[]).includes(word)) {
    found.push('Such a move can be carried out, but the rules forbid it: it is kept, played and flagged.');
    found.push(
      'It is only information where the recorded ending names the foul. --illegal stop ends the line before it.',
    );
  }
  if (area !== 'file') found.push(`${severity}: ${severityMeanings[severity]}`);
  return found;
}

const list = (): string =>
  Object.entries(codes)
    .map(([code, { severity, message }]) => `${code} (${severity}): ${messagePattern(message)}\n`)
    .join('');
