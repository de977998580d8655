// Every code is explained in every language, and its examples show it: the wrong one is told the code, the right one
// is told neither it nor any error.
import { openBytes, openText, writeText } from '@kifukit/formats';
import { encode } from '@kifukit/formats/encode';
import type { Diagnostic } from '@kifukit/record';
import { describe, expect, test } from 'vitest';
import { auditCodes, auditing, checkInput, graded } from '../input.js';
import { languages } from '../languages/language.js';
import { profiles } from '../profile.js';
import type { Example } from './explanation.js';
import { explanations } from './index.js';

/** What no small record can show. */
const withoutExample = {
  'record/format-guessed': 'told of inputs without a name, by the command',
  'record/headers-differ': 'takes two records that are put together',
  'record/times-differ': 'takes two records that are put together',
  'record/too-large': 'takes a million moves',
  'record/more-diagnostics': 'takes a hundred diagnostics',
  'jkf/too-deep': 'takes thousands of brackets',
} as const;

const examples = Object.entries(explanations).flatMap(([code, { example }]) =>
  example ? [[code, example] as const] : [],
);

/** The text as a file of the example's encoding. */
function bytesOf(text: string, { encoding = 'utf-8' }: Example): Uint8Array {
  const parts = text.split('\uFFFD').map((part) => [...encode(part, encoding).bytes]);
  return Uint8Array.from(parts.flatMap((part, index) => (index === 0 ? part : [0xff, ...part])));
}

function open(text: string, example: Example) {
  const { format, name, encoding, to, settings = {} } = example;
  const options = {
    ...auditing,
    ...(name === undefined ? { from: format } : { name }),
    ...(to === undefined ? { settings } : {}),
  };
  return encoding !== undefined && to === undefined
    ? openBytes(bytesOf(text, example), options)
    : openText(text, options);
}

function told(text: string, example: Example): Pick<Diagnostic, 'code' | 'severity'>[] {
  const profile = profiles[example.profile ?? 'jsa'];
  const opened = open(text, example);
  const games = [...checkInput(opened, profile)];
  const { to, encoding, settings = {} } = example;
  const written = to === undefined ? [] : games.map((game) => writeText(game, to, { settings }));
  const lacking = written.some((each) => encoding && encode(each.text, encoding).replaced.length > 0);
  return [
    ...graded(opened.report, profile),
    ...written.flatMap(({ diagnostics }) => diagnostics),
    ...(lacking ? [{ code: 'text/unrepresentable-character', severity: 'warning' } as const] : []),
  ];
}

const codesOf = (found: readonly Pick<Diagnostic, 'code'>[]): string[] => found.map(({ code }) => code);

describe('examples', () => {
  test.each(examples)('%s', (code, example) => {
    const right = told(example.right, example);
    expect(codesOf(told(example.wrong, example))).toContain(code);
    expect(codesOf(right)).not.toContain(code);
    expect(codesOf(right.filter(({ severity }) => severity === 'error'))).toEqual([]);
    if (!example.to) expect(codesOf(right.filter(({ severity }) => severity === 'warning'))).toEqual([]);
  });

  test('are small and end as files do', () => {
    for (const [code, { wrong, right }] of examples) {
      for (const text of [wrong, right]) {
        expect(text.split('\n').length, code).toBeLessThanOrEqual(24);
        expect(text.endsWith('\n'), code).toBe(true);
      }
    }
  });

  test('are missing only where the list says why', () => {
    const missing = Object.keys(explanations).filter((code) => explanations[code].example === undefined);
    expect(missing.sort()).toEqual(Object.keys(withoutExample).sort());
  });
});

test('every code that is reported is explained, and no other', () => {
  expect(Object.keys(explanations).sort()).toEqual(Object.keys(auditCodes).sort());
});

test('messages, which stand within a line, have no full stop', () => {
  for (const { message } of Object.values(auditCodes)) expect(message).not.toMatch(/\.$/);
});

describe('texts', () => {
  test.each(languages)('in %s are sentences', (language) => {
    const end = language === 'ja' ? /。$/ : /\.$/;
    for (const [code, { means, todo }] of Object.entries(explanations)) {
      for (const text of [means[language], todo[language]]) {
        expect(text, code).toMatch(end);
        expect(text, code).not.toMatch(/ {2}|\n|。。/);
      }
    }
  });

  test('are in the script of their language', () => {
    for (const [code, { means, todo }] of Object.entries(explanations)) {
      for (const { en, ja, ru } of [means, todo]) {
        expect(ja, code).toMatch(/[\u3041-\u3096]/);
        expect(ru, code).toMatch(/[а-яё]{2}/);
        expect(en, code).not.toMatch(/^[^a-z]*$/);
      }
    }
  });
});
