import { toJson } from '@kifukit/record';
import { START_SFEN } from '@kifukit/rules';
import { describe, expect, test } from 'vitest';
import type { OpenOptions } from '../open.js';
import { readText, writeText } from '../open.js';

function read(text: string, options: OpenOptions = {}) {
  const { games, diagnostics } = readText(text, { from: 'kislyuk', ...options });
  const found = diagnostics.map(({ code, span }) => `${code} «${span ? text.slice(...span) : ''}»`);
  return { records: games, games: games.map((game) => toJson(game)), found, diagnostics };
}

const first = (text: string, options: OpenOptions = {}) => {
  const result = read(text, options);
  const [game] = result.games;
  if (!game) throw new Error('no game');
  return { ...result, game };
};

/** The position of diagram 9, where both sides hold promoted pieces and something. */
const diagram9 = 'l2g4l/1k4+B2/Ps2p2p1/pppp1p3/1n2b1p1p/1NPP2P2/1P1S1P2P/2KG2r2/LN5RL b GSNPgsp 1';

describe('moves in prose', () => {
  const story = `В этом окончании нужна осторожность. Сначала 1. Крез. — 5h (иначе мат), и только потом, после ответа
1. ... С5е — 2h пр. 2.Л2i:2h ЛЗh:2h пр. – ладья ушла – следует главное: 3. пр. СЗb  —  5d  пр. Л2h — 3i.
4.    С рез. —7с+ М8b:7с. 5. Грез.— 6с+ М7с—8b. 6. пр.С5d:6йd+ М8b:9с. Всё решено.`;

  test('the moves are played, the prose is kept as comments', () => {
    const { game, diagnostics } = first(story, { start: diagram9 });
    expect(game.moves.join(' ')).toBe('N*5h 5e2h+ 2i2h 3h2h+ 3b5d 2h3i B*7c 8b7c G*6c 7c8b 5d6d 8b9c');
    expect(game.comments).toEqual({
      0: 'В этом окончании нужна осторожность. Сначала',
      1: '(иначе мат), и только потом, после ответа',
      4: 'ладья ушла – следует главное:',
      12: 'Всё решено.',
    });
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(
      new Set(['kislyuk/prose', 'kislyuk/homoglyph', 'kislyuk/stray-char']),
    );
  });

  test('the warnings have exact places', () => {
    const { found } = first(story, { start: diagram9 });
    expect(found).toContain('kislyuk/homoglyph «е»');
    expect(found).toContain('kislyuk/homoglyph «З»');
    expect(found).toContain('kislyuk/homoglyph «с»');
    expect(found).toContain('kislyuk/stray-char «й»');
    expect(found).toContain('kislyuk/prose «(иначе мат), и только потом, после ответа»');
  });

  test('a text without moves and positions is no game', () => {
    expect(read('Белые начинают и выигрывают, а чёрные думают. {Ничего}').found).toEqual(['record/no-game «»']);
    expect(read('').found).toEqual(['record/no-game «»']);
  });

  test('numbers of other things are prose', () => {
    const { game, found } = first('1. П7g—7f на стр. 143. Там же 2) и 1990. год. П3c—3d', {});
    expect(game.plies).toBe(2);
    expect(found).toEqual(['kislyuk/prose «на стр. 143. Там же 2) и 1990. год.»']);
  });

  test('words that end a game count right behind a move only', () => {
    expect(first('1. П7g—7f П3c—3d. Ничья.').game.ending).toMatchObject({ kind: 'draw' });
    expect(first('1. П7g—7f П3c—3d. Ничья была близка.').game.ending).toBeNull();
    expect(first('1. П7g—7f и Сдача').game.ending).toBeNull();
  });

  test('parentheses with moves are variations, others are prose', () => {
    const { game } = first('1. П7g—7f П3c—3d (1. ... П8c—8d (скучно) 2. П2g—2f) (и всё) 2. С8h:2b пр. {так} [0:05]');
    expect(game.moves).toEqual(['7g7f', '3c3d', '8h2b+']);
    expect(game.variations.map(({ moves }) => moves)).toEqual([['7g7f', '8c8d', '2g2f']]);
    expect(game.comments).toEqual({ 2: '(и всё)', 3: 'так' });
    expect(game.variations[0]?.comments).toEqual({ 2: '(скучно)' });
    expect(game.times).toEqual([null, null, 5000]);
  });

  test('something like a move with an unknown letter or square is an error', () => {
    for (const token of ['Ф7g—7f', 'П7j—7f', 'П7g – 0f', 'Щ рез.—7e', 'Z7g:7f']) {
      const { found, games } = read(`Первый ход ${token} неясен`);
      expect(found, token).toContain(`move/bad-move-syntax «${token}»`);
      expect(games, token).toHaveLength(1);
    }
  });

  test('moves and numbers without a space between them', () => {
    const { game, found } = first('1.П7g—7fП3c—3d2.П2g—2f П8c—8d.');
    expect(game.moves.join(' ')).toBe('7g7f 3c3d 2g2f 8c8d');
    expect(found).toEqual(['kislyuk/no-separator «П7g—7f»', 'kislyuk/no-separator «П3c—3d»']);
  });

  test('single moves need no number and go to the side to move', () => {
    expect(first('П рез. — 8b', { start: 'B8/8+r/9/9/9/7R1/9/8l/8k w p 2' }).game.moves).toEqual(['P*8b']);
  });
});

