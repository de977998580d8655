/**
 * Reads KIF: a text may hold several games, one after the other. Source: Kakinoki's description of the format; what
 * lies beyond it (variations, marks, spellings) is what programs write.
 */
import type { GameRecord, Report, Source } from '@kifukit/record';
import type { ReadOptions } from '../format.js';
import { readGames } from '../kakinoki/games.js';
import type { MoveGrammar } from '../kakinoki/move-grammar.js';
import { EntryReader } from './entries.js';
import { isFirstEntry, peekEntry } from './entry-start.js';

const grammar: MoveGrammar = {
  isNumbered: true,
  isFirstMove: isFirstEntry,
  peek: peekEntry,
  moveLines: (context) => new EntryReader(context),
};

export const readKif = (source: Source, report: Report, options?: ReadOptions): Iterable<GameRecord> =>
  readGames(grammar, source, report, options);
