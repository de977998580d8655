/** Kislyuk's notation: characters, dots and spaces as print, scans and keyboards leave them. */
import type { ExplanationsOf } from './explanation.js';
import { mendWithFix } from './record-todos.js';

export const kislyukSpelling = {
  'kislyuk/homoglyph': {
    means: {
      en: 'In the notation that L. Kislyuk published in 1990 the letters of the pieces are Cyrillic, the ranks a to i, the digits and the mate sign X Latin. A character of the other alphabet that looks the same, or a letter for a digit (З for 3), was read as the one that is meant.',
      ja: 'L.キスリュクが1990年に発表した記譜法では、駒はキリル文字、段のa～iと数字と詰みのXはラテン文字です。形のよく似た別の文字（数字の3の代わりのЗなど）を、本来の文字として読みました。',
      ru: 'В нотации, которую Л. Кислюк опубликовал в 1990 году, фигуры обозначены русскими буквами, а горизонтали a–i, цифры и знак мата X — латиницей. Похожий знак другого алфавита или буква вместо цифры (З вместо 3) прочитаны как то, что имелось в виду.',
    },
    todo: {
      en: 'Replace the characters; kifukit check --fix does it.',
      ja: '文字を置き換えてください。kifukit check --fixでもできます。',
      ru: 'Замените эти знаки; это делает kifukit check --fix.',
    },
    example: { format: 'kislyuk', wrong: '1. П7g—7f ПЗc—3d\n', right: '1. П7g—7f П3c—3d\n' },
  },
  'kislyuk/latin-p': {
    means: {
      en: 'A Latin P looks like Р, the silver (рыцарь), but whoever types it mostly means П, the pawn (пешка). On the board the square it leaves decided, for a drop the hand.',
      ja: 'ラテン文字のPは形では銀のР、打ち間違いなら歩のПと考えられます。盤上の駒なら移動元のマス、打つ手なら持駒を見て決めました。',
      ru: 'Латинская P выглядит как Р (рыцарь, серебро), но на клавиатуре ею обычно заменяют П (пешку). На доске решило исходное поле, при сбросе — рука.',
    },
    todo: {
      en: 'Write П or Р in Cyrillic.',
      ja: 'キリル文字のПかРに直してください。',
      ru: 'Напишите русскую П или Р.',
    },
    example: { format: 'kislyuk', wrong: '1. P7g—7f П3c—3d\n', right: '1. П7g—7f П3c—3d\n' },
  },
  'kislyuk/stray-char': {
    means: {
      en: 'A character stands between the file and the rank of a square, as scanned text has them. Without it the square is certain.',
      ja: 'マスの筋と段の間に余分な文字があります。スキャンした文書によくある乱れで、除けばマスは明らかです。',
      ru: 'Между вертикалью и горизонталью поля стоит лишний знак, как бывает в распознанном тексте. Без него поле ясно.',
    },
    todo: {
      en: 'Take the character out; kifukit check --fix does it.',
      ja: 'その文字を除いてください。kifukit check --fixでもできます。',
      ru: 'Уберите этот знак; это делает kifukit check --fix.',
    },
    example: { format: 'kislyuk', wrong: '1. П7йg—7f П3c—3d\n', right: '1. П7g—7f П3c—3d\n' },
  },
  'kislyuk/punct': {
    means: {
      en: '«пр.» (promoted, promotes) and «рез.» (from the hand) are abbreviations with a dot behind them. The dot is missing or stands elsewhere.',
      ja: '«пр.»（成）と«рез.»（打）は後に点を打つ略語ですが、点がないか、場所が違います。',
      ru: '«пр.» и «рез.» — сокращения с точкой на конце. Точки нет, или она стоит не там.',
    },
    todo: mendWithFix,
    example: {
      format: 'kislyuk',
      wrong: '1. П7g—7f П3c—3d\n2. С8h:2b пр Р3a:2b\n',
      right: '1. П7g—7f П3c—3d\n2. С8h:2b пр. Р3a:2b\n',
    },
  },
  'kislyuk/no-separator': {
    means: {
      en: 'Between the squares of a move stands a dash, or a colon where it captures, and between two moves a space. One of them is missing; squares and moves are certain without it.',
      ja: '2つのマスの間には線（駒を取る手ではコロン）、手と手の間には空白を置きます。それが抜けていますが、マスも手も明らかです。',
      ru: 'Между полями хода стоит тире, а при взятии двоеточие, между ходами — пробел. Чего-то из этого нет, но поля и ходы и так ясны.',
    },
    todo: mendWithFix,
    example: { format: 'kislyuk', wrong: '1. П7g7f П3c—3d\n', right: '1. П7g—7f П3c—3d\n' },
  },
  'kislyuk/foreign-drop': {
    means: {
      en: 'Kislyuk writes a drop with «рез.» and a dash. The asterisk for it comes from the notation of Hodges and was understood.',
      ja: 'キスリュク式では打つ手を«рез.»と線で書きます。「*」はホッジス式の書き方ですが、打つ手として読みました。',
      ru: 'Сброс у Кислюка пишется через «рез.» и тире. Звёздочка взята из нотации Ходжеса; она понята.',
    },
    todo: mendWithFix,
    example: {
      format: 'kislyuk',
      wrong: '1. П7g—7f П3c—3d\n2. С8h:2b пр. Р3a:2b\n3. С*4e\n',
      right: '1. П7g—7f П3c—3d\n2. С8h:2b пр. Р3a:2b\n3. С рез.—4e\n',
    },
  },
  'kislyuk/foreign-capture': {
    means: {
      en: 'The sign of a capture is a colon. The x or × between the squares is that of other notations and was understood; as X at the end of a move it would mean mate.',
      ja: '駒を取る印はコロンです。マスの間のxや×はほかの記譜法の印ですが、取る手として読みました。手の末尾のXなら詰みを表します。',
      ru: 'Знак взятия — двоеточие. x или × между полями — знак других нотаций; он понят. В конце хода X означает мат.',
    },
    todo: {
      en: 'Write a colon; kifukit check --fix does it.',
      ja: 'コロンに直してください。kifukit check --fixでもできます。',
      ru: 'Поставьте двоеточие; это делает kifukit check --fix.',
    },
    example: {
      format: 'kislyuk',
      wrong: '1. П7g—7f П3c—3d\n2. С8hx2b пр. Р3a:2b\n',
      right: '1. П7g—7f П3c—3d\n2. С8h:2b пр. Р3a:2b\n',
    },
  },
  'kislyuk/unclosed': {
    means: {
      en: 'A comment in { } or a bookmark in < > has no end, so it took in everything up to the end of the text, moves too.',
      ja: '{ }のコメントか< >のしおりが閉じていないので、指し手も含めて文末までをその中身としました。',
      ru: 'Комментарий в { } или закладка в < > не закрыты, поэтому вобрали в себя всё до конца текста, и ходы тоже.',
    },
    todo: {
      en: 'Put the closing bracket where the remark ends.',
      ja: '終わりの位置に閉じ括弧を入れてください。',
      ru: 'Поставьте закрывающую скобку там, где кончается пояснение.',
    },
    example: {
      format: 'kislyuk',
      wrong: '# Сёги, нотация Кислюка, версия 1\n\n1. П7g—7f {Открывает слона 1. ... П3c—3d\n',
      right: '# Сёги, нотация Кислюка, версия 1\n\n1. П7g—7f {Открывает слона} 1. ... П3c—3d\n',
    },
  },
  'kislyuk/prose': {
    means: {
      en: 'Moves were looked for in a text with sentences in between, as in an article. The sentences became comments on the moves before them.',
      ja: '記事のように文章の交じったテキストから指し手を拾いました。文章は直前の手のコメントにしました。',
      ru: 'Ходы найдены в тексте с фразами между ними, как в статье. Фразы стали комментариями к предыдущим ходам.',
    },
    todo: {
      en: 'Check that all moves were found; in a file remarks stand in { }.',
      ja: '指し手がすべて拾われているか確かめてください。ファイルではコメントを{ }に入れます。',
      ru: 'Проверьте, все ли ходы найдены; в файле пояснения пишут в { }.',
    },
    example: {
      format: 'kislyuk',
      wrong: '1. П7g—7f открывает слона П3c—3d\n',
      right: '1. П7g—7f {открывает слона} 1. ... П3c—3d\n',
    },
  },
} as const satisfies Partial<ExplanationsOf<'kislyuk'>>;
