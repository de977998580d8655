import { addVariation, type GameRecord } from '@kifukit/record';
import { handicapSfen, handicaps, START_SFEN } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { readText, writeText } from '../open.js';
import { sameRecord } from '../testing/comparable.js';
import { body, FIRST, game, line, readBack, write } from './testing/records.js';

/** Everything that a file can hold, in its canonical form. */
const whole = `${FIRST}Начало: 1990/05/12 10:00:00
Соревнование: テスト棋戦
Чёрные: Кислюк
Белые: 山田 {八段}
謎のキー: 値: a

{до первого хода
вторая строка \\{скобки\\} \\\\}
1. П7g—7f [0:16] <しおり> {коммент} 1. ... П3c—3d [0:00]
2. С8h:2b пр. [1:05]
   (2. П2g—2f [0:07] С2b:8h пр. [0:09] 3. Р7i:8h [0:07])
   ({иначе} 2. П6g—6f [0:02] П6c—6d [0:02] (2. ... П4c—4d [0:02]) Прервано [0:00] (3. Л2h—6h [1:00]))
2. ... Р3a:2b [0:10]
3. С рез.—4e [0:20] С рез.—8e [0:20]
4. С4e:3d [0:01]
Сдача [0:03] {так}
   (4. ... П8c—8d [0:01])
`;

describe('a file', () => {
  test('is read and written the same', () => {
    const { games, diagnostics } = readText(whole, { name: 'a.ksl' });
    expect(diagnostics).toEqual([]);
    expect(write(games[0] as GameRecord)).toBe(whole);
  });

  test('repeats the number of the pair where something stands between its moves', () => {
    expect(body(game(line('7g7f 3c3d 2g2f')))).toBe('1. П7g—7f П3c—3d\n2. П2g—2f\n');
    const remarked = line('7g7f 3c3d', { comments: new Map([[1, 'a']]) });
    expect(body(game(remarked))).toBe('1. П7g—7f {a} 1. ... П3c—3d\n');
    const marked = line('7g7f 3c3d', { bookmarks: new Map([[1, 'a']]) });
    expect(body(game(marked))).toBe('1. П7g—7f <a> 1. ... П3c—3d\n');
    const varied = line('7g7f 3c3d');
    addVariation(varied, 0, line('2g2f 8c8d'));
    expect(body(game(varied))).toBe('1. П7g—7f\n   (1. П2g—2f П8c—8d)\n1. ... П3c—3d\n');
  });

  test('repeats it where a «пр.» could be read as that of the move before', () => {
    const start = '4k4/9/9/1P7/9/9/9/7+r1/4K4 b - 1';
    expect(body(game(line('8d8c 2h3h'), start))).toBe('1. П8d—8c 1. ... пр. Л2h—3h\n');
    expect(body(game(line('8d8c+ 2h3h'), start))).toBe('1. П8d—8c пр. пр. Л2h—3h\n');
    expect(body(game(line('5i6i 2h3h'), start))).toBe('1. М5i—6i пр. Л2h—3h\n');
  });

  test('computes the signs', () => {
    expect(body(game(line('P*9e'), '9/9/9/k8/9/1GN6/9/9/9 b P 1'))).toBe('1. П рез.—9e+\n');
    expect(body(game(line('9f9e'), '9/9/8R/k8/9/PGN6/9/9/9 b - 1'))).toBe('1. П9f—9eX\n');
    expect(body(game(line('8h2b+'), START_SFEN))).toBe('1. С8h:2b пр.\n');
  });

  test('names the start', () => {
    const record = game(line(), '4k4/9/9/9/9/9/9/9/9 b 2P 1');
    expect(write(record)).toBe(`${FIRST}Позиция: чёрные —, в резерве 2П; белые М5a; ход чёрных\n\n`);
    const players: GameRecord['headers'] = [
      ['white', 'б'],
      ['black', 'а'],
    ];
    expect(write(game(line(), handicapSfen('six-pieces'), players))).toBe(
      `${FIRST}Дающий фору: б\nПолучающий фору: а\nФора: шесть фигур\n\n`,
    );
    for (const handicap of handicaps)
      expect(readBack(game(line(), handicapSfen(handicap))).start).toBe(handicapSfen(handicap));
  });

  test('keeps the number of the first move as far as pairs tell it', () => {
    const numbered = (start: string, usi: string) =>
      readBack(game(line(usi), start))
        .start.split(' ')
        .slice(1)
        .join(' ');
    expect(numbered(START_SFEN.replace(/1$/, '31'), '7g7f')).toBe('b - 31');
    expect(numbered(START_SFEN.replace(/1$/, '30'), '7g7f')).toBe('b - 31');
    expect(numbered(START_SFEN.replace(/b - 1$/, 'w - 30'), '3c3d')).toBe('w - 30');
    expect(numbered(START_SFEN.replace(/b - 1$/, 'w - 1'), '3c3d')).toBe('w - 1');
    expect(numbered(START_SFEN.replace(/1$/, '31'), '')).toBe('b - 31');
  });

  test('keys that only look like its own are literal', () => {
    const headers: GameRecord['headers'] = [
      ['Чёрные', '1'],
      ['черные', '2'],
      ['@x', '3'],
      ['#x', '4'],
      ['Фора', '5'],
      ['1. П7g—7f', '6'],
      ['手数', '7'],
      ['handicap', '二枚落ち'],
      ['note', ''],
    ];
    const record = game(line(), START_SFEN, headers);
    expect(write(record)).toBe(
      `${FIRST}@Чёрные: 1\n@черные: 2\n@@x: 3\n@#x: 4\n@Фора: 5\n@1. П7g—7f: 6\nЧисло ходов: 7\nНазвание форы: 二枚落ち\nПримечание:\n\n`,
    );
    expect(readBack(record).headers).toEqual(headers);
  });

  test('what it cannot hold is said', () => {
    const record = game(line('7g7f 3c3d', { times: [1500, 2000] }), START_SFEN, [
      ['a:b', 'x'],
      ['note', 'two\nlines'],
    ]);
    const { diagnostics } = writeText(record, 'kislyuk');
    expect(diagnostics.map(({ code }) => code)).toEqual(['loss/headers', 'loss/header-value', 'loss/time-precision']);
    expect(readBack(record).headers).toEqual([['note', 'two lines']]);
  });

  test('times are written for all moves of a line or for none', () => {
    expect(body(game(line('7g7f 3c3d', { times: [1000] })))).toBe('1. П7g—7f [0:01] П3c—3d [0:00]\n');
    expect(body(game(line('7g7f 3c3d', { times: [0, 0] })))).toBe('1. П7g—7f П3c—3d\n');
    expect(body(game(line('7g7f', { times: [3_723_000] })))).toBe('1. П7g—7f [62:03]\n');
  });
});

