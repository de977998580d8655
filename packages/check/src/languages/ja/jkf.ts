/** Japanese messages of JKF. */
import type { CodeOf, Translations } from '../translation.js';

export const jkf: Translations<CodeOf<'jkf'>> = {
  'jkf/json-syntax': {
    message: 'JSON として読めません（{reason:phrase}）。この先は読みません',
    hint: 'ファイルが途中で切れている、カンマが余っている、引用符が違う、などがよくある原因です',
  },
  'jkf/too-deep': { message: '入れ子が深すぎて読めません' },
  'jkf/schema': { message: '{pointer} が JKF の形に合いません: {reason:phrase}{others:phrase}' },
  'jkf/bad-value': { message: '{pointer} は使えません: {reason:phrase}' },
  'jkf/unknown-field': {
    message: 'JKF に {pointer} という項目はありません。この対局の同様のものも含めて除きます',
  },
  'jkf/jkf-unknown-preset': { message: '「{text}」は JKF のプリセットではありません。{start:phrase}から読みます' },
  'jkf/repeated-key': { message: 'ヘッダー「{text}」が {count} 回あります。すべて残します' },
  'jkf/move-in-first-entry': {
    message: '最初の要素は開始局面のものですが、指し手・終局・変化があります。1 手目のものとして読みます',
  },
  'jkf/time-without-move': { message: '指し手も終局もない要素に消費時間があります。除きます' },
  'jkf/color-mismatch': {
    message:
      '棋譜では相手側の手になっていますが、手番は{side:phrase}です。並び順を優先します（一局に一度だけ知らせます）',
  },
  'jkf/capture-mismatch': {
    message: '棋譜では取った駒が{named:phrase}ですが、盤上では{found:phrase}です。盤面を優先します',
  },
  'jkf/same-mismatch': {
    message: '棋譜では直前の手と同じ升へ指していますが、移動先が異なります。移動先を優先します',
  },
  'jkf/piece-after-promotion': {
    message: '駒が成った後の名前で書かれています。{found:phrase}が成る手として読みます',
  },
  'jkf/needless-promote': { message: '成れない手に不成の指定があります。無視します' },
  'jkf/total-mismatch': {
    message: '累計時間が消費時間の合計と一致しません。各手の時間を優先します（一局に一度だけ知らせます）',
  },
};
