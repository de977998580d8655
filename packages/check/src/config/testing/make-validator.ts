/** Makes the module `schema-validator.ts` from the schema, so that nothing is compiled when the program runs. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

const schemaFile = new URL('../profiles.schema.json', import.meta.url);

export const readSchema = (): object => JSON.parse(readFileSync(schemaFile, 'utf8')) as object;

const HEAD = `// Made from profiles.schema.json by testing/make-validator.ts with ajv; \`npx vitest run check/src/config --update\` makes it anew.
// biome-ignore-all lint: made by a program
// biome-ignore-all format: made by a program
// biome-ignore-all assist: made by a program
// @ts-nocheck
`;

export function makeValidator(): string {
  const terse = JSON.stringify(readSchema(), (key, value: unknown) => (key === 'description' ? undefined : value));
  const ajv = new Ajv2020({
    schemas: [{ ...(JSON.parse(terse) as object), $id: 'profiles' }],
    code: { source: true, esm: true, lines: true },
    allErrors: true,
    messages: false,
  });
  return HEAD + standaloneCode.default(ajv, { validateProfiles: 'profiles' });
}
