/** Russian messages about records as they are read and put together. */
import type { CheckCode } from '../../codes.js';
import type { CodeOf, Translations } from '../translation.js';

export const record: Translations<Exclude<CodeOf<'record'>, CheckCode>> = {
  'record/moves-not-read': {
    message:
      'ещё {count} {count|ход|хода|ходов} этой линии не {count|воспроизведён|воспроизведены|воспроизведено}: она оборвалась после хода {ply}',
  },
  'record/variation-without-parent': {
    message: 'ни одна линия записи не доходит до хода {parent}, варианту не от чего начаться; он опущен',
  },
  'record/moves-after-end': { message: 'после окончания есть ходы; они сохранены как {as:phrase}' },
  'record/second-ending': { message: 'линия уже окончена; «{text}» сохраняется как комментарий' },
  'record/time-without-move': { message: 'время указано до первого хода; оно опущено' },
  'record/trailing-text': { message: '«{text}» здесь непонятно и опущено' },
  'record/unknown-special-move': { message: '«{text}» не известно как окончание партии; слова сохранены' },
  'record/handicap-contradicts-diagram': {
    message: 'фора «{text}» не соответствует диаграмме; верной считается диаграмма',
  },
  'record/unknown-handicap': {
    message: 'фора «{text}» неизвестна, диаграммы нет; партия читается с обычной начальной позиции',
  },
  'record/contested-handicap': {
    message: 'программы расходятся в том, какие фигуры снимает «{text}»; прочитано как {sfen}',
  },
  'record/extension-mismatch': { message: 'имя говорит о {named}, содержание: {found}; прочитано как {found}' },
  'record/format-guessed': { message: 'формат нигде не назван; прочитано как {found}' },
  'record/move-count-mismatch': {
    message: 'в записи сказано о {named} {named|ходе|ходах|ходах}, на деле ходов {found}',
  },
  'record/move-number-mismatch': {
    message: 'у хода номер {named}, а ожидался {found}; верным считается порядок ходов',
  },
  'record/headers-differ': {
    message: 'у соединяемых записей разные заголовки, верны заголовки первой: {what}',
  },
  'record/times-differ': {
    message:
      'у соединяемых записей {count|расходится|расходятся|расходятся} {count} {count|время|времени|времён}; верна первая',
  },
  'record/too-large': { message: 'превышен предел для одной партии ({what:phrase}: {limit}); остальное опущено' },
  'record/no-game': { message: 'во входных данных нет ни партии, ни позиции' },
  'record/more-diagnostics': {
    message:
      'ещё {count} {count|замечание|замечания|замечаний} к этой партии не {count|показано|показаны|показано}, из них ошибок: {errors}',
  },
  'record/diagram-missing': {
    message:
      '«{text}» значит, что начало показано на диаграмме, но её нет; партия читается с обычной начальной позиции',
  },
  'record/side-to-move-inferred': {
    message: 'не сказано, чей ход; начинают белые, так как первый ход сделан белыми',
  },
  'record/variation-before-moves': { message: '«{text}» стоит перед первым ходом и опущено' },
  'record/odd-move-spelling': {
    message: '«{text}»: программы пишут ходы иначе; прочитано как {usual} (сообщается один раз за партию)',
  },
  'record/move-number-missing': {
    message: 'у ходов нет номеров; они прочитаны по порядку (сообщается один раз за партию)',
  },
  'record/side-marks-missing': {
    message: 'у ходов нет знаков сторон; они прочитаны по порядку (сообщается один раз за партию)',
  },
  'record/wrong-side-mark': {
    message:
      'знак указывает на сторону {side:phrase}, а ход не её; верным считается порядок ходов (сообщается один раз за партию)',
  },
  'record/odd-qualifier': {
    message: '«{text}» не подходит к фигуре на {from} ({named:phrase}), но другой на {to} не пойти; ходит она',
  },
};
