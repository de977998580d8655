/** Moves that can be carried out and that the rules forbid. */
import type { Texts } from '../languages/language.js';
import type { ExplanationsOf } from './explanation.js';

const kept = ({ en, ja, ru }: Texts): Texts => ({
  en: `${en} By the rules of the Japan Shogi Association such a move loses at once. It is kept, played and flagged, as mere information where the recorded ending names the foul; with --illegal stop the line ends before it.`,
  ja: `${ja}日本将棋連盟の対局規則では、指した時点で負けになる反則です。棋譜には残したうえで指摘し、結果に反則と書かれていれば情報にとどめます。--illegal stopではこの手の前で手順を終えます。`,
  ru: `${ru} По правилам Японской ассоциации сёги такой ход сразу проигрывает. Он сохранён, сыгран и отмечен; если исход в записи называет нарушение, это лишь сведение, а с --illegal stop линия кончается перед ним.`,
});

const correctOrEnd: Texts = {
  en: 'Correct the move if it is mistyped; if it was played so, end the record with the foul (反則負け, %ILLEGAL_MOVE).',
  ja: '書き間違いなら手を直し、実際に指された手なら結果を反則負け（%ILLEGAL_MOVE）としてください。',
  ru: 'Если это описка, исправьте ход; если так и сыграли, завершите запись указанием нарушения (反則負け, %ILLEGAL_MOVE).',
};

export const forbiddenMoves = {
  'move/unreachable': {
    means: kept({
      en: 'The piece does not move that way, or another piece stands between.',
      ja: 'その駒の動きではこのマスに行けないか、途中に別の駒があります。',
      ru: 'Эта фигура так не ходит, или на её пути стоит другая.',
    }),
    todo: correctOrEnd,
    example: { format: 'kif', wrong: '   1 ２五歩(27)\n', right: '   1 ２六歩(27)\n' },
  },
  'move/outside-promotion-zone': {
    means: kept({
      en: "A piece may promote when its move begins or ends in the enemy's camp, the farthest three ranks; this one touches it at neither end.",
      ja: '成れるのは、敵陣（相手側の三段）に入るとき、敵陣の中を動くとき、敵陣から出るときだけです。この手はどれにも当たりません。',
      ru: 'Превратиться можно, если ход начинается или кончается в лагере противника, на трёх дальних горизонталях; этот ход зоны превращения не касается.',
    }),
    todo: correctOrEnd,
    example: { format: 'kif', wrong: '   1 ４八銀成(39)\n', right: '   1 ４八銀(39)\n' },
  },
  'move/must-promote': {
    means: kept({
      en: 'A pawn or lance that reaches the last rank, and a knight that reaches the last two, must promote: unpromoted they could never move again.',
      ja: '一段目に進む歩と香、一・二段目に進む桂は必ず成らなければなりません。成らないと行き所のない駒になります。',
      ru: 'Пешка и копьё, дойдя до последней горизонтали, и конь, дойдя до двух последних, обязаны превратиться: иначе им больше некуда ходить.',
    }),
    todo: correctOrEnd,
    example: {
      format: 'usi',
      wrong: 'sfen 4k4/7P1/9/9/9/9/9/9/4K4 b - 1 moves 2b2a\n',
      right: 'sfen 4k4/7P1/9/9/9/9/9/9/4K4 b - 1 moves 2b2a+\n',
    },
  },
  'move/dead-end': {
    means: kept({
      en: 'A piece must not be dropped where it could never move: a pawn or lance on the last rank, a knight on the last two.',
      ja: '行き所のない駒は打てません。歩と香は一段目、桂は一・二段目に打つと反則です。',
      ru: 'Нельзя сбрасывать фигуру туда, откуда она никогда не сможет пойти: пешку и копьё на последнюю горизонталь, коня на две последние.',
    }),
    todo: correctOrEnd,
    example: {
      format: 'usi',
      wrong: 'sfen 4k4/9/9/9/9/9/9/9/4K4 b N 1 moves N*7b\n',
      right: 'sfen 4k4/9/9/9/9/9/9/9/4K4 b N 1 moves N*7c\n',
    },
  },
  'move/nifu': {
    means: kept({
      en: 'Nifu: a pawn is dropped on a file where the same player has an unpromoted pawn already. A promoted pawn (tokin) does not count.',
      ja: '二歩です。自分の歩がすでにある筋に歩を打っています。と金は数えません。',
      ru: 'Нифу: пешка сброшена на вертикаль, где у игрока уже есть непревращённая пешка. Токин не считается.',
    }),
    todo: correctOrEnd,
    example: {
      format: 'usi',
      wrong: 'sfen 4k4/9/9/9/9/9/4P4/9/4K4 b P 1 moves P*5d\n',
      right: 'sfen 4k4/9/9/9/9/9/4P4/9/4K4 b P 1 moves P*4d\n',
    },
  },
  'move/uchifuzume': {
    means: kept({
      en: 'Uchifuzume: a dropped pawn gives mate. A pawn on the board may give mate by moving, and so may any other piece by being dropped.',
      ja: '打ち歩詰めです。歩を打って詰ませています。盤上の歩を突いて詰ます手や、ほかの駒を打って詰ます手は反則ではありません。',
      ru: 'Учифудзумэ: сброшенная пешка ставит мат. Матовать ходом пешки по доске или сбросом другой фигуры можно.',
    }),
    todo: correctOrEnd,
    example: {
      format: 'usi',
      wrong: 'sfen 9/9/8R/k8/9/1GN6/9/9/4K4 b LP 1 moves P*9e\n',
      right: 'sfen 9/9/8R/k8/9/1GN6/9/9/4K4 b LP 1 moves L*9e\n',
    },
  },
  'move/king-left-in-check': {
    means: kept({
      en: 'After the move the own king can be taken: it went into check, was exposed by another piece, or a check was not met.',
      ja: 'この手のあと自玉が取られます。王手のかかるマスに玉を動かしたか、遮っていた駒を動かしたか、王手を放置しています。',
      ru: 'После хода своего короля можно взять: он встал под шах, открыт другой фигурой, или от шаха не защитились.',
    }),
    todo: correctOrEnd,
    example: {
      format: 'usi',
      wrong: 'sfen 4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1 moves 5h4h\n',
      right: 'sfen 4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1 moves 5h5g\n',
    },
  },
} satisfies Partial<ExplanationsOf<'move'>>;
