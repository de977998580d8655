import { describe, expect, test } from 'vitest';
import { findMoves } from './index.js';

/** Prose of our own in the manner of the article, its scan faults included. */
const prose = `
Поле 3с занято, поле 8Ь тоже, а диагональ 9а — 1i открыта. На доске 9X9 всё решил темп: после 12. П2g - 2f
белые сыграли П3с—3d, и лучшее теперь Срез.—2h + (но не Л 2h-4h). Слон С 7f уходит; рыцарь Р7i стоит.
13. пр. СЗb  —  5d  пр. Л2h — 3i. 14. К8e:7g. пр + приводит к мату: 15. Г6с—7сХ. Прежде 2h прорыв был силён.
1) Генерал Г — сосед короля; 2) см. сс. 139-143 и 25X25. Резерв пуст, Крез пел. M7g – 7h, затем Крез. – 8e+, С*4e, С8hх2b пр.!
П7g7f и пр.С5d:6йd+; P рез.—7e? Ф7g—7f, П7j—7f, Х7a—7b — опечатки.
`;

describe('findMoves', () => {
  test('finds the moves in prose and nothing else', () => {
    expect(findMoves(prose).map(({ text }) => text)).toEqual([
      'П2g - 2f',
      'П3с—3d',
      'Срез.—2h +',
      'Л 2h-4h',
      'пр. СЗb  —  5d',
      'пр. Л2h — 3i',
      'К8e:7g. пр +',
      'Г6с—7сХ',
      'M7g – 7h',
      'Крез. – 8e+',
      'С*4e',
      'С8hх2b пр.',
      'П7g7f',
      'пр.С5d:6йd+',
      'P рез.—7e',
    ]);
  });

  test('says where they are and how they are printed', () => {
    for (const { start, end, text } of findMoves(prose)) expect(prose.slice(start, end)).toBe(text);
    const features = new Map(findMoves(prose).map((move) => [move.text, move]));
    expect(features.get('П2g - 2f')).toMatchObject({ kind: 'move', sign: 'none', features: ['spacing'] });
    expect(features.get('Г6с—7сХ')).toMatchObject({ kind: 'move', sign: 'mate', features: ['homoglyph'] });
    expect(features.get('К8e:7g. пр +')).toMatchObject({
      kind: 'capture',
      sign: 'check',
      features: ['punct', 'spacing'],
    });
    expect(features.get('пр. СЗb  —  5d')?.features).toEqual(['homoglyph', 'spacing', 'ambiguous-pr']);
    expect(features.get('С*4e')).toMatchObject({ kind: 'drop', features: ['foreign-drop'] });
    expect(features.get('С8hх2b пр.')?.features).toEqual(['foreign-capture']);
    expect(features.get('П7g7f')?.features).toEqual(['no-separator']);
    expect(features.get('пр.С5d:6йd+')?.features).toEqual(['stray-char', 'spacing']);
    expect(features.get('P рез.—7e')?.features).toEqual(['latin-p']);
  });

  test('a «пр.» that is surely the own one belongs to the move', () => {
    const texts = (text: string) => findMoves(text).map((move) => move.text);
    expect(texts('П8d—8c пр. пр. Л2h—3h')).toEqual(['П8d—8c пр.', 'пр. Л2h—3h']);
    expect(texts('К рез.—7h пр. Л6h—7g+')).toEqual(['К рез.—7h', 'пр. Л6h—7g+']);
    expect(texts('Л3h:2h пр. черные думают')).toEqual(['Л3h:2h пр.']);
    expect(texts('П7g—7fП3c—3d2.П2g—2f')).toEqual(['П7g—7f', 'П3c—3d', 'П2g—2f']);
    expect(texts('5d приводит, П5e—5d приводит')).toEqual(['П5e—5d']);
  });

  test('reads what scanners and other keyboards make of the characters', () => {
    const features = (text: string) => findMoves(text).map((move) => [move.text === text, ...move.features]);
    expect(features('пр.С5d:6и\u0306d+'), 'й as two characters').toEqual([[true, 'stray-char', 'spacing']]);
    for (const text of ['П７g—７f', 'Пбd—бе', 'Пlc—lb', 'Yбі—6h', 'П5a—5Ь', 'С7c:2h пр.×', 'С7c:2h пр.#', 'С7c:2hх']) {
      expect(features(text), text).toEqual([[true, 'homoglyph']]);
    }
    for (const dash of ['-', '‑', '–', '—', '−', '--']) expect(features(`П7g${dash}7f`), dash).toEqual([[true]]);
    expect(features('К\u00a0рез.\u00a0—\u00a07h'), 'no-break spaces').toEqual([[true, 'spacing']]);
    expect(features('П7\u00adg—7f'), 'a soft hyphen').toEqual([[true, 'spacing']]);
    expect(features('П7 g—7f'), 'no space inside a square').toEqual([]);
  });

  test('takes time in proportion to the text', () => {
    for (const piece of ['пр. ', 'П ', 'П7g ', 'П рез. ', 'П7g—7f пр. ', '     ', 'а']) {
      const begin = performance.now();
      findMoves(piece.repeat(200_000));
      expect(performance.now() - begin, piece).toBeLessThan(10_000);
    }
  });
});
