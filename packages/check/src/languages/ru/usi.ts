/** Russian messages of USI and SFEN lines. */
import type { CodeOf, Translations } from '../translation.js';

export const usi: Translations<CodeOf<'usi'>> = {
  'usi/unknown-line': {
    message: '«{text}» не позиция и не список ходов; строка опущена',
    hint: "строка начинается с 'position', 'startpos', 'sfen', 'moves' или с доски SFEN",
  },
  'usi/odd-spelling': { message: '«{text}» прочитано как «{as}»' },
  'usi/missing-word': { message: 'перед «{text}» нет слова «{word}»' },
};
