import { toJson } from '@kifukit/record';
import { START_SFEN } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import type { OpenOptions } from '../open.js';
import { readText } from '../open.js';

const FIRST = '# Сёги, нотация Кислюка, версия 1\n';

function read(text: string, options: OpenOptions = {}) {
  const { games, diagnostics } = readText(text, { from: 'kislyuk', ...options });
  return {
    games: games.map((game) => toJson(game)),
    found: diagnostics.map(({ code, span }) => `${code} «${span ? text.slice(...span) : ''}»`),
    diagnostics,
  };
}

const first = (text: string, options: OpenOptions = {}) => {
  const result = read(text, options);
  const [game] = result.games;
  if (!game) throw new Error('no game');
  return { ...result, game };
};

describe('the head of a file', () => {
  test('known keys, unknown ones, literal ones; values are kept as they are', () => {
    const head = 'Чёрные: Иванов\nБелые:  Петров: младший \nДата: 1990\n謎のキー: 値\n@Дата: x\nПусто:\n\n';
    const { game, found } = first(`${FIRST}${head}1. П7g—7f`);
    expect(game.headers).toEqual([
      ['black', 'Иванов'],
      ['white', 'Петров: младший'],
      ['対局日', '1990'],
      ['謎のキー', '値'],
      ['Дата', 'x'],
      ['Пусто', ''],
      ['handicap', 'even'],
    ]);
    expect(found).toEqual([]);
  });

  test('BOM, CRLF, CR, remarks of programs, missing first line, е for ё, small letters', () => {
    for (const newline of ['\r\n', '\r', '\n']) {
      const text = `\uFEFF# any program\nчерные: а\nсоревнование: б\n# remark\n\n1. П7g—7f\n# remark\nП3c—3d\n`;
      const { game, found } = first(text.replaceAll('\n', newline));
      expect(game.headers.slice(0, 2)).toEqual([
        ['black', 'а'],
        ['event', 'б'],
      ]);
      expect(game.moves).toEqual(['7g7f', '3c3d']);
      expect(found).toEqual([]);
    }
  });

  test('the head may end without an empty line', () => {
    const { game, found } = first(`Чёрные: а\nБелые: б\n1. С8h:2b`);
    expect(game.headers.slice(0, 2).map(([key]) => key)).toEqual(['black', 'white']);
    expect(found).toEqual(['move/unreachable «С8h:2b»']);
  });

  test('handicaps by name', () => {
    const { game } = first(
      `${FIRST}Получающий фору: а\nДающий фору: б\nФора: две фигуры\n\n1. ... Р7a—6b\n2. П7g—7f П5c—5d\n`,
    );
    expect(game.start).toBe('lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1');
    expect(game.headers).toEqual([
      ['black', 'а'],
      ['white', 'б'],
      ['handicap', 'two-pieces'],
    ]);
    expect(game.moves).toEqual(['7a6b', '7g7f', '5c5d']);
  });

  test('an unknown handicap is kept and reported, a contradicting one too', () => {
    const unknown = first(`${FIRST}Фора: полтора слона\n\n1. П7g—7f`);
    expect(unknown.found).toEqual(['record/unknown-handicap «полтора слона»']);
    expect(unknown.game.headers).toEqual([['handicap', 'полтора слона']]);
    expect(unknown.game.start).toBe(START_SFEN);
    const contradicting = first(`${FIRST}Фора: слон\nПозиция: чёрные М5i; белые М5a; ход белых\n\n`);
    expect(contradicting.found).toEqual(['record/handicap-contradicts-diagram «слон»']);
    expect(contradicting.game.headers).toEqual([['handicap', 'слон']]);
    expect(contradicting.game.start).toBe('4k4/9/9/9/9/9/9/9/4K4 w - 1');
  });

  test('what is wrong in a list of men is named with its place', () => {
    const { found, game } = first(
      `${FIRST}Позиция: чёрные М5i, пр. Г4i, П5i, в резерве М, 2П; белые М5a, Щ1a; ход белых\n\n`,
    );
    expect(found).toEqual([
      'kislyuk/bad-position «пр. Г4i»',
      'move/occupied «П5i»',
      'kislyuk/bad-position «М»',
      'kislyuk/bad-position «Щ1a; ход белых»',
    ]);
    expect(game.start).toBe('4k4/9/9/9/9/9/9/9/4KG3 b 2P 1');
    expect(first(`${FIRST}Позиция: где-то\n\n`).found).toEqual(['kislyuk/bad-position «где-то»']);
  });

  test('a file may hold several games', () => {
    const { games, found } = read(`${FIRST}Чёрные: а\n\n1. П7g—7f {\n${FIRST}}\n\n${FIRST}\n2. П2g—2f\nСдача\n`);
    expect(games.map(({ moves }) => moves)).toEqual([['7g7f'], ['2g2f']]);
    expect(games[0]?.comments).toEqual({ 1: `\n${FIRST}` });
    expect(found).toEqual([]);
  });
});

