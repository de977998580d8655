/** Positions whose text is faulty or odd: diagrams, rows of CSA, SFEN. */
import { diagram } from './diagram.js';
import type { ExplanationsOf } from './explanation.js';
import { writeAnew } from './record-todos.js';

const KINGS_ONLY = '4k4/9/9/9/9/9/9/9/4K4 b - 1\n';

export const positionNotation = {
  'position/bad-board-row': {
    means: {
      en: 'A board has nine rows of nine squares, with pieces of known names. This row has more or fewer, is missing, or holds something that is no piece; what could be read is set up.',
      ja: '盤は九マスの行九つで、駒の名が書かれています。この行はマスの過不足があるか、抜けているか、駒でない文字を含みます。読めた部分だけを並べました。',
      ru: 'В доске девять строк по девять полей с известными названиями фигур. В этой строке полей больше или меньше, её нет, или в ней стоит не фигура; расставлено то, что удалось прочитать.',
    },
    todo: {
      en: 'Compare the row with the source of the position and correct it.',
      ja: '元の図と照らし合わせて、この行を直してください。',
      ru: 'Сверьте строку с источником позиции и исправьте её.',
    },
    example: {
      format: 'kif',
      wrong: `${diagram({ rows: { 1: '| ・ ・ ・ ・v玉 ・ ・ ・|' } })}   1 ５八玉(59)\n`,
      right: `${diagram({})}   1 ５八玉(59)\n`,
    },
  },
  'position/bad-hand': {
    means: {
      en: 'In hand there are unpromoted pieces other than the king, each name once with its number (飛　歩三). What does not fit is left out of the hand.',
      ja: '持駒は玉以外の成っていない駒を「飛　歩三」のように書きます。読めない部分は持駒に加えていません。',
      ru: 'В руке бывают непревращённые фигуры, кроме короля; пишут название и число (飛　歩三). То, что не подходит, в руку не включено.',
    },
    todo: {
      en: 'Correct the pieces in hand.',
      ja: '持駒を直してください。',
      ru: 'Исправьте фигуры в руке.',
    },
    example: {
      format: 'kif',
      wrong: `${diagram({ hand: '玉' })}   1 ５八玉(59)\n`,
      right: `${diagram({ hand: '金' })}   1 ５八玉(59)\n`,
    },
  },
  'position/bad-sfen-row': {
    means: {
      en: 'An SFEN board has nine rows between slashes, each of nine squares; a digit stands for that many empty ones. With another sum the position is not certain, so the line is left out.',
      ja: 'SFENの盤面は「/」で区切った九つの行からなり、数字は空きマスの数です。各行が九マスにならないと局面が定まらないため、この行は読み込んでいません。',
      ru: 'Доска SFEN состоит из девяти строк через косую черту, в каждой девять полей; цифра означает число пустых. При другой сумме позиция неясна, поэтому строка пропущена.',
    },
    todo: {
      en: 'Add the row or the squares that are missing, or take off what is too much.',
      ja: '足りない行やマスを補うか、余分なものを取り除いてください。',
      ru: 'Допишите недостающие строки или поля либо уберите лишние.',
    },
    example: { format: 'sfen', wrong: '4k4/9/9/9/9/9/9/4K4 b - 1\n', right: KINGS_ONLY },
  },
  'position/bad-sfen-piece': {
    means: {
      en: 'SFEN names the pieces K R B G S N L P, capitals for Black and small letters for White, with + before a promoted one; king and gold have no such form. A line with another letter is left out.',
      ja: 'SFENの駒はK R B G S N L Pで、大文字が先手、小文字が後手です。成駒は前に「+」を付けますが、玉と金には付きません。ほかの文字を含む行は読み込みません。',
      ru: 'Фигуры SFEN — K R B G S N L P, заглавные у чёрных, строчные у белых; перед превращённой ставится +, у короля и золота его не бывает. Строка с другой буквой пропущена.',
    },
    todo: {
      en: 'Replace the letter by that of the piece.',
      ja: '正しい駒の文字に直してください。',
      ru: 'Замените букву на обозначение фигуры.',
    },
    example: {
      format: 'sfen',
      wrong: '4k4/9/9/4x4/9/9/9/9/4K4 b - 1\n',
      right: '4k4/9/9/4p4/9/9/9/9/4K4 b - 1\n',
    },
  },
  'position/bad-sfen-hand': {
    means: {
      en: 'The third field of SFEN lists the pieces in hand, each letter with its number before it (2P), or is - for none. Kings and promoted pieces are never in hand; a line that says otherwise is left out.',
      ja: 'SFENの三つ目の欄は持駒で、「2P」のように枚数を前に書き、なければ「-」とします。玉と成駒は持駒になりません。読めないときはその行を読み込みません。',
      ru: 'Третье поле SFEN перечисляет фигуры в руке, число перед буквой (2P); если их нет, стоит -. Короли и превращённые фигуры в руке не бывают; строка, где сказано иначе, пропущена.',
    },
    todo: {
      en: 'Correct the field, or write - where nothing is in hand.',
      ja: 'この欄を直してください。持駒がなければ「-」とします。',
      ru: 'Исправьте поле или напишите -, если в руке ничего нет.',
    },
    example: { format: 'sfen', wrong: '4k4/9/9/9/9/9/9/9/4K4 b K 1\n', right: '4k4/9/9/9/9/9/9/9/4K4 b G 1\n' },
  },
  'position/bad-sfen-turn': {
    means: {
      en: 'The second field of SFEN says who is to move: b for Black, w for White. A line that says neither is left out.',
      ja: 'SFENの二つ目の欄は手番で、先手ならb、後手ならwです。どちらでもない行は読み込みません。',
      ru: 'Второе поле SFEN говорит, чья очередь хода: b — чёрные, w — белые. Строка, где нет ни того, ни другого, пропущена.',
    },
    todo: { en: 'Write b or w.', ja: 'bかwと書いてください。', ru: 'Напишите b или w.' },
    example: { format: 'sfen', wrong: '4k4/9/9/9/9/9/9/9/4K4 B - 1\n', right: KINGS_ONLY },
  },
  'position/bad-sfen-number': {
    means: {
      en: 'The fourth field of SFEN is the number of the next move, a whole number from 1; some programs leave it out. Nothing else depends on it.',
      ja: 'SFENの四つ目の欄は次の手の手数で、1以上の整数です。省くソフトもあります。局面そのものには影響しません。',
      ru: 'Четвёртое поле SFEN — номер следующего хода, целое число от 1; некоторые программы его опускают. На позицию он не влияет.',
    },
    todo: { en: 'Write the number, or 1.', ja: '手数を書くか、1としてください。', ru: 'Напишите номер хода или 1.' },
    example: { format: 'sfen', wrong: '4k4/9/9/9/9/9/9/9/4K4 b - x\n', right: KINGS_ONLY },
  },
  'position/contested-mark': {
    means: {
      en: "In Kakinoki's diagrams v stands before White's pieces and a blank before Black's. Other marks are read in different ways: ^ is taken for Black, V for White.",
      ja: '柿木形式の図では、後手の駒の前に「v」、先手の駒の前に空白を置きます。ほかの印はソフトによって解釈が違い、ここでは「^」を先手、「V」を後手としました。',
      ru: 'На диаграммах Какиноки перед фигурой белых стоит v, перед фигурой чёрных пробел. Другие знаки программы понимают по-разному: ^ здесь означает чёрных, V — белых.',
    },
    todo: {
      en: "Write v before White's pieces and a blank before Black's.",
      ja: '後手の駒には「v」、先手の駒には空白を使ってください。',
      ru: 'Ставьте v перед фигурами белых и пробел перед фигурами чёрных.',
    },
    example: {
      format: 'kif',
      wrong: `${diagram({ rows: { 5: '| ・ ・ ・ ・^歩 ・ ・ ・ ・|' } })}   1 ５八玉(59)\n`,
      right: `${diagram({ rows: { 5: '| ・ ・ ・ ・ 歩 ・ ・ ・ ・|' } })}   1 ５八玉(59)\n`,
    },
  },
  'position/odd-diagram': {
    means: {
      en: 'Programs write ・ for an empty square and a blank or v before each. This diagram has other signs, as typed ones have; what they mean is certain.',
      ja: 'ソフトの図では空きマスは「・」で、各マスの前に空白か「v」があります。手入力の図らしく別の文字が使われていますが、意味は明らかです。',
      ru: 'Программы обозначают пустое поле знаком ・, а перед каждым полем ставят пробел или v. Здесь другие знаки, как в набранных вручную диаграммах; их смысл ясен.',
    },
    todo: writeAnew,
    example: {
      format: 'kif',
      wrong: `${diagram({ rows: { 5: '| . . . . . . . . .|' } })}   1 ５八玉(59)\n`,
      right: `${diagram({})}   1 ５八玉(59)\n`,
    },
  },
  'position/hand-without-diagram': {
    means: {
      en: 'Pieces in hand are told, but no diagram shows the board they belong to. The start follows from the handicap, and the hands are left out.',
      ja: '持駒が書かれていますが、盤面の図がありません。開始局面は手合割によるものとし、持駒は無視しました。',
      ru: 'Фигуры в руке указаны, а диаграммы доски нет. Начальная позиция взята по форе, а руки пропущены.',
    },
    todo: {
      en: 'Add the diagram, or delete the hands.',
      ja: '図を加えるか、持駒の行を削除してください。',
      ru: 'Добавьте диаграмму или удалите строки с фигурами в руке.',
    },
    example: {
      format: 'kif',
      wrong: '先手の持駒：飛\n   1 ７六歩(77)\n',
      right: `${diagram({ hand: '飛' })}   1 ５八飛打\n`,
    },
  },
} satisfies Partial<ExplanationsOf<'position'>>;
