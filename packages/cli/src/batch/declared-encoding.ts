/**
 * The settings by which a text declares its own encoding, kept in step with the encoding that it is written in.
 *
 * A format that always declares it has an option `encoding` whose values name encodings; one that does so in some files
 * has an option `declare`, and its `output` says in which. What the user set is left alone.
 */
import { type EncodingId, type Format, type OutputForm, parseEncodingName, type Settings } from '@kifukit/formats';

/** The encoding that the user's settings make the text declare. */
export const declaredEncoding = (settings: Settings): EncodingId | undefined =>
  parseEncodingName(settings.encoding ?? settings.declare ?? '');

/** `usual`: what such files are where the user chooses nothing. */
export function withDeclaration(format: Format, encoding: EncodingId, usual: OutputForm, settings: Settings): Settings {
  const named = valuesOf(format, 'encoding').find((value) => parseEncodingName(value) === encoding);
  return {
    ...(named === undefined ? {} : { encoding: named }),
    ...(usual.declares?.includes(encoding) ? { declare: encoding } : {}),
    ...settings,
  };
}

const valuesOf = (format: Format, option: string): readonly string[] =>
  format.options.find(({ name }) => name === option)?.values ?? [];
