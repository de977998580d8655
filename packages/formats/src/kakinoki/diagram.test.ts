import { Report, Source } from '@kifukit/record';
import { BLACK, makeSfen, Position, positionOf, WHITE } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import { allCodes } from '../codes.js';
import { makeDiagram, readBoard } from './diagram.js';
import { makeHand, readHand } from './hands.js';

function board(...rows: string[]) {
  const text = rows.join('\n');
  const report = new Report(new Source(text), allCodes);
  const position = new Position();
  let start = 0;
  const spans = rows.map((row) => {
    const span = { start, end: start + row.length };
    start += row.length + 1;
    return span;
  });
  readBoard(text, spans, position, report);
  const codes = report.diagnostics().map(({ code }) => code.slice('position/'.length));
  return { sfen: makeSfen(position).split(' ')[0], codes };
}

const EMPTY = '| ・ ・ ・ ・ ・ ・ ・ ・ ・|';
const LABELS = [...'一二三四五六七八九'];
/** A board whose rows are empty but for the one of the given rank. */
const rowsWith = (row: string, rank = 1) =>
  LABELS.map((label, index) => (index + 1 === rank ? `${row}${label}` : `${EMPTY}${label}`));
const onFirstRank = (rank: string) => `${rank}/9/9/9/9/9/9/9/9`;

describe('a board', () => {
  test.each([
    ['|v香v桂v銀v金v玉v金v銀v桂v香|', 'lnsgkgsnl'],
    ['| 香 桂 銀 金 王 と 全 圭 杏|', 'LNSGK+P+S+N+L'],
    ['| 龍v竜 馬 ・ ・ ・ ・ ・ ・|', '+R+r+B6'],
    ['|v成銀 成桂 ・ ・ ・ ・ ・ ・ ・|', '+s+N7'],
  ])('%s', (row, rank) => {
    expect(board(...rowsWith(row))).toEqual({ sfen: onFirstRank(rank), codes: [] });
  });

  test('labels count before the order of the rows', () => {
    const rows = rowsWith('| 玉 ・ ・ ・ ・ ・ ・ ・ ・|').reverse();
    expect(board(...rows).sfen).toBe(onFirstRank('K8'));
    expect(board(...rows.map((row) => row.slice(0, -1))).sfen).toBe('9/9/9/9/9/9/9/9/K8');
  });

  test('marks that programs do not agree on are told', () => {
    expect(board(...rowsWith('|^歩V歩+歩 ・ ・ ・ ・ ・ ・|'))).toEqual({
      sfen: onFirstRank('PpP6'),
      codes: ['contested-mark', 'contested-mark'],
    });
  });

  test('odd blanks and odd empty squares are told', () => {
    expect(board(...rowsWith('| 歩 . ． * ･ ・ ・ ・ ・|')).codes).toEqual([
      'odd-diagram',
      'odd-diagram',
      'odd-diagram',
      'odd-diagram',
    ]);
    expect(board(...rowsWith('|　歩\t・ ・ ・ ・ ・ ・ ・ ・|'))).toEqual({
      sfen: onFirstRank('P8'),
      codes: ['odd-diagram'],
    });
  });

  test('what is no piece is an error, and so are rows too short, too long, too few', () => {
    expect(board(...rowsWith('| 鬼 ・ ・ ・ ・ ・ ・ ・ ・|')).codes).toEqual(['bad-board-row']);
    expect(board(...rowsWith('| 歩 ・ ・ ・ ・ ・ ・ ・|'))).toEqual({
      sfen: onFirstRank('P8'),
      codes: ['bad-board-row'],
    });
    expect(board(...rowsWith('| ・ ・ ・ ・ ・ ・ ・ ・ ・ 歩|')).codes).toEqual(['bad-board-row']);
    expect(board(...rowsWith(EMPTY).slice(0, 8)).codes).toEqual(['bad-board-row']);
    expect(board(...rowsWith(EMPTY), EMPTY).codes).toEqual(['bad-board-row']);
  });
});

describe('a hand', () => {
  const hand = (text: string) => {
    const report = new Report(new Source(text), allCodes);
    const position = new Position();
    readHand(text, 0, text.length, BLACK, position, report);
    return { hand: makeSfen(position).split(' ')[2], errors: report.diagnostics().length };
  };

  test.each([
    ['飛二　角　歩十七　', '2RB17P'],
    ['飛二 角 歩十八 ', '2RB18P'],
    ['飛二角金四', '2RB4G'],
    ['歩一五', '15P'],
    ['歩15', '15P'],
    ['歩１５', '15P'],
    ['歩十', '10P'],
    ['飛　飛', '2R'],
    ['飛、角', 'RB'],
    ['なし', '-'],
    ['', '-'],
  ])('%s', (text, expected) => {
    expect(hand(text)).toEqual({ hand: expected, errors: 0 });
  });

  test.each([
    ['玉', '-'],
    ['と', '-'],
    ['鬼 歩', 'P'],
    ['歩〇', '-'],
    ['歩百', '-'],
  ])('%s is told', (text, expected) => {
    expect(hand(text)).toEqual({ hand: expected, errors: 1 });
  });

  test('is written from pawns to rooks', () => {
    const position = positionOf('4k4/9/9/9/9/9/9/9/4K4 b RB2GSNL12P 1');
    expect(makeHand(position, BLACK)).toBe('歩十二　香　桂　銀　金二　角　飛　');
    expect(makeHand(position, WHITE)).toBe('なし');
  });
});

test('a diagram is written whole', () => {
  const position = positionOf('4k4/9/2+P+l+n+s+b+r1/9/9/9/9/9/4K4 w 2p 1');
  expect(makeDiagram(position)).toBe(`後手の持駒：歩二　
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・v玉 ・ ・ ・ ・|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
| ・ ・ とv杏v圭v全v馬v龍 ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九
+---------------------------+
先手の持駒：なし
後手番
`);
});
