/**
 * The vocabulary of JKF. Piece codes and the words for endings are those of CSA, keys of headers and all words that CSA
 * lacks those of KIF; presets are its own. Each table serves both ways.
 */
import { type Ending, type EndingKind, isFoul, type Winner, winnerBy } from '@kifukit/record';
import { type Color, colorName, type Handicap, opponent, type Role } from '@kifukit/rules';
import { endingsByWord, endingWords, illegalActionWord, roleCodes } from '../csa/names.js';
import { endingOfWord, wordOfEnding } from '../kakinoki/endings.js';
import { handicapOfName } from '../kakinoki/handicaps.js';
import { headerOfLine, wordOfKey } from '../kakinoki/headers.js';

/** Piece codes by role; the first is none. */
export const kinds: readonly string[] = roleCodes;

const rolesByKind: ReadonlyMap<unknown, Role> = new Map(kinds.slice(1).map((kind, index) => [kind, index + 1]));

/** The role of a piece code; 0 for anything else. */
export const roleOfKind = (kind: unknown): Role => rolesByKind.get(kind) ?? 0;

const presets: Partial<Record<Handicap, string>> = {
  even: 'HIRATE',
  lance: 'KY',
  'right-lance': 'KY_R',
  bishop: 'KA',
  rook: 'HI',
  'rook-lance': 'HIKY',
  'two-pieces': '2',
  'three-pieces': '3',
  'four-pieces': '4',
  'five-pieces': '5',
  'left-five-pieces': '5_L',
  'six-pieces': '6',
  'left-seven-pieces': '7_L',
  'right-seven-pieces': '7_R',
  'eight-pieces': '8',
  'ten-pieces': '10',
};

/** What stands for any other position. */
export const OTHER = 'OTHER';

const handicapsByPreset = new Map(Object.entries(presets).map(([handicap, preset]) => [preset, handicap as Handicap]));

/** NOTE: presets in small letters, as numbers, or with KIF's name of the handicap are understood. */
export function handicapOfPreset(preset: string): Handicap | undefined {
  return handicapsByPreset.get(preset.toUpperCase()) ?? handicapOfName(preset);
}

/**
 * The preset that tells every program the start.
 * NOTE: which lance `3` takes off, json-kifu-format itself sees in two ways, and tsshogi knows no `3`: the board is
 * written out.
 */
export const presetOf = (handicap: Handicap | undefined): string | undefined =>
  handicap === undefined || handicap === 'three-pieces' ? undefined : presets[handicap];

/** The record's key for a word of KIF. */
export const keyOfWord = (word: string): string => headerOfLine({ word, value: '' })[0];

/** Whether a header's key is there again after it was written. */
export const isOwnKey = (key: string): boolean => keyOfWord(wordOfKey(key, false)) === key;

const listedSpecials: ReadonlySet<string> = new Set(
  'TORYO CHUDAN SENNICHITE TIME_UP ILLEGAL_MOVE +ILLEGAL_ACTION -ILLEGAL_ACTION JISHOGI KACHI HIKIWAKE MATTA TSUMI FUZUMI ERROR'.split(
    ' ',
  ),
);

/** Whether the definition of JKF lists the word. */
export const isListedSpecial = (special: string): boolean => listedSpecials.has(special);

/** The ending that a word names, with `turn` to move; kind `other` for unknown words. */
export function endingOfSpecial(special: string, turn: Color): Ending {
  // NOTE: some programs leave the percent sign of CSA before the word.
  const word = special.startsWith('%') ? special : `%${special}`;
  const kind = endingsByWord.get(word);
  if (kind !== undefined) return { kind };
  for (const loser of [0, 1] as const) {
    if (word !== illegalActionWord(loser)) continue;
    // The sign names the offender, whoever is to move.
    return { kind: loser === turn ? 'illegal-move' : 'illegal-action', winner: colorName(opponent(loser)) };
  }
  // NOTE: what json-kifu-format makes of 反則勝ち before it finds out whose foul it was.
  if (word === '%ILLEGAL_ACTION') return { kind: 'illegal-action' };
  return endingOfWord(special) ?? { kind: 'other', text: WORD_OF_CSA.test(word) ? word : special };
}

/** A word that another program wrote into a CSA file has its percent sign there, but not in JKF. */
const WORD_OF_CSA = /^%[-+_A-Z]+$/;

