/** The documents with generated parts, and what makes them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diagnosticsTables } from './diagnostics.js';
import type { Sections } from './document.js';
import { endingsTable, headersTable, lossMatrix, overview, settingsTable } from './formats.js';
import { commandOutput } from './output.js';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

export const documents = ['README.md', 'docs/formats.md', 'docs/diagnostics.md'];

export const sections: Sections = {
  overview,
  settings: settingsTable,
  headers: headersTable,
  endings: endingsTable,
  losses: lossMatrix,
  diagnostics: () => diagnosticsTables(root),
  output: (command) => commandOutput(command, root),
  source: (path) => `\`\`\`ts\n${readFileSync(join(root, path), 'utf8')}\`\`\``,
};
