/**
 * The closing line of a line of play: `まで72手で先手の勝ち`. In KI2 it is the only word about the ending, in KIF it
 * repeats what a word in the place of a move has said.
 */
import { type Ending, type EndingKind, isFoul, type Winner, winnerBy } from '@kifukit/record';
import { BLACK, type Color, colorName, opponent } from '@kifukit/rules';
import { trimmed } from './chars.js';
import { endingOfWord, wordOfEnding } from './endings.js';
import { sideOfWord, sideWord } from './headers.js';
import { NUMERALS, parseNumber } from './numbers.js';

/** What such a line says. */
export interface Conclusion {
  /** How many moves there were. */
  readonly count: number | undefined;
  /** The reason that it gives; all its words where it gives none. */
  readonly text: string;
  readonly kind: EndingKind;
  readonly winner: Winner | undefined;
  /** Whether the line itself names a side, as the winner or as the one who fouled. */
  readonly namesSide: boolean;
  /** What follows such a naming and belongs to nothing. */
  readonly rest: string;
}

const START = new RegExp(`^まで[、,]?\\s*(?:([${NUMERALS}]{1,9})\\s*手)?\\s*(?:で|にて|をもって|、)?\\s*(.*)$`, 's');
const COUNTED = new RegExp(`^まで[、,\\s]*[${NUMERALS}]`);

/** Whether a trimmed line is such a line; まで may also begin a sentence or a key. */
export const isConclusion = (line: string): boolean =>
  line.startsWith('まで') && (COUNTED.test(line) || endingOfWord(line.slice(2)) !== undefined || isVerdict(line));

/** NOTE: まで先手の勝ち counts no moves. A sentence goes on behind such words. */
function isVerdict(line: string): boolean {
  const said = parseConclusion(line, BLACK, BLACK);
  return said.namesSide && said.rest === '';
}

/** Reads such a line; `turn` is to move at the end of the line of play, `first` moved first in the game. */
export function parseConclusion(line: string, turn: Color, first: Color): Conclusion {
  const match = START.exec(trimmed(line));
  const count = match?.[1] === undefined ? undefined : parseNumber(match[1]);
  const text = trimmed(match?.[2] ?? '').replace(/[。．.]$/, '');
  return { count, ...meaning(text, turn, first) };
}

const WON_OR_LOST = '(?:勝利|勝ち?|負け?|敗北?)';
const RESULT = `(?:反則|入玉|宣言|時間切れ|切れ|不戦|トライ)?${WON_OR_LOST}|反則|投了|時間切れ`;
/**
 * A reason, a side with or without the player's name, what that side did, something else.
 * NOTE: 先手勝ち, 後手投了 and the like lack の; there nothing may follow, since the words may begin others.
 */
const VERDICT = new RegExp(
  '^(?:(.{0,200}?)(?:により|によって|で|、))?\\s*[▲△▼▽☗☖]?([先後上下]手)番?' +
    `(?:.{0,60}?の\\s*|(?=(?:${RESULT})[。．.]?$))(${RESULT})\\s*(.*)$`,
  's',
);
/** The side before a reason, 後手の時間切れ, and the result behind it, 千日手成立. */
const REASONS_SIDE = /^[先後上下]手番?の?/;
const OUTCOME = new RegExp(`${WON_OR_LOST}$|(?:が)?成立$|(?:により|による|で)引き?分け?$`);

const LOSS = /負|敗|^(?:反則|投了|時間切れ)$/;

function meaning(text: string, turn: Color, first: Color): Omit<Conclusion, 'count'> {
  const [, reason, sideName = '', word = '', rest = ''] = VERDICT.exec(text) ?? [];
  const side = sideOfWord(sideName);
  if (side === undefined) {
    const kind = (endingOfWord(text) ?? endingOfWord(text.replace(OUTCOME, '')))?.kind ?? 'other';
    return { text, kind, winner: winnerBy(kind, turn, first), namesSide: false, rest };
  }
  const winner = colorName(LOSS.test(word) ? opponent(side) : side);
  const words = reason ?? trimmed(text.slice(0, text.length - rest.length));
  return { text: words, kind: kindOf(reason, word, winner, turn), winner, namesSide: true, rest };
}

