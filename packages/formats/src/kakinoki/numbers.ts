/** Numbers in words: what stands in hands, in 変化 and まで lines, in any of the three sorts of digits. */

const digitValues = new Map<string, number>();
for (const digits of ['0123456789', '０１２３４５６７８９', '〇一二三四五六七八九']) {
  [...digits].forEach((digit, value) => {
    digitValues.set(digit, value);
  });
}

/** The characters of a number, as the inside of a character class. */
export const NUMERALS = '0-9０-９〇一二三四五六七八九十百';

/** Longer numbers than this are none that a record needs. */
const MAX_LENGTH = 12;

/**
 * The value of 15, １５, 十五, 一五 or 百二; undefined for anything else.
 * NOTE: 一五 for 15 is a slip of some programs; nobody means 1 and 5 by it.
 */
export function parseNumber(text: string): number | undefined {
  if (text === '' || text.length > MAX_LENGTH) return undefined;
  let total = 0;
  let digits: number | undefined;
  for (const char of text) {
    const unit = char === '十' ? 10 : char === '百' ? 100 : 0;
    if (unit > 0) {
      total += (digits ?? 1) * unit;
      digits = undefined;
      continue;
    }
    const digit = digitValues.get(char);
    if (digit === undefined) return undefined;
    digits = (digits ?? 0) * 10 + digit;
  }
  return total + (digits ?? 0);
}

const KANJI = '〇一二三四五六七八九';
const WIDE = '０１２３４５６７８９';

/** 1…9 as kanji: ranks, and the counts of a hand. */
export const kanjiDigit = (digit: number): string => KANJI[digit];

/** 1…9 in full width: files. */
export const wideDigit = (digit: number): string => WIDE[digit];

/** 1…99 in kanji, as hands count their pieces: 十八. */
export function makeKanjiNumber(value: number): string {
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  return (tens > 1 ? KANJI[tens] : '') + (tens > 0 ? '十' : '') + (ones > 0 || tens === 0 ? KANJI[ones] : '');
}
