/** One move however it is written, and the piece that it means. */
import { describe, expect, test } from 'vitest';
import { movesOf, readKi2Text } from './testing/read-ki2.js';

describe('rows of moves', () => {
  test.each([
    '▲７六歩△３四歩▲２二角成△同銀',
    '▲７六歩    △３四歩    ▲２二角成  △同　銀',
    '▲７六歩 △３四歩 ▲２二角成 △同 銀',
    '▲７六歩\n△３四歩\n\n▲２二角成\n△同　　銀',
    '☗７六歩☖３四歩☗２二角成☖同銀',
    '⛊７六歩⛉３四歩⛊２二角成⛉同銀',
    '▼７六歩▽３四歩▼２二角成▽同銀',
    '▲76歩 ▽34歩 ▲22角成 ▽同銀',
    '▲7六歩△３4歩▲二二角成△22銀',
    '▲７六歩△３四歩▲２二角成△２二同銀',
    '▲７六歩△３四歩▲２二角成△同２二銀',
    '▲ ７ 六 歩　△３四歩 ▲２二 角 成 △仝銀',
    '▲７六歩(77)△３四歩(33)▲２二角成(88)△同銀(31)',
    '▲７六歩（７７）　△３四歩（３３）▲２二角成（８８）△同銀（３１）',
    '1 ▲７六歩 2 △３四歩\n3. ▲２二角成 4.△同銀',
    '１▲７六歩２△３四歩３▲２二角成４△同銀',
    '+７六歩-３四歩+２二角成-同銀',
    '＋７六歩　－３四歩\n+22角成 −同　銀',
    '1 +７六歩 2. -３四歩 ３＋２二角成 -同銀',
  ])('%j', (text) => {
    expect(readKi2Text(text)).toMatchObject({ first: { moves: ['7g7f', '3c3d', '8h2b+', '3a2b'] }, told: [] });
  });

  test('moves without marks are parted by blanks', () => {
    const { first, told } = readKi2Text('７六歩 ３四歩　２二角成\n同　銀 ５五角打');
    expect(first.moves.join(' ')).toBe('7g7f 3c3d 8h2b+ 3a2b B*5e');
    expect(told).toEqual(['record/side-marks-missing@1']);
    expect(readKi2Text('７六歩３四歩２二角成同銀 ５五角打').first.moves).toEqual(first.moves);
  });

  test('marks that contradict give way to the order of the moves', () => {
    const { first, told } = readKi2Text('△７六歩▲３四歩△２二角成');
    expect(first.moves.join(' ')).toBe('7g7f 3c3d 8h2b+');
    expect(told).toEqual(['record/wrong-side-mark@1']);
  });

  test('but not where the side to move has no such move', () => {
    const { first, told } = readKi2Text('▲７六歩▲２六歩△３四歩');
    expect(first.moves.join(' ')).toBe('7g7f');
    expect(told).toEqual(['move/wrong-side@1', 'record/moves-not-read']);
  });

  test('+ and - are marks only before a move', () => {
    expect(readKi2Text('+７六歩\n-３四歩\n- memo\n+2')).toMatchObject({
      first: { moves: ['7g7f', '3c3d'] },
      told: ['record/trailing-text@3', 'record/trailing-text@4'],
    });
    expect(
      readKi2Text('-３四歩 *備考：a', { start: 'lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1' }),
    ).toMatchObject({ first: { moves: ['3c3d'], comments: { 1: '備考：a' } }, told: [] });
  });

  test('White begins a handicap game', () => {
    expect(movesOf('手合割：香落ち\n△３四歩▲７六歩')).toBe('3c3d 7g7f');
  });
});

describe('promotion', () => {
  test.each([
    ['▲２二角成', '8h2b+'],
    ['▲２二角不成', '8h2b'],
    ['▲２二角生', '8h2b'],
    ['▲２二角', '8h2b'],
  ])('%s', (words, move) => {
    const { first, told } = readKi2Text(`▲７六歩△３四歩${words}`);
    expect(first.moves[2]).toBe(move);
    expect(told).toEqual([]);
  });

  test('成角 is odd, 成銀 is a piece', () => {
    expect(readKi2Text('▲７六歩△３四歩▲２二成角')).toMatchObject({
      first: { moves: ['7g7f', '3c3d', '8h2b+'] },
      told: ['record/odd-move-spelling@1'],
    });
    const start = '4k4/9/9/9/9/4+S4/9/9/4K4 b - 1';
    for (const name of ['成銀', '全', '成　銀']) expect(movesOf(`▲５五${name}`, { start })).toBe('5f5e');
    expect(movesOf('▲９二成銀(93)', { start: '4k4/9/S8/9/9/9/9/9/4K4 b - 1' })).toBe('9c9b+');
  });

  test('what the rules forbid is kept and told', () => {
    const start = '4k4/P8/9/5S3/9/9/9/9/4K4 b - 1';
    expect(readKi2Text('▲９一歩', { start })).toMatchObject({ first: { plies: 1 }, told: ['move/must-promote@1'] });
    expect(readKi2Text('▲５五銀成', { start })).toMatchObject({
      first: { moves: ['4d5e+'] },
      told: ['move/outside-promotion-zone@1'],
    });
  });
});

