/**
 * The examples by which the Japan Shogi Association explains its words for moves, and some that follow from its rules.
 * All are seen by Black; for White the board is turned round.
 */
import {
  BISHOP,
  DRAGON,
  GOLD,
  HORSE,
  KNIGHT,
  Position,
  PROMOTED_SILVER,
  pieceOf,
  ROOK,
  type Role,
  rotated,
  SILVER,
  type Square,
  squareAt,
  TOKIN,
} from '@kifukit/rules';

export interface QualifierExample {
  readonly role: Role;
  readonly to: Square;
  readonly origins: readonly { readonly from: Square; readonly words: string }[];
  readonly position: Position;
  readonly name: string;
}

/** role, target, origins with the words the Japan Shogi Association (and the rules that follow from it) give. */
const table: readonly (readonly [Role, string, string])[] = [
  [GOLD, '82', '93上 72寄'],
  [GOLD, '32', '43上 31引'],
  [GOLD, '55', '56上 45寄'],
  [SILVER, '88', '89上 77引'],
  [SILVER, '38', '49上 27引'],
  [GOLD, '81', '92左 72右'],
  [GOLD, '22', '32左 12右'],
  [SILVER, '56', '65左 45右'],
  [GOLD, '78', '89左 79直'],
  [SILVER, '38', '39直 29右'],
  [GOLD, '52', '63左 53直 43右'],
  [TOKIN, '88', '79右 89直 99左上 98寄 87引'],
  [SILVER, '28', '29直 17右 39左上 37左引'],
  [DRAGON, '82', '91引 84上'],
  [DRAGON, '43', '23寄 52引'],
  [DRAGON, '35', '55左 15右'],
  [DRAGON, '88', '99左 89右'],
  [DRAGON, '17', '28左 19右'],
  [HORSE, '82', '91左 81右'],
  [HORSE, '85', '95寄 63引'],
  [HORSE, '12', '11引 34上'],
  [HORSE, '77', '99左 59右'],
  [HORSE, '29', '47左 18右'],
  [HORSE, '92', '93左 74右'],
  [PROMOTED_SILVER, '55', '66左上 56直 46右上 65左寄 45右寄 54引'],
  [SILVER, '55', '66左上 64左引 46右上 44右引'],
  [GOLD, '55', '66左上 65寄 56直'],
  [SILVER, '55', '66左 46右上 44引'],
  [SILVER, '55', '66左上 64引 46右'],
  [GOLD, '55', '65左 45右 54引'],
  [TOKIN, '55', '66左上 65左寄 45右寄 46右上'],
  [KNIGHT, '65', '77左 57右'],
  [ROOK, '35', '55左 15右'],
  [ROOK, '37', '35引 39上'],
  [BISHOP, '77', '99左 59右'],
  [HORSE, '55', '44右 64左'],
  [HORSE, '55', '22引 88上'],
];

const square = (text: string): Square => squareAt(Number(text[0]), Number(text[1]));

export const qualifierExamples = (isWhite: boolean): QualifierExample[] =>
  table.map(([role, target, list]) => {
    const seen = (at: Square): Square => (isWhite ? rotated(at) : at);
    const position = new Position(isWhite ? 1 : 0);
    const origins = list.split(' ').map((item) => ({ from: seen(square(item)), words: item.slice(2) }));
    for (const { from } of origins) position.put(from, pieceOf(position.turn, role));
    return { role, to: seen(square(target)), origins, position, name: `${role} to ${target}: ${list}` };
  });
