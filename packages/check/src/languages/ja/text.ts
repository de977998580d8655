/** Japanese messages about texts, and about what is lost on writing. */
import type { CodeOf, Translations } from '../translation.js';

export const text: Translations<CodeOf<'text' | 'loss'>> = {
  'text/encoding-guessed': { message: '文字コードの宣言がありません。{encoding} として読みます' },
  'text/encoding-declaration-mismatch': {
    message: '文字コードは {declared} と宣言されていますが、実際は {used} です。{used} として読みます',
  },
  'text/undecodable-bytes': { message: '{bytes} バイト目は {encoding} ではありません。\uFFFD として読みます' },
  'text/unrepresentable-character': {
    message: '「{char}」は {encoding} にありません。代わりに「{replacement}」を書きます（{count} か所）',
    hint: 'UTF-8 で書き出せば失われません',
  },
  'loss/moves': { message: '局面だけを書き出します。指し手 {count} 手は失われます' },
  'loss/variations': { message: '変化 {count} 個が失われます。最初の変化は {ply} 手目からです' },
  'loss/comments': { message: 'コメント {count} 個が失われます' },
  'loss/comment-text': { message: 'コメント {count} 個を別の形で書き出します' },
  'loss/analysis': { message: 'ソフトの解析 {count} 個は一部を書き出せません: {what:phrases}' },
  'loss/bookmarks': { message: 'しおり {count} 個が失われます' },
  'loss/bookmark-text': { message: 'しおりを別の形で書き出します: {what}' },
  'loss/times': { message: '消費時間 {count} 個が失われます' },
  'loss/time-precision': { message: '消費時間 {count} 個を秒単位に切り捨てます' },
  'loss/zero-times': { message: '消費時間 {count} 個がすべて 0 の手順を、時間なしで書き出します' },
  'loss/unknown-times': { message: '不明な消費時間 {count} 個を 0 として書き出します' },
  'loss/headers': { message: 'ヘッダーが失われます: {what}' },
  'loss/header-value': { message: 'ヘッダーの値を別の形で書き出します: {what}' },
  'loss/header-form': { message: 'ヘッダーの値を別の書き方で書き出します: {what}' },
  'loss/ending': { message: '終局「{what}」に正確に対応する語がこの形式にありません' },
  'loss/start-position': { message: '開始局面を正確に書き出せません' },
  'loss/move-number': { message: '最初の手の手数 {what} は失われます' },
  'loss/illegal-move': { message: '反則手 {count} 手を書き出せません。手順はその前で終わります' },
};
