/** The table of all diagnostics, area by area, with a record of the fixtures that provokes each. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CodeEntry, type CodeTable, messagePattern } from '@kifukit/record';
import { codes } from 'kifukit';
import { markdownTable } from './document.js';

const titles: Readonly<Record<string, string>> = {
  move: 'Moves',
  record: 'Records',
  position: 'Positions',
  text: 'Texts and encodings',
  loss: 'What is lost on writing',
  file: 'Files',
};

/** `root`: the folder of the repository. */
export function diagnosticsTables(root: string): string {
  const areas = new Map<string, [code: string, entry: CodeEntry][]>();
  for (const [code, entry] of Object.entries<CodeEntry>(codes as CodeTable)) {
    const [area] = code.split('/', 1);
    areas.set(area, [...(areas.get(area) ?? []), [code, entry]]);
  }
  return [...areas].map(([area, rows]) => areaTable(area, rows, root)).join('\n\n');
}

function areaTable(area: string, rows: readonly [code: string, entry: CodeEntry][], root: string): string {
  const cells = rows.map(([code, { severity, message, hint }]) => [
    `\`${code}\``,
    severity,
    escaped(hint === undefined ? messagePattern(message) : `${messagePattern(message)}. Hint: ${messagePattern(hint)}`),
    exampleOf(code, root),
  ]);
  return `## ${titles[area] ?? `Only in ${area}`}\n\n${markdownTable(['code', 'severity', 'message', 'example'], cells)}`;
}

/** Folders with a record for each code, named after it. */
const shelves = ['fixtures/faulty', 'fixtures/audits'];

function exampleOf(code: string, root: string): string {
  const [area, word] = code.split('/');
  for (const folder of shelves.map((shelf) => `${shelf}/${area}`)) {
    const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [];
    const file = names.find((name) => name.split('.', 1)[0] === word && !/\.(md|expected\.\w+)$/.test(name));
    if (file !== undefined) return `[${file}](../${folder}/${file})`;
  }
  return '';
}

/** Signs that Markdown would take for its own. */
const escaped = (text: string): string => text.replace(/[<>*_`]/g, '\\$&');
