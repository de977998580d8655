/** Russian messages of Kislyuk's notation. */
import type { CodeOf, Translations } from '../translation.js';

export const kislyuk: Translations<CodeOf<'kislyuk'>> = {
  'kislyuk/homoglyph': {
    message: 'в «{text}» есть знаки, лишь похожие на нужные ({found}); прочитаны как {meant}',
    hint: 'горизонтали от a до i, цифры и знак мата X латинские, буквы фигур русские',
  },
  'kislyuk/latin-p': {
    message: 'латинская P в «{text}» по виду рыцарь (Р), по привычке пешка (П); прочитана как {meant}',
  },
  'kislyuk/stray-char': { message: '«{found}» внутри поля в «{text}» опущено' },
  'kislyuk/punct': { message: 'в «{text}» точки нет или она не на месте' },
  'kislyuk/no-separator': {
    message: 'в «{text}» нет тире или двоеточия между полями либо пробела перед следующим ходом',
  },
  'kislyuk/foreign-drop': { message: '«*» в «{text}» прочитано как «рез.—»' },
  'kislyuk/foreign-capture': { message: '«{found}» в «{text}» прочитано как знак взятия «:»' },
  'kislyuk/ambiguous-pr': {
    message: '«пр.» может относиться к ходу перед ним или после него; отнесено ко второму',
    hint: 'повторите номер перед вторым ходом: 1. П8d—8c 1. ... пр. Л2h—3h',
  },
  'kislyuk/prefix-missing': {
    message: 'перед «{text}» нет «пр.», а на {from}: {found:phrase}',
  },
  'kislyuk/check-missing': { message: '«{text}» даёт шах, но знака + нет' },
  'kislyuk/check-false': { message: 'ход не даёт шаха, хотя стоит знак «{text}»' },
  'kislyuk/mate-missing': { message: '«{text}» даёт мат, но знака X нет' },
  'kislyuk/mate-false': { message: 'ход не даёт мата, хотя стоит знак «{text}»' },
  'kislyuk/capture-mark-missing': { message: 'этим ходом взята фигура ({found:phrase}), но вместо «:» стоит «{text}»' },
  'kislyuk/capture-mark-false': { message: 'ход ничего не берёт, хотя стоит «{text}»' },
  'kislyuk/number': { message: 'у хода номер {named}, а ожидался {found}; верным считается порядок ходов' },
  'kislyuk/prose': { message: 'текст между ходами сохранён как комментарий' },
  'kislyuk/unclosed': { message: '«{text}» не закрыто; прочитано до конца текста' },
  'kislyuk/bad-position': { message: '«{text}» не относится к списку фигур: {reason:phrase}; опущено' },
};
