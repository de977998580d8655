/**
 * The settings by which a text declares its own encoding, kept in step with the encoding that it is written in.
 *
 * A format that always declares it has an option `encoding` whose values name encodings; one that declares UTF-8 where
 * its files usually are not UTF-8 has an option `declare`. What the user set is left alone.
 */
import { type EncodingId, type Format, parseEncodingName, type Settings } from '@kifukit/formats';

/** The encoding that the user's settings make the text declare. */
export const declaredEncoding = (settings: Settings): EncodingId | undefined =>
  settings.encoding === undefined ? undefined : parseEncodingName(settings.encoding);

/** `usual`: the encoding of such files where the user chooses none. */
export function withDeclaration(format: Format, encoding: EncodingId, usual: EncodingId, settings: Settings): Settings {
  const named = valuesOf(format, 'encoding').find((value) => parseEncodingName(value) === encoding);
  const unusual = encoding === 'utf-8' && usual !== 'utf-8' && valuesOf(format, 'declare').includes('yes');
  return {
    ...(named === undefined ? {} : { encoding: named }),
    ...(unusual ? { declare: 'yes' } : {}),
    ...settings,
  };
}

const valuesOf = (format: Format, option: string): readonly string[] =>
  format.options.find(({ name }) => name === option)?.values ?? [];
