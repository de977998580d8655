/**
 * A check as SARIF 2.1.0, which code scanning services and editors read. The rules come last in the document: which of
 * them were broken is known only then.
 */
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Explanation, Language } from '@kifukit/check';
import { type CodeTable, type Diagnostic, messagePattern, type Severity } from '@kifukit/record';
import { type DocumentReporter, separator } from './document.js';

export interface SarifOptions {
  /** The version of the command. */
  readonly version: string;
  readonly codes: CodeTable;
  readonly explanations: Readonly<Record<string, Explanation>>;
  readonly language: Language;
  /** The folder that relative names are relative to. */
  readonly cwd: string;
}

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** The base of relative names, by the name that consumers know for the folder a tool was run in. */
const ROOT = '%SRCROOT%';

const levels = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<Severity, string>;

export function sarifDocument(options: SarifOptions): DocumentReporter {
  const comma = separator(',');
  const indexes = new Map<string, number>();
  const indexOf = (code: string): number => {
    const index = indexes.get(code) ?? indexes.size;
    indexes.set(code, index);
    return index;
  };
  return {
    // As this project splits lines.
    begin: () =>
      `{"$schema":"${SCHEMA}","version":"2.1.0","runs":[{"columnKind":"utf16CodeUnits","newlineSequences":["\\r\\n","\\n","\\r"],"results":[`,
    input: ({ diagnostics }) =>
      diagnostics.map((one) => `${comma()}\n${JSON.stringify(resultOf(one, indexOf(one.code), options.cwd))}`).join(''),
    end() {
      const rules = [...indexes.keys()].map((code) => ruleOf(code, options));
      const { language, version } = options;
      const tool = { driver: { name: 'kifukit', version, rules } };
      return `\n],"language":"${language}","tool":${JSON.stringify(tool)}}]}\n`;
    },
  };
}

function ruleOf(code: string, { codes, explanations, language }: SarifOptions) {
  const { message, severity } = codes[code];
  const { means, todo } = explanations[code];
  return {
    id: code,
    shortDescription: { text: plain(messagePattern(message)) },
    fullDescription: { text: plain(means[language]) },
    help: { text: plain(`${todo[language]}\nkifukit explain ${code}`) },
    defaultConfiguration: { level: levels[severity] },
  };
}

function resultOf(diagnostic: Diagnostic, ruleIndex: number, cwd: string) {
  const { code, severity, message, hint, game, ply } = diagnostic;
  return {
    ruleId: code,
    ruleIndex,
    level: levels[severity],
    message: { text: plain(hint === undefined ? message : `${message}\n${hint}`) },
    locations: [
      { physicalLocation: { artifactLocation: locationOf(diagnostic.source, cwd), ...regionOf(diagnostic) } },
    ],
    ...(game === undefined ? {} : { properties: { game, ...(ply === undefined ? {} : { ply }) } }),
  };
}

/** Braces would be placeholders, and what looks like a link would be one, though it may stand in the record. */
const plain = (text: string): string => text.replace(/[{}]/g, '$&$&').replaceAll('](', '] (');

function regionOf({ line, column, endLine, endColumn }: Diagnostic) {
  if (line === undefined) return {};
  return { region: { startLine: line, startColumn: column, endLine, endColumn } };
}

/** Below the folder of the run by a relative reference, else by an absolute one. */
function locationOf(name: string, cwd: string) {
  if (name === '-') return { uri: 'stdin', description: { text: 'standard input' } };
  const path = relative(cwd, resolve(cwd, name));
  const isBelow = path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
  if (!isBelow) return { uri: pathToFileURL(resolve(cwd, name)).href };
  return { uri: path.split(sep).map(encoded).join('/'), uriBaseId: ROOT };
}

/** NOTE: names on Windows may hold half a surrogate pair, which no URI can. */
const encoded = (part: string): string => encodeURIComponent(part.replace(/\p{Cs}/gu, '\ufffd'));
