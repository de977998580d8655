import { type Analysis, emptyRecord, Report, Source } from '@kifukit/record';
import { type Move, parseUsi, positionOf, START_SFEN, targetOf } from '@kifukit/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCodes } from '../codes.js';
import { readText, writeText } from '../open.js';
import { arbitraryRecord } from '../testing/arbitrary-record.js';
import { sameRecord } from '../testing/comparable.js';
import { analysesOf } from './read.js';
import { makeShogiGui } from './shogigui.js';
import { makeShogiHome } from './shogihome.js';
import { type Manner, manners, translateAnalyses } from './translate.js';

const moves = (usi: string): Move[] => usi.split(' ').map((token) => parseUsi(token) as Move);

function gameWith(comment: string) {
  const game = emptyRecord();
  game.main.moves.push(...moves('7g7f'));
  game.main.comments.set(1, comment);
  return game;
}

function translated(comment: string, manner: Manner) {
  const report = new Report(new Source(''), allCodes);
  const text = translateAnalyses(gameWith(comment), manner, report).main.comments.get(1);
  return { text, dropped: report.diagnostics().map(({ message }) => message.replace(/^.*: /, '')) };
}

const FLOODGATE = '* 30 -3334FU +8822UM -3122GI #1234';
const HOME = '*評価値=30\n*読み筋=△３四歩▲２二角成△同　銀\n*ノード数=1234';
const GUI = '*対局 ノード数 1234 評価値 30 読み筋 △３四歩(33) ▲２二角成(88) △同　銀(31)';

describe('from one manner to another', () => {
  test.each([
    [FLOODGATE, 'shogihome', HOME],
    [FLOODGATE, 'shogigui', GUI],
    [HOME, 'floodgate', FLOODGATE],
    [HOME, 'shogigui', GUI],
    [GUI, 'floodgate', FLOODGATE],
    [GUI, 'shogihome', HOME],
    [`前\n${GUI}\n後`, 'shogihome', `前\n${HOME}\n後`],
    ['-12\n△３四歩(33)', 'shogihome', '*評価値=-12\n*読み筋=△３四歩'],
    ['#指し手[-5] 好手 △３四歩  ▲２六歩', 'shogihome', '#評価値=-5\n#読み筋=△３四歩▲２六歩'],
    ['*対局 時間 01:02.345 深さ 3/9', 'shogihome', '*深さ=3/9\n*時間=01:02.345'],
    ['*詰み=後手勝ち:7手', 'shogigui', '*対局 評価値 -詰 7'],
    ['#評価値=1', 'shogigui', '*解析 0 評価値 1'],
  ] as const)('%j in the manner of %s', (comment, manner, expected) => {
    expect(translated(comment, manner)).toEqual({ text: expected, dropped: [] });
  });

  test.each([
    ['*評価値=30\n*深さ=8\n*エンジン=e', 'floodgate', '* 30', 'depth, engine'],
    ['*詰み=後手勝ち:7手', 'floodgate', '* -30000', 'moves to mate'],
    ['*評価値=30\n*エンジン=e', 'shogigui', '*対局 評価値 30', 'engine'],
    ['*対局 評価値 30↑', 'shogihome', '*評価値=30', 'bound'],
    ['* 30 -3334FU %TORYO', 'shogihome', '*評価値=30\n*読み筋=△３四歩', 'the end of the line of play'],
  ] as const)('%j loses something in the manner of %s', (comment, manner, text, dropped) => {
    expect(translated(comment, manner)).toEqual({ text, dropped: [dropped] });
  });

  test.each([
    ['感想', 'shogihome'],
    ['*読み筋=△３四歩', 'floodgate'],
    ['*解析 0 候補2 評価値 5', 'shogihome'],
    ['#推奨手[82]▲２六歩', 'floodgate'],
    [FLOODGATE, 'floodgate'],
    [HOME, 'shogihome'],
    [HOME, 'keep'],
  ] as const)('%j stays in the manner of %s', (comment, manner) => {
    expect(translated(comment, manner)).toEqual({ text: comment, dropped: [] });
  });
});

test('what was said is said again', () => {
  const evaluation = fc.oneof(
    fc.record({ kind: fc.constant('centipawns' as const), value: fc.integer({ min: -30_000, max: 30_000 }) }),
    fc.record({
      kind: fc.constant('mate' as const),
      winner: fc.constantFrom('black' as const, 'white' as const),
      moves: fc.nat(99),
    }),
  );
  const said = fc.record({
    by: fc.constantFrom('player' as const, 'research' as const),
    evaluation,
    depth: fc.nat(99),
    nodes: fc.nat(),
    time: fc.nat(3_600_000),
    moves: fc.constantFrom(moves('3c3d'), moves('3c3d 8h2b+ 3a2b B*4e'), moves('8c8d 2g2f')),
  });
  const position = positionOf(START_SFEN);
  const lastMove = parseUsi('7g7f') as Move;
  position.play(lastMove);
  const place = { position, lastMove };
  const read = (text: string | undefined) => analysesOf(text ?? '', place).map(({ pv, ...rest }): Analysis => rest);
  fc.assert(
    fc.property(said, (analysis) => {
      const home = makeShogiHome(analysis, position, targetOf(lastMove))?.lines.join('\n') ?? '';
      const gui = makeShogiGui(analysis, position, targetOf(lastMove)).lines.join('\n');
      const texts = [home, gui, translated(home, 'shogigui').text, translated(gui, 'shogihome').text];
      for (const text of texts) expect(read(text)).toEqual([analysis]);
    }),
  );
});

test('records without remarks of engines stay as they are', () => {
  fc.assert(
    fc.property(arbitraryRecord(), (game) => {
      for (const manner of manners) {
        const report = new Report(new Source(''), allCodes);
        const again = translateAnalyses(translateAnalyses(game, manner, report), manner, report);
        expect(sameRecord(again, translateAnalyses(game, manner, report))).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});

test.each(['kif', 'csa'] as const)('%s holds what was translated', (to) => {
  for (const comment of [FLOODGATE, HOME, GUI, '-12\n△３四歩(33)', `前\n${HOME}\n後`]) {
    for (const manner of manners) {
      const settings = { analysis: manner };
      const { text } = writeText(gameWith(comment), to, { settings });
      const [game] = readText(text, { from: to }).games;
      expect(game.main.comments.get(1)).toBe(translated(comment, manner).text);
      expect(writeText(game, to, { settings }).text).toBe(text);
    }
  }
});