describe('positions in prose', () => {
  test('a list begins a game; the prose before it is its preface, the moves behind it are played', () => {
    const { games, found } = read(
      'Пример: черные Л 1с, Г 8f, K7f, в резерве одна пешка, белые М9d. Ход П рез.— 9е запрещён. Другой: черные Г4b, РЗс, белые М4а.',
    );
    expect(games.map(({ start }) => start)).toEqual(['9/9/8R/k8/9/1GN6/9/9/9 b P 1', '5k3/5G3/6S2/9/9/9/9/9/9 w - 1']);
    expect(games[0]).toMatchObject({ moves: ['P*9e'], comments: { 0: 'Пример:\nХод', 1: 'запрещён. Другой:' } });
    expect(found).toContain('move/uchifuzume «П рез.— 9е»');
    expect(found.filter((text) => text.startsWith('kislyuk/homoglyph'))).toEqual([
      'kislyuk/homoglyph «с»',
      'kislyuk/homoglyph «K»',
      'kislyuk/homoglyph «е»',
      'kislyuk/homoglyph «Зс»',
      'kislyuk/homoglyph «а»',
    ]);
  });

  test('pieces in words', () => {
    const start = (text: string) => first(text).game.start;
    expect(start('чёрные король 5i, дракон 2h, в резерве две пешки и слон; белые монарх 5a, лошадь 1a')).toBe(
      '4k3+b/9/9/9/9/9/9/7+R1/4K4 b B2P 1',
    );
    expect(start('белые М5a, в резерве 18 пешек и четыре золотых генерала, черные М5i. Ходят белые')).toMatch(
      / w 4g18p 1$/,
    );
  });

  test('the number of the first move says who moves where nothing else does', () => {
    const start = (text: string): unknown => first(text).game.start;
    const list = 'Чёрные — М5i, Л2h; белые — М5a';
    expect(start(`${list}. Белые начинают: 1. ... М5a—5b`)).toBe('4k4/9/9/9/9/9/9/7R1/4K4 w - 1');
    expect(start(`${list}. 1. Л2h—2b`)).toBe('4k4/9/9/9/9/9/9/7R1/4K4 b - 1');
    expect(first(`${list}; ход чёрных. 1. ... М5a—5b`).found).toContain('move/wrong-side «1. ...»');
  });

  test('a number behind a move that is none does not change where the record begins', () => {
    expect(first('1. Ф7g—7f П3c—3d 2. П2g—2f').game.start).toBe(START_SFEN);
  });

  test('a side named without men, or followed by a verb, is prose', () => {
    for (const text of ['черные, белые', 'черные — белые', 'белые сыграли П8c—8d', 'черные М7h — 8i, белые М5a']) {
      expect(
        read(text)
          .games.map(({ start }) => start)
          .filter((start) => start !== START_SFEN),
        text,
      ).toEqual([]);
    }
  });
});

