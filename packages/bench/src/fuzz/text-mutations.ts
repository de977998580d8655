/** Damage to texts by characters, lines and tokens: what editors, mail programs and careless writers do. */
import type { Random } from '../random.js';
import type { Mutation } from './byte-mutations.js';
import { numbers, oddCharacters, words } from './dictionary.js';

const lineBreaks = ['\n', '\r\n', '\r', '\r\r\n', '\n\n', '\u2028'];

const characterMutations: Readonly<Record<string, Mutation<string>>> = {
  'insert an odd character': (text, random) => inserted(text, random, random.pick(oddCharacters)),
  'replace a character': (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + random.pick(oddCharacters) + text.slice(at + 1);
  },
  'delete characters': (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + text.slice(at + random.between(1, 3));
  },
  'swap two characters': (text, random) => {
    const at = random.below(text.length - 1);
    return text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2);
  },
  'widen digits': (text) => text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  'narrow digits': (text) => text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)),
  'raise the case': (text) => text.toUpperCase(),
  'change the line breaks': (text, random) => text.replaceAll(/\r?\n/g, random.pick(lineBreaks)),
  'mix the line breaks': (text, random) => text.replace(/\r?\n/g, () => random.pick(lineBreaks)),
};

function inserted(text: string, random: Random, what: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + what + text.slice(at);
}

/** A mutation of the lines of a text; `lines` is a copy that it may change in place. */
const onLines =
  (change: (lines: string[], at: number, random: Random, other: readonly string[]) => void): Mutation<string> =>
  (text, random, other) => {
    const lines = text.split('\n');
    change(lines, random.below(lines.length), random, other.split('\n'));
    return lines.join('\n');
  };

const lineMutations: Readonly<Record<string, Mutation<string>>> = {
  'delete a line': onLines((lines, at) => lines.splice(at, 1)),
  'double a line': onLines((lines, at) => lines.splice(at, 0, lines[at])),
  'swap two lines': onLines((lines, at, random) => {
    const to = random.below(lines.length);
    [lines[at], lines[to]] = [lines[to], lines[at]];
  }),
  'move lines': onLines((lines, at, random) => {
    const block = lines.splice(at, random.between(1, 20));
    lines.splice(random.below(lines.length + 1), 0, ...block);
  }),
  'take a line of another': onLines((lines, at, random, other) => lines.splice(at, 0, random.pick(other))),
  'insert a known line': onLines((lines, at, random) => lines.splice(at, 0, random.pick(words))),
  'join two lines': onLines((lines, at) => lines.splice(at, 2, lines.slice(at, at + 2).join(''))),
  'break a line': onLines((lines, at, random) => {
    const place = random.below(lines[at].length + 1);
    lines.splice(at, 1, lines[at].slice(0, place), lines[at].slice(place));
  }),
  'indent a line': onLines((lines, at, random) => {
    lines[at] = random.pick([' ', '\t', '　', '> ', '\ufeff']) + lines[at];
  }),
  'reverse the lines': onLines((lines) => lines.reverse()),
  'repeat a line': onLines((lines, at, random) => {
    lines.splice(at, 0, ...Array.from({ length: random.between(2, 200) }, () => lines[at]));
  }),
};

/** Numbers, words, blanks, or one sign. */
const tokensOf = (text: string): string[] =>
  text.match(/[0-9]+|[０-９]+|[一二三四五六七八九十]+|[A-Za-z]+|\s+|./gsu) ?? [];

const onTokens =
  (change: (tokens: string[], at: number, random: Random, other: readonly string[]) => void): Mutation<string> =>
  (text, random, other) => {
    const tokens = tokensOf(text);
    if (tokens.length === 0) return text;
    change(tokens, random.below(tokens.length), random, tokensOf(other.slice(0, 4000)));
    return tokens.join('');
  };

const tokenMutations: Readonly<Record<string, Mutation<string>>> = {
  'delete a token': onTokens((tokens, at) => tokens.splice(at, 1)),
  'double a token': onTokens((tokens, at) => tokens.splice(at, 0, tokens[at])),
  'swap two tokens': onTokens((tokens, at, random) => {
    const to = random.below(tokens.length);
    [tokens[at], tokens[to]] = [tokens[to], tokens[at]];
  }),
  'replace by a token of another': onTokens((tokens, at, random, other) => {
    if (other.length > 0) tokens[at] = random.pick(other);
  }),
  'replace by a known word': onTokens((tokens, at, random) => {
    tokens[at] = random.pick(words);
  }),
  'change a number': onTokens((tokens, at, random) => {
    for (let tries = 0; tries < 20 && !/[0-9０-９一-十]/.test(tokens[at]); tries++) at = random.below(tokens.length);
    tokens[at] = random.pick(numbers);
  }),
  'repeat a token': onTokens((tokens, at, random) => {
    tokens[at] = tokens[at].repeat(random.between(2, 300));
  }),
};

export const textMutations: Readonly<Record<string, Mutation<string>>> = {
  ...characterMutations,
  ...lineMutations,
  ...tokenMutations,
};
