/** Positions as diagrams: what is written, and what diagrams of others hold. */
import { emptyRecord, type GameRecord, Report } from '@kifukit/record';
import { handicapSfen, type Move, parseUsi } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { allCodes } from '../codes.js';
import { detectFormat } from '../detect.js';
import type { Settings } from '../format.js';
import { readText } from '../testing/read-text.js';
import { bod } from './index.js';

function write(game: GameRecord, settings: Settings = {}) {
  const report = new Report('', allCodes);
  const text = bod.write?.(game, report, { settings }) ?? '';
  return { text, lost: report.diagnostics().map(({ code }) => code) };
}

function gameOf(usi: string, start?: string): GameRecord {
  const game = emptyRecord(start);
  game.main.moves.push(...usi.split(' ').map((token) => parseUsi(token) as Move));
  return game;
}

const starts = (text: string): string[] => readText(bod, text).games.map(({ start }) => start);
const codes = (text: string): string[] => readText(bod, text).diagnostics.map(({ code }) => code);

const EMPTY_ROW = '| ・ ・ ・ ・ ・ ・ ・ ・ ・|';
const BORDER = '+---------------------------+\n';
const ranks = [...'一二三四五六七八九'];
/** Nine rows; `row` stands on the first rank. */
const rows = (row = `|${' ・'.repeat(4)}v玉${' ・'.repeat(4)}|`): string =>
  ranks.map((rank, i) => `${i === 0 ? row : EMPTY_ROW}${rank}\n`).join('');

describe('a position is written', () => {
  test('with the last move and the number of moves', () => {
    const { text, lost } = write(gameOf('7g7f 3c3d 8h2b+ 3a2b'));
    expect(text).toBe(`後手の持駒：角　
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
|v香v桂v銀v金v玉v金 ・v桂v香|一
| ・v飛 ・ ・ ・ ・ ・v銀 ・|二
|v歩v歩v歩v歩v歩v歩 ・v歩v歩|三
| ・ ・ ・ ・ ・ ・v歩 ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ 歩 ・ ・ ・ ・ ・ ・|六
| 歩 歩 ・ 歩 歩 歩 歩 歩 歩|七
| ・ ・ ・ ・ ・ ・ ・ 飛 ・|八
| 香 桂 銀 金 玉 金 銀 桂 香|九
+---------------------------+
先手の持駒：角　
先手番
手数＝4  △２二銀  まで
`);
    expect(lost).toEqual(['loss/moves']);
    expect(starts(text)).toEqual(['lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5']);
  });

  test('with the names of the players, after moves that were played before', () => {
    const game = gameOf('5a5b', '4k4/9/9/9/9/9/9/9/4K4 w Gp 172');
    game.headers.push(['black', 'a'], ['white', 'b']);
    const { text } = write(game);
    expect(text.startsWith('先手：a\n後手：b\n後手の持駒：歩　\n')).toBe(true);
    expect(text.endsWith('先手の持駒：金　\n先手番\n手数＝172  △５二玉  まで\n')).toBe(true);
    const read = readText(bod, text).games[0] as GameRecord;
    expect(read.headers).toEqual([...game.headers, ['最終手', '△５二玉']]);
    expect(read.start.endsWith(' 173')).toBe(true);
  });

  test('or the first one', () => {
    const { text } = write(gameOf('7g7f'), { at: 'start' });
    expect(text.endsWith('先手番\n手数＝0  まで\n')).toBe(true);
    expect(starts(text)).toEqual([emptyRecord().start]);
  });
});

describe('the move before a diagram', () => {
  const position = '4k4/9/9/9/9/9/9/9/4K4 b G 172';
  const diagram = (line: string): string =>
    `先手の持駒：金\n${rows(`|${' ・'.repeat(4)}v玉${' ・'.repeat(4)}|`)}${line}\n`;
  const headers = (text: string) => readText(bod, text).games.map((game) => game.headers);

  test.each([
    ['手数＝171  ▲６二角成  まで', '▲６二角成'],
    ['手数=4  ８八角成(22)  まで', '８八角成(22)'],
    ['手数＝９　△２二同銀　まで', '△２二同銀'],
    ['手数＝4  ２二銀', '２二銀'],
    ['手数＝4  あとは本譜まで  まで', 'あとは本譜まで'],
    ['手数＝4  ▲２二銀  まで  好手', '▲２二銀  まで  好手'],
  ])('is a header: %s', (line, value) => {
    expect(headers(diagram(line))).toEqual([[['最終手', value]]]);
    const [game] = readText(bod, diagram(line)).games as [GameRecord];
    expect(headers(write(game).text)).toEqual([[['最終手', value]]]);
    expect(write(game).lost).toEqual([]);
  });

  test.each(['手数＝0  まで', '手数＝171  まで', '手数＝171'])('is none in %s', (line) => {
    expect(headers(diagram(line))).toEqual([[]]);
  });

  test('stands below the diagram, whatever follows it among the headers', () => {
    const game: GameRecord = {
      ...emptyRecord(position),
      headers: [
        ['最終手', '△５一玉'],
        ['black', 'a'],
      ],
    };
    const { text, lost } = write(game);
    expect([text.split('\n')[0], text.split('\n').at(-2)]).toEqual(['先手：a', '手数＝171  △５一玉  まで']);
    expect(lost).toEqual([]);
  });

  test('gives way to the move after it, which is told', () => {
    const game: GameRecord = { ...gameOf('G*5b', position), headers: [['最終手', '△５一玉']] };
    expect(headers(write(game).text)).toEqual([[['最終手', '▲５二金']]]);
    expect(write(game).lost).toEqual(['loss/headers', 'loss/moves']);
    expect(headers(write(game, { at: 'start' }).text)).toEqual([[['最終手', '△５一玉']]]);
    expect(write(game, { at: 'start' }).lost).toEqual(['loss/moves']);
  });

  test('without a diagram it makes no game, and there is one for each diagram', () => {
    expect(headers('手数＝171  ▲６二角成  まで')).toEqual([]);
    expect(codes(diagram('手数＝4  ▲２二銀  まで\n手数＝5  △２二銀  まで'))).toContain('record/trailing-text');
  });
});

