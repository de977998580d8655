// The encodings game records come in, and the many names programs and files give them.
// Sources: the declarations of Kifu for Windows, Shogidokoro, MyShogi and CSA V3, the WHATWG labels, code page numbers.

/** Every encoding that can be read and written. `shift_jis` means the repertoire of code page 932. */
export const encodingIds = [
  'ascii',
  'utf-8',
  'utf-16le',
  'utf-16be',
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'windows-1251',
  'koi8-r',
  'cp866',
] as const;
export type EncodingId = (typeof encodingIds)[number];

/** Names without their punctuation, in lower case. `utf16` alone says no byte order; Windows means little endian. */
const names: Readonly<Record<EncodingId, string>> = {
  ascii: 'ascii usascii ansix341968 iso646us',
  'utf-8': 'utf8 utf8bom utf8sig utf8n',
  'utf-16le': 'utf16le utf16 ucs2 ucs2le unicode',
  'utf-16be': 'utf16be ucs2be unicodefffe',
  shift_jis: 'shiftjis sjis xsjis csshiftjis cp932 ms932 932 windows31j ms31j mskanji windows932',
  'euc-jp': 'eucjp euc xeucjp ujis eucjpms cp51932 51932',
  'iso-2022-jp': 'iso2022jp jis csiso2022jp cp50220 cp50221 50220 50221',
  'windows-1251': 'windows1251 cp1251 win1251 xcp1251 1251 cswindows1251',
  'koi8-r': 'koi8r koi8 koi cskoi8r cp20866 20866',
  cp866: 'cp866 ibm866 866 csibm866 dos866 oem866',
};

const idByName: ReadonlyMap<string, EncodingId> = new Map(
  encodingIds.flatMap((id) => names[id].split(' ').map((name) => [name, id] as const)),
);

/** Longer than any name in use; keeps a damaged declaration from being searched. */
const longestName = 40;

/** The encoding a person or a file means by `name`; case, blanks and punctuation do not matter. */
export function parseEncodingName(name: string): EncodingId | undefined {
  if (name.length > longestName) return undefined;
  return idByName.get(name.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