describe('words that choose a piece', () => {
  const golds = '9/9/9/9/9/9/9/3G1G3/4K4 b - 1';
  const pinned = '3r5/9/9/9/9/9/9/3G1G3/3K5 b - 1';
  const pinnedWithGold = '3r5/9/9/9/9/9/9/3G1G3/3K5 b G 1';
  const row = '9/9/3GG4/9/9/9/9/9/9 b - 1';
  const horses = '+B7+B/9/9/9/9/9/9/9/9 b - 1';
  const threeHorses = '9/9/9/3+B+B+B3/9/9/9/9/9 b - 1';
  const dragons = '9/9/9/9/9/9/9/9/+R+R7 b - 1';

  test.each([
    [golds, '▲５八金右', '4h5h'],
    [golds, '▲５八金左', '6h5h'],
    [golds, '▲５八金左寄', '6h5h'],
    [pinned, '▲５八金', '4h5h'],
    [pinnedWithGold, '▲５八金打', 'G*5h'],
    [pinnedWithGold, '▲５八金', '4h5h'],
    [row, '▲５二金直', '5c5b'],
    [row, '▲５二金左', '6c5b'],
    [row, '▲５二金右', '5c5b'],
    [dragons, '▲８八龍右', '8i8h'],
    [dragons, '▲８8龍左', '9i8h'],
    [dragons, '▲８八竜直', '8i8h'],
    [horses, '▲５五馬左', '9a5e'],
    [horses, '▲５五馬右引', '1a5e'],
    ['9/9/4G4/9/9/9/9/9/9 b - 1', '▲５二金直', '5c5b'],
    ['9/9/9/9/9/3GG4/9/9/9 b - 1', '▲５五金直', '5f5e'],
    ['9/9/9/9/9/4G4/9/9/9 b - 1', '▲５五金上', '5f5e'],
    ['6S2/9/6s2/9/9/9/9/9/9 w - 1', '△３四銀直', '3c3d'],
    ['9/9/9/9/9/9/9/9/4R4 b - 1', '▲５四飛行', '5i5d'],
    ['9/9/9/9/9/9/9/9/4R4 b - 1', '▲５四飛入', '5i5d'],
    ['+B8/9/9/9/9/9/9/9/8+B b - 1', '▲５五馬行', '1i5e'],
    [threeHorses, '▲５五馬中', '5d5e'],
    [threeHorses, '▲５五馬中引', '5d5e'],
    ['9/9/3GGG3/9/9/9/9/9/9 b - 1', '▲５二金中', '5c5b'],
    ['9/9/3GG4/9/9/9/9/9/9 b - 1', '▲５二金中', '5c5b'],
    [threeHorses, '▲５五馬右', '4d5e'],
  ])('%s %s', (start, text, move) => {
    expect(readKi2Text(text, { start })).toMatchObject({ first: { moves: [move] }, told: [] });
  });

  test('a pinned piece that is named leaves its king in check', () => {
    expect(readKi2Text('▲５八金左', { start: pinned })).toMatchObject({
      first: { moves: ['6h5h'] },
      told: ['move/king-left-in-check@1'],
    });
  });

  test('中 also begins words that are none', () => {
    expect(readKi2Text('▲７六歩△３四歩中断')).toMatchObject({
      first: { plies: 2, ending: { kind: 'interrupted' } },
      told: [],
    });
    expect(readKi2Text('▲７六歩 △３四歩 中飛車\n▲５六歩')).toMatchObject({
      first: { plies: 3 },
      told: ['record/trailing-text@1'],
    });
  });

  test('White looks from the other side', () => {
    const start = '6gg1/9/9/9/9/9/9/9/9 w - 1';
    expect(movesOf('△２二金直', { start })).toBe('2a2b');
    expect(movesOf('△２二金右', { start })).toBe('3a2b');
  });

  test('words that fit no piece are told where only one can be meant', () => {
    expect(readKi2Text('▲７六歩△３四歩▲５八飛行')).toMatchObject({
      first: { moves: ['7g7f', '3c3d', '2h5h'] },
      told: ['record/odd-qualifier@1'],
    });
    expect(readKi2Text('▲５八金引', { start: golds }).told).toEqual(['move/ambiguous-move@1']);
  });

  test('several pieces that could be meant end the line', () => {
    const { first, told, diagnostics } = readKi2Text('▲５二金△５四歩', { start: row });
    expect(first.plies).toBe(0);
    expect(told).toEqual(['move/ambiguous-move@1', 'record/moves-not-read']);
    expect(diagnostics[0]?.message).toContain('pieces on 6c, 5c can go to 5b');
  });

  test('an origin in parentheses decides, and is checked', () => {
    expect(movesOf('▲５八金(68)', { start: golds })).toBe('6h5h');
    expect(movesOf('▲５八金右(68)', { start: golds })).toBe('6h5h');
    expect(readKi2Text('▲５八銀(68)', { start: golds }).told).toEqual(['move/piece-mismatch@1']);
    expect(readKi2Text('▲５八金(28)', { start: golds }).told).toEqual(['move/no-piece-at-origin@1']);
    expect(readKi2Text('▲５五金(68)', { start: golds })).toMatchObject({
      first: { moves: ['6h5e'] },
      told: ['move/unreachable@1'],
    });
  });
});

