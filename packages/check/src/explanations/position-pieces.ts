/** Positions that can be set up but cannot arise in a game. */
import type { Texts } from '../languages/language.js';
import type { ExplanationsOf } from './explanation.js';
import { comparePosition } from './record-todos.js';

const kept = ({ en, ja, ru }: Texts): Texts => ({
  en: `${en} Problems and studies have such positions, so it is kept as it stands.`,
  ja: `${ja}詰将棋などではありうるので、そのまま残しました。`,
  ru: `${ru} В задачах и этюдах такое бывает, поэтому позиция сохранена как есть.`,
});

export const positionPieces = {
  'position/too-many-pieces': {
    means: kept({
      en: 'A set has 2 kings, 2 rooks, 2 bishops, 4 golds, 4 silvers, 4 knights, 4 lances and 18 pawns, board and hands together. This position has more of a kind.',
      ja: '駒は盤上と持駒を合わせて、玉二枚、飛・角各二枚、金・銀・桂・香各四枚、歩十八枚ですが、それより多くあります。',
      ru: 'В наборе 2 короля, 2 ладьи, 2 слона, по 4 золота, серебра, коня и копья и 18 пешек, считая доску и руки. В этой позиции таких фигур больше.',
    }),
    todo: comparePosition,
    example: {
      format: 'csa',
      wrong: 'P-51OU\nP+59OU28HI18HI00HI\n+\n',
      right: 'P-51OU\nP+59OU28HI00HI\n+\n',
    },
  },
  'position/two-kings': {
    means: kept({
      en: 'Each side has one king. With more than one, check and mate are judged by one of them only.',
      ja: '玉は双方一枚ずつです。二枚以上あると、王手や詰みはそのうちの一枚でしか判定できません。',
      ru: 'У каждой стороны один король. Если их больше, шах и мат определяются только по одному из них.',
    }),
    todo: comparePosition,
    example: {
      format: 'sfen',
      wrong: '4k4/9/9/9/9/9/9/4K4/4K4 b - 1\n',
      right: '4k4/9/9/9/9/9/9/9/4K4 b - 1\n',
    },
  },
  'position/king-missing': {
    means: kept({
      en: 'A side has no king, so it can be neither in check nor mated. In mate problems the attacker usually has none: where one king is there this is mere information.',
      ja: '片方に玉がないため、王手も詰みもありません。詰将棋では攻方の玉を置かないのが普通なので、玉が一枚あれば情報にとどめます。',
      ru: 'У стороны нет короля, поэтому ей нельзя поставить ни шах, ни мат. В задачах на мат атакующий обычно без короля: если один король есть, это лишь сведение.',
    }),
    todo: comparePosition,
    example: {
      format: 'sfen',
      wrong: '9/9/9/9/9/9/9/9/4K4 b - 1\n',
      right: '4k4/9/9/9/9/9/9/9/4K4 b - 1\n',
    },
  },
  'position/pawns-doubled': {
    means: kept({
      en: 'A side has two unpromoted pawns on one file. Nifu forbids to drop the second one, and pawns do not change their file.',
      ja: '同じ筋に成っていない自分の歩が二枚あります。歩は筋を変えず、二枚目を打つのは二歩なので、対局では生じません。',
      ru: 'У стороны две непревращённые пешки на одной вертикали. Сбросить вторую запрещает нифу, а вертикаль пешка не меняет.',
    }),
    todo: comparePosition,
    example: {
      format: 'sfen',
      wrong: '4k4/9/9/9/9/4P4/4P4/9/4K4 b - 1\n',
      right: '4k4/9/9/9/9/4P4/3P5/9/4K4 b - 1\n',
    },
  },
  'position/piece-on-dead-rank': {
    means: kept({
      en: 'An unpromoted pawn or lance stands on the last rank, or a knight on the last two. It could never move, and no legal move brings it there.',
      ja: '成っていない歩か香が一段目に、または桂が一・二段目にあります。行き所のない駒で、合法手では生じません。',
      ru: 'Непревращённая пешка или копьё стоит на последней горизонтали либо конь на двух последних. Ходить ей некуда, и законным ходом она туда попасть не могла.',
    }),
    todo: comparePosition,
    example: {
      format: 'sfen',
      wrong: '4k4/N8/9/9/9/9/9/9/4K4 b - 1\n',
      right: '4k4/9/N8/9/9/9/9/9/4K4 b - 1\n',
    },
  },
  'position/opponent-in-check': {
    means: kept({
      en: 'The side to move could take the king at once: the other side would have left its king in check. Often it is the side to move that is mistaken.',
      ja: '手番の側がすぐに玉を取れます。相手が王手を放置したことになります。手番の書き間違いであることも少なくありません。',
      ru: 'Сторона, чья очередь хода, может сразу взять короля: соперник оставил его под шахом. Часто ошибочно указана именно очередь хода.',
    }),
    todo: {
      en: 'See whether the side to move is right, and compare the position with its source.',
      ja: '手番が正しいか確かめ、元の図と照らし合わせてください。',
      ru: 'Проверьте очередь хода и сверьте позицию с источником.',
    },
    example: {
      format: 'sfen',
      wrong: '4k4/4R4/9/9/9/9/9/9/4K4 b - 1\n',
      right: '4k4/4R4/9/9/9/9/9/9/4K4 w - 1\n',
    },
  },
} satisfies Partial<ExplanationsOf<'position'>>;
