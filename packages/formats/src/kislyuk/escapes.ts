/** `\` before a character takes away its meaning in comments, bookmarks and the words of an ending. */

const braces = /[\\{}<>]/g;

/** `also`: one more character to escape. */
export const escaped = (text: string, also = ''): string => {
  const safe = text.replace(braces, '\\$&');
  return also === '' ? safe : safe.replaceAll(also, `\\${also}`);
};

export const unescaped = (text: string): string => (text.includes('\\') ? text.replace(/\\([\s\S])/g, '$1') : text);

const BACKSLASH = 0x5c;

/** The offset of the first `close` from `at` on that is not escaped; −1 where there is none. */
export function closingOf(text: string, at: number, close: number): number {
  for (let next = at; next < text.length; next++) {
    const code = text.charCodeAt(next);
    if (code === close) return next;
    if (code === BACKSLASH) next++;
  }
  return -1;
}
