/** `%` lines in both directions. */
import { type Ending, type EndingKind, type Winner, winnerBy } from '@kifukit/record';
import { type Color, colorName, opponent } from '@kifukit/rules';
import { endingsByWord, endingWords, illegalActionWord } from './names.js';
import { soundSpelling } from './spelling.js';
import { isVersion3, type Version } from './versions.js';

/** The ending that a `%` word names, with `turn` to move; kind `other` for words that CSA does not have. */
export function readEnding(word: string, turn: Color): Ending {
  const kind = endingsByWord.get(word);
  if (kind !== undefined) return { kind };
  for (const loser of [0, 1] as const) {
    if (word !== illegalActionWord(loser)) continue;
    // The sign names the offender, whoever is to move.
    return { kind: loser === turn ? 'illegal-move' : 'illegal-action', winner: colorName(opponent(loser)) };
  }
  return { kind: 'other', text: word };
}

/** Endings whose words are of no use where the other side has won, or nobody knows which. */
const decisive: Partial<Record<EndingKind, string>> = {
  resign: '投了',
  timeout: '切れ負け',
  mate: '詰み',
  declaration: '入玉勝ち',
};

/** What a comment says of an ending that the version has no word for. */
const inWords: Partial<Record<EndingKind, string>> = {
  ...decisive,
  'perpetual-check': '連続王手の千日手',
  'max-moves': '最大手数',
  try: 'トライ',
  'win-by-default': '不戦勝',
  'loss-by-default': '不戦敗',
  sealed: '封じ手',
  matta: '待った',
};

/** The ending as it comes back from a file of the version; what its word cannot say begins its comment. */
export function survivingEnding(ending: Ending, turn: Color, version: Version, endsInFoul = false): Ending {
  const { kind, text, time, comment } = ending;
  const own = kind === 'other' && text !== undefined && isOwnWord(text);
  const survived = own ? { kind, text } : survivingKind(ending, turn, version, endsInFoul);
  const lost = own ? undefined : (text ?? (survived.kind === kind ? undefined : inWords[kind]));
  if (lost === undefined && time === undefined && comment === undefined) return survived;
  const words = [lost, comment].filter((part) => part !== undefined);
  return {
    ...survived,
    ...(time === undefined ? {} : { time }),
    ...(words.length === 0 ? {} : { comment: words.join('\n') }),
  };
}

/** A word that another program wrote into a CSA file; it is kept and written as it is. */
export const isOwnWord = (text: string): boolean =>
  /^%[^\s,]+$/.test(text) && readEnding(soundSpelling(text), 0).kind === 'other';

function survivingKind({ kind, winner }: Ending, turn: Color, version: Version, endsInFoul: boolean): Ending {
  const mover = colorName(turn);
  if (kind === 'illegal-move' && winner === mover) return { kind: endsInFoul ? kind : 'illegal-action', winner };
  if (kind === 'illegal-action' || kind === 'perpetual-check') return foulBy(kind, winner, turn);
  if (!(kind in endingWords) || (kind === 'matta' && isVersion3(version))) return { kind: 'interrupted' };
  // NOTE: before version 3.0 there is no word for the limit of moves; it is a draw like an impasse.
  const survived = kind === 'max-moves' && !isVersion3(version) ? 'impasse' : kind;
  const by = winnerBy(survived, turn);
  // The word alone names the winner; where the record names another one or none, it would say what nobody said.
  if (kind in decisive && by !== winner) return { kind: 'interrupted' };
  return by === undefined ? { kind: survived } : { kind: survived, winner: by };
}

/** `%±ILLEGAL_ACTION` names a loser; without one there is nothing to write but that the game stopped. */
function foulBy(kind: EndingKind, winner: Winner | undefined, turn: Color): Ending {
  if (winner === colorName(opponent(turn))) return { kind: 'illegal-move', winner };
  if (winner === colorName(turn) || kind === 'illegal-action')
    return { kind: 'illegal-action', winner: colorName(turn) };
  return { kind: 'interrupted' };
}

/** The word of an ending that `survivingEnding` gave. `afterFoul`: the last move was illegal. */
export function makeEnding({ kind, winner, text }: Ending, turn: Color, afterFoul: boolean): string {
  if (kind === 'other') return text as string;
  if (kind === 'illegal-action') return illegalActionWord(opponent(turn));
  if (kind !== 'illegal-move') return endingWords[kind as keyof typeof endingWords];
  // "The mover fouled": after an illegal move that is the side that made it.
  const understood = colorName(afterFoul ? turn : opponent(turn));
  if (winner === understood) return endingWords[kind];
  return illegalActionWord(winner === colorName(turn) ? opponent(turn) : turn);
}
