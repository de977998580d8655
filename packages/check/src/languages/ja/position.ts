/** Japanese messages about positions. */
import type { CodeOf, Translations } from '../translation.js';

export const position: Translations<CodeOf<'position'>> = {
  'position/too-many-pieces': { message: '局面に{named:phrase}が {count} 枚あります。一組は {set} 枚です' },
  'position/bad-board-row': { message: '盤面の {rank} 段目: {reason:phrase}' },
  'position/bad-hand': { message: '「{text}」は持駒として読めません: {reason:phrase}' },
  'position/bad-sfen-row': { message: 'SFEN の盤面: {reason:phrase}' },
  'position/bad-sfen-piece': { message: 'SFEN の盤面: {reason:phrase}' },
  'position/bad-sfen-hand': { message: 'SFEN の持駒: {reason:phrase}' },
  'position/bad-sfen-turn': { message: 'SFEN の手番: {reason:phrase}' },
  'position/bad-sfen-number': { message: 'SFEN の手数: {reason:phrase}' },
  'position/two-kings': { message: '{side:phrase}の玉が二枚以上あります' },
  'position/king-missing': { message: '{side:phrase}の玉がありません' },
  'position/pawns-doubled': { message: '{side:phrase}の歩が {file} 筋に二枚あります' },
  'position/piece-on-dead-rank': { message: '{square} の{named:phrase}は行き所がありません' },
  'position/opponent-in-check': { message: '手番でない側の玉に王手がかかっています' },
  'position/contested-mark': {
    message: '記号「{text}」がどちらの駒を示すかはソフトによって異なります。{side:phrase}の駒として読みます',
  },
  'position/odd-diagram': { message: '局面図の書き方が一般的ではありません: {reason:phrase}' },
  'position/hand-without-diagram': { message: '持駒「{text}」に対応する局面図がありません。除きます' },
};
