/** The documents with generated parts, and what makes them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@kifukit/check';
import { diagnosticsChapters } from './diagnostics.js';
import type { Sections } from './document.js';
import { endingsTable, headersTable, lossMatrix, overview, settingsTable } from './formats.js';
import { mendingTable } from './mending.js';
import { commandOutput } from './output.js';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

export const documents = [
  'README.md',
  'docs/formats.md',
  'docs/diagnostics.md',
  'docs/diagnostics.ja.md',
  'docs/diagnostics.ru.md',
  'packages/check/README.md',
];

export const sections: Sections = {
  overview,
  settings: settingsTable,
  headers: headersTable,
  endings: endingsTable,
  losses: lossMatrix,
  diagnostics: (argument) => diagnosticsChapters(languageOf(argument), root),
  mending: mendingTable,
  output: (command) => commandOutput(command, root),
  source: (path) => `\`\`\`ts\n${readFileSync(join(root, path), 'utf8')}\`\`\``,
};

/** English where a document names none. */
const languageOf = (argument: string): Language => languages.find((language) => language === argument) ?? 'en';
