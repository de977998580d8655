// Messages: what values they are filled with, and in which words.
import { describe, expect, test } from 'vitest';
import { fillIn, messagePattern, placeholdersOf } from './messages.js';

const phrases = { pawn: 'пешка', "'{char}' is no {what:phrase}": '«{char}» не {what:phrase}', ' (more)': ' (ещё)' };

describe('values', () => {
  test('that are phrases are told in the language, others as they are', () => {
    const values = { text: 'pawn', found: 'pawn', named: 'lance' };
    expect(fillIn('{text}: {found:phrase}, {named:phrase}', values, phrases)).toBe('pawn: пешка, lance');
    expect(fillIn('{text}: {found:phrase}', values)).toBe('pawn: pawn');
  });

  test('fill the phrases too, in any depth, and are not filled themselves', () => {
    const values = { reason: "'{char}' is no {what:phrase}", what: 'pawn', char: '{what:phrase} {text} $&' };
    expect(fillIn('{reason:phrase}', values, phrases)).toBe('«{what:phrase} {text} $&» не пешка');
    expect(fillIn('{reason:phrase}', values)).toBe("'{what:phrase} {text} $&' is no pawn");
  });

  test('may be nothing, or several phrases', () => {
    expect(fillIn('a{more:phrase}{none:phrase}', { more: ' (more)', none: '' }, phrases)).toBe('a (ещё)');
    expect(fillIn('{what:phrases}', { what: 'pawn, depth, pawn' }, phrases)).toBe('пешка, depth, пешка');
  });
});

test('a pattern shows names only, and the form that goes with many', () => {
  expect(messagePattern('{found:phrase} of {n} {n|move|moves}: {what:phrases}')).toBe('{found} of {n} moves: {what}');
});

test('placeholders are found with their kinds and forms', () => {
  expect(placeholdersOf('{a} {b:phrase} {c:phrases} {d|x|y}')).toEqual([
    { name: 'a', kind: '', forms: 0 },
    { name: 'b', kind: ':phrase', forms: 0 },
    { name: 'c', kind: ':phrases', forms: 0 },
    { name: 'd', kind: '', forms: 2 },
  ]);
});