/** The words of KIF that stand for what CSA has no word for. */
const wordsOfKif: ReadonlySet<EndingKind> = new Set([
  'perpetual-check',
  'try',
  'win-by-default',
  'loss-by-default',
  'other',
]);

const withoutPercent = (word: string): string => (WORD_OF_CSA.test(word) ? word.slice(1) : word);

/** The word of an ending that `survivingEnding` gave. `afterFoul`: the last move was illegal. */
export function makeSpecial(ending: Ending, turn: Color, afterFoul: boolean): string {
  const { kind, winner } = ending;
  if (wordsOfKif.has(kind)) return withoutPercent(wordOfEnding(ending) as string);
  if (kind === 'illegal-action') return illegalActionWord(opponent(turn)).slice(1);
  // "The mover fouled": after an illegal move that is the side that made it.
  if (kind === 'illegal-move' && winner !== colorName(afterFoul ? turn : opponent(turn))) {
    return illegalActionWord(winner === colorName(turn) ? opponent(turn) : turn).slice(1);
  }
  return endingWords[kind as keyof typeof endingWords].slice(1);
}

/**
 * The ending as it comes back. With `strict`, only words that the definition lists are written. What the word does not
 * say begins the ending's comment. NOTE: a sealed move is no more than an interruption to every program.
 */
export function survivingEnding(ending: Ending, turn: Color, strict: boolean): Ending {
  const { kind, text, time, comment } = ending;
  const said = survivingKind(ending, turn, strict);
  const word = said.kind === kind || kind === 'sealed' || isFoul(kind) ? undefined : wordOfEnding(ending);
  const words = [said.text === text ? word : text, comment].filter((part) => part !== undefined);
  return {
    ...said,
    ...(time === undefined ? {} : { time }),
    ...(words.length === 0 ? {} : { comment: words.join('\n') }),
  };
}

function survivingKind(ending: Ending, turn: Color, strict: boolean): Ending {
  const { kind, winner, text } = ending;
  switch (kind) {
    case 'sealed':
      return { kind: 'interrupted' };
    case 'illegal-move':
      return winner === 'black' || winner === 'white' ? { kind, winner } : { kind: 'interrupted' };
    case 'illegal-action':
      return foulBy(winner, turn) ?? { kind: 'interrupted' };
    case 'perpetual-check':
      return foulBy(winner, turn) ?? { kind: strict ? 'interrupted' : kind };
    case 'win-by-default':
    case 'loss-by-default':
      return !strict && winner ? { kind, winner } : { kind: 'interrupted' };
    case 'try':
      return strict ? { kind: 'interrupted' } : decided(kind, winner, turn);
    case 'max-moves':
      return decided(strict ? 'impasse' : kind, winner, turn);
    case 'other':
      return !strict && text ? wordAsRead(text, turn) : { kind: 'interrupted' };
    default:
      return decided(kind, winner, turn);
  }
}

/** A foul whose winner is known: the word names the loser. */
function foulBy(winner: Winner | undefined, turn: Color): Ending | undefined {
  if (winner !== 'black' && winner !== 'white') return undefined;
  return { kind: winner === colorName(turn) ? 'illegal-action' : 'illegal-move', winner };
}

/**
 * A word that names the winner by whose turn it is. NOTE: in a broken record, where moves are missing, it would name the
 * wrong side; CHUDAN names none.
 */
function decided(kind: EndingKind, winner: Winner | undefined, turn: Color): Ending {
  const by = winnerBy(kind, turn);
  if (by === undefined) return { kind };
  return by === winner || (by === 'draw' && winner === undefined) ? { kind, winner: by } : { kind: 'interrupted' };
}

/** NOTE: a free text that is a known word is read as what it says. */
function wordAsRead(text: string, turn: Color): Ending {
  const read = endingOfSpecial(text, turn);
  return read.kind === 'other' ? read : survivingKind({ kind: read.kind, ...winnerOf(read, turn) }, turn, false);
}

function winnerOf({ kind, winner = winnerBy(kind, 0) }: Ending, turn: Color): Pick<Ending, 'winner'> {
  const by = winner ?? winnerBy(kind, turn);
  return by === undefined ? {} : { winner: by };
}
