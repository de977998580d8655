/** The same position from the other side: colours swapped, board turned round. */

const swapCase = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()));

/** Of an SFEN with all its fields. */
export function mirrored(sfen: string): string {
  const [board, turn, hands, number] = sfen.split(' ') as [string, string, string, string];
  const men = [...board.matchAll(/\+?./g)].map(([man]) => man).reverse();
  return `${swapCase(men.join(''))} ${turn === 'b' ? 'w' : 'b'} ${swapCase(hands)} ${number}`;
}

const turned = (square: string): string => {
  const rank = 'ihgfedcba'['abcdefghi'.indexOf(square[1] as string)];
  return `${10 - Number(square[0])}${rank}`;
};

export function mirroredUsi(usi: string): string {
  const from = usi[1] === '*' ? usi.slice(0, 2) : turned(usi.slice(0, 2));
  return from + turned(usi.slice(2, 4)) + usi.slice(4);
}
