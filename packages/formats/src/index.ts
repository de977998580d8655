/** Reading and writing game records in every format, with encodings, detection and losses. */
export { allCodes } from './codes.js';
export { type Detected, detectFormat, extensionOf } from './detect.js';
export * from './encodings/index.js';
export * from './format.js';
export { formatOf, formatOfExtension, formats } from './formats.js';
export * from './line-cursor.js';
export * from './losses.js';
export * from './open.js';
export { lossCodes, textCodes } from './text-codes.js';
