/** Damaged texts: what a careless editor, a broken transfer or a fuzzer makes of a record. */
import type { Random } from './random.js';

const strange = [...'0{}()*\'"&#:：%+-/|.~〜\\ \t　\r\n\0\uFEFF\uFFFD\uD842△▲０９☗ёЖ𠮷'];

/** One to four injuries to a text. */
export function mutated(text: string, random: Random): string {
  let result = text;
  for (let injuries = random.below(4); injuries >= 0; injuries--) result = injured(result, random);
  return result;
}

function injured(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const lines = text.split('\n');
  const line = random.below(lines.length);
  switch (random.below(7)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(at);
    case 2:
      return [...lines.slice(0, line), ...lines.slice(line + 1)].join('\n');
    case 3:
      return [...lines.slice(0, line), lines[line], random.pick(lines), ...lines.slice(line)].join('\n');
    case 4:
      return text.slice(0, at) + random.pick(strange) + text.slice(at);
    case 5:
      return text.slice(0, at) + text.slice(at + 1 + random.below(3));
    default:
      return text.slice(0, at) + (text[random.below(text.length)] ?? random.pick(strange)) + text.slice(at + 1);
  }
}

/** A text of pieces of other texts in any order. */
export function shuffled(texts: readonly string[], random: Random): string {
  let result = '';
  for (let pieces = random.below(30); pieces > 0; pieces--) {
    const text = random.pick(texts);
    const from = random.below(text.length + 1);
    result += random.chance(20) ? random.pick(strange) : text.slice(from, from + random.below(12));
  }
  return result;
}
