/**
 * The words for endings. They stand where a move would (KIF), or in the closing まで line (KI2, and KIF besides).
 * Sources: Kakinoki's description of KIF; the further words are those that other programs write.
 */
import { type Ending, type EndingKind, winnerBy } from '@kifukit/record';
import { type Color, colorName, opponent } from '@kifukit/rules';

/** The word that is written for each kind; for a kind without one, what becomes of it is told by `survivingEnding`. */
const wordByKind: Partial<Record<EndingKind, string>> = {
  resign: '投了',
  mate: '詰み',
  'no-mate': '不詰',
  timeout: '切れ負け',
  repetition: '千日手',
  'perpetual-check': '連続王手の千日手',
  impasse: '持将棋',
  declaration: '入玉勝ち',
  'illegal-move': '反則負け',
  'illegal-action': '反則勝ち',
  'max-moves': '最大手数',
  try: 'トライ',
  'win-by-default': '不戦勝',
  'loss-by-default': '不戦敗',
  interrupted: '中断',
  sealed: '封じ手',
  error: 'エラー',
};

/** Words that are read as well. */
const aliases: readonly (readonly [EndingKind, string])[] = [
  ['mate', '詰 詰め 詰み上がり まで詰 ツミ'],
  ['no-mate', '不詰み 詰みなし'],
  ['draw', '引き分け 引分け 引分 引き分'],
  ['timeout', '時間切れ 時間切れ負け 切負 Time-up time-up TIME-UP タイムアップ'],
  ['declaration', '勝ち宣言 入玉宣言 入玉宣言勝ち 入玉宣言勝 27点宣言勝ち 27点宣言勝 24点宣言勝ち 宣言勝ち 入玉勝'],
  ['illegal-move', '反則 反則手 反則負'],
  ['illegal-action', '反則勝'],
  ['perpetual-check', '王手連続千日手 連続王手千日手 連続王手の千日手'],
  ['max-moves', '最大手数超過 手数制限'],
  ['win-by-default', '不戦勝ち'],
  ['loss-by-default', '不戦負 不戦負け'],
  ['try', 'トライ! トライ！ トライ勝ち'],
].flatMap(([kind, list]) => (list as string).split(' ').map((word) => [kind as EndingKind, word] as const));

/** NOTE: the English edition of 81Dojo has these words. */
const english: readonly (readonly [EndingKind, string])[] = [
  ['resign', 'Resign'],
  ['illegal-move', 'Illegal move'],
  ['repetition', 'Repetition'],
  ['perpetual-check', 'Perpetual Check'],
  ['declaration', '27-point Declare'],
  ['try', 'REACH!'],
];

/** Words that say more than their kind, so that they are kept beside it. */
const wordsToKeep: readonly (readonly [EndingKind, string])[] = [
  ['interrupted', '接続切れ'],
  ['interrupted', 'Disconnection'],
];

const endingByWord = new Map<string, Ending>();
for (const [kind, word] of Object.entries(wordByKind)) endingByWord.set(word, { kind: kind as EndingKind });
for (const [kind, word] of [...aliases, ...english]) endingByWord.set(word, { kind });
for (const [kind, word] of wordsToKeep) endingByWord.set(word, { kind, text: word });

/** The ending that a word names, its winner not yet known; undefined for unknown words. */
export const endingOfWord = (word: string): Ending | undefined => endingByWord.get(word);

/** The word of an ending that has one. */
export function wordOfEnding(ending: Ending): string | undefined {
  if (ending.text !== undefined && endingByWord.get(ending.text)?.kind === ending.kind) return ending.text;
  return ending.kind === 'other' ? ending.text : wordByKind[ending.kind];
}

/** Kinds whose winner only the まで line can tell. */
export const isOpenEnded = (kind: EndingKind): boolean => winnerBy(kind, 0) === undefined;

/**
 * The ending as the words of the Kakinoki family can say it. `readWord` tells what a reader makes of a free text: the
 * words that remain of it, or undefined where they would be taken for something else.
 */
export function survivingEnding(
  ending: Ending,
  turn: Color,
  readWord: (text: string) => string | undefined,
): Ending | undefined {
  const { kind, winner, text, ...rest } = ending;
  const said: Ending = { ...rest, kind, ...(winner === undefined ? {} : { winner }) };
  switch (kind) {
    case 'other':
      return withText(said, text ?? '', turn, readWord);
    case 'draw':
      return decided({ ...said, kind: 'impasse' }, turn);
    case 'matta':
      return { ...said, kind: 'interrupted' };
    case 'perpetual-check':
      if (winner !== 'black' && winner !== 'white') return said;
      return { ...said, kind: winner === colorName(turn) ? 'illegal-action' : 'illegal-move' };
    case 'illegal-action':
      if (winner === colorName(opponent(turn))) return { ...said, kind: 'illegal-move' };
      return decided(said, turn);
    case 'illegal-move':
    case 'win-by-default':
    case 'loss-by-default':
      return winner === 'black' || winner === 'white' ? said : { ...said, kind: 'interrupted' };
    default: {
      const kept = text !== undefined && endingByWord.get(text)?.text === text ? { text } : {};
      return { ...decided(said, turn), ...kept };
    }
  }
}

/**
 * An ending whose word names the winner by whose turn it is. NOTE: in a broken record, where moves are missing, the word
 * would name the wrong side; 中断 does not, and a まで line tells the winner where the record knows it.
 */
function decided(ending: Ending, turn: Color): Ending {
  const winner = winnerBy(ending.kind, turn);
  if (winner === undefined || winner === ending.winner) return ending;
  if (winner === 'draw' && ending.winner === undefined) return { ...ending, winner };
  return { ...ending, kind: 'interrupted' };
}

/** A free text; what it cannot keep of it becomes 中断. */
function withText(said: Ending, text: string, turn: Color, readWord: (text: string) => string | undefined): Ending {
  const word = readWord(text);
  if (word === undefined) return { ...said, kind: 'interrupted' };
  const known = endingByWord.get(word);
  if (!known) return { ...said, text: word };
  const { kind, text: kept } = known;
  const words = kept === undefined ? {} : { text: kept };
  return { ...survivingEnding({ ...said, kind }, turn, readWord), ...words } as Ending;
}
