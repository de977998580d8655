/** Japanese messages of CSA. */
import type { CodeOf, Translations } from '../translation.js';

export const csa: Translations<CodeOf<'csa'>> = {
  'csa/lower-case': { message: '「{text}」を大文字として読みます。この対局の同様の箇所も同じです' },
  'csa/look-alike': {
    message: '「{text}」に ASCII でない「-」や「+」があります。ASCII として読みます。この対局の同様の箇所も同じです',
    hint: 'ウェブページから写した文章に多い文字です',
  },
  'csa/no-start-position': { message: '指し手がありますが開始局面がありません。平手として読みます' },
  'csa/no-turn': {
    message: '手番を示す「+」か「-」の行がありません。{side:phrase}番として読みます（{reason:phrase}）',
  },
  'csa/two-boards': { message: '局面が PI と P1～P9 の両方で示されています。P1～P9 を優先します' },
  'csa/bad-position-line': { message: '局面の行の「{text}」は読めません: {reason:phrase}' },
  'csa/row-numbers': { message: '行の番号が 1～9 ではありません。九行を上から順に読みます' },
  'csa/wrong-sign': {
    message: '「{text}」の符号は相手側のものですが、駒は手番の{side:phrase}のものです。駒を優先します',
    hint: '元の棋譜と見比べてください',
  },
  'csa/removal-mismatch': {
    message:
      '「{text}」は {square} の{named:phrase}を落としますが、平手ではそこに{found:phrase}があります。{found:phrase}を落とします',
  },
  'csa/square-given-twice': { message: '{place:phrase}が二度以上示されています。最後のものを優先します' },
  'csa/remainder-given-twice': { message: '残りの駒（00AL）が両者に指定されています。最初の側に渡します' },
  'csa/bad-time': { message: '「{text}」は時間として読めません。不明とします' },
  'csa/not-in-version': { message: '「{text}」はバージョン {version} にありません。そのまま残します' },
  'csa/missing-separator': { message: '区切りの行「/」がないまま次の対局が始まっています' },
};
