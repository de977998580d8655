/**
 * L. Kislyuk's Russian notation of 1990 («Игры и развлечения», vol. 2): as he printed it in an article, and as a file of
 * whole games (.ksl) built on it.
 */
import { type Capabilities, type Format, type FormatOption, type Settings, writerOf } from '../format.js';
import { capabilities } from './can.js';
import { findMoves } from './find-moves.js';
import { startsLikeFile } from './header.js';
import { positionListAt } from './position.js';
import { read } from './read.js';
import { write } from './write.js';

export { findMoves, type PrintedFeature, type PrintedMove } from './find-moves.js';

const options: readonly FormatOption[] = [
  {
    name: 'layout',
    values: ['file', 'moves'],
    default: 'file',
    description: 'a whole file, or the moves of the main line alone (of a record without moves its position)',
  },
  {
    name: 'reading',
    values: ['auto', 'file', 'article'],
    default: 'auto',
    description: 'read as a file, where every word must be understood, or as an article with moves in its prose',
    reads: true,
  },
  {
    name: 'noise',
    values: ['refuse', 'forgive'],
    default: 'refuse',
    description: 'whether look-alikes and slips of printing in a file make no move, or are forgiven as in an article',
    reads: true,
  },
];

const can = (settings: Settings): Capabilities => capabilities(settings.layout === 'moves');

export const kislyuk: Format = {
  id: 'kislyuk',
  title: 'Kislyuk',
  extensions: ['ksl'],
  language: 'ru',
  output: () => ({ encoding: 'utf-8', newline: '\n' }),
  options,
  can,
  sniff,
  read,
  write: writerOf(can, write),
  collection: { usual: true, member: (text, index) => (index === 0 ? text : `\n${text}`) },
};

/**
 * NOTE: a text without Cyrillic letters is none of ours, whatever Latin look-alikes it holds; one with Japanese is rather
 * a Japanese record with Russian comments than an article.
 */
function sniff(head: string): number {
  if (!/[А-Яа-яЁё]/.test(head)) return 0;
  if (startsLikeFile(head)) return /^\s*#/.test(head) ? 1 : 0.9;
  const isArticle = findMoves(head).length > 0 || hasPositionList(head);
  if (!isArticle) return 0;
  return /[\u3040-\u9fff]/.test(head) ? 0.2 : 0.8;
}

/** How many words that may begin a list are tried. */
const TRIES = 20;

function hasPositionList(head: string): boolean {
  let tries = 0;
  for (const { index } of head.matchAll(/ч[её]рные|белые/gi)) {
    if (positionListAt(head, index)?.complete) return true;
    if (++tries === TRIES) return false;
  }
  return false;
}
