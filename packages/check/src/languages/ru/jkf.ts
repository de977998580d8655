/** Russian messages of JKF. */
import type { CodeOf, Translations } from '../translation.js';

export const jkf: Translations<CodeOf<'jkf'>> = {
  'jkf/json-syntax': {
    message: 'текст не JSON: {reason:phrase}; дальнейшее не читается',
    hint: 'частые причины: файл обрезан, лишняя запятая, не те кавычки',
  },
  'jkf/too-deep': { message: 'вложенность текста слишком глубока для чтения' },
  'jkf/schema': { message: '{pointer} не соответствует JKF: {reason:phrase}{others:phrase}' },
  'jkf/bad-value': { message: '{pointer} нельзя использовать: {reason:phrase}' },
  'jkf/unknown-field': {
    message: 'в JKF нет поля {pointer}; оно опущено, и все подобные в этой партии тоже',
  },
  'jkf/jkf-unknown-preset': {
    message: '«{text}» не начальная позиция JKF (preset); партия читается иначе: {start:phrase}',
  },
  'jkf/repeated-key': { message: 'заголовок «{text}» встречается {count} {count|раз|раза|раз}; сохранены все' },
  'jkf/move-in-first-entry': {
    message:
      'первый элемент относится к начальной позиции, но в нём есть ход, окончание или варианты; они прочитаны как относящиеся к ходу 1',
  },
  'jkf/time-without-move': { message: 'время стоит там, где нет ни хода, ни окончания; оно опущено' },
  'jkf/color-mismatch': {
    message:
      'в записи ход назван ходом соперника; ходят {side:phrase}, верным считается порядок (сообщается один раз за партию)',
  },
  'jkf/capture-mismatch': {
    message: 'по записи взята фигура {named:phrase}, на доске: {found:phrase}; верна доска',
  },
  'jkf/same-mismatch': {
    message: 'по записи ход идёт туда же, куда предыдущий, но поле другое; верным считается поле',
  },
  'jkf/piece-after-promotion': {
    message: 'фигура названа так, как после хода; прочитано как превращение ({found:phrase})',
  },
  'jkf/needless-promote': { message: 'отмечен отказ от превращения там, где его не может быть; отметка опущена' },
  'jkf/total-mismatch': {
    message: 'общее время не равно сумме; верно время ходов (сообщается один раз за партию)',
  },
};
