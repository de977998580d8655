/** Which format a text is: by its name where the content does not speak against it, else by its content. */
import type { Format } from './format.js';
import { formatOfExtension, formats } from './formats.js';

/** How much of a text the formats look at. */
export const HEAD = 8192;

export interface Detected {
  readonly format: Format;
  /** Whether the name is that of a known format, be it another. */
  readonly named: boolean;
  /** The format that the name promised, where the content is another. */
  readonly promised?: Format;
}

export const extensionOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Undefined where neither the name nor the content is of any known format. */
export function detectFormat(text: string, name = ''): Detected | undefined {
  const head = text.slice(0, HEAD);
  const promised = formatOfExtension(extensionOf(name));
  const scores = formats.map((format) => ({ format, score: format.sniff(head) }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  const promisedScore = scores.find(({ format }) => format === promised)?.score ?? 0;
  if (promised && promisedScore >= best.score - CLEARLY) return { format: promised, named: true };
  if (best.score === 0) return undefined;
  return { format: best.format, named: promised !== undefined, ...(promised ? { promised } : {}) };
}

/** A content that is this much surer than the name's format outweighs the name. */
const CLEARLY = 0.3;
