import { expect, test } from 'vitest';
import { detectFormat } from '../detect.js';
import { sniffKi2 } from './sniff.js';

test.each([
  ['▲７六歩△３四歩', 0.9],
  ['先手：A\n\n  ☗76歩 ☖34歩', 0.9],
  ['▲同　成銀', 0.9],
  ['+７六歩 -３四歩', 0.9],
  ['手合割：平手\n-同　銀', 0.9],
  ['#KI2 version=2.0 encoding=UTF-8\n', 0.9],
  ['７六歩 ３四歩', 0.7],
  ['手合割：平手\nまで0手で中断', 0.5],
])('%j is KI2', (head, least) => expect(sniffKi2(head)).toBeGreaterThanOrEqual(least));

test.each([
  ['1 ７六歩(77)   ( 0:16/00:00:16)', 0.3],
  ['1 ▲７六歩(77)', 0.3],
  ['７六歩(77)', 0],
  ['手数＝171  ▲６二角成  まで', 0],
  ['+7776FU', 0],
  ['- ７六歩を突く', 0],
  ['-3d', 0],
  ['', 0],
])('%j is hardly KI2', (head, most) => expect(sniffKi2(head)).toBeLessThanOrEqual(most));

test('the content outweighs the name', () => {
  const row = '手合割：平手\n\n▲７六歩    △３四歩\n';
  const found = (text: string, name?: string) => detectFormat(text, name)?.format.id;
  expect(found(row)).toBe('ki2');
  expect(found(row, 'a.kif')).toBe('ki2');
  expect(found('手合割：平手\n1 ７六歩(77)\n', 'a.ki2')).toBe('kif');
  expect(found('手合割：平手\n', 'a.ki2')).toBe('ki2');
  expect(found('手合割：平手\n')).toBe('kif');
});
