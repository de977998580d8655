/** How the moves of KIF and KI2 are written: numbers, marks, words. */
import type { ExplanationsOf } from './explanation.js';
import { writeAnew } from './record-todos.js';

export const recordSpelling = {
  'record/move-number-mismatch': {
    means: {
      en: 'Moves are numbered from 1 without gaps. This number is not the next one, as when a line was lost or copied twice; the order of the moves counts.',
      ja: '手数は1から順に振りますが、この番号は連続していません。行の欠落や重複が考えられます。番号ではなく並び順を採りました。',
      ru: 'Ходы нумеруются подряд с 1. Этот номер не следующий, как бывает, когда строка потеряна или повторена; считается порядок ходов.',
    },
    todo: {
      en: 'Look for missing or repeated moves; where there are none, correct the numbers or let kifukit check --fix do so.',
      ja: '手の抜けや重複がないか確かめ、なければ手数を直すか、kifukit check --fixで直してください。',
      ru: 'Проверьте, нет ли пропущенных или повторённых ходов; если нет, исправьте номера сами или командой kifukit check --fix.',
    },
    example: {
      format: 'kif',
      wrong: '   1 ７六歩(77)\n   3 ３四歩(33)\n',
      right: '   1 ７六歩(77)\n   2 ３四歩(33)\n',
    },
  },
  'record/move-number-missing': {
    means: {
      en: "By Kakinoki's description of KIF each move stands on a line that begins with its number. Moves without one are read in their order.",
      ja: '柿木義一氏によるKIF形式の説明では、指し手の行は手数で始まります。手数のない指し手は並び順に読みました。',
      ru: 'По описанию KIF, которое дал Какиноки, строка хода начинается с его номера. Ходы без номеров прочитаны по порядку.',
    },
    todo: writeAnew,
    example: {
      format: 'kif',
      wrong: '手合割：平手\n７六歩(77)\n３四歩(33)\n',
      right: '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n',
    },
  },
  'record/odd-move-spelling': {
    means: {
      en: 'What the words mean is certain, but programs write them otherwise: 同 without its piece, 七六 for ７六, 成 before the piece. The usual spelling is shown; told once for a game.',
      ja: '意味は明らかですが、ソフトの書き方とは違います（「七六歩」は「７六歩」、「２二成角」は「２二角成」など）。通常の表記を示しました。一局につき一度だけ知らせます。',
      ru: 'Смысл ясен, но программы пишут иначе: 七六 вместо ７六, 成 перед фигурой. Обычное написание указано; сообщается один раз за партию.',
    },
    todo: writeAnew,
    example: { format: 'kif', wrong: '   1 七六歩(77)\n', right: '   1 ７六歩(77)\n' },
  },
  'record/side-marks-missing': {
    means: {
      en: 'In KI2 a move begins with the mark of its side, ▲ for Black and △ for White. Moves without marks are read in their order, the sides in turn.',
      ja: 'KI2の指し手には先手なら▲、後手なら△が付きます。印のない指し手は、双方交互の手として並び順に読みました。',
      ru: 'В KI2 ход начинается со знака стороны: ▲ у чёрных, △ у белых. Ходы без знаков прочитаны по порядку, стороны чередуются.',
    },
    todo: writeAnew,
    example: { format: 'ki2', wrong: '先手：青木\n\n７六歩 ３四歩\n', right: '先手：青木\n\n▲７六歩 △３四歩\n' },
  },
  'record/wrong-side-mark': {
    means: {
      en: 'The mark is that of the side that is not to move. Books print ▲ and △ exchanged when they show a game from the other side, so the order of the moves counts.',
      ja: '手番でない側の印が付いています。書籍では▲と△を入れ替えて載せることもあるため、印ではなく指し手の順を採りました。',
      ru: 'Знак принадлежит стороне, чья очередь не наступила. В книгах ▲ и △ меняют местами, показывая партию с другой стороны, поэтому считается порядок ходов.',
    },
    todo: {
      en: 'Look for a missing move; where there is none, exchange the marks.',
      ja: '抜けた手がないか確かめ、なければ印を入れ替えてください。',
      ru: 'Проверьте, не пропущен ли ход; если нет, поменяйте знаки.',
    },
    example: { format: 'ki2', wrong: '△７六歩 ▲３四歩\n', right: '▲７六歩 △３四歩\n' },
  },
  'record/odd-qualifier': {
    means: {
      en: 'Words such as 右, 上 or 行 say which of several pieces moves. They do not fit this piece, but no other one can go there, so it is moved all the same.',
      ja: '右・上・行などは、同じ駒が複数あるとき動く駒を示します。この駒には合いませんが、ほかに行ける駒がないため、この駒を動かしました。',
      ru: 'Слова 右, 上, 行 и подобные указывают, какая из фигур ходит. К этой фигуре они не подходят, но никакая другая туда пойти не может, поэтому ход сделан ею.',
    },
    todo: {
      en: 'Compare the move with its source; delete the word where the move is right.',
      ja: '元の棋譜で手を確かめ、正しければその文字を削除してください。',
      ru: 'Сверьте ход с источником; если он верен, удалите лишнее слово.',
    },
    example: { format: 'ki2', wrong: '▲７六歩 △３四歩 ▲５八飛行\n', right: '▲７六歩 △３四歩 ▲５八飛\n' },
  },
} satisfies Partial<ExplanationsOf<'record'>>;
