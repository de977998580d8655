/** What only CSA files have: the standard of the Computer Shogi Association, and habits of files that depart from it. */
import type { ExplanationsOf } from './explanation.js';
import { compareWithOriginal } from './format-todos.js';
import { mendWithFix } from './record-todos.js';

const evenRows = `P1-KY-KE-GI-KI-OU-KI-GI-KE-KY
P2 * -HI *  *  *  *  * -KA * 
P3-FU-FU-FU-FU-FU-FU-FU-FU-FU
P4 *  *  *  *  *  *  *  *  * 
P5 *  *  *  *  *  *  *  *  * 
P6 *  *  *  *  *  *  *  *  * 
P7+FU+FU+FU+FU+FU+FU+FU+FU+FU
P8 * +KA *  *  *  *  * +HI * 
P9+KY+KE+GI+KI+OU+KI+GI+KE+KY
`;

export const csaExplanations = {
  'csa/lower-case': {
    means: {
      en: 'The CSA standard knows its words in capitals only, and other programs skip or refuse small letters. They were read as capitals.',
      ja: 'CSA標準棋譜ファイル形式の語は大文字だけで、小文字の行を読み飛ばしたり拒んだりするソフトもあります。大文字として読みました。',
      ru: 'В стандарте CSA все слова пишутся прописными буквами; другие программы строчные пропускают или отвергают. Они прочитаны как прописные.',
    },
    todo: mendWithFix,
    example: { format: 'csa', wrong: 'PI\n+\n+7776fu\n', right: 'PI\n+\n+7776FU\n' },
  },
  'csa/look-alike': {
    means: {
      en: 'A sign that only looks like an ASCII plus or minus stands there, as in text copied from a web page or typed with a Japanese keyboard. It was read as the sign that is meant.',
      ja: '半角の「+」や「-」に似た別の文字です。ウェブページから写した文や、全角で入力した文に見られます。本来の符号として読みました。',
      ru: 'Вместо плюса или минуса ASCII стоит лишь похожий знак, как бывает в тексте, скопированном с веб-страницы. Он прочитан как тот, что имелся в виду.',
    },
    todo: mendWithFix,
    example: { format: 'csa', wrong: 'PI\n+\n+7776FU\n–3334FU\n', right: 'PI\n+\n+7776FU\n-3334FU\n' },
  },
  'csa/no-start-position': {
    means: {
      en: 'By the standard a CSA game without lines of the position begins on an empty board. No move would be possible there, so the even start was taken.',
      ja: '標準では、局面の行がないCSAの棋譜は駒のない盤面から始まります。それでは1手も指せないので、平手の開始局面から読みました。',
      ru: 'По стандарту партия CSA без строк позиции начинается на пустой доске. Ходить там нечем, поэтому взята обычная начальная позиция.',
    },
    todo: {
      en: 'Write PI for the even start, or the position from which the game began.',
      ja: '平手ならPI、そうでなければ実際の開始局面を書いてください。',
      ru: 'Напишите PI, если игра равная, или ту позицию, с которой началась партия.',
    },
    example: { format: 'csa', wrong: '+\n+7776FU\n', right: 'PI\n+\n+7776FU\n' },
  },
  'csa/no-turn': {
    means: {
      en: 'After the position the standard wants a line + or - that says which side moves first. It is missing; the sign of the first move told it, or + was assumed.',
      ja: '標準では、局面の後に手番を示す「+」か「-」の行が必要です。ないので、最初の指し手の符号から、指し手もなければ「+」と判断しました。',
      ru: 'После позиции стандарт требует строку + или -, которая говорит, чей ход первый. Её нет: это решил знак первого хода, а без ходов взят +.',
    },
    todo: {
      en: 'Put the line in, + for Black and - for White.',
      ja: '先手番なら「+」、後手番なら「-」の行を補ってください。',
      ru: 'Вставьте эту строку: + для чёрных, - для белых.',
    },
    example: { format: 'csa', wrong: 'PI\n+7776FU\n', right: 'PI\n+\n+7776FU\n' },
  },
  'csa/two-boards': {
    means: {
      en: 'The standard gives a board either as PI, the even position less what was taken off, or in rows P1 to P9, never both. Programs disagree on which counts; here the rows do.',
      ja: '標準では、局面はPI（平手から駒を除いたもの）かP1～P9の行のどちらか一方で表します。両方あると読み方がソフトによって違います。ここではP1～P9の行で読みました。',
      ru: 'По стандарту доска задаётся либо строкой PI (обычная позиция без снятых фигур), либо рядами P1–P9, но не тем и другим сразу. Программы читают такое по-разному; здесь взяты ряды.',
    },
    todo: {
      en: 'Leave out the one that is not meant.',
      ja: '不要なほうを消してください。',
      ru: 'Уберите лишнее.',
    },
    example: { format: 'csa', wrong: `PI82HI\n${evenRows}+\n`, right: `${evenRows}+\n` },
  },
  'csa/bad-position-line': {
    means: {
      en: 'After PI stand the pieces that are taken off the even position, each as a square and a piece, such as 82HI. This is no such pair, or nothing stands on the square; it was left out.',
      ja: 'PIの後には、平手から除く駒を82HIのようにマスと駒の組で書きます。組になっていないか、そのマスに駒がないので、無視しました。',
      ru: 'После PI перечисляют фигуры, снятые с обычной позиции, каждую как поле и фигуру: 82HI. Здесь не такая пара, или на поле ничего нет; это пропущено.',
    },
    todo: compareWithOriginal,
    example: { format: 'csa', wrong: 'PI55KA\n-\n-3334FU\n', right: 'PI22KA\n-\n-3334FU\n' },
  },
  'csa/row-numbers': {
    means: {
      en: 'There are nine rows of the board, but their numbers are not 1 to 9: one was copied without a change of its number. They were taken from the top in the order in which they stand.',
      ja: '盤面の行は9行ありますが、番号が1～9になっていません。行を写して番号を直し忘れたもののようです。上から並んでいる順に読みました。',
      ru: 'Рядов доски девять, но номера у них не от 1 до 9: какой-то ряд скопировали и номер не исправили. Они взяты сверху вниз в том порядке, в каком стоят.',
    },
    todo: {
      en: 'Number the rows P1 to P9.',
      ja: '行の番号をP1～P9に直してください。',
      ru: 'Пронумеруйте ряды от P1 до P9.',
    },
    example: { format: 'csa', wrong: `${evenRows.replace('P4', 'P5')}+\n`, right: `${evenRows}+\n` },
  },
  'csa/wrong-sign': {
    means: {
      en: 'The sign of a CSA move names the side that makes it. Here it names the side that is not to move, but the square it leaves holds a piece of the side to move, so only the sign can be wrong; the move was played.',
      ja: 'CSAの指し手の符号は指した側を表します。符号は手番でない側のものですが、動かすマスには手番の側の駒があり、誤りは符号だけと考えられるので、手番の側の手として指しました。',
      ru: 'Знак хода в CSA называет того, кто ходит. Здесь он назвал другую сторону, но на исходном поле стоит фигура того, чей ход, так что неверен только знак; ход сделан.',
    },
    todo: compareWithOriginal,
    example: { format: 'csa', wrong: 'PI\n+\n-7776FU\n', right: 'PI\n+\n+7776FU\n' },
  },
  'csa/removal-mismatch': {
    means: {
      en: 'A piece that PI takes off is named with its square, and the even position has another one there. Programs go by the square, and so did kifukit.',
      ja: 'PIで除く駒はマスと一緒に書きますが、平手のそのマスにあるのは別の駒です。ほかのソフトと同じくマスのほうを採り、そこにある駒を除きました。',
      ru: 'Снимаемая в PI фигура названа вместе с полем, но в обычной позиции там стоит другая. Программы смотрят на поле; так поступил и kifukit.',
    },
    todo: {
      en: 'Check which handicap was given and correct the piece or the square.',
      ja: '実際の手合割を確かめ、駒かマスを直してください。',
      ru: 'Проверьте, какая была фора, и исправьте фигуру или поле.',
    },
    example: { format: 'csa', wrong: 'PI22HI\n-\n-3334FU\n', right: 'PI22KA\n-\n-3334FU\n' },
  },
  'csa/square-given-twice': {
    means: {
      en: 'Lines of the position put two pieces on one square, or give the same row twice. The last one counts.',
      ja: '局面の行で、同じマスに2つの駒が置かれているか、同じ段が2回書かれています。後のものを採りました。',
      ru: 'Строки позиции ставят на одно поле две фигуры или дважды задают один ряд. Взято последнее.',
    },
    todo: compareWithOriginal,
    example: {
      format: 'csa',
      wrong: 'P-51OU\nP+59OU59KI\n+\n',
      right: 'P-51OU\nP+59OU49KI\n+\n',
    },
  },
  'csa/remainder-given-twice': {
    means: {
      en: '00AL gives a side all pieces that are still in the box, so it can stand there once only. The side named first got them.',
      ja: '00ALは駒箱に残った駒をすべて持駒にする指定なので、1回しか使えません。先に書かれた側の持駒としました。',
      ru: '00AL отдаёт стороне в руку все фигуры, оставшиеся в коробке, поэтому может стоять лишь один раз. Их получила сторона, названная первой.',
    },
    todo: {
      en: 'Keep one 00AL and list the other hand piece by piece; in a mate problem the defender has the rest.',
      ja: '00ALを一方だけに残し、もう一方の持駒は1枚ずつ書いてください。詰将棋では残りの駒は玉方のものです。',
      ru: 'Оставьте одно 00AL, а фигуры другой стороны перечислите; в задаче на мат остальное — у защищающегося.',
    },
    example: {
      format: 'csa',
      wrong: 'P-51OU\nP+53KI00KI00AL\nP-00AL\n+\n',
      right: 'P-51OU\nP+53KI00KI\nP-00AL\n+\n',
    },
  },
  'csa/bad-time': {
    means: {
      en: 'A T line gives the seconds used for the move before it, since version 3.0 with up to three decimals. This is no such number, so the time is unknown rather than 0.',
      ja: 'T行は直前の指し手の消費時間を秒で表します（3.0からは小数第3位まで）。数として読めないので、0ではなく不明としました。',
      ru: 'Строка T даёт время на предыдущий ход в секундах, с версии 3.0 — до трёх знаков после точки. Здесь не такое число, поэтому время считается неизвестным, а не нулевым.',
    },
    todo: {
      en: 'Write the seconds, or take the line out if they are not known.',
      ja: '秒数を書くか、分からなければ行を消してください。',
      ru: 'Запишите секунды или, если они неизвестны, уберите строку.',
    },
    example: { format: 'csa', wrong: 'PI\n+\n+7776FU\nT-5\n', right: 'PI\n+\n+7776FU\nT5\n' },
  },
  'csa/not-in-version': {
    means: {
      en: 'Version 3.0 of the standard took %MATTA, the take-back, out of the list of endings. The word was understood and kept.',
      ja: '%MATTA（待った）は標準のV3.0で廃止されました。意味は分かるので、そのまま残しました。',
      ru: 'В версии 3.0 стандарта слово %MATTA (возврат хода) отменено. Оно понято и сохранено.',
    },
    todo: {
      en: 'Take the word out, or declare V2.2.',
      ja: 'この語を除くか、バージョンをV2.2にしてください。',
      ru: 'Уберите слово или объявите версию V2.2.',
    },
    example: {
      format: 'csa',
      wrong: 'V3.0\nPI\n+\n+7776FU\n%MATTA\n',
      right: 'V2.2\nPI\n+\n+7776FU\n%MATTA\n',
    },
  },
  'csa/missing-separator': {
    means: {
      en: 'A CSA file may hold several games with a line / between them. A new position began without it, as in files that were simply joined together; it was read as the next game.',
      ja: 'CSAのファイルには、「/」だけの行で区切って複数の対局を入れられます。区切りなしに新しい局面が始まっているので（単純に連結したファイルによくあります）、次の対局として読みました。',
      ru: 'В файле CSA может быть несколько партий, разделённых строкой /. Новая позиция началась без неё, как бывает в просто склеенных файлах; она прочитана как следующая партия.',
    },
    todo: {
      en: 'Put a line / between the games; kifukit check --fix does it.',
      ja: '対局の間に「/」だけの行を入れてください。kifukit check --fixでもできます。',
      ru: 'Вставьте между партиями строку /; это делает kifukit check --fix.',
    },
    example: {
      format: 'csa',
      wrong: 'PI\n+\n+7776FU\n%CHUDAN\nPI\n+\n+2726FU\n%CHUDAN\n',
      right: 'PI\n+\n+7776FU\n%CHUDAN\n/\nPI\n+\n+2726FU\n%CHUDAN\n',
    },
  },
} as const satisfies ExplanationsOf<'csa'>;
