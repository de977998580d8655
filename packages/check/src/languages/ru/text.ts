/** Russian messages about texts, and about what is lost on writing. */
import type { CodeOf, Translations } from '../translation.js';

export const text: Translations<CodeOf<'text' | 'loss'>> = {
  'text/encoding-guessed': { message: 'кодировка не объявлена; прочитано как {encoding}' },
  'text/encoding-declaration-mismatch': {
    message: 'в тексте объявлена кодировка {declared}, на деле {used}; прочитано как {used}',
  },
  'text/undecodable-bytes': { message: 'байты {bytes} не соответствуют {encoding}; прочитаны как \uFFFD' },
  'text/unrepresentable-character': {
    message: '«{char}» нет в {encoding}; вместо этого записано «{replacement}» ({count} {count|раз|раза|раз})',
    hint: 'в UTF-8 символ сохранится',
  },
  'loss/moves': {
    message: 'записывается одна позиция; {count|опущен|опущены|опущено} {count} {count|ход|хода|ходов}',
  },
  'loss/variations': {
    message:
      '{count|опущен|опущены|опущено} {count} {count|вариант|варианта|вариантов}, первый начинается с хода {ply}',
  },
  'loss/comments': {
    message: '{count|опущен|опущены|опущено} {count} {count|комментарий|комментария|комментариев}',
  },
  'loss/comment-text': {
    message: '{count} {count|комментарий записан|комментария записаны|комментариев записаны} в другом виде',
  },
  'loss/analysis': {
    message:
      '{count} {count|замечание программы записано|замечания программ записаны|замечаний программ записаны} не полностью: {what:phrases}',
  },
  'loss/bookmarks': { message: '{count|опущена|опущены|опущено} {count} {count|закладка|закладки|закладок}' },
  'loss/bookmark-text': { message: 'закладки записаны в другом виде: {what}' },
  'loss/times': { message: '{count|опущено|опущены|опущено} {count} {count|время|времени|времён}' },
  'loss/time-precision': {
    message: '{count} {count|время урезано|времени урезаны|времён урезаны} до целых секунд',
  },
  'loss/zero-times': {
    message: 'линия, в которой {count} {count|время равно|времени равны|времён равны} 0, записана без времени',
  },
  'loss/unknown-times': {
    message:
      '{count} {count|неизвестное время записано|неизвестных времени записаны|неизвестных времён записаны} как 0',
  },
  'loss/headers': { message: 'заголовки опущены: {what}' },
  'loss/header-value': { message: 'значения заголовков записаны в другом виде: {what}' },
  'loss/header-form': { message: 'значения заголовков записаны другими словами: {what}' },
  'loss/ending': { message: 'для окончания «{what}» в этом формате нет точного слова' },
  'loss/start-position': { message: 'начальную позицию нельзя записать точно' },
  'loss/move-number': { message: 'номер первого хода ({what}) не сохраняется' },
  'loss/illegal-move': {
    message:
      '{count} {count|запрещённый ход нельзя записать, он обрывает свою линию|запрещённых хода нельзя записать, они обрывают свои линии|запрещённых ходов нельзя записать, они обрывают свои линии}',
  },
};
