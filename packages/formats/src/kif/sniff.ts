/** How sure it is that a text is KIF, by its beginning. */
import { hasPreamble } from '../kakinoki/sniffing.js';

const NUMBERED_MOVE =
  /^[ \t　]*[0-9０-９]{1,4}[ \t　]*[▲△▼▽☗☖⛊⛉]?(?:同|[1-9１-９一二三四五六七八九][ 　]?[1-9１-９一二三四五六七八九])[ 　]?成?[歩香桂銀角飛金玉王と杏圭全馬龍竜][^\n\r(（]{0,6}(?:打|[(（][0-9０-９]{2}[)）])/m;
/** A record without moves still has its ending in the place of one. */
const NUMBERED_ENDING =
  /^[ \t　]*[0-9０-９]{1,4}[ \t　]+(?:投了|中断|封じ手|持将棋|千日手|不?詰|切れ負|時間切|反則[勝負]|入玉|不戦[勝敗]|引き?分|最大手数|トライ|エラー)/m;
const COLUMN_HEAD = /^[ \t　]*手数[-－―]/m;
const DECLARATION = /^\uFEFF?#KIF\b/;
const BARE_MOVE =
  /^[ \t　]*(?:同|[1-9１-９一二三四五六七八九]{2})[ 　]?成?[歩香桂銀角飛金玉王と杏圭全馬龍竜][^\n\r(（]{0,6}[(（][0-9０-９]{2}[)）]/m;
/** Moves with marks of the sides and no numbers: KI2. */
const MARKED_MOVE = /^[ \t　]*[▲△▼▽☗☖⛊⛉][ 　]?(?:同|[1-9１-９][1-9一二三四五六七八九])/m;

export function sniffKif(head: string): number {
  if (NUMBERED_MOVE.test(head)) return 0.95;
  if (MARKED_MOVE.test(head)) return 0.3;
  if (NUMBERED_ENDING.test(head)) return 0.9;
  if (COLUMN_HEAD.test(head) || DECLARATION.test(head)) return 0.9;
  if (BARE_MOVE.test(head)) return 0.8;
  return hasPreamble(head) ? 0.6 : 0;
}
