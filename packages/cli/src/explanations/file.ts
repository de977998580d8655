/** What stands behind the diagnostics of inputs and outputs as files. A disk is needed to show them, so none has an example. */
import type { Explanation } from '@kifukit/check';
import type { FileCode } from '../batch/codes.js';

export const fileExplanations = {
  'file/not-found': {
    means: {
      en: 'The command names a file or folder that does not exist, seen from the folder in which the command was started; or it was gone before it could be read.',
      ja: '指定されたファイルやフォルダーが、コマンドを実行したフォルダーから見て存在しません。読む前に消された場合もあります。',
      ru: 'Названного файла или каталога нет, если смотреть из каталога, где запущена команда; или он исчез, прежде чем его прочли.',
    },
    todo: {
      en: 'Check the spelling and the folder; names with blanks need quotes.',
      ja: '名前と場所を確かめてください。空白を含む名前は引用符で囲みます。',
      ru: 'Проверьте имя и каталог; имена с пробелами берут в кавычки.',
    },
  },
  'file/no-match': {
    means: {
      en: 'The pattern fits no file, or the folder holds none with an extension of a record, such as .kif, .ki2, .csa or .usi (hidden files do not count). A file that is named itself is read whatever its name is.',
      ja: 'パターンに合うファイルがないか、フォルダーに棋譜の拡張子（.kif、.ki2、.csa、.usiなど）のファイルがありません（隠しファイルは対象外）。直接指定したファイルは名前を問わず読みます。',
      ru: 'Шаблону не подходит ни один файл, или в каталоге нет файлов с расширением записи: .kif, .ki2, .csa, .usi и т. п. (скрытые не в счёт). Файл, названный прямо, читается под любым именем.',
    },
    todo: {
      en: 'Name the files themselves, or correct the folder or the pattern.',
      ja: 'ファイルを直接指定するか、フォルダーやパターンを直してください。',
      ru: 'Назовите сами файлы или исправьте каталог либо шаблон.',
    },
  },
  'file/cannot-read': {
    means: {
      en: 'The system did not let the file or folder be read; its reason stands in the message. The other inputs were read.',
      ja: 'OSがファイルやフォルダーの読み込みを許しませんでした。理由はメッセージのとおりです。ほかの入力は読みました。',
      ru: 'Система не дала прочитать файл или каталог; причина указана в сообщении. Остальные входные файлы прочитаны.',
    },
    todo: {
      en: 'Check the permissions, and whether another program holds the file.',
      ja: 'アクセス権と、ほかのソフトが使用中でないかを確かめてください。',
      ru: 'Проверьте права доступа и не занят ли файл другой программой.',
    },
  },
  'file/cannot-write': {
    means: {
      en: 'The system did not let the output be written; its reason stands in the message. Output files appear whole or not at all, so nothing half written is left behind.',
      ja: 'OSが出力の書き込みを許しませんでした。理由はメッセージのとおりです。出力は完全なファイルとしてだけ置かれるので、書きかけは残りません。',
      ru: 'Система не дала записать результат; причина указана в сообщении. Файлы появляются только целиком, так что ничего недописанного не осталось.',
    },
    todo: {
      en: 'Check permissions and free space, or give another place with --output.',
      ja: 'アクセス権と空き容量を確かめるか、--outputで別の場所を指定してください。',
      ru: 'Проверьте права и свободное место или укажите другое место через --output.',
    },
  },
  'file/exists': {
    means: {
      en: 'A file with the name of the output is there already. It is never replaced unless that is asked for, so this input gave no output.',
      ja: '出力と同じ名前のファイルが既にあります。指定がない限り上書きしないので、この入力は書き出しませんでした。',
      ru: 'Файл с именем результата уже есть. Без прямого указания он не заменяется, поэтому этот вход ничего не дал.',
    },
    todo: {
      en: 'Give --force to replace existing files, --skip-existing to pass over them, or another --output.',
      ja: '上書きするなら--force、飛ばすなら--skip-existing、別の場所へ書くなら--outputを指定してください。',
      ru: 'Задайте --force, чтобы заменять файлы, --skip-existing, чтобы пропускать их, или другой --output.',
    },
  },
  'file/no-such-game': {
    means: {
      en: 'FILE#NUMBER means one game of a file, counted from 1. The file has fewer games than that.',
      ja: '「ファイル#番号」はファイルの中の1局を1から数えて指定します。その番号の対局はありません。',
      ru: 'ФАЙЛ#НОМЕР означает одну партию файла, считая с 1. Партий в файле меньше.',
    },
    todo: {
      en: 'Give a number up to the count in the message; kifukit inspect lists the games.',
      ja: 'メッセージにある局数以下の番号を指定してください。対局の一覧はkifukit inspectで見られます。',
      ru: 'Назовите номер не больше указанного в сообщении; партии перечисляет kifukit inspect.',
    },
  },
  'file/several-games': {
    means: {
      en: 'KIF, KI2 and JKF files hold one game as a rule, and other programs read only the first of several. The input has more, and there is one place to write to; so that no game is lost, nothing was written.',
      ja: 'KIF、KI2、JKFのファイルは1局が普通で、複数あっても最初の1局しか読まないソフトがほとんどです。入力には複数の対局があり、書き出し先は一つなので、失われる対局が出ないよう何も書きませんでした。',
      ru: 'В файле KIF, KI2 или JKF обычно одна партия, и другие программы читают лишь первую. Во входном файле их несколько, а место для записи одно; чтобы ни одна не пропала, не записано ничего.',
    },
    todo: {
      en: 'Give a folder with --output, name one game as FILE#NUMBER, or put them together with --merge.',
      ja: '--outputにフォルダーを指定するか、「ファイル#番号」で1局を選ぶか、--mergeで一つにまとめてください。',
      ru: 'Укажите в --output каталог, назовите одну партию как ФАЙЛ#НОМЕР или соедините их через --merge.',
    },
  },
  'file/same-output': {
    means: {
      en: 'The games of an input are numbered files in a folder, and one of these names belongs to the output of another input. To keep one from replacing the other, this input gave no output.',
      ja: '複数の対局は番号付きのファイルに書き出しますが、その一つが別の入力の出力と同じ名前になります。互いに上書きしないよう、この入力は書き出しませんでした。',
      ru: 'Партии одного файла становятся пронумерованными файлами, и одно из имён принадлежит результату другого. Чтобы один не затёр другой, этот вход ничего не дал.',
    },
    todo: {
      en: 'Convert the two inputs into different folders, or rename one of them.',
      ja: '2つの入力を別のフォルダーへ書き出すか、一方の名前を変えてください。',
      ru: 'Преобразуйте эти два файла в разные каталоги или переименуйте один из них.',
    },
  },
  'file/rejected': {
    means: {
      en: 'With --illegal reject an input with an error among its moves is not converted: an illegal move, or one that could not be read. The errors are told before this line.',
      ja: '--illegal rejectの指定により、指し手に誤り（反則の手や読めない手）のある入力は変換しません。誤りはこの前に示しています。',
      ru: 'С --illegal reject файл с ошибкой среди ходов (ход против правил или нечитаемый) не преобразуется. Ошибки названы выше.',
    },
    todo: {
      en: 'Correct the record, or choose --illegal keep or stop.',
      ja: '棋譜を直すか、--illegal keepまたはstopにしてください。',
      ru: 'Исправьте запись или выберите --illegal keep либо stop.',
    },
  },
  'file/lossy': {
    means: {
      en: 'With --fail-on loss an input gives no output if anything of it would be lost on writing. What that is, is told before this line.',
      ja: '--fail-on lossの指定により、書き出すと何かが失われる入力は書き出しません。失われる内容はこの前に示しています。',
      ru: 'С --fail-on loss файл не записывается, если при записи что-то пропало бы. Что именно, сказано выше.',
    },
    todo: {
      en: 'Accept the kinds of loss with --allow-loss, or write a format that holds more.',
      ja: '--allow-lossで失われてよい種類を指定するか、より多くを保持できる形式にしてください。',
      ru: 'Разрешите эти виды потерь через --allow-loss или выберите формат, который вмещает больше.',
    },
  },
  'file/no-such-variation': {
    means: {
      en: '--promote makes a variation the main line and takes it by its number. The game has fewer variations than that.',
      ja: '--promoteは番号で選んだ変化を本譜にします。その番号の変化はありません。',
      ru: '--promote делает вариант главной линией и берёт его по номеру. Вариантов в партии меньше.',
    },
    todo: {
      en: 'Look up the number: kifukit inspect --json lists the variations in their order.',
      ja: 'kifukit inspect --jsonで変化の順番を確かめてください。',
      ru: 'Посмотрите номер: kifukit inspect --json перечисляет варианты по порядку.',
    },
  },
  'file/other-start': {
    means: {
      en: 'Lines of another record can only be added to a game that begins at the same position. These two do not, by their handicap or their diagram.',
      ja: '別の棋譜の手順を加えられるのは、開始局面が同じときだけです。手合割か図面が違い、開始局面が一致しません。',
      ru: 'Линии другой записи можно добавить лишь к партии с той же начальной позицией. У этих двух она разная: другая фора или диаграмма.',
    },
    todo: {
      en: 'Leave this input out, or add a record with the same start.',
      ja: 'この入力を外すか、開始局面の同じ棋譜を加えてください。',
      ru: 'Уберите этот файл или добавляйте запись с той же начальной позицией.',
    },
  },
  'file/mended': {
    means: {
      en: 'check --fix changed in the file what is certain, such as numbers of moves, totals of time and signs, and no move. It was then checked as it is now.',
      ja: 'check --fixが、手数や累計時間、印など確実に直せるものを直しました。指し手は変えていません。続く結果は直した後のものです。',
      ru: 'check --fix исправил в файле то, что несомненно: номера ходов, суммы времени, знаки, но не сами ходы. Далее проверен исправленный файл.',
    },
    todo: {
      en: 'See to what is still told of the file.',
      ja: '残っている指摘を確かめてください。',
      ru: 'Посмотрите, что ещё сказано о файле.',
    },
  },
  'file/not-mended': {
    means: {
      en: 'The places to mend are known, but the text would not come back as the same bytes: some of them are damaged, or stand for a character that can be written in two ways, or the encoding lacks what would stand there. check --fix changes nothing but those places, so the file was left as it is.',
      ja: '直せる箇所はありますが、壊れたバイトや書き方が二通りある文字、またはその文字コードにない文字のため、書き直すとほかのバイトまで変わります。check --fixはほかの箇所を変えないので、そのままにしました。',
      ru: 'Что исправить, известно, но текст не записать теми же байтами: часть их повреждена или обозначает знак, у которого два кода, или в кодировке нет нужных знаков. check --fix не меняет ничего другого, поэтому файл оставлен как есть.',
    },
    todo: {
      en: 'Convert the file to UTF-8 first, then mend it.',
      ja: '先にUTF-8へ変換してから直してください。',
      ru: 'Сначала преобразуйте файл в UTF-8, затем исправляйте.',
    },
  },
  'file/internal-error': {
    means: {
      en: 'The program came upon something at this input that its makers did not foresee. The other inputs were not touched by it.',
      ja: 'この入力で、プログラムが想定していない事態が起こりました。ほかの入力には影響しません。',
      ru: 'На этом файле программа столкнулась с тем, чего её авторы не предусмотрели. Остальных файлов это не коснулось.',
    },
    todo: {
      en: 'Report it together with the input: it is a fault of kifukit.',
      ja: 'kifukitの不具合です。入力ファイルを添えて報告してください。',
      ru: 'Сообщите об этом, приложив файл: это ошибка kifukit.',
    },
  },
} as const satisfies Readonly<Record<FileCode, Explanation>>;
