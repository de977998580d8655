/** Moves and what stands in their place, however they are spelled. */
import { describe, expect, test } from 'vitest';
import { movesOfKif as moves, readKifText as read } from './testing/read-kif.js';

describe('one move however it is spelled', () => {
  const opening = '1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n';

  test.each([
    '1 ７六歩(77)',
    '   1 ７六歩(77)   ( 0:16/00:00:16)',
    '　　1 ７六歩(77)   ( 0:7/)',
    '1\t７六歩(77)\t( 0:16/00:00:16)',
    '1　７六歩(77)',
    '１ ７六歩(77)',
    '1７六歩(77)',
    '1 76歩(77)',
    '1 ７6歩(77)',
    '1 7六歩（７７）',
    '1 七六歩(77)',
    '1 ▲７六歩(77)',
    '1 ☗７六歩(77)',
    '1 ７六歩 (77)',
    '1 ７六 歩(77)',
    '1 ７六歩右上(77)',
    '1 ７六歩不成(77)',
    '1 ７六步(77)',
    '1 ７六歩(77)+',
    '1 ７六歩(77)   ( 0:00/00:00:00)+',
    '1 ７六歩(77) #memo',
    '７六歩(77)',
    '76歩(77)',
    '▲７六歩(77)',
    '\uFEFF1 ７六歩(77)',
  ])('%s', (line) => {
    const { first, told } = read(line);
    expect(first.moves).toEqual(['7g7f']);
    expect(told.filter((code) => code.startsWith('move/'))).toEqual([]);
  });

  test.each([
    '4 同　銀(31)',
    '4 同銀(31)',
    '4 同 銀(31)',
    '4 同銀　(31)   ( 0:01/00:00:01)',
    '4 ２二銀(31)',
    '4 △同　銀(31)',
    '4 仝銀(31)',
  ])('%s', (line) => expect(moves(opening + line)).toBe('7g7f 3c3d 8h2b+ 3a2b'));

  test.each(['5 ５五角打', '5 ５五角打     ( 0:01/00:00:01)', '5 ５五角打(00)', '5 ５五角打（００）'])('%s', (line) => {
    const { first, told } = read(`${opening}4 同　銀(31)\n${line}`);
    expect(first.moves[4]).toBe('B*5e');
    expect(told.filter((code) => code !== 'record/odd-move-spelling@5')).toEqual([]);
  });

  test.each([
    ['3 ２二角成(88)', '8h2b+', 0],
    ['3 ２二角不成(88)', '8h2b', 0],
    ['3 ２二角生(88)', '8h2b', 0],
    ['3 ２二角(88)', '8h2b', 0],
    ['3 ２二成角(88)', '8h2b+', 1],
  ])('%s', (line, move, warnings) => {
    const { first, told } = read(`1 ７六歩(77)\n2 ３四歩(33)\n${line}`);
    expect(first.moves[2]).toBe(move);
    expect(told.length).toBe(warnings);
  });

  const rows = [...'一二三四五六七八九'];
  const board = (cells: string) => rows.map((rank, i) => `|${i === 2 ? cells : ' ・'.repeat(9)}|${rank}\n`).join('');

  test.each([
    '９四王(93)',
    '９四玉(93)',
    '７四竜(73)',
    '７四龍(73)',
    '６二全(63)',
    '６二成銀(63)',
    '５二圭(53)',
    '５二成桂(53)',
    '４二杏(43)',
    '４二成香(43)',
    '３二馬(33)',
    '２二と(23)',
  ])('%s by one of its names', (name) => {
    const { first, told } = read(`${board(' 玉 ・ 龍 全 圭 杏 馬 と ・')}1 ${name}`);
    expect(first.plies).toBe(1);
    expect(told).toEqual(['position/king-missing@1']);
  });

  test('成銀 is a promoted silver, or a silver that promotes where one stands there', () => {
    const empty = ' ・'.repeat(8);
    expect(moves(`${board(` 銀${empty}`)}1 ９二成銀(93)`)).toBe('9c9b+');
    expect(moves(`${board(` 全${empty}`)}1 ９二成銀(93)`)).toBe('9c9b');
    expect(moves(`${board(` 歩${empty}`)}1 ９二成歩(93)`)).toBe('9c9b+');
  });

  test('several moves on one line', () => {
    expect(moves('1 ７六歩(77) 2 ３四歩(33) ( 0:01/00:00:01) 3 ２六歩(27)')).toBe('7g7f 3c3d 2g2f');
    expect(moves('▲７六歩(77) △３四歩(33)')).toBe('7g7f 3c3d');
  });
});

describe('a line that is no move', () => {
  test.each(['２ニ角成(88)', '２二角成', '２二角打(88)x', '同歩', 'Ｘ角成(88)', '(88)', '金(49)'])(
    '%s ends the line of play',
    (words) => {
      const { first, told } = read(`1 ７六歩(77)\n2 ３四歩(33)\n3 ${words}\n4 ８四歩(83)`);
      expect(first.plies).toBe(2);
      expect(
        told.some((code) => /^move\/.*@3$/.test(code)),
        told.join(),
      ).toBe(true);
    },
  );

  test('unknown words for an ending are kept', () => {
    const { first, told } = read('1 ７六歩(77)\n2 立会人裁定 ( 0:05/00:00:05)+');
    expect(first.ending).toEqual({ kind: 'other', text: '立会人裁定', winner: null, time: 5000 });
    expect(told).toEqual(['record/unknown-special-move@2']);
  });

  test('an ending in other spellings, and with a remark', () => {
    for (const words of ['投　了', '投了。', '▲投了', '▲ 投 了（図）']) {
      const { first, told } = read(`1 ７六歩(77)\n2 ３四歩(33)\n3 ${words} ( 0:05/)`);
      expect(first.ending, words).toMatchObject({ kind: 'resign', winner: 'white', time: 5000 });
      expect(told).toEqual([]);
    }
    const { first } = read('1 ７六歩(77)\n2 反則負け（二歩） ( 0:05/)');
    expect(first).toMatchObject({ ending: { kind: 'illegal-move', time: 5000 }, comments: { 2: '（二歩）' } });
  });

  test('an unknown line is told', () => {
    expect(read('なにか\n1 ７六歩(77)\nなにか\n5\n感想：よい').told).toEqual([
      'record/trailing-text@1',
      'record/trailing-text@3',
      'record/trailing-text@4',
      'record/trailing-text@5',
    ]);
  });

  test('a king or a promoted piece is not dropped', () => {
    expect(read('1 ５五玉打').told).toEqual(['move/not-in-hand@1']);
    expect(read('1 ５五成銀打').told).toEqual(['move/cannot-promote@1']);
  });

  test('a mark of the wrong side', () => {
    expect(read('1 ▲７六歩(77)\n2 ▲３四歩(33)').told).toEqual(['move/wrong-side@2']);
  });
});
