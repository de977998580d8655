// Collected records, where they are at hand: KIFUKIT_DATA names their folder. An audit adds no error to what reading finds.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBytes } from '@kifukit/formats';
import { expect, test } from 'vitest';
import { auditing, checkInput, graded } from './input.js';
import { profiles } from './profile.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(resolve(root, process.env.KIFUKIT_DATA ?? '../shared'), 'corpus/files');
if (!existsSync(folder)) console.log(`${folder} is missing: collected records are not audited`);

test.skipIf(!existsSync(folder))(
  'collected records have no error that only an audit finds',
  { timeout: 120_000 },
  () => {
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile());
    for (const path of paths) {
      const bytes = readFileSync(path);
      const read = openBytes(bytes, { name: path });
      for (const _ of read.games);
      const audited = openBytes(bytes, { name: path, ...auditing });
      for (const _ of checkInput(audited, profiles.jsa));
      const errors = (list: readonly { severity: string }[]): number =>
        list.filter((d) => d.severity === 'error').length;
      expect(errors(graded(audited.report, profiles.jsa)), path).toBe(errors(read.report.diagnostics()));
    }
  },
);
