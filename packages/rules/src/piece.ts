/**
 * Colours, roles and pieces as small integers, and their letters in SFEN.
 *
 * A role is pawn 1 … king 8; promotion adds 8. A piece is 0 (an empty square) or colour << 4 | role.
 */

export const BLACK = 0;
export const WHITE = 1;
/** Black (先手) moves up the board, White (後手) down. */
export type Color = typeof BLACK | typeof WHITE;
export type ColorName = 'black' | 'white';

export const opponent = (color: Color): Color => (1 - color) as Color;
export const colorName = (color: Color): ColorName => (color === BLACK ? 'black' : 'white');
export const colorOfName = (name: ColorName): Color => (name === 'black' ? BLACK : WHITE);

export const PAWN = 1;
export const LANCE = 2;
export const KNIGHT = 3;
export const SILVER = 4;
export const BISHOP = 5;
export const ROOK = 6;
export const GOLD = 7;
export const KING = 8;
export const PROMOTED = 8;
export const TOKIN = 9;
export const PROMOTED_LANCE = 10;
export const PROMOTED_KNIGHT = 11;
export const PROMOTED_SILVER = 12;
export const HORSE = 13;
export const DRAGON = 14;

/** 1…14, never 0. */
export type Role = number;
/** 0 = nothing; otherwise colour << 4 | role. */
export type Piece = number;

export const NO_PIECE: Piece = 0;

export const pieceOf = (color: Color, role: Role): Piece => (color << 4) | role;
export const roleOf = (piece: Piece): Role => piece & 15;
export const colorOf = (piece: Piece): Color => (piece >> 4) as Color;

export const isPromoted = (role: Role): boolean => role > KING;
/** Pawn to rook; king, gold and what is promoted already do not promote. */
export const canPromote = (role: Role): boolean => role < GOLD;
/** The role as it goes to a hand; a king stays a king. */
export const unpromoted = (role: Role): Role => (role > KING ? role - PROMOTED : role);
/** The promoted form; a role that cannot promote stays as it is. */
export const promoted = (role: Role): Role => (role < GOLD ? role + PROMOTED : role);

/** Roles that a hand can hold, in the order SFEN writes them. */
export const HAND_ROLES: readonly Role[] = [ROOK, BISHOP, GOLD, SILVER, KNIGHT, LANCE, PAWN];

/** How many men of an unpromoted role a set has, indexed by role. */
export const SET_COUNTS: readonly number[] = [0, 18, 4, 4, 4, 2, 2, 4, 2];

export const roleNames = [
  '',
  'pawn',
  'lance',
  'knight',
  'silver',
  'bishop',
  'rook',
  'gold',
  'king',
  'tokin',
  'promoted lance',
  'promoted knight',
  'promoted silver',
  'horse',
  'dragon',
] as const;

const LETTERS = ' PLNSBRGK';

/** The SFEN letter of an unpromoted role, upper case. */
export const roleLetter = (role: Role): string => LETTERS[unpromoted(role)];

/** The unpromoted role of an upper-case SFEN letter; undefined for other text. */
export function roleOfLetter(letter: string): Role | undefined {
  const role = LETTERS.indexOf(letter);
  return role > 0 && letter.length === 1 ? role : undefined;
}

/** `P`, `+r`, … as on an SFEN board. */
export function makePiece(piece: Piece): string {
  const letter = roleLetter(roleOf(piece));
  return (isPromoted(roleOf(piece)) ? '+' : '') + (colorOf(piece) === BLACK ? letter : letter.toLowerCase());
}
