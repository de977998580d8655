/** Text from a record, safe to show: a file must not move the cursor, ring the bell or turn the writing around. */

const unsafe = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]/gu;

/** Control characters become pictures of one column each. */
export const printable = (text: string): string => text.replace(unsafe, picture);

function picture(char: string): string {
  const code = char.charCodeAt(0);
  if (char === '\t') return ' ';
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\ufffd';
}
