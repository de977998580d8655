/** Moves that cannot be carried out on the board. */
import type { Texts } from '../languages/language.js';
import type { ExplanationsOf } from './explanation.js';
import { compareMoves } from './record-todos.js';

const ended = ({ en, ja, ru }: Texts): Texts => ({
  en: `${en} The line of play ends here; its further moves are counted, not read.`,
  ja: `${ja}手順はこの手の前で終わりとし、以降の手は数えるだけで読みません。`,
  ru: `${ru} Линия здесь обрывается: её дальнейшие ходы сосчитаны, но не прочитаны.`,
});

export const impossibleMoves = {
  'move/bad-move-syntax': {
    means: ended({
      en: 'What stands in the place of a move is no move of this notation: a square, a piece or a sign is missing or mistyped.',
      ja: '指し手のあるべき所に、この形式の指し手として読めない文字があります。マス、駒、記号のどれかが抜けているか、誤っています。',
      ru: 'На месте хода стоит то, что в этой нотации ходом не является: поле, фигура или знак пропущены либо написаны с ошибкой.',
    }),
    todo: compareMoves,
    example: {
      format: 'kif',
      wrong: '   1 ７六歩(77)\n   2 ３四二(33)\n',
      right: '   1 ７六歩(77)\n   2 ３四歩(33)\n',
    },
  },
  'move/wrong-side': {
    means: ended({
      en: 'The players move in turn, but the record gives this move to the side that has just moved.',
      ja: '双方は交互に指しますが、直前に指した側の手として書かれています。',
      ru: 'Стороны ходят по очереди, а запись приписывает этот ход стороне, которая только что сходила.',
    }),
    todo: compareMoves,
    example: { format: 'csa', wrong: 'PI\n+\n+7776FU\n+2726FU\n', right: 'PI\n+\n+7776FU\n-3334FU\n+2726FU\n' },
  },
  'move/no-piece-at-origin': {
    means: ended({
      en: 'The square from which the piece is to move is empty on the board as the moves so far have left it.',
      ja: 'ここまでの手順では、移動元のマスに駒がありません。',
      ru: 'Поле, с которого должна пойти фигура, после предыдущих ходов пусто.',
    }),
    todo: compareMoves,
    example: {
      format: 'kif',
      wrong: '   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ７七角(78)\n',
      right: '   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ７七角(88)\n',
    },
  },
  'move/not-own-piece': {
    means: ended({
      en: 'The piece on the square of origin belongs to the opponent; nobody may move it but its owner.',
      ja: '移動元にあるのは相手の駒で、動かすことはできません。',
      ru: 'На исходном поле стоит фигура соперника, ходить ею нельзя.',
    }),
    todo: compareMoves,
    example: { format: 'usi', wrong: 'startpos moves 7g7f 2g2f\n', right: 'startpos moves 7g7f 3c3d 2g2f\n' },
  },
  'move/piece-mismatch': {
    means: ended({
      en: 'The record names one piece, and another one stands on the square of origin; which of the two is mistaken cannot be told.',
      ja: '棋譜に書かれた駒と、移動元にある駒が違います。どちらが誤りかは判断できません。',
      ru: 'Запись называет одну фигуру, а на исходном поле стоит другая; что из этого ошибка, сказать нельзя.',
    }),
    todo: compareMoves,
    example: { format: 'kif', wrong: '   1 ６八金(79)\n', right: '   1 ６八銀(79)\n' },
  },
  'move/own-piece-on-target': {
    means: ended({
      en: 'The target square holds a piece of the mover; only pieces of the opponent can be captured.',
      ja: '移動先に自分の駒があります。取れるのは相手の駒だけです。',
      ru: 'На поле назначения стоит своя фигура, а брать можно только чужие.',
    }),
    todo: compareMoves,
    example: { format: 'csa', wrong: 'PI\n+\n+8877KA\n', right: 'PI\n+\n+7776FU\n-3334FU\n+8877KA\n' },
  },
  'move/not-in-hand': {
    means: ended({
      en: 'Only a piece that was captured before and is still in hand can be dropped; there is none of this kind.',
      ja: '打てるのは持駒だけですが、この駒は持駒にありません。',
      ru: 'Сбросить можно только взятую фигуру, которая ещё в руке; такой фигуры там нет.',
    }),
    todo: compareMoves,
    example: {
      format: 'csa',
      wrong: 'PI\n+\n+7776FU\n-3334FU\n+0055KA\n',
      right: 'PI\n+\n+7776FU\n-3334FU\n+8822UM\n-3122GI\n+0055KA\n',
    },
  },
  'move/occupied': {
    means: ended({
      en: 'A piece can be dropped only on an empty square; a drop captures nothing.',
      ja: '持駒は空いているマスにしか打てません。打つ手で駒を取ることはできません。',
      ru: 'Сбрасывать фигуру можно только на пустое поле: сбросом ничего не берут.',
    }),
    todo: compareMoves,
    example: {
      format: 'usi',
      wrong: 'startpos moves 7g7f 3c3d 8h2b+ 3a2b B*2b\n',
      right: 'startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e\n',
    },
  },
  'move/cannot-promote': {
    means: ended({
      en: 'King and gold have no promoted side, a promoted piece cannot promote again, and a dropped piece comes unpromoted.',
      ja: '玉と金には成りがなく、成駒は重ねて成れません。また、持駒を成って打つことはできません。',
      ru: 'Король и золото не превращаются, превращённая фигура не превращается ещё раз, а сброшенная ставится непревращённой.',
    }),
    todo: compareMoves,
    example: {
      format: 'usi',
      wrong: 'sfen 4k4/9/4G4/9/9/9/9/9/4K4 b - 1 moves 5c5b+\n',
      right: 'sfen 4k4/9/4G4/9/9/9/9/9/4K4 b - 1 moves 5c5b\n',
    },
  },
  'move/ambiguous-move': {
    means: ended({
      en: 'Several pieces of this kind can reach the square. Where no origin is written, as in KI2, a word such as 右, 左, 上, 寄, 引 or 直 must tell them apart.',
      ja: '同じ種類の駒が二枚以上そのマスに行けます。KI2のように移動元を書かない形式では、右・左・上・寄・引・直で区別しなければなりません。',
      ru: 'На это поле могут пойти несколько одинаковых фигур. Там, где исходное поле не пишут (KI2), их различают словами 右, 左, 上, 寄, 引, 直.',
    }),
    todo: {
      en: 'Add the word or the square of origin that tells which piece is meant.',
      ja: 'どの駒かを示す文字か移動元を書き足してください。',
      ru: 'Допишите слово или исходное поле, по которому видно, какая фигура имеется в виду.',
    },
    example: { format: 'ki2', wrong: '▲７六歩 △３四歩 ▲５八金\n', right: '▲７六歩 △３四歩 ▲５八金右\n' },
  },
} satisfies Partial<ExplanationsOf<'move'>>;
