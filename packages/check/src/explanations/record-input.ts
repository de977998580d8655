/** Inputs as a whole: what they are, how much they hold, and records that are put together. */
import type { ExplanationsOf } from './explanation.js';

export const recordInput = {
  'record/extension-mismatch': {
    means: {
      en: 'The extension of the file promises one format, its content is of another. The content counts.',
      ja: '拡張子の示す形式と中身の形式が違います。中身の形式で読みました。',
      ru: 'Расширение файла обещает один формат, а содержимое записано в другом. Считается содержимое.',
    },
    todo: {
      en: 'Rename the file; --from says the format where the content is not recognised rightly.',
      ja: 'ファイル名を変えてください。判定が誤っている場合は--fromで形式を指定してください。',
      ru: 'Переименуйте файл; если формат определён неверно, укажите его ключом --from.',
    },
    example: {
      format: 'csa',
      name: 'game.csa',
      wrong: '手合割：平手\n   1 ７六歩(77)\n   2 投了\n',
      right: 'V2.2\nPI\n+\n+7776FU\n%TORYO\n',
    },
  },
  'record/format-guessed': {
    means: {
      en: 'The input has no name that would tell its format, as on standard input, so the format was recognised by the content.',
      ja: '標準入力など、形式を示すファイル名がないため、中身から形式を判定しました。',
      ru: 'У входных данных нет имени, которое указало бы формат (например, это стандартный ввод), поэтому он определён по содержимому.',
    },
    todo: {
      en: 'Nothing needs to be done where it is right; otherwise name the format with --from.',
      ja: '合っていれば何もする必要はありません。違う場合は--fromで形式を指定してください。',
      ru: 'Если верно, делать ничего не надо; иначе укажите формат ключом --from.',
    },
  },
  'record/no-game': {
    means: {
      en: 'The input was read to its end, and it holds neither a move nor a position.',
      ja: '最後まで読みましたが、指し手も局面もありません。',
      ru: 'Входные данные прочитаны до конца, но в них нет ни ходов, ни позиции.',
    },
    todo: {
      en: 'Make sure that it is the right file; where it is, name its format with --from.',
      ja: 'ファイルが正しいか確かめ、正しければ--fromで形式を指定してください。',
      ru: 'Проверьте, тот ли это файл; если тот, укажите его формат ключом --from.',
    },
    example: { format: 'kif', wrong: '# まだ何もない\n', right: '   1 ７六歩(77)\n' },
  },
  'record/headers-differ': {
    means: {
      en: 'Two records of one game were put together, and they say different things of it, such as names or dates. The first record counts; the values of the other are not taken over.',
      ja: '一局の棋譜を合わせましたが、対局者名や日付などのヘッダーが食い違っています。最初の棋譜の値を採り、もう一方の値は取り込んでいません。',
      ru: 'Соединены две записи одной партии, и сведения в них расходятся, например имена или даты. Считается первая запись; значения второй не перенесены.',
    },
    todo: {
      en: 'Make sure that both are records of the same game, and correct the headers where the first is wrong.',
      ja: '同じ対局の棋譜か確かめ、最初の棋譜が誤っていればヘッダーを直してください。',
      ru: 'Убедитесь, что это записи одной партии, и исправьте заголовки, если ошибается первая.',
    },
  },
  'record/times-differ': {
    means: {
      en: 'Two records of one game were put together, and they give different times to the same moves. The times of the first count.',
      ja: '一局の棋譜を合わせましたが、同じ手の消費時間が食い違っています。最初の棋譜の時間を採りました。',
      ru: 'Соединены две записи одной партии, и у одних и тех же ходов в них разное время. Считается время первой.',
    },
    todo: {
      en: 'Put the record whose times are right first.',
      ja: '時間の正しい棋譜を先に指定してください。',
      ru: 'Поставьте первой ту запись, в которой время верно.',
    },
  },
  'record/too-large': {
    means: {
      en: 'The game has more moves or variations than any real record; kifukit sets a limit so that no input can exhaust the memory. What is beyond it is left out.',
      ja: '指し手や変化の数が、実際の棋譜では考えられないほど多くあります。メモリを使い果たさないよう上限を設けており、超えた分は読み込んでいません。',
      ru: 'В партии больше ходов или вариантов, чем бывает в настоящих записях; чтобы память не кончилась, kifukit их ограничивает. Всё сверх предела пропущено.',
    },
    todo: {
      en: 'Make sure that it is the right file, and split it into several records.',
      ja: 'ファイルが正しいか確かめ、複数の棋譜に分けてください。',
      ru: 'Проверьте, тот ли это файл, и разделите его на несколько записей.',
    },
  },
  'record/more-diagnostics': {
    means: {
      en: 'So much was found in this game that the rest is only counted. It has the severity of the worst that is not shown, so the exit code is as if all were.',
      ja: 'この対局の指摘が多すぎるため、残りは件数だけを示します。重大度は省いた中で最も重いものに合わせるので、終了コードは全件を表示した場合と同じです。',
      ru: 'В этой партии нашлось так много, что остальное только сосчитано. Серьёзность взята по худшему из непоказанного, поэтому код возврата такой же, как если бы показано было всё.',
    },
    todo: {
      en: 'Mend what is shown, above all the first of it, and check again.',
      ja: '表示されたもの、特に最初のものから直し、もう一度検査してください。',
      ru: 'Исправьте показанное, прежде всего первое, и проверьте ещё раз.',
    },
  },
} satisfies Partial<ExplanationsOf<'record'>>;