describe('«пр.» between two moves', () => {
  const play = (text: string, start: string) => {
    const { game, found } = first(text, { start });
    return [game.moves.join(' '), ...found];
  };
  const kings = '4k4/9/9/1P7/9/9/9/7+r1/4K4 b - 1';

  test('belongs to the second move where its piece is promoted, with a warning where both would do', () => {
    expect(play('1. П8d—8c пр. Л2h—3h', kings)).toEqual(['8d8c 2h3h', 'kislyuk/ambiguous-pr «пр.»']);
    expect(play('1. П8d—8c 1. ... пр. Л2h—3h', kings)).toEqual(['8d8c 2h3h']);
    expect(play('1. П8d—8c пр. пр. Л2h—3h', kings)).toEqual(['8d8c+ 2h3h']);
  });

  test('belongs to the first move before a sign, a number, prose and the end', () => {
    const start = kings.replace('+r', 'r');
    expect(play('1. П8d—8c пр. Л2h—3h', start)).toEqual(['8d8c+ 2h3h']);
    expect(play('1. П8d—8c пр.', start)).toEqual(['8d8c+']);
    expect(play('1. П8d—8c пр. 1. ... Л2h—3h', start)).toEqual(['8d8c+ 2h3h']);
    expect(play('1. П8d—8c пр. хорошо Л2h—3h', start)[0]).toBe('8d8c+ 2h3h');
    expect(play('1. П8d—8c пр.+ Л2h—3h', start)).toEqual(['8d8c+ 2h3h', 'kislyuk/check-false «+»']);
  });

  test('belongs to the first move where that is illegal without it', () => {
    expect(play('1. П9b—9a пр. Л2h—3h', '4k4/P8/9/9/9/9/9/7+r1/4K4 b - 1')[0]).toBe('9b9a+ 2h3h');
  });

  test('belongs to the second move behind a drop and behind a king', () => {
    const start = '4k4/9/9/9/9/9/9/7+r1/4K4 b P 1';
    expect(play('1. П рез.—8c пр. Л2h—3h', start)).toEqual(['P*8c 2h3h']);
    expect(play('1. М5i—6i пр. Л2h—3h', start)).toEqual(['5i6i 2h3h']);
  });
});

describe('what the board says', () => {
  const warnings = (text: string, start: string = START_SFEN) => first(text, { start }).found;

  test('signs of check, mate and capture', () => {
    expect(warnings('П7g—7f+')).toEqual(['kislyuk/check-false «+»']);
    expect(warnings('П7g—7fX')).toEqual(['kislyuk/mate-false «X»']);
    expect(warnings('П9f—9e+', '9/9/8R/k8/9/PGN6/9/9/9 b - 1')).toEqual(['kislyuk/mate-missing «П9f—9e+»']);
    expect(warnings('П9f—9e', '9/9/8R/k8/9/PGN6/9/9/9 b - 1')).toEqual(['kislyuk/mate-missing «П9f—9e»']);
    expect(warnings('П7g:7f')).toEqual(['kislyuk/capture-mark-false «:»']);
    expect(warnings('П5e—5d', '4k4/9/9/4p4/4P4/9/9/9/4K4 b - 1')).toEqual(['kislyuk/capture-mark-missing «—»']);
  });

  test('several warnings may apply to one move', () => {
    const found = warnings('СЗb—5d', '4k4/6+B2/9/4p4/9/9/9/9/4K4 b - 1');
    expect(found).toEqual([
      'kislyuk/prefix-missing «СЗb»',
      'kislyuk/homoglyph «З»',
      'kislyuk/capture-mark-missing «—»',
    ]);
    expect(warnings('К рез—4с', '4k4/9/9/9/9/9/9/9/4K4 b N 1')).toEqual([
      'kislyuk/punct «К рез—4с»',
      'kislyuk/check-missing «К рез—4с»',
      'kislyuk/homoglyph «с»',
    ]);
  });

  test('a Latin P is the silver or the pawn that is there', () => {
    const start = '4k4/9/9/9/9/9/2P3S2/9/4K4 b P 1';
    expect(first('P7g—7f', { start }).game.moves).toEqual(['7g7f']);
    expect(first('P3g—3f', { start }).game.moves).toEqual(['3g3f']);
    expect(first('P рез.—5e', { start }).game.moves).toEqual(['P*5e']);
    expect(first('P рез.—5e', { start: start.replace('b P', 'b SP') }).game.moves).toEqual(['S*5e']);
    expect(warnings('P5i—5h', start)).toContain('move/piece-mismatch «P5i—5h»');
  });

  test('a prefix on a piece that is not promoted is an error, a wrong letter too', () => {
    expect(warnings('пр. С8h—7g')).toEqual(['move/piece-mismatch «пр. С8h—7g»']);
    expect(warnings('пр. Г4i—4h')).toEqual(['move/piece-mismatch «пр. Г4i—4h»']);
    expect(warnings('Л8h—7g')).toEqual(['move/piece-mismatch «Л8h—7g»']);
  });

  test('with illegal=stop the line ends before a forbidden move', () => {
    const { game } = first('1. П7g—7e П3c—3d', { illegal: 'stop' });
    expect(game.moves).toEqual([]);
  });
});

test('an article becomes a file', () => {
  const { records } = read('Начало: 1. П7g-7f П3с – 3d. Сдача');
  const [record] = records;
  expect(record && writeText(record, 'kislyuk').text).toBe(
    '# Сёги, нотация Кислюка, версия 1\n\n{Начало:}\n1. П7g—7f П3c—3d\nСдача\n',
  );
});
