/** Words that messages report as values, in Japanese: pieces, sides, what was done, and short reasons of the game. */
import type { ColorName, roleNames } from '@kifukit/rules';

type RoleName = (typeof roleNames)[number];

const pieces: Readonly<Record<Exclude<RoleName, ''> | 'piece' | 'nothing', string>> = {
  pawn: '歩',
  lance: '香',
  knight: '桂',
  silver: '銀',
  bishop: '角',
  rook: '飛',
  gold: '金',
  king: '玉',
  tokin: 'と',
  'promoted lance': '成香',
  'promoted knight': '成桂',
  'promoted silver': '成銀',
  horse: '馬',
  dragon: '龍',
  piece: '駒',
  nothing: 'なし',
};

const sides: Readonly<Record<ColorName | 'draw', string>> = { black: '先手', white: '後手', draw: '引き分け' };

export const phrases = {
  ...pieces,
  ...sides,
  kept: '手はそのまま残します',
  'left out and the line of play ends before it': '手順はその前で終わります',
  'a variation': '変化',
  'the continuation of the game, the ending as a comment': '対局の続き（終局の語はコメント）',
  moves: '手数',
  variations: '変化の数',
  '{points} {points|point|points}, {pieces} {pieces|piece|pieces} in the enemy camp':
    '{points} 点、敵陣の駒 {pieces} 枚',
  "{side:phrase}'s king has not entered the enemy camp": '{side:phrase}の玉が敵陣に入っていません',
  '{side:phrase} wins by points ({black} : {white})':
    '点数では{side:phrase}の勝ちです（先手 {black} 点、後手 {white} 点）',
  'the last position has not stood {times} times': '最後の局面は {times} 回現れていません',
  '{side:phrase} gave check with every move and loses': '{side:phrase}がすべての手で王手をかけており、負けになります',
  'not every move of one side gave check': 'すべての手で王手をかけた側がありません',
  'gives mate': 'で詰みです',
  'leaves the other side without a legal move': 'で相手の合法手がなくなります',
  'is no day of the calendar': 'は暦にありません',
  'lies too far from any game': 'は対局の日としてかけ離れています',
  'lies before the start': 'は開始より前です',
  '{length} {length|was|were} played': '{length} 手指されています',
  'it ends by it after {length}': '{length} 手で最大手数による終局になっています',
  'moves to mate': '詰みまでの手数',
  bound: '評価値の上下限',
  depth: '読みの深さ',
  time: '思考時間',
  engine: 'ソフト名',
  'the end of the line of play': '読み筋の終わり',
};
