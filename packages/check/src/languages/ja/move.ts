/** Japanese messages about moves. */
import type { CodeOf, Translations } from '../translation.js';

const COMPARE = '元の棋譜と見比べてください';
const MISSING_BEFORE = 'この手より前に、抜けた手や重複した手があるかもしれません';

export const move: Translations<CodeOf<'move'>> = {
  'move/bad-move-syntax': {
    message: '「{text}」は指し手として読めません。手順はその前で終わります',
    hint: COMPARE,
  },
  'move/wrong-side': {
    message: '手番は{side:phrase}ですが、棋譜では相手側の手になっています。手順はその前で終わります',
    hint: MISSING_BEFORE,
  },
  'move/no-piece-at-origin': {
    message: '{from} に駒がありません。手順はこの手の前で終わります',
    hint: 'この手より前に、抜けた手や誤記があるかもしれません',
  },
  'move/not-own-piece': {
    message: '{from} の{found:phrase}は相手の駒です。手順はこの手の前で終わります',
    hint: MISSING_BEFORE,
  },
  'move/piece-mismatch': {
    message: '棋譜には{named:phrase}とありますが、{from} にあるのは{found:phrase}です。手順はこの手の前で終わります',
  },
  'move/own-piece-on-target': { message: '{to} に自分の駒があります。手順はこの手の前で終わります' },
  'move/not-in-hand': { message: '{to} に打つ{named:phrase}が持駒にありません。手順はこの手の前で終わります' },
  'move/occupied': { message: '{to} には駒があるため打てません。手順はこの手の前で終わります' },
  'move/cannot-promote': { message: 'この駒は成れません。手順はこの手の前で終わります' },
  'move/ambiguous-move': {
    message: '{to} へ動ける駒が {candidates} にあり、どれか決められません。手順はこの手の前で終わります',
  },
  'move/unreachable': { message: '反則手です。{from} の{found:phrase}は {to} へ動けません（{done:phrase}）' },
  'move/outside-promotion-zone': { message: '反則手です。敵陣に関わらない移動で成っています（{done:phrase}）' },
  'move/must-promote': {
    message: '反則手です。{to} の{found:phrase}は不成では行き所がありません（{done:phrase}）',
  },
  'move/dead-end': { message: '反則手です。{to} に打った{named:phrase}は行き所がありません（{done:phrase}）' },
  'move/nifu': { message: '反則手です。{file} 筋の二歩です（{done:phrase}）' },
  'move/uchifuzume': { message: '反則手です。打ち歩詰めです（{done:phrase}）' },
  'move/king-left-in-check': { message: '反則手です。指した後、自玉が取られる状態です（{done:phrase}）' },
};