describe('diagrams that others wrote', () => {
  const lone = '4k4/9/9/9/9/9/9/9/9';

  test.each([
    [rows(), `${lone} b - 1`],
    [`${rows()}後手番\n`, `${lone} w - 1`],
    [`上手の持駒：飛二角金四\n９ ８ ７ ６ ５ ４ ３ ２ １\n${BORDER}${rows()}${BORDER}下手番`, `${lone} b 2rb4g 1`],
    [`${rows()}先手の持駒：歩十八\n後手の持駒：歩一五`, `${lone} b 18P15p 1`],
    [`${rows()}手数=171  ▲６二角成  まで\n`, `${lone} b - 172`],
    [`${rows()}手数=0 まで\n`, `${lone} b - 1`],
    [`先手：a\n\n${BORDER}${rows()}${BORDER}\n後手：b\n先手番`, `${lone} b - 1`],
  ])('%#', (text, start) => {
    expect(starts(text)).toEqual([start]);
  });

  test('moves may follow', () => {
    const { games } = readText(bod, `${rows()}後手番\n\n△５二玉\nまで1手で中断`);
    expect(games).toMatchObject([{ main: { moves: { length: 1 }, ending: { kind: 'interrupted' } } }]);
  });

  test('what is wrong is told', () => {
    expect(codes(`${rows(`|${' ・'.repeat(8)}|`)}`)).toContain('position/bad-board-row');
    expect(codes(`${rows()}先手の持駒：玉`)).toContain('position/bad-hand');
    expect(codes(rows(`|^歩${' ・'.repeat(8)}|`))).toContain('position/contested-mark');
  });
});

describe('several diagrams', () => {
  const board = `${BORDER}${rows()}${BORDER}`;
  const whole = `後手の持駒：歩\n${board}先手の持駒：なし\n後手番\n`;
  const names = (text: string) => readText(bod, text).games.map(({ headers }) => headers.map(([, value]) => value));

  test.each([
    ['one after the other', whole + whole, 2],
    ['apart', `${whole}\n${whole}\n\n${whole}`, 3],
    ['bare rows', `${rows()}\n${rows()}`, 2],
    ['boards only', board + board, 2],
    ['with file lines', `${rows()}９ ８ ７ ６ ５ ４ ３ ２ １\n${rows()}`, 2],
    ['with a separator', `${whole}#--separator--\n${whole}`, 2],
    ['a blank line inside', `先手：a\n\n${board}\n先手：b\n\n▲５一玉`, 1],
  ])('%s', (_name, text, count) => expect(starts(text).length).toBe(count));

  test('what stands between belongs to the second where a blank line says so', () => {
    expect(names(`先手：a\n${whole}先手：b\n${whole}`)).toEqual([['a', 'b'], []]);
    expect(names(`先手：a\n${whole}\n先手：b\n${whole}`)).toEqual([['a'], ['b']]);
    const hands = starts(`${board}\n後手の持駒：歩\n${board}`);
    expect(hands.map((start) => start.split(' ')[2])).toEqual(['-', 'p']);
  });
});

test('recognition', () => {
  const found = (text: string, name?: string) => detectFormat(text, name)?.format.id;
  const { text } = write(emptyRecord(handicapSfen('bishop')));
  expect(found(text)).toBe('bod');
  expect(found(text, 'a.bod')).toBe('bod');
  expect(found(text, 'a.kif')).toBe('kif');
  expect(found(text, 'a.ki2')).toBe('ki2');
  expect(found(`${text}\n△３四歩`)).toBe('ki2');
  expect(found(`${text}\n△３四歩`, 'a.bod')).toBe('ki2');
  expect(found(`${text}1 ３四歩(33)`, 'a.bod')).toBe('kif');
  expect(bod.sniff('手合割：平手')).toBe(0);
});
