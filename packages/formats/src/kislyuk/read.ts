/**
 * Reads files (`.ksl`), where every token is one of the format, and articles, where moves stand in prose.
 */
import type { GameRecord, Report, Source } from '@kifukit/record';
import { type Position, parseSfen } from '@kifukit/rules';
import type { ReadOptions } from '../format.js';
import { startsLikeFile } from './header.js';
import { readArticle } from './read-article.js';
import { readFile } from './read-file.js';

/** A start that the caller gives for texts that do not say theirs. */
export interface GivenStart {
  readonly position: Position;
  /** Whether it says the number of the first move. */
  readonly numbered: boolean;
}

export function* read(source: Source, report: Report, options: ReadOptions = {}): Generator<GameRecord> {
  const reading = options.settings?.reading ?? 'auto';
  const isFile = reading === 'auto' ? startsLikeFile(source.text) : reading === 'file';
  const given = givenStart(options.start);
  yield* isFile ? readFile(report, options, given) : readArticle(report, options, given);
}

/** NOTE: that an SFEN given by the caller is one, the caller has to see to. */
function givenStart(sfen: string | undefined): GivenStart | undefined {
  const result = sfen === undefined ? undefined : parseSfen(sfen);
  return result?.ok ? { position: result.value.position, numbered: result.value.hasNumber } : undefined;
}
