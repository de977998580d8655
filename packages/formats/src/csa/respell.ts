/** Where the statements of a text are not spelled as CSA spells them, and what is to stand there. */
import { isOwnWord } from './endings.js';
import { roleAt } from './names.js';
import { asciiSigns, soundSpelling } from './spelling.js';
import { Statements } from './statements.js';
import { parseVersion } from './versions.js';

export interface OddSpelling {
  readonly start: number;
  readonly end: number;
  readonly sound: string;
  readonly code: 'csa/lower-case' | 'csa/look-alike';
}

/** Letters and signs, never both in one match. */
const ODD = /[a-z]+|[\u2010-\u2015\u2212\uFF0B\uFF0D]+/g;

/** Every odd letter and sign of statements that mean something in their sound spelling. */
export function* oddSpellings(text: string): Generator<OddSpelling> {
  const statements = new Statements(text);
  while (statements.next()) {
    const { start, end } = statements;
    const statement = text.slice(start, end);
    if (/^['$N]/.test(statement)) continue;
    const sound = soundSpelling(statement);
    if (sound === statement || !isKnown(sound) || isOwnWord(statement)) continue;
    for (const { 0: odd, index } of statement.matchAll(ODD)) {
      const isLetter = /[a-z]/.test(odd);
      yield {
        start: start + index,
        end: start + index + odd.length,
        sound: isLetter ? odd.toUpperCase() : asciiSigns(odd),
        code: isLetter ? 'csa/lower-case' : 'csa/look-alike',
      };
    }
  }
}

const KNOWN =
  /^(?:[+-]|T\d{1,9}(?:\.\d*)?|%[A-Z_+-]+|P[1-9](?:\s|\*|[+-][A-Z]{2})*|P[I+-](?:\s|\d\d[A-Z]{2})*|[+-]\d{4}[A-Z]{2})$/;

function isKnown(sound: string): boolean {
  if (sound.startsWith('V')) return parseVersion(sound) !== undefined;
  return KNOWN.test(sound) && (!/^[+-]\d/.test(sound) || roleAt(sound, 5) !== 0);
}
