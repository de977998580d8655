/** Lines of USI and SFEN as programs pass them round. */
import type { ExplanationsOf } from './explanation.js';
import { mendWithFix } from './record-todos.js';

export const usiExplanations = {
  'usi/unknown-line': {
    means: {
      en: 'A line of such a file is a game (`position startpos moves …`, also without the first word), a list of moves, a position as SFEN or a web address with one. This line is none of them and was left out; the lines around it were read.',
      ja: 'この形式の1行は、対局（`position startpos moves …`、先頭の語は省略可）、指し手の列、SFENの局面、またはそれを含むURLです。この行はどれでもないので読み飛ばし、ほかの行は読みました。',
      ru: 'Строка такого файла — это партия (`position startpos moves …`, можно и без первого слова), список ходов, позиция в SFEN или веб-адрес с ней. Эта строка — ничто из этого и пропущена; остальные строки прочитаны.',
    },
    todo: {
      en: 'Correct the line, or put # in front of it if it is a remark.',
      ja: '行を直すか、覚え書きなら先頭に「#」を付けてください。',
      ru: 'Исправьте строку или, если это примечание, поставьте перед ней #.',
    },
    example: {
      format: 'usi',
      wrong: 'Aoki - Ishida\nstartpos moves 7g7f 3c3d\n',
      right: '# Aoki - Ishida\nstartpos moves 7g7f 3c3d\n',
    },
  },
  'usi/odd-spelling': {
    means: {
      en: 'USI writes squares in small letters, the dropped piece as a capital for both sides, and nothing where a piece does not promote. Some programs write `b*4e`, `7G7F` or `2g2f=`; what is meant is certain and was read.',
      ja: 'USIではマスを小文字、打つ駒を先後とも大文字で書き、不成には何も付けません。`b*4e`、`7G7F`、`2g2f=`と書くソフトもあり、意味は明らかなのでそのように読みました。',
      ru: 'В USI поля пишутся строчными буквами, сбрасываемая фигура — прописной у обеих сторон, а отказ от превращения никак не отмечается. Некоторые программы пишут `b*4e`, `7G7F` или `2g2f=`; смысл ясен, и ход прочитан.',
    },
    todo: mendWithFix,
    example: {
      format: 'usi',
      wrong: 'startpos moves 7g7f 3c3d 8h2b+ 3a2b b*4e\n',
      right: 'startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e\n',
    },
  },
  'usi/missing-word': {
    means: {
      en: 'The USI protocol parts the start from the moves by the word `moves`. Moves followed the start without it and were read all the same; engines would not see them.',
      ja: 'USIプロトコルでは、開始局面と指し手の間に`moves`と書きます。この語がありませんが、指し手はそのまま読みました。エンジンには伝わりません。',
      ru: 'В протоколе USI начальную позицию и ходы разделяет слово `moves`. Здесь его нет; ходы всё равно прочитаны, но движок их не увидит.',
    },
    todo: mendWithFix,
    example: {
      format: 'usi',
      wrong: 'startpos 7g7f 3c3d\n',
      right: 'startpos moves 7g7f 3c3d\n',
    },
  },
} as const satisfies ExplanationsOf<'usi'>;
