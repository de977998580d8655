/**
 * Makes the module `schema-validators.ts` from the schema: functions that check a value without interpreting a schema
 * when the program runs, so without `eval`, and so in a browser with a strict content policy as well.
 *
 * Variations nest as deep as a file likes. The functions therefore do not follow lists of entries; whoever calls them
 * goes through those lists.
 */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

interface Schema {
  [key: string]: unknown;
}

const schemaFile = new URL('../jkf.schema.json', import.meta.url);

/** The schema of a whole record, as it is published. */
export const readSchema = (): Schema => JSON.parse(readFileSync(schemaFile, 'utf8')) as Schema;

const HEAD = `// Made from jkf.schema.json by testing/make-validators.ts with ajv; \`npx vitest run jkf/schema --update\` makes it anew.
// biome-ignore-all lint: made by a program
// biome-ignore-all format: made by a program
// biome-ignore-all assist: made by a program
// @ts-nocheck
`;

export function makeValidators(): string {
  const id = 'jkf';
  const ajv = new Ajv2020({
    schemas: [{ ...withoutLists(readSchema()), $id: id }],
    code: { source: true, esm: true, lines: true },
    allErrors: true,
    allowUnionTypes: true,
    strictTuples: false,
    messages: false,
  });
  const names = { validateRecord: `${id}#/$defs/record`, validateEntry: `${id}#/$defs/entry` };
  return HEAD + standaloneCode.default(ajv, names);
}

/** The schema without what stands in the lists of entries, and without explanations. */
function withoutLists(schema: Schema): Schema {
  const terse = JSON.stringify(schema, (key, value: unknown) => (key === 'description' ? undefined : value));
  const copy = JSON.parse(terse) as Schema & { $defs: Record<string, Schema> };
  const { record, fork } = copy.$defs as { record: { properties: { moves: Schema } }; fork: Schema };
  delete record.properties.moves.items;
  delete fork.items;
  return copy;
}
