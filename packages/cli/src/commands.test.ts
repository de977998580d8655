// Every document in fixtures/commands: its files are laid out in a folder, its commands run, their outcome compared.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  contentOf,
  expectedFiles,
  filesIn,
  type Given,
  parseScenario,
  perform,
  reconciled,
  setUp,
  stepsOf,
} from './testing/scenario.js';
import { updated } from './testing/update.js';

const folder = resolve(fileURLToPath(import.meta.url), '../../../../fixtures/commands');
const documents = readdirSync(folder).filter((name) => name.endsWith('.md'));

describe('fixtures/commands', () => {
  test.each(documents)('%s', async (name) => {
    const path = join(folder, name);
    const parts = parseScenario(readFileSync(path, 'utf8'));
    const place = setUp(parts);
    try {
      const given: Given[] = [];
      const steps = stepsOf(parts);
      for (const step of steps) given.push(reconciled(await perform(step, place.folder), step.expected));
      const files = filesIn(place.folder);
      if (process.env.KIFUKIT_UPDATE) writeFileSync(path, updated(parts, given, files));
      else {
        expect(given).toEqual(steps.map(({ expected }) => expected));
        expect(asText(files, parts)).toEqual(expectedText(parts));
      }
    } finally {
      place.remove();
    }
  });
});

type Parts = ReturnType<typeof parseScenario>;

const asText = (files: ReadonlyMap<string, Uint8Array>, parts: Parts): Record<string, string> =>
  Object.fromEntries(
    [...files].map(([name, bytes]) => {
      const block = expectedFiles(parts).get(name);
      return [name, block ? withoutEnd(contentOf(bytes, block), block.attributes.end) : 'a file that no block names'];
    }),
  );

const expectedText = (parts: Parts): Record<string, string> =>
  Object.fromEntries(
    [...expectedFiles(parts)].map(([name, { content, attributes }]) => [name, withoutEnd(content, attributes.end)]),
  );

/** A block always ends with a line end, a file may not. */
const withoutEnd = (content: string, end: string | undefined): string =>
  end === 'none' ? content.replace(/\n$/, '') : content;
