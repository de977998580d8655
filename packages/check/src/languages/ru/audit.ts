/** Russian messages of the audit. */
import type { CheckCode } from '../../codes.js';
import type { Translations } from '../translation.js';

export const audit: Translations<CheckCode> = {
  'record/unjustified-mate': {
    message: 'запись кончается матом, но {side:phrase} имеют законный ход; окончание сохранено',
    hint: 'возможно, в конце пропущены ходы',
  },
  'record/moves-after-mate': {
    message:
      'после мата ходом {mate} {count|есть|есть|есть} ещё {count} {count|ход|хода|ходов}; {count|он сохранён|они сохранены|они сохранены}',
  },
  'record/missing-ending': { message: 'последний ход {what:phrase}, но в записи не сказано, чем кончилась партия' },
  'record/foul-not-shown': {
    message: 'запись кончается нарушением правил, но в ходах его нет',
    hint: 'возможно, запрещённый ход опущен',
  },
  'record/unjustified-sennichite': {
    message: 'в записи сказано о повторении (сэннититэ), но {reason:phrase}; окончание сохранено',
  },
  'record/unjustified-perpetual-check': {
    message: 'в записи сказано о вечном шахе, но {reason:phrase}; окончание сохранено',
  },
  'record/unclaimed-sennichite': {
    message:
      'позиция стояла {times} {times|раз|раза|раз}, партия этим кончается без результата (сэннититэ), а запись об этом не говорит; она оставлена как есть',
  },
  'record/unclaimed-perpetual-check': {
    message: 'вечный шах: {side:phrase} этим проиграли, но в записи об этом не сказано',
  },
  'record/unjustified-impasse': {
    message: 'запись кончается дзисёги (тупиком), но {reason:phrase}; окончание сохранено',
  },
  'record/unjustified-declaration': {
    message: 'объявление победы не оправдано: {reason:phrase}; окончание сохранено',
  },
  'record/winner-mismatch': {
    message: 'результат по записи: {named:phrase}, по окончанию: {found:phrase}; верным считается окончание',
  },
  'record/time-exceeds-control': {
    message:
      '{side:phrase} потратили на этот ход {used} {used|секунду|секунды|секунд}, а контроль времени оставлял {left}',
  },
  'record/implausible-date': { message: 'дата «{text}» {reason:phrase}' },
  'record/move-limit-mismatch': {
    message: 'в записи задан предел: {limit} {limit|ход|хода|ходов}, но {reason:phrase}',
  },
  'record/tsume-move-without-check': {
    message: 'ход атакующего не даёт шаха; задача на мат решается одними шахами',
  },
  'record/tsume-without-mate': { message: 'решение не кончается матом' },
  'record/tsume-second-solution': { message: 'мат здесь дают и другие ходы: {moves}' },
  'record/clock-mismatch': { message: 'общее время указано как {named}, сумма времени этой стороны: {found}' },
};