describe('the moves of a file', () => {
  test('comments, bookmarks, times and variations', () => {
    const { game, found } = first(`${FIRST}
{до \\{первого\\} хода}
1. П7g—7f [0:16] <закладка> {раз
два} 1. ... П3c—3d [71:00]
2. С8h:2b пр. [1:05]
   (2. П2g—2f [0:07] С2b:8h пр. [0:09] (2. ... П8c—8d {ещё}) 3. Р7i:8h)
   ({мысль} 2. П6g—6f Сдача {рано})
2. ... Р3a:2b [1:00:10]
Сдача [0:03] {всё}
`);
    expect(game.moves).toEqual(['7g7f', '3c3d', '8h2b+', '3a2b']);
    expect(game.times).toEqual([16000, 4260000, 65000, 3610000]);
    expect(game.comments).toEqual({ 0: 'до {первого} хода', 1: 'раз\nдва', 5: 'всё' });
    expect(game.bookmarks).toEqual({ 1: 'закладка' });
    expect(game.ending).toEqual({ kind: 'resign', winner: 'white', time: 3000 });
    expect(
      game.variations.map(({ fromPly, moves, comments, ending }) => [fromPly, moves.slice(2), comments, ending?.kind]),
    ).toEqual([
      [3, ['2g2f', '2b8h+', '7i8h'], {}, undefined],
      [4, ['2g2f', '8c8d'], { 4: 'ещё' }, undefined],
      [3, ['6g6f'], { 2: 'мысль', 4: 'рано' }, 'resign'],
    ]);
    expect(found).toEqual([]);
  });

  test('numbers: the first sets the start, a wrong one is a warning, the wrong side an error', () => {
    expect(first(`${FIRST}\n3. П7g—7f П3c—3d 4. П2g—2f`).game.start).toBe(START_SFEN.replace(/1$/, '5'));
    const white = 'Позиция: чёрные М5i; белые М5a; ход белых\n\n';
    expect(first(`${FIRST}${white}3. ... М5a—5b 4. М5i—5h`).game.start).toMatch(/ w - 6$/);
    expect(first(`${FIRST}${white}1. ... М5a—5b 2. М5i—5h`).game.start).toMatch(/ w - 1$/);
    const wrong = first(`${FIRST}\n1. П7g—7f П3c—3d 3. П2g—2f П8c—8d 4. П2f—2e 3. ... П8d—8e`);
    expect(wrong.found).toEqual(['kislyuk/number «3.»']);
    expect(wrong.game.plies).toBe(6);
    const side = first(`${FIRST}\n1. П7g—7f 2. П2g—2f П8c—8d`);
    expect(side.found).toEqual(['move/wrong-side «2.»', 'record/moves-not-read «»']);
    expect(first(`${FIRST}\n1. ... П3c—3d`).found).toEqual(['move/wrong-side «1. ...»', 'record/moves-not-read «»']);
  });

  test('a given number of the start counts for more than the text', () => {
    const start = START_SFEN.replace(/1$/, '5');
    expect(first('3. П7g—7f', { start }).found).toEqual([]);
    expect(first('1. П7g—7f', { start }).found).toEqual(['kislyuk/number «1.»']);
    expect(first('3. П7g—7f', { start: START_SFEN.replace(/ 1$/, '') }).game.start).toBe(start);
  });

  test('anything else is an error with its place, and ends the line', () => {
    const { diagnostics, found, game } = first(`${FIRST}\n1. П7g—7f и вот\n1. ... П3c—3d {тут} П2g—2f`);
    expect(found).toEqual(['move/bad-move-syntax «и»', 'record/moves-not-read «»']);
    expect(diagnostics[0]).toMatchObject({ line: 3, column: 11, ply: 2 });
    expect(game.moves).toEqual(['7g7f']);
    expect(game.comments).toEqual({ 1: 'тут' });
  });

  test('look-alikes and missing dots are errors in a file, and it says why', () => {
    expect(first(`${FIRST}\n1. П7g—7f П3с—3d`).found).toEqual([
      'move/bad-move-syntax «П3с—3d»',
      'kislyuk/homoglyph «с»',
    ]);
    expect(first(`${FIRST}\n1. П рез—7f`).found.slice(0, 2)).toEqual([
      'move/bad-move-syntax «П рез—7f»',
      'kislyuk/punct «П рез—7f»',
    ]);
    expect(first(`${FIRST}\n1. П 7g - 7f П3c–3d`).found, 'dashes and spaces are free').toEqual([]);
  });

  test('marks go to the front of the comment', () => {
    const { game, found } = first(`${FIRST}\n1. П7g—7f!? {смело} П3c—3d?`);
    expect(game.comments).toEqual({ 1: '!?\nсмело', 2: '?' });
    expect(found).toEqual([]);
  });

  test('variations: behind an ending, behind an unreadable move, and where there is nothing to replace', () => {
    const after = first(`${FIRST}\n1. П7g—7f\nСдача (1. ... П3c—3d) (Прервано)`);
    expect(after.game.variations.map(({ fromPly, plies, ending }) => [fromPly, plies, ending?.kind])).toEqual([
      [2, 2, undefined],
      [2, 1, 'interrupted'],
    ]);
    const broken = first(`${FIRST}\n1. П7g—7f Щ1a—1b (1. ... П3c—3d) (1. П2g—2f) (П8c—8d) 2. П6g—6f`);
    expect(broken.game.variations.map(({ moves }) => moves)).toEqual([['7g7f', '3c3d'], ['2g2f']]);
    expect(broken.found).toEqual([
      'move/bad-move-syntax «Щ1a—1b»',
      'record/variation-without-parent «(П8c—8d)»',
      'record/moves-not-read «»',
    ]);
    expect(first(`${FIRST}\n1. П7g—7f () ((1. П2g—2f) 1. П6g—6f)`).game.variations).toHaveLength(1);
  });

  test('what is not closed is said', () => {
    expect(first(`${FIRST}\n1. П7g—7f {и так далее`).found).toEqual(['kislyuk/unclosed «{»']);
    expect(first(`${FIRST}\n1. П7g—7f (1. П2g—2f`).found).toEqual(['kislyuk/unclosed «(»']);
    expect(first(`${FIRST}\n1. П7g—7f Конец: «и так`).game.ending).toMatchObject({ kind: 'other', text: 'и так' });
    expect(first(`${FIRST}\n1. П7g—7f)`).found).toEqual(['move/bad-move-syntax «)»']);
  });
});

test('what only looks right is no move, or is forgiven where that is wanted', () => {
  const text = `${FIRST}\n1. П7g—7f ПЗс—3d\n2. П2g—2f`;
  expect(first(text).game.moves).toEqual(['7g7f']);
  const { game, found } = first(text, { settings: { noise: 'forgive' } });
  expect(game.moves).toEqual(['7g7f', '3c3d', '2g2f']);
  expect(found).toEqual(['kislyuk/homoglyph «Зс»']);
});
