// The reading side of the encodings. Writing is `encode.ts` of this package, so that a page which only reads
// does not load the tables of iconv-lite.

export { type Decoded, type DecodeOptions, decode, type TextNote } from './decode.js';
export type { Language } from './detect.js';
export { type EncodingId, encodingIds, parseEncodingName } from './names.js';
