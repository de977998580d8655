/** What only Kislyuk's notation has: signs that the board confirms or not, and doubts about whose sign it is. */
import type { Texts } from '../languages/language.js';
import type { ExplanationsOf } from './explanation.js';
import { compareWithOriginal } from './format-todos.js';
import { kislyukSpelling } from './kislyuk-spelling.js';

const correctSign: Texts = {
  en: 'See whether the move is the right one, then correct the sign; kifukit check --fix does that.',
  ja: '指し手が正しいか確かめてから印を直してください。印はkifukit check --fixでも直せます。',
  ru: 'Проверьте, тот ли это ход, и исправьте знак; знак исправляет kifukit check --fix.',
};

const MATE_IN_ONE = 'чёрные М5i, П5c, в резерве Г; белые М5a; ход чёрных\n\n';

const signs = {
  'kislyuk/ambiguous-pr': {
    means: {
      en: '«пр.» behind a move says that the piece promotes, before a letter that the piece is promoted already. Between two moves it can be either, and both fit the board; since a promoted piece always has its «пр.», it was taken for that of the second move.',
      ja: '«пр.»は手の後なら成る手、駒の前なら成駒を表します。2手の間にあってどちらにも読め、盤面でもどちらもあり得ます。成駒には必ず付ける決まりなので、後の手のものとして読みました。',
      ru: '«пр.» после хода значит, что фигура превращается, перед буквой — что она уже превращена. Между двумя ходами это может быть и то и другое, и доска допускает оба. У превращённой фигуры «пр.» стоит всегда, поэтому он отнесён ко второму ходу.',
    },
    todo: {
      en: 'Write the number again, followed by three dots, before the second move, as in the right example.',
      ja: '後の手の前に番号を書き足してください（1. П8d—8c 1. ... пр. Л2h—3h）。',
      ru: 'Повторите перед вторым ходом номер с многоточием, как в правильном примере.',
    },
    example: {
      format: 'kislyuk',
      wrong: 'чёрные М5i, П8d; белые М5a, пр. Л2h; ход чёрных\n\n1. П8d—8c пр. Л2h—3h\n',
      right: 'чёрные М5i, П8d; белые М5a, пр. Л2h; ход чёрных\n\n1. П8d—8c 1. ... пр. Л2h—3h\n',
    },
  },
  'kislyuk/prefix-missing': {
    means: {
      en: 'A promoted piece is written with «пр.» before its letter. The piece on the square is promoted and the letter stands alone; the square it leaves is certain, so the move was played.',
      ja: '成駒は駒の文字の前に«пр.»を付けて書きます。移動元には成駒がありますが«пр.»がありません。移動元は明らかなので、そのまま指しました。',
      ru: 'Перед буквой превращённой фигуры пишут «пр.». На поле стоит превращённая фигура, а буква без «пр.»; исходное поле ясно, и ход сделан.',
    },
    todo: {
      en: 'Put «пр.» in front, unless a move before this one is wrong.',
      ja: 'それまでの手に誤りがなければ、前に«пр.»を付けてください。',
      ru: 'Допишите «пр.», если только не ошибочен один из предыдущих ходов.',
    },
    example: {
      format: 'kislyuk',
      wrong: 'чёрные М5i, пр. С3b; белые М5a; ход чёрных\n\n1. С3b—5d\n',
      right: 'чёрные М5i, пр. С3b; белые М5a; ход чёрных\n\n1. пр. С3b—5d\n',
    },
  },
  'kislyuk/check-missing': {
    means: {
      en: 'The sign + behind a move says check (promotion is «пр.»). On the board the move gives check, and the sign is missing.',
      ja: '手の後の「+」は王手を表します（成は«пр.»）。盤面では王手になる手ですが、印がありません。',
      ru: 'Знак + после хода означает шах (превращение — «пр.»). На доске этим ходом объявлен шах, а знака нет.',
    },
    todo: correctSign,
    example: {
      format: 'kislyuk',
      wrong: '1. П7g—7f П3c—3d\n2. С8h—3c пр.\n',
      right: '1. П7g—7f П3c—3d\n2. С8h—3c пр.+\n',
    },
  },
  'kislyuk/check-false': {
    means: {
      en: 'The sign + says check, but the move gives none on the board. It may have been meant as promotion, as in other notations, or a move before is wrong.',
      ja: '「+」は王手を表しますが、盤面では王手になりません。ほかの記譜法のように成の意味で書かれたか、それまでの手に誤りがあるのかもしれません。',
      ru: 'Знак + означает шах, но на доске шаха нет. Возможно, им, как в других нотациях, хотели отметить превращение, или ошибочен предыдущий ход.',
    },
    todo: correctSign,
    example: { format: 'kislyuk', wrong: '1. П7g—7f+ П3c—3d\n', right: '1. П7g—7f П3c—3d\n' },
  },
  'kislyuk/mate-missing': {
    means: {
      en: 'A move that mates ends with a Latin X in place of the +. On the board this one mates, and the X is missing.',
      ja: '詰みになる手には、「+」の代わりにラテン文字のXを付けます。盤面では詰んでいますが、Xがありません。',
      ru: 'Ход, ставящий мат, вместо + оканчивается латинской X. На доске это мат, а X нет.',
    },
    todo: correctSign,
    example: {
      format: 'kislyuk',
      wrong: `${MATE_IN_ONE}1. Г рез.—5b\nМат\n`,
      right: `${MATE_IN_ONE}1. Г рез.—5bX\nМат\n`,
    },
  },
  'kislyuk/mate-false': {
    means: {
      en: 'The X at the end of a move says mate, but on the board the opponent still has a legal move. A piece may stand elsewhere because of a wrong move before.',
      ja: '手の末尾のXは詰みを表しますが、盤面ではまだ逃れる手があります。それまでの手の誤りで駒の配置が違っているのかもしれません。',
      ru: 'X в конце хода означает мат, но на доске у соперника есть ход. Возможно, из-за ошибки в предыдущих ходах фигура стоит не там.',
    },
    todo: compareWithOriginal,
    example: { format: 'kislyuk', wrong: '1. П7g—7fX П3c—3d\n', right: '1. П7g—7f П3c—3d\n' },
  },
  'kislyuk/capture-mark-missing': {
    means: {
      en: 'A colon between the squares says that the move captures, a dash that it does not. A piece is captured on the board, and a dash stands there.',
      ja: 'マスの間のコロンは駒を取る手、線は取らない手を表します。盤面では駒を取っていますが、線が書かれています。',
      ru: 'Двоеточие между полями означает взятие, тире — ход без взятия. На доске фигура взята, а стоит тире.',
    },
    todo: correctSign,
    example: {
      format: 'kislyuk',
      wrong: '1. П7g—7f П3c—3d\n2. С8h—2b пр. Р3a:2b\n',
      right: '1. П7g—7f П3c—3d\n2. С8h:2b пр. Р3a:2b\n',
    },
  },
  'kislyuk/capture-mark-false': {
    means: {
      en: 'A colon between the squares says that the move captures, but the square it goes to is empty.',
      ja: 'マスの間のコロンは駒を取る手を表しますが、移動先には駒がありません。',
      ru: 'Двоеточие между полями означает взятие, но поле, на которое пошла фигура, пусто.',
    },
    todo: correctSign,
    example: { format: 'kislyuk', wrong: '1. П7g:7f П3c—3d\n', right: '1. П7g—7f П3c—3d\n' },
  },
  'kislyuk/number': {
    means: {
      en: 'A number counts a pair, a move of Black and one of White. This one is not the next; the moves were read in their order, but one may be missing.',
      ja: '番号は先手と後手の2手ごとに一つ進みます。続きの番号ではありませんが、書かれた順に読みました。手が抜けているのかもしれません。',
      ru: 'Номер считает пары: ход чёрных и ход белых. Этот номер не следующий; ходы прочитаны по порядку, но один из них мог пропасть.',
    },
    todo: compareWithOriginal,
    example: {
      format: 'kislyuk',
      wrong: '1. П7g—7f П3c—3d\n3. П2g—2f\n',
      right: '1. П7g—7f П3c—3d\n2. П2g—2f\n',
    },
  },
  'kislyuk/bad-position': {
    means: {
      en: 'A position is a list of the pieces of both sides: letters of the notation with squares, those in hand behind «в резерве». This item is no such piece, or one that cannot promote or be in hand; it was left out.',
      ja: '局面は双方の駒を並べて表します。盤上の駒は文字とマス、持駒は«в резерве»の後に書きます。駒の表記でないか、成れない駒や持駒にならない駒なので、省きました。',
      ru: 'Позиция — это список фигур обеих сторон: буквы с полями, а фигуры в руке — после «в резерве». Здесь не такая фигура или та, что не превращается или не бывает в руке; она опущена.',
    },
    todo: compareWithOriginal,
    example: {
      format: 'kislyuk',
      wrong: '# Сёги, нотация Кислюка, версия 1\nПозиция: чёрные М5i, пр. Г5e; белые М5a; ход чёрных\n\n1. М5i—5h\n',
      right: '# Сёги, нотация Кислюка, версия 1\nПозиция: чёрные М5i, Г5e; белые М5a; ход чёрных\n\n1. М5i—5h\n',
    },
  },
} as const satisfies Partial<ExplanationsOf<'kislyuk'>>;

export const kislyukExplanations: ExplanationsOf<'kislyuk'> = { ...kislyukSpelling, ...signs };
