import { describe, expect, test } from 'vitest';
import { seeded } from '../testing/random.js';
import { composed } from './compose.js';
import { applyEdits, type Edit } from './edits.js';

const edit = (start: number, end: number, replacement: string, code = 'a'): Edit => ({ start, end, replacement, code });

describe('edits of edits', () => {
  test('that touch nothing in common stay apart', () => {
    const first = [edit(0, 1, 'xx'), edit(4, 5, '')];
    expect(composed('xxbcdf', first, [edit(3, 4, 'C', 'b')])).toEqual([first[0], edit(2, 3, 'C', 'b'), first[1]]);
  });

  test('at one place are one', () => {
    const [one, ...others] = composed('axyzc', [edit(1, 2, 'xyz')], [edit(2, 4, 'Y', 'b')]);
    expect(others).toEqual([]);
    expect(one).toEqual({ ...edit(1, 2, 'xY'), also: ['b'] });
  });

  test('do to the first text what both did one after the other', () => {
    const random = seeded(7);
    const some = (text: string): Edit[] => {
      const edits: Edit[] = [];
      for (let at = random.below(4); at <= text.length; at += 1 + random.below(5)) {
        const end = Math.min(text.length, at + random.below(4));
        edits.push(edit(at, end, 'XYZ'.slice(random.below(4))));
        at = end;
      }
      return edits;
    };
    for (let run = 0; run < 2000; run++) {
      const text = 'abcdefghijklmnopqrst'.slice(random.below(20));
      const first = some(text);
      const between = applyEdits(text, first);
      const second = some(between);
      const both = composed(between, first, second);
      expect(applyEdits(text, both)).toBe(applyEdits(between, second));
    }
  });
});
