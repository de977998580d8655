/** Russian messages of CSA. */
import type { CodeOf, Translations } from '../translation.js';

export const csa: Translations<CodeOf<'csa'>> = {
  'csa/lower-case': { message: '«{text}» прочитано как заглавные буквы, и всё подобное в этой партии тоже' },
  'csa/look-alike': {
    message: 'в «{text}» тире или плюс не из ASCII; прочитан как обычный, и всё подобное в этой партии тоже',
    hint: 'такие знаки бывают в тексте, скопированном с веб-страницы',
  },
  'csa/no-start-position': {
    message: 'есть ходы, но нет начальной позиции; партия читается с обычной начальной позиции',
  },
  'csa/no-turn': {
    message: 'нет строки «+» или «-» о том, кто ходит первым; начинают {side:phrase} ({reason:phrase})',
  },
  'csa/two-boards': { message: 'позиция дана и как PI, и рядами P1–P9; верными считаются ряды' },
  'csa/bad-position-line': { message: '«{text}» в строке позиции не читается: {reason:phrase}' },
  'csa/row-numbers': { message: 'номера рядов не от 1 до 9; девять рядов взяты по порядку, сверху' },
  'csa/wrong-sign': {
    message: 'знак в «{text}» соперника, но ход и фигура принадлежат другой стороне ({side:phrase}); верна фигура',
    hint: 'сверьте с исходной записью',
  },
  'csa/removal-mismatch': {
    message:
      '«{text}» снимает с {square} не ту фигуру ({named:phrase}): в обычной позиции там {found:phrase}; снята фигура {found:phrase}',
  },
  'csa/square-given-twice': { message: '{place:phrase}: дано больше одного раза; верно последнее' },
  'csa/remainder-given-twice': {
    message: 'оставшиеся фигуры (00AL) отданы обеим сторонам; их получает первая',
  },
  'csa/bad-time': { message: '«{text}» не время; оно остаётся неизвестным' },
  'csa/not-in-version': { message: '«{text}» нет в версии {version}; сохранено' },
  'csa/missing-separator': { message: 'новая партия начинается без строки «/» перед ней' },
};
