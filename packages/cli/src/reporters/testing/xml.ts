/** A strict reader of the XML that reports are made of: what is not well-formed throws. No comments, no CDATA, no DTD. */

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The characters that stand in it directly. */
  readonly text: string;
}

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const NAME = '[A-Za-z_][\\w.-]*';
const DECLARATION = /<\?xml version="1\.0" encoding="UTF-8"\?>\n/y;
const START = new RegExp(`<(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>`, 'y');
const END = new RegExp(`</(${NAME})\\s*>`, 'y');
const TEXT = /[^<]+/y;
const ATTRIBUTE = new RegExp(`(${NAME})="([^"]*)"`, 'g');

const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The characters that XML 1.0 allows. */
const CHARACTERS = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

export function readXml(document: string): XmlElement {
  if (!CHARACTERS.test(document)) throw new Error('there is a character that XML cannot hold');
  const stack: Open[] = [{ name: '', attributes: {}, children: [], text: '' }];
  let at = matchAt(DECLARATION, document, 0)?.[0].length ?? fail('there is no declaration');
  while (at < document.length) {
    const found =
      matchAt(START, document, at) ?? matchAt(END, document, at) ?? matchAt(TEXT, document, at) ?? fail(`at ${at}`);
    at += found[0].length;
    take(found, stack);
  }
  const [root] = stack;
  if (stack.length !== 1 || root.children.length !== 1 || root.text.trim() !== '') fail('there is not one element');
  return root.children[0];
}

function take([whole, name, attributes, slash]: RegExpExecArray, stack: Open[]): void {
  const top = stack[stack.length - 1];
  if (!whole.startsWith('<')) {
    if (whole.includes(']]>')) fail(']]> in a text');
    top.text += resolved(whole.replace(/\r\n?/g, '\n'));
  } else if (whole.startsWith('</')) {
    if (top.name !== name) fail(`${name} closes ${top.name}`);
    stack.pop();
  } else {
    const element: Open = { name, attributes: attributesIn(attributes), children: [], text: '' };
    top.children.push(element);
    if (slash === '') stack.push(element);
  }
}

function attributesIn(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, value] of text.matchAll(ATTRIBUTE)) {
    if (Object.hasOwn(attributes, name)) fail(`${name} twice`);
    // As a parser has it: bare white space becomes blanks.
    attributes[name] = resolved(value.replace(/\r\n|[\r\n\t]/g, ' '));
  }
  return attributes;
}

const resolved = (text: string): string =>
  text.replace(/&(?:#(\d+)|(\w+));|&/g, (whole, number: string | undefined, name: string | undefined) => {
    const char = number === undefined ? references[name ?? ''] : String.fromCodePoint(Number(number));
    return char !== undefined && CHARACTERS.test(char) ? char : fail(`bad reference ${whole}`);
  });

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function fail(reason: string): never {
  throw new Error(`not well-formed: ${reason}`);
}
