import { type Ending, endingKinds, type GameRecord, isFoul } from '@kifukit/record';
import { describe, expect, test } from 'vitest';
import { readText } from '../open.js';
import { sameRecord } from '../testing/comparable.js';
import { body, FIRST, game, line, readBack, write } from './testing/records.js';

describe('endings', () => {
  const ended = (ending: Ending, usi = '7g7f') => game(line(usi, { ending }));

  test.each(endingKinds)('%s has a word of its own', (kind) => {
    for (const usi of ['', '7g7f', '7g7f 3c3d']) {
      const record = ended({ kind }, usi);
      const read = readBack(record);
      expect(read.main.ending?.kind).toBe(kind);
      expect(sameRecord(readBack(read), read)).toBe(true);
    }
  });

  test('the winner is named where it does not follow from the position', () => {
    expect(body(ended({ kind: 'resign', winner: 'black' }))).toBe('1. П7g—7f\nСдача\n');
    expect(body(ended({ kind: 'resign', winner: 'white' }))).toBe('1. П7g—7f\nСдача, победа белых\n');
    expect(body(ended({ kind: 'resign' }))).toBe('1. П7g—7f\nСдача, победитель неизвестен\n');
    expect(body(ended({ kind: 'impasse' }))).toBe('1. П7g—7f\nДзисёги, победитель неизвестен\n');
    expect(body(ended({ kind: 'perpetual-check', winner: 'draw' }))).toBe(
      '1. П7g—7f\nПовторение с вечным шахом, ничья\n',
    );
    for (const winner of ['black', 'white', 'draw'] as const) {
      for (const kind of endingKinds.filter((kind) => !isFoul(kind))) {
        expect(readBack(ended({ kind, winner })).main.ending).toEqual({ kind, winner });
      }
    }
  });

  test('who fouled follows from who won', () => {
    for (const kind of ['illegal-move', 'illegal-action'] as const) {
      expect(readBack(ended({ kind, winner: 'black' })).main.ending).toEqual({ kind: 'illegal-move', winner: 'black' });
      expect(readBack(ended({ kind, winner: 'white' })).main.ending).toEqual({
        kind: 'illegal-action',
        winner: 'white',
      });
    }
  });

  test('words that the kind does not say are kept', () => {
    expect(body(ended({ kind: 'other', text: 'ушли «пить» чай' }))).toBe('1. П7g—7f\nКонец: «ушли «пить\\» чай»\n');
    for (const text of ['a', '', 'a\nb', '»\\', '{}']) {
      expect(readBack(ended({ kind: 'interrupted', text, comment: 'x' })).main.ending).toEqual({
        kind: 'interrupted',
        text,
        comment: 'x',
      });
    }
  });

  test('an illegal last move is written from the board, kept and explained', () => {
    const fouled = ended({ kind: 'illegal-move', winner: 'white' }, '7g7e');
    expect(body(fouled)).toBe('1. П7g—7e\nНарушение правил\n');
    const { games, diagnostics } = readText(write(fouled), { from: 'kislyuk' });
    expect(sameRecord(games[0] as GameRecord, fouled)).toBe(true);
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['move/unreachable', 'info']]);
  });

  test('what people write for them', () => {
    const kindOf = (word: string, moves = '1. П7g—7f'): unknown => {
      const { games, diagnostics } = readText(`${FIRST}\n${moves}\n${word}\n`, { from: 'kislyuk' });
      expect(
        diagnostics.filter(({ code }) => code !== 'record/unjustified-declaration'),
        word,
      ).toEqual([]);
      return games[0]?.main.ending;
    };
    const loses = { kind: 'resign', winner: 'black' };
    for (const word of ['Сдался', 'Сдалась', 'Сдались', 'сдача', 'СДАЧА']) expect(kindOf(word)).toEqual(loses);
    for (const word of ['Белые сдались', 'белые сдаются']) expect(kindOf(word)).toEqual(loses);
    expect(kindOf('Черные сдались')).toEqual({ kind: 'resign', winner: 'white' });
    for (const word of ['Сэннититэ', 'Повторение', 'повторение (сэннититэ)'])
      expect(kindOf(word)).toMatchObject({ kind: 'repetition' });
    expect(kindOf('Тупик')).toMatchObject({ kind: 'impasse' });
    expect(kindOf('Время истекло')).toMatchObject({ kind: 'timeout', winner: 'black' });
    expect(kindOf('Объявление победы')).toMatchObject({ kind: 'declaration', winner: 'white' });
    expect(kindOf('Конец')).toEqual({ kind: 'other' });
  });

  test('perpetual check is a foul of the side that checks', () => {
    const ending = (moves: string) =>
      readText(`${FIRST}Позиция: чёрные М5i, Л1h; белые М5a; ход чёрных\n\n${moves}\nВечный шах`).games[0]?.main.ending;
    expect(ending('1. Л1h—1a+')).toEqual({ kind: 'illegal-action', winner: 'white' });
    expect(ending('1. Л1h—1a+ М5a—5b')).toEqual({ kind: 'illegal-move', winner: 'white' });
  });
});