describe('the tree of lines', () => {
  test('a variation may go on where its parent ends, with an ending or without', () => {
    for (const ending of [undefined, { kind: 'interrupted' } as const]) {
      const main = line('7g7f', ending ? { ending } : {});
      addVariation(main, 0, line('2g2f'));
      addVariation(main, 1, line('3c3d'));
      addVariation(main, 1, line('', { ending: { kind: 'matta' } }));
      addVariation(main, 1, line('', { comments: new Map([[0, 'x']]) }));
      addVariation(main, 1, line());
      const record = game(main);
      expect(sameRecord(readBack(record), record), write(record)).toBe(true);
    }
  });

  test('a record without moves may have variations', () => {
    const main = line();
    addVariation(main, 0, line('7g7f 3c3d'));
    const record = game(main, START_SFEN.replace(/1$/, '9'));
    expect(sameRecord(readBack(record), record), write(record)).toBe(true);
  });

  test('nests twenty thousand deep without recursion', () => {
    const start = '4k4/9/9/9/9/9/9/9/4K4 b - 1';
    const main = line('5i5h 5a5b 5h5i 5b5a');
    for (let depth = 0, top = main; depth < 20_000; depth++) {
      const inner = line('5b4a 5i5h 4a5b 5h5i 5b5a'.replaceAll('4a', depth % 2 === 0 ? '4a' : '6a'));
      addVariation(top, depth === 0 ? 3 : 4, inner);
      top = inner;
    }
    const text = write(game(main, start));
    expect(write(readText(text, { from: 'kislyuk' }).games[0] as GameRecord)).toBe(text);
  });
});

describe('layout=moves', () => {
  test('the moves of the main line alone, or the position of a record without moves', () => {
    const { games } = readText(whole, { name: 'a.ksl' });
    expect(write(games[0] as GameRecord, { layout: 'moves' })).toBe(
      '1. П7g—7f П3c—3d 2. С8h:2b пр. Р3a:2b 3. С рез.—4e С рез.—8e 4. С4e:3d\n',
    );
    expect(write(game(line(), '4k4/9/9/9/9/9/9/9/4K4 w - 1'), { layout: 'moves' })).toBe(
      'чёрные М5i; белые М5a; ход белых\n',
    );
  });

  test('what is left out is said', () => {
    const record = game(
      line('5i5h', { comments: new Map([[1, 'x']]), ending: { kind: 'draw', winner: 'draw' } }),
      '4k4/9/9/9/9/9/9/9/4K4 b - 1',
      [['black', 'a']],
    );
    const { diagnostics } = writeText(record, 'kislyuk', { settings: { layout: 'moves' } });
    expect(diagnostics.map(({ code }) => code).sort()).toEqual([
      'loss/comments',
      'loss/ending',
      'loss/headers',
      'loss/start-position',
    ]);
  });
});

test('KIF becomes Kislyuk and KIF again without loss', () => {
  const { games } = readText(whole, { name: 'a.ksl' });
  const kif = writeText(games[0] as GameRecord, 'kif').text;
  const fromKif = readText(kif, { name: 'a.kifu' }).games[0] as GameRecord;
  expect(writeText(readBack(fromKif), 'kif').text).toBe(kif);
  expect(sameRecord(readBack(fromKif), fromKif)).toBe(true);
});
