/** Japanese messages about records as they are read and put together. */
import type { CheckCode } from '../../codes.js';
import type { CodeOf, Translations } from '../translation.js';

export const record: Translations<Exclude<CodeOf<'record'>, CheckCode>> = {
  'record/moves-not-read': {
    message: '手順が {ply} 手目で終わっているため、残りの {count} 手は再生していません',
  },
  'record/variation-without-parent': {
    message: '{parent} 手目まで進む手順がなく、変化の分岐元がありません。この変化は除きます',
  },
  'record/moves-after-end': { message: '終局の後に指し手があります。{as:phrase}として残します' },
  'record/second-ending': { message: 'この手順はすでに終わっています。「{text}」はコメントとして残します' },
  'record/time-without-move': { message: '最初の手の前に消費時間があります。除きます' },
  'record/trailing-text': { message: '「{text}」はここでは解釈できません。除きます' },
  'record/unknown-special-move': { message: '「{text}」は既知の終局の語ではありません。語をそのまま残します' },
  'record/handicap-contradicts-diagram': { message: '手合割「{text}」は局面図と一致しません。局面図を優先します' },
  'record/unknown-handicap': {
    message: '「{text}」は既知の手合割ではなく、局面図もありません。平手として読みます',
  },
  'record/contested-handicap': {
    message: '「{text}」で落とす駒はソフトによって異なります。{sfen} として読みます',
  },
  'record/extension-mismatch': { message: '拡張子は {named} ですが、内容は {found} です。{found} として読みます' },
  'record/format-guessed': { message: '形式の指定がありません。{found} として読みます' },
  'record/move-count-mismatch': { message: '棋譜には {named} 手とありますが、実際は {found} 手です' },
  'record/move-number-mismatch': { message: '手数が {named} ですが、次は {found} のはずです。並び順を優先します' },
  'record/headers-differ': { message: 'まとめる棋譜のヘッダーが異なります。最初の棋譜を優先します: {what}' },
  'record/times-differ': { message: 'まとめる棋譜の消費時間が {count} か所で異なります。最初の棋譜を優先します' },
  'record/too-large': { message: '対局の{what:phrase}が上限 {limit} を超えています。残りは除きます' },
  'record/no-game': { message: '入力に棋譜も局面もありません' },
  'record/more-diagnostics': {
    message: 'この対局の診断がほかに {count} 件あります（うちエラー {errors} 件）',
  },
  'record/diagram-missing': {
    message: '「{text}」は開始局面が図で示されることを表しますが、局面図がありません。平手として読みます',
  },
  'record/side-to-move-inferred': { message: '手番の指定がありません。初手が後手の手なので、後手番として読みます' },
  'record/variation-before-moves': { message: '「{text}」が最初の手の前にあります。除きます' },
  'record/odd-move-spelling': {
    message: '「{text}」は一般的な指し手の書き方ではありません。{usual} として読みます（一局に一度だけ知らせます）',
  },
  'record/move-number-missing': { message: '手数がありません。並び順に読みます（一局に一度だけ知らせます）' },
  'record/side-marks-missing': {
    message: '指し手に手番の記号がありません。並び順に読みます（一局に一度だけ知らせます）',
  },
  'record/wrong-side-mark': {
    message: '記号は{side:phrase}のものですが、手番ではありません。並び順を優先します（一局に一度だけ知らせます）',
  },
  'record/odd-qualifier': {
    message:
      '「{text}」は {from} の{named:phrase}に合いませんが、{to} へ動ける駒はほかにありません。この駒を動かします',
  },
};
