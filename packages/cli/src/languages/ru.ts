/** Russian: messages about inputs and outputs as files, and what the command says around them. */
import type { FileTexts } from './file-texts.js';

export const ru = {
  codes: {
    'file/not-found': { message: 'такого файла или каталога нет' },
    'file/no-match': { message: 'файлов с записями партий здесь не найдено' },
    'file/cannot-read': { message: 'чтение невозможно: {reason:phrase}' },
    'file/cannot-write': { message: 'записать невозможно ({output:phrase}): {reason:phrase}' },
    'file/exists': {
      message: '{output:phrase} уже есть и не изменён',
      hint: '--force заменяет существующие файлы, --skip-existing пропускает их',
    },
    'file/no-such-game': {
      message: 'партии {number} нет; во входных данных {count} {count|партия|партии|партий}',
    },
    'file/several-games': {
      message: 'в нём несколько партий, а файл {format} вмещает одну; ничего не записано',
      hint: 'укажите каталог в --output, назовите одну партию как FILE#NUMBER или соедините все с --merge',
    },
    'file/same-output': {
      message: 'его партия {number} стала бы файлом {output}, а это вывод другого файла; ничего не записано',
    },
    'file/rejected': { message: 'в ходах есть ошибки; ничего не записано (--illegal reject)' },
    'file/lossy': {
      message: 'пропало бы то, что терять не разрешено; ничего не записано (--fail-on loss)',
      hint: '--allow-loss KIND разрешает вид потери, это последнее слово его кода',
    },
    'file/no-such-variation': {
      message: 'в его партии {game} нет варианта {number}, всего вариантов: {count}; ничего не записано',
      hint: 'kifukit inspect --json перечисляет варианты по порядку',
    },
    'file/other-start': {
      message:
        'его партия {number} начинается не с той позиции, что {other}, чьи линии добавляются; ничего не записано',
    },
    'file/mended': {
      message:
        'в нём {count|исправлено|исправлены|исправлено} {count} {count|место|места|мест} ({codes}); остальное ниже',
    },
    'file/not-mended': {
      message:
        'можно исправить {count} {count|место|места|мест}, но в кодировке файла изменится и другое; файл оставлен как есть',
      hint: 'сначала преобразуйте его в UTF-8',
    },
    'file/internal-error': {
      message: 'сбой программы на этом файле: {reason}',
      hint: 'это ошибка kifukit, сообщите о ней и приложите файл',
    },
  },
  phrases: {
    '{detail}': '{detail}',
    '{path}': '{path}',
    'standard output': 'стандартный вывод',
    'permission denied': 'нет прав',
    'the disk is read-only': 'диск только для чтения',
    'the disk is full': 'диск заполнен',
    'the disk quota is used up': 'исчерпана дисковая квота',
    'the file would be too large': 'файл был бы слишком велик',
    'it is a folder, not a file': 'это каталог, а не файл',
    'a part of its path is a file, not a folder': 'часть пути – файл, а не каталог',
    'a file stands where a folder is needed': 'на месте нужного каталога стоит файл',
    'there is no such file or folder': 'такого файла или каталога нет',
    'its name is too long': 'слишком длинное имя',
    'its symbolic links go round in a circle': 'символические ссылки образуют круг',
    'too many files are open': 'открыто слишком много файлов',
    'another program is using it': 'файл занят другой программой',
    'nobody reads from the pipe any more': 'из канала больше никто не читает',
    'the disk reports a fault': 'диск сообщает о сбое',
    'the file is too large': 'файл слишком велик',
  },
  labels: {
    hint: 'подсказка',
    game: 'партия {game}',
    ply: 'ход {ply}',
    noGame: 'партии нет',
    andMore: ' (и ещё {count})',
    more: 'ещё {count}, см. --log или --reporter json',
    converted: 'преобразование: {files} {files|файл|файла|файлов}, {games} {games|партия|партии|партий}',
    checked: 'проверка: {files} {files|файл|файла|файлов}, {games} {games|партия|партии|партий}',
    inspected: 'просмотр: {files} {files|файл|файла|файлов}, {games} {games|партия|партии|партий}',
    empty: '{count} {count|файл|файла|файлов} без вывода',
    skipped: '{count} {count|файл пропущен|файла пропущены|файлов пропущено}',
    failed: 'неудач: {count}',
    errors: '{count} {count|ошибка|ошибки|ошибок}',
    warnings: '{count} {count|предупреждение|предупреждения|предупреждений}',
    others: '{count} {count|файл другого вида не тронут|файла других видов не тронуты|файлов других видов не тронуты}',
  },
} as const satisfies FileTexts;
