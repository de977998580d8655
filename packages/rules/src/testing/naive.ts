/**
 * The rules of shogi once more, told as plainly as can be and as slowly as need be: the oracle that the fast ones are
 * compared with. It shares nothing with them but the text of moves and positions (USI and SFEN): a board is a map from
 * names of squares, a move is made on a copy, and a king is safe when no enemy man has a way to its square.
 */

type Side = 'black' | 'white';

interface Man {
  readonly side: Side;
  /** `P`, `+P`, `K`, … */
  readonly kind: string;
}

export interface Naive {
  /** By name of the square: `7g`. */
  readonly men: ReadonlyMap<string, Man>;
  /** Counts by letter: upper case for Black. */
  readonly hands: ReadonlyMap<string, number>;
  readonly turn: Side;
}

const RANKS = 'abcdefghi';
export const naiveSquares = [...'123456789'].flatMap((file) => [...RANKS].map((rank) => file + rank));

/** Steps as [to the left, forward] from the mover's seat; each side sees the board alike but for the direction. */
const GOLD_WAYS = [
  [-1, 1],
  [0, 1],
  [1, 1],
  [-1, 0],
  [1, 0],
  [0, -1],
] as const;
const CROSS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;
const SALTIRE = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
type Way = readonly [left: number, forward: number];

const steps: Readonly<Record<string, readonly Way[]>> = {
  P: [[0, 1]],
  N: [
    [-1, 2],
    [1, 2],
  ],
  S: [[0, 1], ...SALTIRE],
  G: GOLD_WAYS,
  K: [...CROSS, ...SALTIRE],
  '+P': GOLD_WAYS,
  '+L': GOLD_WAYS,
  '+N': GOLD_WAYS,
  '+S': GOLD_WAYS,
  '+B': CROSS,
  '+R': SALTIRE,
};
const runs: Readonly<Record<string, readonly Way[]>> = {
  L: [[0, 1]],
  B: SALTIRE,
  R: CROSS,
  '+B': SALTIRE,
  '+R': CROSS,
};

const other = (side: Side): Side => (side === 'black' ? 'white' : 'black');

/** The square `n` steps along a way, or undefined outside the board. */
function along(square: string, [left, forward]: Way, side: Side, n: number): string | undefined {
  const sign = side === 'black' ? 1 : -1;
  const file = Number(square[0]) + sign * left * n;
  const rank = RANKS.indexOf(square[1] as string) - sign * forward * n;
  return file >= 1 && file <= 9 && rank >= 0 && rank <= 8 ? `${file}${RANKS[rank]}` : undefined;
}

/** Every square the man reaches, those with an own man on them included. */
export function naiveReach(men: ReadonlyMap<string, Man>, square: string): Set<string> {
  const { side, kind } = men.get(square) as Man;
  const reached = new Set<string>();
  for (const way of steps[kind] ?? []) {
    const to = along(square, way, side, 1);
    if (to !== undefined) reached.add(to);
  }
  for (const way of runs[kind] ?? []) {
    for (let n = 1; n <= 8; n++) {
      const to = along(square, way, side, n);
      if (to === undefined) break;
      reached.add(to);
      if (men.has(to)) break;
    }
  }
  return reached;
}

function attacked(men: ReadonlyMap<string, Man>, square: string, by: Side): boolean {
  return [...men].some(([from, man]) => man.side === by && naiveReach(men, from).has(square));
}

/** The side's king; of several the one with the lowest file, then rank. */
const kingOf = (men: ReadonlyMap<string, Man>, side: Side): string | undefined =>
  [...men]
    .filter(([, man]) => man.side === side && man.kind === 'K')
    .map(([square]) => square)
    .sort()[0];

export function naiveInCheck(position: Naive, side: Side = position.turn): boolean {
  const king = kingOf(position.men, side);
  return king !== undefined && attacked(position.men, king, other(side));
}

/** How far the square is from the far end, as its side sees it: 1 is the last rank. */
const farness = (square: string, side: Side): number => {
  const rank = RANKS.indexOf(square[1] as string) + 1;
  return side === 'black' ? rank : 10 - rank;
};

const stuck = (kind: string, square: string, side: Side): boolean =>
  ((kind === 'P' || kind === 'L') && farness(square, side) === 1) || (kind === 'N' && farness(square, side) <= 2);

const letter = (kind: string, side: Side): string => (side === 'black' ? kind : kind.toLowerCase());

