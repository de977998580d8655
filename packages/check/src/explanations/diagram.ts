/** Diagrams of KIF for examples: a king on 5a, a king on 5i, and what an example is about. */

const EMPTY = '| ・ ・ ・ ・ ・ ・ ・ ・ ・|';
const RANKS = '一二三四五六七八九';

export interface DiagramParts {
  /** Rows by their rank, from 1, without the label. */
  readonly rows?: Readonly<Record<number, string>>;
  /** Black's hand. */
  readonly hand?: string;
}

export function diagram({ rows = {}, hand = 'なし' }: DiagramParts): string {
  const kings: Readonly<Record<number, string>> = {
    1: '| ・ ・ ・ ・v玉 ・ ・ ・ ・|',
    9: '| ・ ・ ・ ・ 玉 ・ ・ ・ ・|',
  };
  const board = [...RANKS].map((label, index) => `${rows[index + 1] ?? kings[index + 1] ?? EMPTY}${label}`);
  return [
    '後手の持駒：なし',
    '  ９ ８ ７ ６ ５ ４ ３ ２ １',
    '+---------------------------+',
    ...board,
    '+---------------------------+',
    `先手の持駒：${hand}`,
    '',
  ].join('\n');
}
