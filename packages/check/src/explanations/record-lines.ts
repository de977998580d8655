/** The lines of play of a record, their times and their endings. */
import type { ExplanationsOf } from './explanation.js';
import { compareEnding } from './record-todos.js';

export const recordLines = {
  'record/moves-not-read': {
    means: {
      en: 'A move that could not be played ended this line. What follows it would be played on another board than the one the record means, so it is only counted.',
      ja: '実行できない手があり、この変化（または本譜）はそこで終わっています。以降の手は棋譜の意図と違う盤面に対する手になるため、数えるだけにしました。',
      ru: 'Ход, который нельзя выполнить, оборвал эту линию. Дальнейшие ходы пришлись бы уже на другую позицию, чем имеет в виду запись, поэтому они только сосчитаны.',
    },
    todo: {
      en: 'Correct the move that is reported before this; the rest is read then.',
      ja: 'この前に指摘された手を直してください。直せば続きも読まれます。',
      ru: 'Исправьте ход, о котором сказано выше: тогда прочитается и остальное.',
    },
    example: {
      format: 'kif',
      wrong: '   1 ７六歩(77)\n   2 ３四歩(34)\n   3 ２六歩(27)\n',
      right: '   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２六歩(27)\n',
    },
  },
  'record/variation-without-parent': {
    means: {
      en: 'In KIF and KI2 a variation names the number of its first move and branches off the nearest line above that has the move before it. No line reaches so far, so the variation is left out.',
      ja: 'KIFとKI2の変化は開始手数を示し、その一手前まで指されている直前の手順から分かれます。そこまで届く手順がないため、この変化は読み込んでいません。',
      ru: 'В KIF и KI2 вариант называет номер своего первого хода и ответвляется от ближайшей линии выше, в которой есть предыдущий ход. Ни одна линия так далеко не доходит, поэтому вариант пропущен.',
    },
    todo: {
      en: 'Correct the number of the variation, or restore the line on which it hangs.',
      ja: '変化の手数を直すか、分岐元の手順を補ってください。',
      ru: 'Исправьте номер варианта или восстановите линию, от которой он отходит.',
    },
    example: {
      format: 'kif',
      wrong: '   1 ７六歩(77)\n   2 ３四歩(33)\n\n変化：9手\n   9 ８四歩(83)\n',
      right: '   1 ７六歩(77)\n   2 ３四歩(33)\n\n変化：2手\n   2 ８四歩(83)\n',
    },
  },
  'record/variation-before-moves': {
    means: {
      en: 'A line that opens a variation stands among the headers, where there is no move to branch off yet; some programs misplace it so. It is left out.',
      ja: '分岐元の指し手がまだないヘッダー部分に変化の行があります。一部のソフトが誤って書き出すもので、この行は無視しました。',
      ru: 'Строка, открывающая вариант, стоит среди заголовков, где ответвляться ещё не от чего; так ошибаются некоторые программы. Строка пропущена.',
    },
    todo: {
      en: 'Delete the line, or put it where its variation begins.',
      ja: 'この行を削除するか、変化の始まる位置に移してください。',
      ru: 'Удалите строку или перенесите её туда, где начинается вариант.',
    },
    example: { format: 'kif', wrong: '変化：2手\n   1 ７六歩(77)\n', right: '   1 ７六歩(77)\n' },
  },
  'record/moves-after-end': {
    means: {
      en: 'After an ending the game is over. Moves that follow an adjournment go on with the game; after any other ending they are kept as a variation, so that neither they nor the result is lost.',
      ja: '終局のあとに指し手があります。中断のあとなら対局の続きとして、それ以外なら結果も指し手も失わないよう変化として残しました。',
      ru: 'После указания исхода партия окончена. Ходы после перерыва продолжают партию, после любого другого исхода они сохранены как вариант, чтобы не пропали ни они, ни результат.',
    },
    todo: compareEnding,
    example: {
      format: 'kif',
      wrong: '   1 ７六歩(77)\n   2 投了\n   2 ３四歩(33)\n',
      right: '   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n',
    },
  },
  'record/second-ending': {
    means: {
      en: 'A line ends once, and this one has ended already. The first ending counts; the words of the second are kept as a comment.',
      ja: '終局は一度だけですが、二つ目の終局が書かれています。最初のものを結果とし、二つ目はコメントとして残しました。',
      ru: 'Линия кончается один раз, а эта уже окончена. Исходом считается первый; слова второго сохранены как комментарий.',
    },
    todo: compareEnding,
    example: { format: 'kif', wrong: '   1 ７六歩(77)\n   2 投了\n   3 中断\n', right: '   1 ７六歩(77)\n   2 投了\n' },
  },
  'record/unknown-special-move': {
    means: {
      en: 'Where a move could stand there are words, as when a game ends, but they are none of the words that the format has for it. They are kept as an ending without a result.',
      ja: '指し手の位置に文字列がありますが、この形式の終局の語ではありません。文字はそのまま、勝敗のない終局として残しました。',
      ru: 'На месте хода стоят слова, как при окончании партии, но таких слов для исхода в формате нет. Они сохранены как окончание без результата.',
    },
    todo: {
      en: 'Write one of the words of the format (投了, 中断, 千日手 …) and put the rest into a comment.',
      ja: '投了、中断、千日手など、形式で決められた語を使い、残りはコメントに書いてください。',
      ru: 'Напишите одно из слов формата (投了, 中断, 千日手 …), а остальное перенесите в комментарий.',
    },
    example: {
      format: 'kif',
      wrong: '   1 ７六歩(77)\n   2 停電のため延期\n',
      right: '   1 ７六歩(77)\n   2 中断\n*停電のため延期\n',
    },
  },
  'record/time-without-move': {
    means: {
      en: 'A time belongs to the move it follows. This one stands before the first move and has none to belong to, so it is left out.',
      ja: '消費時間は直前の指し手のものですが、最初の手より前に書かれています。対応する手がないため無視しました。',
      ru: 'Время относится к ходу, за которым стоит. Это время указано до первого хода и ни к чему не относится, поэтому пропущено.',
    },
    todo: {
      en: 'Move the time behind its move, or delete it.',
      ja: '該当する指し手のあとに移すか、削除してください。',
      ru: 'Поставьте время после его хода или удалите.',
    },
    example: { format: 'csa', wrong: 'PI\n+\nT5\n+7776FU\n', right: 'PI\n+\n+7776FU\nT5\n' },
  },
  'record/trailing-text': {
    means: {
      en: 'The text is neither a header nor a move, a comment or an ending as the format writes them. It is left out.',
      ja: 'ヘッダー、指し手、コメント、終局のどれとしても読めない文字列です。読み飛ばしました。',
      ru: 'Этот текст не похож ни на заголовок, ни на ход, комментарий или исход, какими их пишет формат. Он пропущен.',
    },
    todo: {
      en: 'Delete it, or make it a comment (* in KIF and KI2, an apostrophe in CSA).',
      ja: "削除するか、コメント（KIF・KI2では「*」、CSAでは「'」）にしてください。",
      ru: 'Удалите его или сделайте комментарием (* в KIF и KI2, апостроф в CSA).',
    },
    example: { format: 'ki2', wrong: '▲７六歩 △３四歩 以下略\n', right: '▲７六歩 △３四歩\n*以下略\n' },
  },
  'record/move-count-mismatch': {
    means: {
      en: 'The closing line, まで…手, says after how many moves the game ended, and the record holds another number. Moves may be missing; the moves count.',
      ja: '「まで○手」の手数と実際の指し手の数が違います。手が抜けている可能性があります。指し手のほうを採りました。',
      ru: 'Заключительная строка まで…手 говорит, сколько ходов длилась партия, а в записи их другое число. Возможно, ходы пропущены; считаются ходы записи.',
    },
    todo: {
      en: 'Look for missing moves; where there are none, correct the number.',
      ja: '抜けた手がないか確かめ、なければ手数を直してください。',
      ru: 'Проверьте, не пропущены ли ходы; если нет, исправьте число.',
    },
    example: {
      format: 'kif',
      wrong: '   1 ７六歩(77)\n   2 投了\nまで12手で先手の勝ち\n',
      right: '   1 ７六歩(77)\n   2 投了\nまで1手で先手の勝ち\n',
    },
  },
} satisfies Partial<ExplanationsOf<'record'>>;
