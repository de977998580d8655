import { expect, test } from 'vitest';
import { sniffKif } from './sniff.js';

test.each([
  ['先手：A\n   1 ７六歩(77)   ( 0:16/00:00:16)', 0.9],
  ['1 同　銀成(31)', 0.9],
  ['1 ５五角打', 0.9],
  ['手合割：平手\n手数----指手---------消費時間--\n', 0.9],
  ['#KIF version=2.0 encoding=UTF-8\n', 0.9],
  ['７六歩(77)\n３四歩(33)', 0.7],
  ['手合割：平手\n先手：A', 0.5],
  ['| ・ ・ ・ ・v玉 ・ ・ ・ ・|一', 0.5],
])('%j is KIF', (head, least) => {
  expect(sniffKif(head)).toBeGreaterThanOrEqual(least);
});

test.each([
  ['手合割：平手\n先手：A\n\n▲７六歩    △３四歩    ▲２六歩', 0.4],
  ['☗７六歩 ☖３四歩', 0.4],
  ['V2.2\nN+A\nPI\n+\n+7776FU', 0],
  ['{"header":{"先手":"A"},"moves":[{}]}', 0],
  ['position startpos moves 7g7f', 0],
  ['1. П7g—7f П3c—3d', 0],
  ['こんにちは', 0],
  ['', 0],
])('%j is hardly KIF', (head, most) => {
  expect(sniffKif(head)).toBeLessThanOrEqual(most);
});
