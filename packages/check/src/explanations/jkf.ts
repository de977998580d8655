/** What only JKF has, the records of Kifu for JS as JSON. Its rules are JSON Kifu Format 1.0 and the schema of it. */
import type { ExplanationsOf } from './explanation.js';
import { compareWithOriginal, nothingToDo, spellAsUsual } from './format-todos.js';

const record = (...entries: string[]): string => `{"header":{},"moves":[${entries.join(',')}]}\n`;

/** The move 7g7f with further members of the move and of its entry. */
const pawn = (members = '', around = ''): string =>
  `{"move":{"color":0,"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"${members}}${around}}`;
const reply = (members = ''): string =>
  `{"move":{"color":1,"from":{"x":3,"y":3},"to":{"x":3,"y":4},"piece":"FU"${members}}}`;
const bishop = (members: string): string =>
  `{"move":{"color":0,"from":{"x":8,"y":8},"to":{"x":2,"y":2},"capture":"KA",${members}}}`;

export const jkfExplanations = {
  'jkf/json-syntax': {
    means: {
      en: 'A JKF file is one JSON text, and this is none: it was cut off, or has a comma too many or quotes of another sort. What stands before the place was read, what stands behind it not.',
      ja: 'JKFのファイルは全体が一つのJSONですが、JSONとして読めません。途中で切れたか、余分なコンマや別の種類の引用符があります。その箇所より前だけを読みました。',
      ru: 'Файл JKF — это один текст JSON, а здесь его нет: он обрезан, в нём лишняя запятая или не те кавычки. Прочитано то, что стоит до этого места.',
    },
    todo: {
      en: 'Correct the JSON, or export the file once more.',
      ja: 'JSONを直すか、ファイルを書き出し直してください。',
      ru: 'Исправьте JSON или выгрузите файл ещё раз.',
    },
    example: { format: 'jkf', wrong: '{"header":{},"moves":[{},]}\n', right: record('{}') },
  },
  'jkf/too-deep': {
    means: {
      en: 'Lists and objects stand inside one another thousands of levels deep. No record needs that; the text was not read further, so that nothing could break.',
      ja: '配列やオブジェクトが何千段も入れ子になっています。棋譜では起こらないことなので、安全のため読むのをやめました。',
      ru: 'Списки и объекты вложены друг в друга на тысячи уровней. Записи партии это не нужно; во избежание сбоя текст дальше не читался.',
    },
    todo: {
      en: 'Find out what the file is: a record of a game is not nested like this.',
      ja: '何のファイルか確かめてください。棋譜がこのような入れ子になることはありません。',
      ru: 'Выясните, что это за файл: записи партий так не устроены.',
    },
  },
  'jkf/schema': {
    means: {
      en: 'JKF is defined by a JSON Schema, and something in the file is missing or of another kind than that wants, such as a text where an object belongs. What cannot be used was passed over; the pointer tells the place.',
      ja: 'JKFはJSON Schemaで定義されています。オブジェクトのあるべき所に文字列があるなど、定義に合わない箇所や足りない項目があります。使えない部分は読み飛ばしました。場所はポインタで示しています。',
      ru: 'JKF определён схемой JSON Schema, а в файле чего-то не хватает или есть нечто иного вида, например строка вместо объекта. Непригодное пропущено; место показывает указатель.',
    },
    todo: {
      en: 'Correct the place that the pointer names, or export the file once more.',
      ja: 'ポインタの示す箇所を直すか、ファイルを書き出し直してください。',
      ru: 'Исправьте место, названное указателем, или выгрузите файл ещё раз.',
    },
    example: { format: 'jkf', wrong: record('{}', '{"move":"7776FU"}'), right: record('{}', pawn()) },
  },
  'jkf/bad-value': {
    means: {
      en: 'A value is of the right kind but means nothing here, such as a square beyond file 9. A move with it ends its line of play.',
      ja: '型は合っていても、9筋より先のマスのように意味をなさない値です。指し手の中にあれば、手順はその手の前で終わります。',
      ru: 'Значение верного вида, но здесь не имеет смысла, например поле за 9-й вертикалью. Ход с таким значением обрывает линию.',
    },
    todo: compareWithOriginal,
    example: {
      format: 'jkf',
      wrong: record('{}', pawn().replace('"x":7,"y":6', '"x":12,"y":6')),
      right: record('{}', pawn()),
    },
  },
  'jkf/unknown-field': {
    means: {
      en: 'The definition of JKF lists the members of each object and allows no others. This one is of another program or mistyped; it was left out.',
      ja: 'JKFの各オブジェクトに書ける項目は決まっています。別のソフト独自の項目か書き誤りと見て、読みませんでした。',
      ru: 'В определении JKF перечислены поля каждого объекта, и других быть не может. Это поле — чужой программы или с опечаткой; оно опущено.',
    },
    todo: {
      en: 'Correct its name if it is mistyped; put what is to be kept into comments.',
      ja: '書き誤りなら名前を直し、残したい内容はcommentsに入れてください。',
      ru: 'Исправьте опечатку, а то, что нужно сохранить, перенесите в comments.',
    },
    example: {
      format: 'jkf',
      wrong: record('{}', pawn('', ',"eval":35')),
      right: record('{}', pawn('', ',"comments":["評価値35"]')),
    },
  },
  'jkf/jkf-unknown-preset': {
    means: {
      en: 'The start is named by a preset such as HIRATE, KA or 2, or by OTHER with a board. The name is none of them; the board was taken if there is one, else the even start.',
      ja: '開始局面はHIRATE、KA、2などのプリセット名か、OTHERと盤面で表します。知られていない名前なので、盤面があればそれを、なければ平手としました。',
      ru: 'Начальную позицию называет слово: HIRATE, KA, 2 и т. п. или OTHER с доской. Такого слова нет; взята доска, если она есть, иначе обычная позиция.',
    },
    todo: {
      en: 'Find out the handicap and write its preset, or OTHER with the board.',
      ja: '手合割を確かめ、正しいプリセット名か、OTHERと盤面を書いてください。',
      ru: 'Выясните фору и напишите её слово или OTHER с доской.',
    },
    example: {
      format: 'jkf',
      wrong: '{"header":{},"initial":{"preset":"HEIWA"},"moves":[{}]}\n',
      right: '{"header":{},"initial":{"preset":"HIRATE"},"moves":[{}]}\n',
    },
  },
  'jkf/repeated-key': {
    means: {
      en: 'The same key stands twice in the header. JSON readers keep only the last without a word; here every value was kept.',
      ja: 'headerに同じキーが2回あります。普通のJSONの読み込みでは黙って最後の値だけが残りますが、ここではすべて残しました。',
      ru: 'В header дважды стоит один ключ. Обычные программы молча оставляют последнее значение; здесь сохранены все.',
    },
    todo: {
      en: 'Give the key once, or find out which value is right.',
      ja: 'どの値が正しいか確かめ、キーを一つにしてください。',
      ru: 'Выясните, какое значение верно, и оставьте один ключ.',
    },
    example: {
      format: 'jkf',
      wrong: '{"header":{"先手":"青木","先手":"石田"},"moves":[{}]}\n',
      right: '{"header":{"先手":"青木","後手":"石田"},"moves":[{}]}\n',
    },
  },
  'jkf/move-in-first-entry': {
    means: {
      en: 'The first entry of `moves` stands for the start position and may hold its comments only; ply 1 is the second entry. What stands in the first was read as ply 1.',
      ja: '`moves`の最初の要素は開始局面を表し、書けるのはコメントだけです。初手は2番目の要素ですが、最初の要素の内容を初手として読みました。',
      ru: 'Первый элемент `moves` — это начальная позиция, в нём могут быть только комментарии; ход 1 — второй элемент. Стоящее в первом прочитано как ход 1.',
    },
    todo: {
      en: 'Put an entry {} in front.',
      ja: '先頭に{}を補ってください。',
      ru: 'Поставьте в начало пустой элемент {}.',
    },
    example: { format: 'jkf', wrong: record(pawn()), right: record('{}', pawn()) },
  },
  'jkf/time-without-move': {
    means: {
      en: 'A time belongs to a move or an ending, and this entry has neither. It was left out.',
      ja: '消費時間は指し手か終局に付くものですが、この要素にはどちらもありません。消費時間を読み飛ばしました。',
      ru: 'Время относится к ходу или окончанию, а в этом элементе нет ни того, ни другого. Оно опущено.',
    },
    todo: compareWithOriginal,
    example: {
      format: 'jkf',
      wrong: record('{"time":{"now":{"m":0,"s":3},"total":{"h":0,"m":0,"s":3}}}', pawn()),
      right: record('{}', pawn('', ',"time":{"now":{"m":0,"s":3},"total":{"h":0,"m":0,"s":3}}')),
    },
  },
  'jkf/color-mismatch': {
    means: {
      en: 'The colour of a move (0 Black, 1 White) follows from the order of the moves. The record says the other one; the order counted.',
      ja: '指し手のcolor（0が先手、1が後手）は手順から決まります。記録されている側が逆なので、手順のほうを採りました。',
      ru: 'Цвет хода (0 — чёрные, 1 — белые) следует из порядка ходов. В записи назван другой; решил порядок.',
    },
    todo: compareWithOriginal,
    example: {
      format: 'jkf',
      wrong: record('{}', pawn().replace('"color":0', '"color":1')),
      right: record('{}', pawn()),
    },
  },
  'jkf/capture-mismatch': {
    means: {
      en: 'The record names the piece that the move captures, and on the board it is another one or none. The board counted.',
      ja: '取った駒の記録が、盤上の駒と違います（または駒がありません）。盤面のほうを採りました。',
      ru: 'Запись называет взятую фигуру, а на доске там другая или ничего нет. Решила доска.',
    },
    todo: compareWithOriginal,
    example: { format: 'jkf', wrong: record('{}', pawn(',"capture":"KI"')), right: record('{}', pawn()) },
  },
  'jkf/same-mismatch': {
    means: {
      en: '`same` says that the move goes to the square to which the move before it went (同). Its target is another square; the target counted.',
      ja: '`same`は直前の手と同じマスへ動くこと（同）を表しますが、移動先が違います。移動先のほうを採りました。',
      ru: '`same` говорит, что ход сделан на то же поле, что и предыдущий (同). Его поле другое; решило поле.',
    },
    todo: compareWithOriginal,
    example: {
      format: 'jkf',
      wrong: record('{}', pawn(), reply(',"same":true')),
      right: record('{}', pawn(), reply()),
    },
  },
  'jkf/piece-after-promotion': {
    means: {
      en: 'JKF names the piece as it stands before the move and says apart whether it promotes. The record names it promoted, as CSA does; it was read as a move that promotes.',
      ja: 'JKFの`piece`は動く前の駒で、成は`promote`で表します。CSAのように成った後の駒が書かれているので、成る手として読みました。',
      ru: 'JKF называет фигуру, какой она была до хода, а превращение отмечает отдельно. Здесь, как в CSA, названа превращённая; ход прочитан как превращение.',
    },
    todo: spellAsUsual,
    example: {
      format: 'jkf',
      wrong: record('{}', pawn(), reply(), bishop('"piece":"UM"')),
      right: record('{}', pawn(), reply(), bishop('"piece":"KA","promote":true')),
    },
  },
  'jkf/needless-promote': {
    means: {
      en: '`promote` is false only where the piece could have promoted. Here it could not, so the member says nothing and was left out.',
      ja: '`promote`のfalse（不成）は、成れるのに成らなかった手にだけ書きます。成れない手なので無視しました。',
      ru: '`promote: false` пишут только там, где превращение было возможно. Здесь его не было, и поле опущено.',
    },
    todo: nothingToDo,
    example: { format: 'jkf', wrong: record('{}', pawn(',"promote":false')), right: record('{}', pawn()) },
  },
  'jkf/total-mismatch': {
    means: {
      en: 'Each time has the total that its side has used so far. It is not the sum of the single times; those counted, and totals are worked out anew on writing.',
      ja: '各手にはその側の累計時間も書かれますが、1手ごとの消費時間の合計と合いません。1手ごとの時間を採り、累計は書き出すときに計算し直します。',
      ru: 'При каждом времени стоит сумма, потраченная стороной. Она не равна сумме отдельных времён; взяты они, а суммы при записи вычисляются заново.',
    },
    todo: compareWithOriginal,
    example: {
      format: 'jkf',
      wrong: record('{}', pawn('', ',"time":{"now":{"m":0,"s":3},"total":{"h":0,"m":0,"s":9}}')),
      right: record('{}', pawn('', ',"time":{"now":{"m":0,"s":3},"total":{"h":0,"m":0,"s":3}}')),
    },
  },
} as const satisfies ExplanationsOf<'jkf'>;
