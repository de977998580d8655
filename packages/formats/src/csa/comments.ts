/**
 * Lines that begin with `'`. Text for people and programs stands behind `'*`; all other lines are "skipped by programs".
 *
 * NOTE: files of servers and of Kifu for Windows say much in those other lines: ratings, results, even variations. They
 * are kept as comment lines that begin with their `'`, and written as they were.
 * NOTE: a comment line of `'** 30 +7776FU` (evaluation and line of play) is the text `* 30 +7776FU`, since KIF puts one
 * `*` before a comment and programs look for `** 30 +7776FU` there.
 */
import { fileOf, type Move, rankOf, targetOf } from '@kifukit/rules';

const SPACE = 32;
const QUOTE = 39;
const STAR = 42;

/** Lines that carry no news: the declaration of the encoding, rules and empty lines between parts, heads of lists. */
const layout = /^'(?:(?:CSA[ \t]{1,4})?encoding[ \t]{0,4}=.*|[ \t　=_-]*|手数-{2,}指手[ -]*.*)$/i;

/** `'▲７六歩`, `'△同　銀`: the move just made, in Japanese. */
const echo =
  /^'[▲△▼▽☗☖](?:([１-９])([一二三四五六七八九])|同)[ 　]?[歩香桂銀金角飛玉王と杏圭全馬龍竜成不打右左上引寄直行入]{1,6}[ 　]*$/;

const FULL_WIDTH_0 = 0xff10;
const ranks = '一二三四五六七八九';

/** What follows `'*` at `start`; one blank after the star is for the eye. */
export const textOfComment = (text: string, start: number, end: number): string =>
  text.slice(start + (text.charCodeAt(start + 2) === SPACE && end > start + 2 ? 3 : 2), end);

/** The comment line that text[start, end) is, where `start` is at a `'`; undefined where it says nothing. */
export function readComment(text: string, start: number, end: number, lastMove?: Move): string | undefined {
  if (text.charCodeAt(start + 1) === STAR) return textOfComment(text, start, end);
  const line = text.slice(start, end);
  return layout.test(line) || isEcho(line, lastMove) ? undefined : line;
}

/** NOTE: Kifu for Windows writes every move in Japanese between the move and its time. */
function isEcho(line: string, lastMove: Move | undefined): boolean {
  const parts = lastMove === undefined ? undefined : echo.exec(line);
  if (!parts || lastMove === undefined) return false;
  if (parts[1] === undefined) return true;
  const to = targetOf(lastMove);
  return parts[1].charCodeAt(0) - FULL_WIDTH_0 === fileOf(to) && ranks.indexOf(parts[2]) + 1 === rankOf(to);
}

/** Writes a line of comment so that `readComment` gives it back. `ended`: the game has an ending that it says itself. */
export function makeComment(line: string, ended: boolean): string {
  if (isVerbatim(line, ended)) return line;
  return line.charCodeAt(0) === SPACE ? `'* ${line}` : `'*${line}`;
}

function isVerbatim(line: string, ended: boolean): boolean {
  if (line.charCodeAt(0) !== QUOTE || line.charCodeAt(1) === STAR) return false;
  return !layout.test(line) && !echo.test(line) && (ended || !line.startsWith("'summary:"));
}
