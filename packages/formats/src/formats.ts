/** The formats, as a plain list. Where two are equally sure of a text, the earlier one has it. */
import { bod } from './bod/index.js';
import { csa } from './csa/index.js';
import type { Format, FormatId } from './format.js';
import { jkf } from './jkf/index.js';
import { ki2 } from './ki2/index.js';
import { kif } from './kif/index.js';
import { kislyuk } from './kislyuk/index.js';
import { sfen } from './sfen/index.js';
import { usi } from './usi/index.js';

export const formats: readonly Format[] = [kif, ki2, bod, csa, usi, sfen, jkf, kislyuk];

export const formatOf = (id: string): Format | undefined => formats.find((format) => format.id === id);

/** The format that an extension (lower case, no dot) belongs to; of two that share it, the first. */
export const formatOfExtension = (extension: string): Format | undefined =>
  formats.find((format) => format.extensions.includes(extension));

export type { Format, FormatId };
