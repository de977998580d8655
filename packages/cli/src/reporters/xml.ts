/** Text as XML 1.0 takes it. */

/** What no XML 1.0 document can hold, not even as a reference. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are meant
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\p{Cs}\ufffe\uffff]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A parser makes a line feed of a bare carriage return, and blanks of all of them in an attribute.
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

const allowed = (text: string): string =>
  text.replace(forbidden, (char) => {
    const code = char.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd';
  });

/** The text of an element; control characters become pictures of them. */
export const xmlText = (text: string): string => allowed(text).replace(/[&<>\r]/g, (char) => entities[char]);

/** ` name="value"` for each; the values in quotes. */
export const xmlAttributes = (attributes: Readonly<Record<string, string | number>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${allowed(String(value)).replace(/[&<>"\r\n\t]/g, (char) => entities[char])}"`)
    .join('');
