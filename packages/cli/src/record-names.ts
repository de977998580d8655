/** Which files are game records by their names: those with an extension of a known format. */
import { extensionOf, type FormatId, formatOfExtension } from '@kifukit/formats';

export const isRecordName = (name: string): boolean => formatOfExtension(extensionOf(name)) !== undefined;

/** Extensions that more files have than game records do. */
const common: ReadonlySet<string> = new Set(['json', 'txt']);

/** Which files of a folder are taken. One with a common extension only where the user says what format they are. */
export function takenFromFolder(from: FormatId | undefined): (name: string) => boolean {
  return (name) => {
    const extension = extensionOf(name);
    const format = formatOfExtension(extension);
    return format !== undefined && (format.id === from || !common.has(extension));
  };
}
