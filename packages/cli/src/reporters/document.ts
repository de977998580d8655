/** Reports of a check that are one document, written piece by piece, so that no number of inputs fills the memory. */
import type { Diagnostic, Source } from '@kifukit/record';
import type { Totals } from './reporter.js';

/** What was found in one input, or for an argument that gave none. */
export interface InputFindings {
  /** As the user named it; `-` is standard input. */
  readonly name: string;
  /** Null where it was not recognised. */
  readonly format: string | null;
  readonly encoding: string | null;
  readonly games: number;
  readonly diagnostics: readonly Diagnostic[];
  /** Its text; undefined where it could not be read. */
  readonly source: Source | undefined;
}

export interface DocumentReporter {
  begin(): string;
  input(found: InputFindings): string;
  end(totals: Totals): string;
}

/** What stands between the parts of a list: nothing before the first. */
export function separator(between: string): () => string {
  let isFirst = true;
  return () => {
    const text = isFirst ? '' : between;
    isFirst = false;
    return text;
  };
}
