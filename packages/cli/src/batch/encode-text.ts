/** The text of an output file as its bytes: line ends, encoding, and a report of every character that was replaced. */
import type { EncodingId, Format, OutputForm, Settings } from '@kifukit/formats';
import { encode, type Replacement } from '@kifukit/formats/encode';
import type { Report } from '@kifukit/record';
import { declaredEncoding, withDeclaration } from './declared-encoding.js';
import type { Writing } from './options.js';

/** How the text of an output is to be written and encoded. */
export interface Form {
  readonly encoding: EncodingId;
  readonly newline: '\n' | '\r\n';
  readonly byteOrderMark: boolean;
  readonly settings: Settings;
}

/** `extension` is the output file's, undefined for standard output: that is UTF-8, as terminals and pipes are. */
export function formOf(format: Format, extension: string | undefined, writing: Writing): Form {
  const usual: OutputForm =
    extension === undefined ? { encoding: 'utf-8', newline: '\n' } : format.output(extension, writing.settings);
  const encoding = writing.encoding ?? declaredEncoding(writing.settings) ?? usual.encoding;
  return {
    encoding,
    newline: usual.newline,
    byteOrderMark: writing.byteOrderMark ?? false,
    settings: withDeclaration(format, encoding, usual, writing.settings),
  };
}

/**
 * What was replaced is reported once for each character, with how often, about the game that the report is at.
 * `isFurther`: the text stands behind others in its file.
 */
export function encodeText(text: string, form: Form, report: Report, isFurther = false): Uint8Array {
  const lines = form.newline === '\n' ? text : text.replace(/\n/g, form.newline);
  const options = isFurther ? { bom: false } : form.byteOrderMark ? { bom: true } : {};
  const { bytes, replaced } = encode(lines, form.encoding, options);
  if (replaced.length > 0) reportReplaced(replaced, form, report);
  return bytes;
}

function reportReplaced(replaced: readonly Replacement[], form: Form, report: Report): void {
  const counts = new Map<string, { replacement: string; count: number }>();
  for (const { char, replacement } of replaced) {
    const known = counts.get(char);
    if (known) known.count++;
    else counts.set(char, { replacement, count: 1 });
  }
  for (const [char, { replacement, count }] of counts) {
    const values = { char, replacement, count, encoding: form.encoding };
    report.addGeneral('text/unrepresentable-character', { values });
  }
}
