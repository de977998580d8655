/** How many columns a text takes on a terminal: kanji, kana and full-width forms take two, combining marks none. */

/** First and last code point of each run that is two columns wide (East Asian Width W and F). */
const wide: readonly (readonly [first: number, last: number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1f9ff],
  [0x20000, 0x3fffd],
];

const nothing = /^[\p{Mn}\p{Me}\u200b-\u200f\ufeff]$/u;

/**
 * Of one code point. Characters of doubtful width (▲, Cyrillic) count as one, as terminals have them outside of East
 * Asian settings.
 */
export function charWidth(char: string): 0 | 1 | 2 {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x300) return 1;
  if (wide.some(([first, last]) => code >= first && code <= last)) return 2;
  return nothing.test(char) ? 0 : 1;
}

export function displayWidth(text: string): number {
  let width = 0;
  for (const char of text) width += charWidth(char);
  return width;
}

/** Filled up with blanks to `width` columns. */
export const padDisplay = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)));
