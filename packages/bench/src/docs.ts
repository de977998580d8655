/** The entry of `npm run docs`: makes the generated parts of the documents anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { updated } from './docs/document.js';
import { documents, root, sections } from './docs/documents.js';

for (const name of documents) {
  const path = join(root, name);
  const before = readFileSync(path, 'utf8');
  const after = await updated(before, sections);
  if (after === before) continue;
  writeFileSync(path, after);
  console.log(`${name} is made anew`);
}
