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
  const files = examplesIn(join(root, 'fixtures/faulty', area));
  const cells = rows.map(([code, { severity, message, hint }]) => [
    `\`${code}\``,
    severity,
    escaped(hint === undefined ? messagePattern(message) : `${messagePattern(message)}. Hint: ${messagePattern(hint)}`),
    exampleOf(code, files),
  ]);
  return `## ${titles[area] ?? `Only in ${area}`}\n\n${markdownTable(['code', 'severity', 'message', 'example'], cells)}`;
}

const examplesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !/\.(md|expected\.json)$/.test(name)) : [];

function exampleOf(code: string, files: readonly string[]): string {
  const [area, word] = code.split('/');
  const file = files.find((name) => name.split('.', 1)[0] === word);
  return file === undefined ? '' : `[${file}](../fixtures/faulty/${area}/${file})`;
}

/** Signs that Markdown would take for its own. */
const escaped = (text: string): string => text.replace(/[<>*_`]/g, '\\$&');
