/** Encodings of files: what was found out about them, and what they cannot hold. */
import type { ExplanationsOf } from './explanation.js';

export const textExplanations = {
  'text/encoding-guessed': {
    means: {
      en: 'Nothing in the file says which encoding it is in, and it is not UTF-8. The one in which the text reads most naturally was taken: records from Japan are mostly Shift_JIS, a few EUC-JP, Russian ones often windows-1251 or KOI8-R.',
      ja: 'ファイルに文字コードの宣言がなく、UTF-8でもありません。最も自然な文章になる文字コードを選んで読みました。日本の棋譜はShift_JISが多く、まれにEUC-JPもあります。',
      ru: 'В файле не сказано, в какой он кодировке, и это не UTF-8. Взята та, в которой текст читается естественнее всего: японские записи чаще всего в Shift_JIS, изредка в EUC-JP, русские — в windows-1251 или KOI8-R.',
    },
    todo: {
      en: 'Where names or comments look garbled, name the encoding with --input-encoding; otherwise save the file as UTF-8 or with a declaration.',
      ja: '名前やコメントが文字化けしていれば--input-encodingで文字コードを指定し、正しく読めていればUTF-8で保存し直すか、宣言を書き加えてください。',
      ru: 'Если имена или комментарии искажены, назовите кодировку (--input-encoding); если нет, сохраните файл в UTF-8 или допишите объявление кодировки.',
    },
    example: {
      format: 'kif',
      encoding: 'shift_jis',
      wrong: '先手：青木\n後手：石田\n   1 ７六歩(77)\n',
      right: '#KIF version=2.0 encoding=Shift_JIS\n先手：青木\n後手：石田\n   1 ７六歩(77)\n',
    },
  },
  'text/encoding-declaration-mismatch': {
    means: {
      en: 'The first line of a KIF, KI2 or CSA 3.0 file may name its encoding. Here the bytes are in another one, as when a tool converted the file and left that line alone; they were read as what they are.',
      ja: 'KIF・KI2・CSA 3.0のファイルは先頭の行で文字コードを宣言できます。実際の文字コードが宣言と違うので、実際のほうで読みました。宣言の行をそのままにして変換したファイルによくあります。',
      ru: 'Первая строка файла KIF, KI2 или CSA 3.0 может называть его кодировку. Байты здесь в другой кодировке (файл перекодировали, а строку не тронули) и прочитаны такими, какие они есть.',
    },
    todo: {
      en: 'Correct the declaration; kifukit check --fix does it.',
      ja: '宣言を直してください。kifukit check --fixでも直せます。',
      ru: 'Исправьте объявление; это делает kifukit check --fix.',
    },
    example: {
      format: 'kif',
      encoding: 'utf-8',
      wrong: '#KIF version=2.0 encoding=Shift_JIS\n先手：青木\n   1 ７六歩(77)\n',
      right: '#KIF version=2.0 encoding=UTF-8\n先手：青木\n   1 ７六歩(77)\n',
    },
  },
  'text/undecodable-bytes': {
    means: {
      en: 'Some bytes are no character of the encoding: the file was damaged or cut, or it is in another encoding. Each such place was read as � and everything around it as it stands.',
      ja: 'その文字コードの文字になっていないバイトがあります。ファイルが壊れているか途中で切れたか、別の文字コードです。その部分だけ�として読みました。',
      ru: 'Некоторые байты не образуют знаков этой кодировки: файл повреждён, обрезан или записан в другой кодировке. Такие места прочитаны как �, всё остальное — без изменений.',
    },
    todo: {
      en: 'Fetch the file once more from where it comes, or name its encoding with --input-encoding.',
      ja: '元の場所からファイルを取り直すか、--input-encodingで文字コードを指定してください。',
      ru: 'Возьмите файл из источника ещё раз или назовите его кодировку (--input-encoding).',
    },
    example: {
      format: 'kif',
      encoding: 'utf-8',
      wrong: '   1 ７六歩(77)\n*角道を開ける�手\n',
      right: '   1 ７六歩(77)\n*角道を開ける手\n',
    },
  },
  'text/unrepresentable-character': {
    means: {
      en: 'The encoding that is written lacks a character; Shift_JIS, for one, has neither ☗ nor rare forms of kanji such as 𠮷. Something that looks like it was written, or where there is nothing, 〓 (in Russian encodings a question mark).',
      ja: '書き出す文字コードにない文字です。例えばShift_JISには☗や「𠮷」のような字体がありません。形の似た文字に、なければ〓に置き換えました（ロシア語の文字コードでは「?」）。',
      ru: 'В кодировке, в которой пишется файл, такого знака нет: в Shift_JIS, например, нет ни ☗, ни редких иероглифов вроде 𠮷. Записан похожий знак, а если его нет — 〓 (в русских кодировках вопросительный знак).',
    },
    todo: {
      en: 'Write UTF-8 (--encoding utf-8), or spell the text without the character.',
      ja: 'UTF-8で書き出す（--encoding utf-8）か、その文字を使わない表記にしてください。',
      ru: 'Пишите в UTF-8 (--encoding utf-8) или обойдитесь без этого знака.',
    },
    example: {
      format: 'kif',
      to: 'kif',
      encoding: 'shift_jis',
      wrong: '先手：𠮷田\n   1 ７六歩(77)\n',
      right: '先手：吉田\n   1 ７六歩(77)\n',
    },
  },
} as const satisfies ExplanationsOf<'text'>;
