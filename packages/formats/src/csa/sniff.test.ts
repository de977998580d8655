import { expect, test } from 'vitest';
import { sniffCsa } from './sniff.js';

test.each([
  'V2.2\nN+A',
  'PI\n+\n',
  'PI82HI22KA\n-',
  'N+A\nN-B',
  "'CSA encoding=UTF-8\n",
  "'# remark\n'another\n\nV2",
  '+7776FU\n-3334FU',
  '+7776FU,T12\n',
  '\uFEFFP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\r\n',
  'P2 * -HI *  *  *  *  * -KA * ',
  'P-11OU22FU',
  '$EVENT:x\nN+A',
])('%j is CSA for certain', (head) => expect(sniffCsa(head)).toBe(1));

test.each(['$EVENT:x\n$SITE:y', '+\n', '%TORYO', 'pi\n+', '+7776fu'])('%j is likely', (head) => {
  expect(sniffCsa(head)).toBe(0.6);
});

test.each([
  '',
  '# KIF\n手合割：平手\n先手：A\n手数----指手\n   1 ７六歩(77)',
  'position startpos moves 7g7f',
  'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
  '{"header":{}}',
  '1. П7g—7f П3c—3d',
  '+---------------------------+\n|v香v桂v銀v金v玉v金v銀v桂v香|一',
  'Пролог\n',
])('%j is not', (head) => expect(sniffCsa(head)).toBe(0));

test('text in front makes it less sure', () => expect(sniffCsa('hello\nV2.2\nPI\n')).toBe(0.7));
