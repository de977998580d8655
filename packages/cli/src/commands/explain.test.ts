// Every code has a page in every language, with all that it is made of.
import { explanationHeadings, languages } from '@kifukit/check';
import { describe, expect, test } from 'vitest';
import { allExplanations, codes, codesIn, page } from './explain.js';

test('every code that the command may show is explained, and no other', () => {
  expect(Object.keys(allExplanations).sort()).toEqual(Object.keys(codes).sort());
});

describe.each(languages)('in %s', (language) => {
  test('every page says the message, the meaning, what to do, and the examples', () => {
    for (const [code, { means, todo, example }] of Object.entries(allExplanations)) {
      const text = page(code, language);
      expect(text).toContain(`${code} (${codes[code].severity})\n  `);
      expect(text).toContain(`\n\n${means[language]}\n\n${explanationHeadings.todo[language]}: ${todo[language]}\n`);
      if (example) expect(text).toContain(`\n  ${example.right.split('\n', 1)[0]}\n`);
      expect(text).not.toMatch(/undefined|\[object|[^\n]\n{3}/);
    }
  });

  test('texts of files are sentences', () => {
    const end = language === 'ja' ? /。$/ : /\.$/;
    for (const code of Object.keys(codesIn(language)).filter((each) => each.startsWith('file/'))) {
      expect(allExplanations[code].means[language], code).toMatch(end);
      expect(allExplanations[code].todo[language], code).toMatch(end);
    }
  });
});