/** The position after a move that can be carried out. */
export function naivePlay(position: Naive, usi: string): Naive {
  const men = new Map(position.men);
  const hands = new Map(position.hands);
  const { turn } = position;
  const to = usi.slice(2, 4);
  if (usi[1] === '*') {
    const held = letter(usi[0] as string, turn);
    hands.set(held, (hands.get(held) ?? 0) - 1);
    men.set(to, { side: turn, kind: usi[0] as string });
  } else {
    const captured = men.get(to);
    if (captured && captured.kind !== 'K') {
      const held = letter(captured.kind.slice(-1), turn);
      hands.set(held, (hands.get(held) ?? 0) + 1);
    }
    const { kind } = men.get(usi.slice(0, 2)) as Man;
    men.delete(usi.slice(0, 2));
    men.set(to, { side: turn, kind: usi.endsWith('+') ? `+${kind}` : kind });
  }
  return { men, hands, turn: other(turn) };
}

/** The first fault of a move in the order that the rules package promises, or undefined for a legal move. */
export function naiveFault(position: Naive, usi: string): string | undefined {
  return usi[1] === '*' ? dropFault(position, usi) : boardFault(position, usi);
}

function boardFault(position: Naive, usi: string): string | undefined {
  const { men, turn } = position;
  const [from, to] = [usi.slice(0, 2), usi.slice(2, 4)];
  const promotes = usi.endsWith('+');
  const man = men.get(from);
  if (!man) return 'no-piece-at-origin';
  if (man.side !== turn) return 'not-own-piece';
  if (men.get(to)?.side === turn) return 'own-piece-on-target';
  if (promotes && !/^[PLNSBR]$/.test(man.kind)) return 'cannot-promote';
  if (!naiveReach(men, from).has(to)) return 'unreachable';
  if (promotes && farness(from, turn) > 3 && farness(to, turn) > 3) return 'outside-promotion-zone';
  if (!promotes && stuck(man.kind, to, turn)) return 'must-promote';
  return naiveInCheck(naivePlay(position, usi), turn) ? 'king-left-in-check' : undefined;
}

function dropFault(position: Naive, usi: string): string | undefined {
  const { men, hands, turn } = position;
  const [kind, to] = [usi[0] as string, usi.slice(2, 4)];
  if (!((hands.get(letter(kind, turn)) ?? 0) > 0)) return 'not-in-hand';
  if (men.has(to)) return 'occupied';
  if (stuck(kind, to, turn)) return 'dead-end';
  const onFile = [...men].filter(([square]) => square[0] === to[0]);
  if (kind === 'P' && onFile.some(([, man]) => man.side === turn && man.kind === 'P')) return 'nifu';
  const after = naivePlay(position, usi);
  if (naiveInCheck(after, turn)) return 'king-left-in-check';
  if (kind !== 'P') return undefined;
  const king = kingOf(men, other(turn));
  const checks = king !== undefined && naiveReach(after.men, to).has(king);
  return checks && naiveLegalMoves(after).length === 0 ? 'uchifuzume' : undefined;
}

/** Every move that USI can say with the men of the side to move. */
function candidates({ men, hands, turn }: Naive): string[] {
  const moves: string[] = [];
  for (const [from, { side }] of men) {
    if (side === turn) for (const to of naiveReach(men, from)) moves.push(from + to, `${from}${to}+`);
  }
  for (const kind of 'PLNSGBR') {
    if ((hands.get(letter(kind, turn)) ?? 0) > 0) for (const to of naiveSquares) moves.push(`${kind}*${to}`);
  }
  return moves;
}

export const naiveLegalMoves = (position: Naive): string[] =>
  candidates(position).filter((usi) => naiveFault(position, usi) === undefined);

/** Reads a well-formed SFEN. */
export function naivePosition(sfen: string): Naive {
  const [board, turn, held] = sfen.split(' ') as [string, string, string];
  const men = new Map<string, Man>();
  board.split('/').forEach((row, rank) => {
    let file = 9;
    for (const [token] of row.matchAll(/\d|\+?[a-z]/gi)) {
      if (/\d/.test(token)) file -= Number(token);
      else {
        const side = token === token.toUpperCase() ? 'black' : 'white';
        men.set(`${file--}${RANKS[rank]}`, { side, kind: token.toUpperCase() });
      }
    }
  });
  const hands = new Map<string, number>();
  for (const [, count, kind] of held.matchAll(/(\d*)([a-z])/gi)) hands.set(kind as string, Number(count || 1));
  return { men, hands, turn: turn === 'b' ? 'black' : 'white' };
}