/** Whether a reason names the foul itself, which says more than that there was one. */
export const isFoulReason = (reason: string): boolean => /二歩|王手放置|打ち?歩詰|二手指し|行き所/.test(reason);

/** The kind by the reason before により, by the word after the side, or by who is to move when somebody won. */
function kindOf(reason: string | undefined, word: string, winner: Winner, turn: Color): EndingKind {
  if (word.startsWith('反則')) return word.includes('勝') ? 'illegal-action' : 'illegal-move';
  const named =
    endingOfWord(reason?.replace(REASONS_SIDE, '') ?? '') ??
    endingOfWord(word) ??
    endingOfWord(word.replace(OUTCOME, ''));
  if (reason?.includes('反則') || isFoulReason(reason ?? '') || (named && isFoul(named.kind))) {
    return winner === colorName(turn) ? 'illegal-action' : 'illegal-move';
  }
  if (named) return named.kind;
  return reason === undefined && winner === colorName(opponent(turn)) ? 'resign' : 'other';
}

/** What a reader makes of a text that is written as the reason in such a line; undefined where it is taken for more. */
export function readReason(text: string): string | undefined {
  const word = trimmed(text.replace(/\s+/g, ' '));
  if (word === '' || MEMO.test(word)) return undefined;
  const said = parseConclusion(`まで1手で${word}`, BLACK, BLACK);
  if (said.text !== word || said.namesSide) return undefined;
  return said.kind === 'other' || endingOfWord(word) ? word : word.replace(OUTCOME, '');
}

/** What begins a remark on the same line. */
export const MEMO = /[#*]/;

/**
 * The lines that say how and for whom the game ended after `count` moves, where nothing else says it: one, or two where
 * no phrase holds all. `turn` is to move, `first` moved first in the game.
 */
export function makeConclusions(
  ending: Ending,
  turn: Color,
  first: Color,
  count: number,
  isHandicap: boolean,
): readonly string[] {
  const { kind, text, winner } = ending;
  const word = wordOfEnding(ending) ?? '中断';
  const lines = [makeConclusion(ending, turn, count, isHandicap)];
  if (winner !== undefined) lines.push(`まで${count}手で${word}により${winnerPhrase(winner, isHandicap)}`);
  const whole = lines.find((line) => {
    const said = parseConclusion(line, turn, first);
    return said.kind === kind && said.winner === winner && (kind !== 'other' || said.text === text);
  });
  if (whole !== undefined) return [whole];
  const named = `まで${count}手で${word}`;
  return winner === undefined ? [named] : [named, makeVerdict(winner, count, isHandicap)];
}

/** The line that says how and for whom the game ended after `count` moves; `turn` is to move. */
export function makeConclusion(ending: Ending, turn: Color, count: number, isHandicap: boolean): string {
  return `まで${count}手で${makeReason(ending, turn, isHandicap)}`;
}

/** The line that names nothing but the winner. */
export const makeVerdict = (winner: Winner, count: number, isHandicap: boolean): string =>
  `まで${count}手で${winnerPhrase(winner, isHandicap)}`;

const winnerPhrase = (winner: Winner, isHandicap: boolean): string =>
  winner === 'draw' ? '引き分け' : `${winnerWord(winner, isHandicap)}の勝ち`;

function makeReason(ending: Ending, turn: Color, isHandicap: boolean): string {
  const word = wordOfEnding(ending) ?? '中断';
  const winner = ending.winner ?? winnerBy(ending.kind, turn);
  if (winner === undefined || winner === 'draw') return word;
  const winning = winnerWord(winner, isHandicap);
  const losing = winnerWord(winner === 'black' ? 'white' : 'black', isHandicap);
  switch (ending.kind) {
    case 'resign':
      return `${winning}の勝ち`;
    case 'timeout':
      return `時間切れにより${winning}の勝ち`;
    case 'illegal-move':
      return `${losing}の反則負け`;
    case 'illegal-action':
      return `${winning}の反則勝ち`;
    case 'declaration':
      return `${winning}の入玉勝ち`;
    case 'mate':
    case 'win-by-default':
    case 'loss-by-default':
    case 'try':
      return word;
    default:
      return `${word}により${winning}の勝ち`;
  }
}

const winnerWord = (winner: 'black' | 'white', isHandicap: boolean): string =>
  sideWord(winner === 'black' ? 0 : 1, isHandicap);
