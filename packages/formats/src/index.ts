/** Reading and writing game records in every format, with encodings, detection and losses. */
export { analysesOf } from './analysis/read.js';
export { allCodes } from './codes.js';
export { type Detected, detectFormat, extensionOf } from './detect.js';
export * from './encodings/index.js';
export * from './format.js';
export { formatOf, formatOfExtension, formats } from './formats.js';
export { type DateTime, parseDateTime } from './headers/date.js';
export { parseAnyTimeControl, parseByoyomi, type TimeControl } from './headers/time-control.js';
export { type JsonPath, JsonPlaces } from './jkf/json-places.js';
export { makePointer } from './jkf/schema.js';
export { meanings as lookAlikeMeanings } from './kislyuk/oddities.js';
export * from './line-cursor.js';
export * from './loss-matrix.js';
export * from './loss-samples.js';
export * from './losses.js';
export * from './open.js';
export { lossCodes, textCodes } from './text-codes.js';
