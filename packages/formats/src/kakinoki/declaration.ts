/** The first line of a file, by which other programs know its encoding: `#KIF version=2.0 encoding=UTF-8`. */

/** What the option `declare` takes; `no` for no such line. */
export const DECLARED = ['no', 'utf-8', 'shift_jis'] as const;

const names: Readonly<Record<string, string>> = { 'utf-8': 'UTF-8', shift_jis: 'Shift_JIS' };

/** The line with its `\n` for a value of `declare`; nothing for `no`. */
export function makeDeclaration(format: 'KIF' | 'KI2', encoding = 'no'): string {
  const name = names[encoding];
  return name === undefined ? '' : `#${format} version=2.0 encoding=${name}\n`;
}
