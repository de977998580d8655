import { describe, expect, test } from 'vitest';
import { describeFormat } from '../testing/conformance.js';
import { kislyuk } from './index.js';

/** As people write: noise, prose, positions, and a file with everything in it. */
const texts = [
  'В примере черные Л 1с, Г 8f, K7f, в резерве одна пешка, белые М9d ход П рез.— 9е был бы матом. 1. М5i—5h пр.',
  '1. П7g-7f П3с – 3d (хорошо) 2.С8h:2b пр. Р3a:2b 3. Срез. —4е+? (3. ... Г6a—5b) 4. пр. СЗb-5d пр.Л2h – 3i Мат.',
  `# Сёги, нотация Кислюка, версия 1
Чёрные: а
Позиция: чёрные М5i, П8d, в резерве 2П, С; белые М5a, пр. Л2h; ход чёрных

{до} 1. П8d—8c [0:01] <з> {к\\}}
   (1. П рез.—5e [0:02] М5a—6a (1. ... пр. Л2h—3h Сдача, победа белых))
1. ... пр. Л2h—3h [0:03]
Конец: «так» {всё}
`,
];

describeFormat(kislyuk, { texts });

describe('a text is recognised', () => {
  test.each([
    ['# Сёги, нотация Кислюка, версия 1\n\n1. П7g—7f', 1],
    ['Чёрные: а\nБелые: б\n\n1. П7g—7f', 0.9],
    ['Лучше 1. П7g-7f, и всё.', 0.8],
    ['черные Г4b, РЗс, белые М4а', 0.8],
    ['手合割：平手\n*лучше П7g—7f', 0.2],
    ['P7g-7f', 0],
    ['Белые начинают', 0],
  ])('%s', (text, score) => expect(kislyuk.sniff(text)).toBe(score));
});