describe('drops', () => {
  const start = '4k4/9/9/9/9/9/9/1B7/4K4 b BG 1';

  test.each([
    ['▲５五角打', 'B*5e'],
    ['▲５五角', '8h5e'],
    ['▲５四角', 'B*5d'],
    ['▲５四角打', 'B*5d'],
    ['▲５四角打(00)', 'B*5d'],
    ['▲５五金', 'G*5e'],
    ['▲５五金打', 'G*5e'],
  ])('%s', (text, move) => {
    expect(readKi2Text(text, { start })).toMatchObject({ first: { moves: [move] }, told: [] });
  });

  test.each([
    ['▲５五銀', 'move/not-in-hand'],
    ['▲５五銀打', 'move/not-in-hand'],
    ['▲５五と', 'move/not-in-hand'],
    ['▲５五成銀打', 'move/cannot-promote'],
    ['▲５五玉打', 'move/not-in-hand'],
    ['▲５一金', 'move/occupied'],
    ['▲５五金成', 'move/not-in-hand'],
    ['▲５九角', 'move/occupied'],
  ])('%s cannot be played', (text, code) => {
    expect(readKi2Text(text, { start })).toMatchObject({ first: { plies: 0 }, told: [`${code}@1`] });
  });

  test('an own piece on the target', () => {
    expect(readKi2Text('▲７七角').told).toEqual(['move/own-piece-on-target@1']);
  });

  test('the only piece of its kind is moved where it must not go', () => {
    expect(readKi2Text('▲５五玉')).toMatchObject({ first: { moves: ['5i5e'] }, told: ['move/unreachable@1'] });
    expect(readKi2Text('▲５五玉', { illegal: 'stop' })).toMatchObject({ first: { plies: 0 } });
  });
});

describe('同', () => {
  test('is nowhere before the first move', () => {
    expect(readKi2Text('▲同歩').told).toEqual(['move/bad-move-syntax@1']);
  });

  test('may be told by the line below a diagram', () => {
    const rows = [...'一二三四五六七八九'].map((rank) => `|${' ・'.repeat(9)}|${rank}`);
    rows[1] = `|${' ・'.repeat(7)}v銀 ・|二`;
    rows[8] = `|${' ・'.repeat(7)} 飛 ・|九`;
    const { first } = readKi2Text(`${rows.join('\n')}\n手数＝4  △２二銀  まで\n\n▲同　飛成`);
    expect(first).toMatchObject({ moves: ['2i2b+'], start: '9/7s1/9/9/9/9/9/9/7R1 b - 5' });
  });

  test('in a variation is the square before the branch', () => {
    const { first } = readKi2Text('▲７六歩△３四歩▲２二角成△３二金\n\n変化：4手\n△同　銀');
    expect(first.variations[0]?.moves.at(-1)).toBe('3a2b');
  });
});
