// Reports: what a diagnostic holds, their order, the limit for each game.
import { describe, expect, test } from 'vitest';
import { recordCodes } from './codes.js';
import { DIAGNOSTICS_PER_GAME, Report } from './diagnostic.js';
import { type CodeTable, messagePattern } from './messages.js';
import { Source } from './source.js';

const codes = {
  ...recordCodes,
  'a/error': { severity: 'error', message: 'wrong: {what}', hint: 'try {other}' },
  'a/warning': { severity: 'warning', message: 'doubtful' },
  'a/info': { severity: 'info', message: 'known' },
} as const satisfies CodeTable;

const inGame = (text = '', limit?: number): Report => {
  const report = new Report(text, codes, limit === undefined ? {} : { limit });
  report.startGame();
  return report;
};

describe('a diagnostic', () => {
  test('holds its code, words, place, game and ply', () => {
    const report = new Report(new Source('one\ntwo three\n', 'a.kif'), codes);
    report.startGame();
    report.add('a/error', 8, 13, { ply: 4, values: { what: 'three', other: 'four' } });
    expect(report.diagnostics()).toEqual([
      {
        code: 'a/error',
        severity: 'error',
        message: 'wrong: three',
        hint: 'try four',
        source: 'a.kif',
        span: [8, 13],
        line: 2,
        column: 5,
        endLine: 2,
        endColumn: 10,
        game: 1,
        ply: 4,
      },
    ]);
  });

  test('may have no place, no game, no ply, no hint', () => {
    const report = new Report('', codes);
    report.addGeneral('a/warning');
    expect(report.diagnostics()).toEqual([
      { code: 'a/warning', severity: 'warning', message: 'doubtful', source: '-' },
    ]);
  });

  test('may end on a later line', () => {
    const report = inGame('ab\r\ncd\r\n');
    report.add('a/warning', 1, 6);
    expect(report.diagnostics()[0]).toMatchObject({ line: 1, column: 2, endLine: 2, endColumn: 3 });
  });

  test('counts columns in UTF-16 units', () => {
    const report = inGame('𠮷７六歩');
    report.add('a/warning', 2, 5);
    expect(report.diagnostics()[0]).toMatchObject({ column: 3, endColumn: 6, span: [2, 5] });
  });

  test('may be given another severity than its code has', () => {
    const report = inGame();
    report.addGeneral('a/error', { severity: 'info' });
    expect(report.diagnostics()[0]?.severity).toBe('info');
  });

  test('keeps a placeholder that no value was given for, and takes values as they are', () => {
    const report = inGame();
    report.addGeneral('a/error', { values: { what: '{other} $&', other: 1 } });
    expect(report.diagnostics()[0]).toMatchObject({ message: 'wrong: {other} $&', hint: 'try 1' });
    const bare = inGame();
    bare.addGeneral('a/error');
    expect(bare.diagnostics()[0]?.message).toBe('wrong: {what}');
  });

  test('has each word in the form that goes with its number', () => {
    const words = {
      ...recordCodes,
      'b/two': { severity: 'info', message: '{n} {n|move is|moves are} left; {x|one|many}' },
      'b/three': { severity: 'info', message: '{n} {n|ход|хода|ходов}' },
    } as const satisfies CodeTable;
    const said = (code: keyof typeof words, n: number): string | undefined => {
      const report = new Report('', words);
      report.addGeneral(code, { values: { n } });
      return report.diagnostics()[0]?.message;
    };
    expect(said('b/two', 1)).toBe('1 move is left; {x|one|many}');
    expect([0, 2, 21].map((n) => said('b/two', n)?.slice(0, 10))).toEqual(['0 moves ar', '2 moves ar', '21 moves a']);
    const russian = [0, 1, 2, 4, 5, 11, 12, 21, 22, 100, 111, 112, 121].map((n) => said('b/three', n));
    expect(russian).toEqual(
      '0 ходов,1 ход,2 хода,4 хода,5 ходов,11 ходов,12 ходов,21 ход,22 хода,100 ходов,111 ходов,112 ходов,121 ход'.split(
        ',',
      ),
    );
    expect(messagePattern('{n} {n|move is|moves are} left at {ply}')).toBe('{n} moves are left at {ply}');
  });

  test('of an unknown code is the caller’s mistake', () => {
    expect(() => inGame().addGeneral('a/unheard-of')).toThrow(TypeError);
  });
});

describe('order', () => {
  test('is that of the games, then of the text, then of the reports; what has no place comes last', () => {
    const report = new Report('0123456789', codes);
    const add = (start: number, ply: number) => report.add('a/info', start, start + 1, { ply });
    add(5, 0);
    report.startGame();
    report.addGeneral('a/info', { ply: 14 });
    add(7, 13);
    add(3, 11);
    add(3, 12);
    report.startGame();
    add(1, 21);
    expect(report.diagnostics().map(({ ply }) => ply)).toEqual([0, 11, 12, 13, 14, 21]);
    expect(report.diagnostics().map(({ game }) => game)).toEqual([undefined, 1, 1, 1, 1, 2]);
  });
});

