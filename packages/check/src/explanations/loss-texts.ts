/** What is lost of the texts around a game on writing: headers, comments, bookmarks, remarks of engines. */
import type { ExplanationsOf } from './explanation.js';
import { checkNewForm, nothingToDo, otherFormat } from './format-todos.js';

export const textLosses = {
  'loss/comments': {
    means: {
      en: 'The format has no place for comments, as USI, SFEN and BOD, or none at this place of the record. They were left out.',
      ja: 'USI、SFEN、BODにはコメントを書けません。ほかの形式でも書けない箇所があります。そこのコメントは書きませんでした。',
      ru: 'В формате нет места для комментариев (USI, SFEN, BOD) или нет его в этой точке записи. Они не записаны.',
    },
    todo: otherFormat,
    example: { format: 'kif', to: 'usi', wrong: '   1 ７六歩(77)\n*角道を開ける\n', right: '   1 ７六歩(77)\n' },
  },
  'loss/comment-text': {
    means: {
      en: 'The comment could not be written letter for letter: a beginning that would be read as something else got a blank in front, or what stood before a variation was moved behind its first move. What it says is all there.',
      ja: 'コメントをそのままの形では書けませんでした。別の意味に読まれる行頭には空白を足し、変化の前に書かれたものは変化の初手の後に移しました。内容は残っています。',
      ru: 'Комментарий не удалось записать буква в букву: перед началом, которое прочлось бы иначе, добавлен пробел, а стоявшее перед вариантом перенесено за его первый ход. Содержание сохранено полностью.',
    },
    todo: checkNewForm,
    example: {
      format: 'kif',
      to: 'jkf',
      wrong: '   1 ７六歩(77)\n*&後で調べる\n',
      right: '   1 ７六歩(77)\n*後で調べる\n',
    },
  },
  'loss/analysis': {
    means: {
      en: 'Programs note evaluations and lines of play of engines in comments, each in its own manner. The manner that was asked for has no words for a part of it, such as the depth or the name of the engine.',
      ja: 'エンジンの評価値や読み筋のコメントへの書き方は、ソフトごとに違います。指定された書き方では表せない項目（深さやエンジン名など）を省きました。',
      ru: 'Оценки и варианты движков программы пишут в комментариях каждая по-своему. В выбранной манере для части сказанного (глубины, имени движка) нет слов.',
    },
    todo: {
      en: 'Leave out --set analysis to keep the remarks as they are, or choose another manner.',
      ja: 'そのまま残すなら--set analysisの指定を外すか、別の書き方を選んでください。',
      ru: 'Чтобы оставить пометки как есть, не задавайте --set analysis или выберите другую манеру.',
    },
    example: {
      format: 'kif',
      to: 'csa',
      settings: { analysis: 'floodgate' },
      wrong: '   1 ７六歩(77)\n**評価値=30\n**深さ=8\n',
      right: '   1 ７六歩(77)\n**評価値=30\n',
    },
  },
  'loss/bookmarks': {
    means: {
      en: "Bookmarks (a line & with a name) exist in KIF and its relatives only, and in this project's files of Kislyuk's notation and JKF. They were left out.",
      ja: 'しおり（「&」で始まる行）はKIFの仲間のほか、このツールの書くキスリュク式とJKFにしかありません。書きませんでした。',
      ru: 'Закладки (строка & с именем) есть только в KIF и родственных ему форматах, а у kifukit ещё в JKF и нотации Кислюка. Они не записаны.',
    },
    todo: otherFormat,
    example: { format: 'kif', to: 'csa', wrong: '   1 ７六歩(77)\n&開戦\n', right: '   1 ７六歩(77)\n' },
  },
  'loss/bookmark-text': {
    means: {
      en: 'The name of a bookmark is one line in KIF. Line breaks in it were written as blanks.',
      ja: 'KIFのしおりの名前は1行です。名前の中の改行を空白にしました。',
      ru: 'Имя закладки в KIF занимает одну строку. Переводы строк в нём записаны пробелами.',
    },
    todo: checkNewForm,
    example: {
      format: 'kislyuk',
      to: 'kif',
      wrong: '# Сёги, нотация Кислюка, версия 1\n\n1. П7g—7f <Начало\nатаки> 1. ... П3c—3d\n',
      right: '# Сёги, нотация Кислюка, версия 1\n\n1. П7g—7f <Начало атаки> 1. ... П3c—3d\n',
    },
  },
  'loss/headers': {
    means: {
      en: 'CSA has lines for a few headers only (players, event, place, dates, time control and so on), USI, SFEN and printed moves for none. Headers without a line were left out.',
      ja: 'CSAで書けるヘッダーは対局者、棋戦、場所、日時、持ち時間など限られたものだけで、USIやSFENには全く書けません。書けない項目を省きました。',
      ru: 'В CSA есть строки лишь для некоторых сведений (игроки, соревнование, место, даты, контроль времени и др.), в USI и SFEN — ни для каких. Остальные сведения не записаны.',
    },
    todo: otherFormat,
    example: {
      format: 'kif',
      to: 'csa',
      wrong: '先手：青木\n記録係：石田\n   1 ７六歩(77)\n',
      right: '先手：青木\n   1 ７六歩(77)\n',
    },
  },
  'loss/header-value': {
    means: {
      en: 'A header could not be written letter for letter: it has several lines where the format has one, its key stands there twice, or the format has its own notation for it.',
      ja: 'ヘッダーをそのままの形では書けませんでした。複数行の値を1行にしたか、同じ項目をまとめたか、その形式の書き方に直したためです。',
      ru: 'Сведение не удалось записать буква в букву: в нём несколько строк, а в формате одна, его ключ встречается дважды или для него есть своя запись.',
    },
    todo: checkNewForm,
    example: {
      format: 'kif',
      to: 'jkf',
      wrong: '備考：公開対局\n備考：大盤解説あり\n   1 ７六歩(77)\n',
      right: '備考：公開対局、大盤解説あり\n   1 ７六歩(77)\n',
    },
  },
  'loss/header-form': {
    means: {
      en: 'A date or a time control is written in the words or the notation of the format. It says the same as before.',
      ja: '日時や持ち時間を、その形式の書き方に直しました。意味は変わりません。',
      ru: 'Дата или контроль времени записаны так, как принято в этом формате. Смысл прежний.',
    },
    todo: nothingToDo,
    example: {
      format: 'kif',
      to: 'csa',
      wrong: '開始日時：2024年5月4日(土)\n   1 ７六歩(77)\n',
      right: '開始日時：2024/05/04\n   1 ７六歩(77)\n',
    },
  },
} as const satisfies Partial<ExplanationsOf<'loss'>>;