describe('the limit', () => {
  const fill = (report: Report, count: number, code: string, severity?: 'info'): void => {
    for (let n = 0; n < count; n++) report.addGeneral(code, severity ? { severity } : {});
  };

  test('is a hundred for each game; the rest is counted in one closing line', () => {
    expect(DIAGNOSTICS_PER_GAME).toBe(100);
    const report = inGame();
    fill(report, 100, 'a/warning');
    expect(report.diagnostics()).toHaveLength(100);
    fill(report, 3, 'a/warning');
    fill(report, 2, 'a/error');
    const found = report.diagnostics();
    expect(found).toHaveLength(101);
    expect(found[100]).toMatchObject({
      code: 'record/more-diagnostics',
      severity: 'error',
      message: '5 more diagnostics of this game are not shown, 2 of them errors',
      game: 1,
    });
  });

  test('counts every game for itself', () => {
    const report = inGame('', 2);
    fill(report, 5, 'a/info');
    report.startGame();
    fill(report, 2, 'a/info');
    report.startGame();
    fill(report, 3, 'a/info');
    expect(report.diagnostics().map(({ code, game }) => `${code} ${game}`)).toEqual([
      'a/info 1',
      'a/info 1',
      'record/more-diagnostics 1',
      'a/info 2',
      'a/info 2',
      'a/info 3',
      'a/info 3',
      'record/more-diagnostics 3',
    ]);
  });

  test('holds when a game is resumed', () => {
    const report = inGame('', 2);
    fill(report, 2, 'a/info');
    report.startGame();
    fill(report, 1, 'a/info');
    report.resumeGame(1);
    expect(report.game).toBe(1);
    fill(report, 1, 'a/info');
    report.resumeGame(2);
    fill(report, 1, 'a/info');
    expect(report.diagnostics().map(({ code, game }) => `${code} ${game}`)).toEqual([
      'a/info 1',
      'a/info 1',
      'record/more-diagnostics 1',
      'a/info 2',
      'a/info 2',
    ]);
  });

  test('the closing line is as severe as the worst it counts', () => {
    const severity = (code: string): string | undefined => {
      const report = inGame('', 0);
      fill(report, 1, code);
      return report.diagnostics()[0]?.severity;
    };
    expect(['a/info', 'a/warning', 'a/error'].map(severity)).toEqual(['info', 'warning', 'error']);
  });
});

describe('what a profile of rules wants', () => {
  const filled = (limit: number): Report => {
    const report = inGame('', limit);
    for (const code of ['a/error', 'a/warning', 'a/info', 'a/info']) report.addGeneral(code);
    return report;
  };
  const told = (limit: number, severities: Record<string, 'error' | 'warning' | 'info' | 'off'>) =>
    filled(limit)
      .diagnostics(severities)
      .map(({ code, severity, omitted }) => ({ code, severity, ...(omitted ? { omitted } : {}) }));

  test('is what counts, shown or not', () => {
    expect(told(9, { 'a/info': 'off', 'a/warning': 'error' })).toEqual([
      { code: 'a/error', severity: 'error' },
      { code: 'a/warning', severity: 'error' },
    ]);
    expect(told(1, { 'a/info': 'off', 'a/warning': 'error' })).toEqual([
      { code: 'a/error', severity: 'error' },
      { code: 'record/more-diagnostics', severity: 'error', omitted: { error: 1, warning: 0, info: 0 } },
    ]);
  });

  test('leaves no closing line where nothing of the rest is wanted', () => {
    expect(told(1, { 'a/info': 'off', 'a/warning': 'off' })).toEqual([{ code: 'a/error', severity: 'error' }]);
    expect(told(0, {})).toEqual([
      { code: 'record/more-diagnostics', severity: 'error', omitted: { error: 1, warning: 1, info: 2 } },
    ]);
  });
});

describe('the present game', () => {
  test('is known by its codes and plies, kept or only counted', () => {
    const report = inGame('', 1);
    report.addGeneral('a/info', { ply: 1 });
    report.addGeneral('a/info', { ply: 2 });
    report.addGeneral('a/error');
    expect([...report.inGame]).toEqual([
      ['a/info', new Set([1, 2])],
      ['a/error', new Set([undefined])],
    ]);
    report.startGame();
    expect(report.inGame.size).toBe(0);
  });
});

describe('has', () => {
  test('knows what was found, kept or only counted', () => {
    for (const limit of [0, 10]) {
      const report = inGame('', limit);
      expect(report.has('error') || report.has('warning') || report.has('info')).toBe(false);
      report.addGeneral('a/warning');
      expect([report.has('error'), report.has('warning'), report.has('info')]).toEqual([false, true, false]);
    }
  });

  test('knows of an explanation, kept or only counted', () => {
    for (const limit of [0, 10]) {
      const report = inGame('', limit);
      const finding = report.addGeneral('a/error');
      report.addGeneral('a/error');
      report.explain(finding);
      expect(finding.severity).toBe('info');
      expect([report.has('error'), report.has('info')]).toEqual([true, true]);
    }
  });
});

test('every message of the table is a sentence without a capital and without a full stop', () => {
  for (const [code, { message }] of Object.entries(recordCodes)) {
    expect(code).toMatch(/^(move|record|position)\/[a-z-]+$/);
    expect(message).not.toMatch(/\.$|^[A-Z][a-z]/);
  }
});

describe('a report that is drained', () => {
  test('gives everything out once, and goes on counting the present game', () => {
    const report = inGame('', 2);
    report.add('a/warning', 0, 1);
    report.startGame();
    for (let n = 0; n < 3; n++) report.add('a/error', 0, 1);
    expect(report.size).toBe(3);
    const codesIn = (found: readonly { code: string; game?: number }[]) =>
      found.map(({ code, game }) => `${code} ${game}`);
    expect(codesIn(report.drain())).toEqual(['a/warning 1', 'a/error 2', 'a/error 2', 'record/more-diagnostics 2']);
    expect([report.size, report.diagnostics(), report.has('error')]).toEqual([0, [], false]);
    report.add('a/warning', 0, 1);
    expect(codesIn(report.drain())).toEqual(['record/more-diagnostics 2']);
    report.startGame();
    report.add('a/info', 0, 1);
    expect(codesIn(report.drain())).toEqual(['a/info 3']);
    expect([...report.seen]).toEqual(['a/warning', 'a/error', 'a/info']);
  });
});
