/**
 * Command tests as documents: Markdown in which fenced blocks are files, commands and what they must give.
 *
 *   file NAME …     a file that is there before          folder NAME     an empty folder
 *   stdin           standard input of the next command   console         `$ kifukit …` and, where not 0, `exit N`
 *   stdout, stderr  of the command before; absent: empty result NAME …   a file that must be there at the end
 *
 * A file may say `encoding=shift_jis`, `newline=crlf`, `end=none` (no line end after the last line).
 * In what a command prints, `[..]` stands for any part of a line.
 * Files that no block names must not be there at the end.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { decode, parseEncodingName } from '@kifukit/formats';
import { encode } from '@kifukit/formats/encode';
import { run } from '../main.js';
import { memoryIo } from './memory-io.js';

export interface Block {
  /** The word after the fence: `file`, `console`, … */
  readonly kind: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  content: string;
}

/** Prose is kept so that a document can be written back. */
export type Part = Block | string;

export interface Step {
  readonly console: Block;
  readonly stdin: string;
  /** What the document says it gives. */
  readonly expected: Given;
}

/** What a command gave. */
export interface Given {
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
}

export function parseScenario(text: string): Part[] {
  const parts: Part[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const fence = /^```(\S+)(.*)$/.exec(lines[at]);
    if (!fence) {
      parts.push(lines[at]);
      continue;
    }
    const end = lines.indexOf('```', at + 1);
    if (end < 0) throw new Error(`a block is not closed: ${lines[at]}`);
    const content = lines.slice(at + 1, end).map((line) => `${line}\n`);
    parts.push({ kind: fence[1], ...wordsOf(fence[2]), content: content.join('') });
    at = end;
  }
  return parts;
}

/** The name may hold blanks; attributes follow it. */
function wordsOf(info: string): Pick<Block, 'name' | 'attributes'> {
  const attributes: Record<string, string> = {};
  const name = info.trim().replace(/\s+(\w+)=(\S+)/g, (_, key: string, value: string) => {
    attributes[key] = value;
    return '';
  });
  return { name, attributes };
}

export const blocksOf = (parts: readonly Part[]): Block[] => parts.filter((part) => typeof part !== 'string');

/** The commands of a scenario in their order. */
export function stepsOf(parts: readonly Part[]): Step[] {
  const steps: Step[] = [];
  let stdin = '';
  for (const block of blocksOf(parts)) {
    const last = steps.at(-1);
    if (block.kind === 'stdin') stdin = block.content;
    else if (block.kind === 'console') {
      const exit = Number(/^exit (\d+)$/m.exec(block.content)?.[1] ?? 0);
      steps.push({ console: block, stdin, expected: { exit, stdout: '', stderr: '' } });
      stdin = '';
    } else if (last && (block.kind === 'stdout' || block.kind === 'stderr')) {
      steps[steps.length - 1] = { ...last, expected: { ...last.expected, [block.kind]: block.content } };
    }
  }
  return steps;
}

/** A folder with the files of a scenario in it; call the function it comes with in the end. */
export function setUp(parts: readonly Part[]): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'kifukit-'));
  for (const block of blocksOf(parts)) {
    if (block.kind === 'folder') mkdirSync(join(folder, block.name), { recursive: true });
    if (block.kind !== 'file') continue;
    mkdirSync(dirname(join(folder, block.name)), { recursive: true });
    writeFileSync(join(folder, block.name), bytesOf(block));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export async function perform(step: Step, folder: string): Promise<Given> {
  const io = memoryIo(folder, step.stdin);
  const exit = await run(argumentsOf(step.console.content), io);
  return { exit, stdout: io.out().toString('utf8'), stderr: io.err() };
}

/** What a command gave, with `[..]` wherever the document has it for something that fits. */
export function reconciled(given: Given, expected: Given): Given {
  return { ...given, stdout: fitted(given.stdout, expected.stdout), stderr: fitted(given.stderr, expected.stderr) };
}

function fitted(given: string, expected: string): string {
  const pattern = expected.split('\n');
  return given
    .split('\n')
    .map((line, at) => (pattern[at]?.includes('[..]') && fits(line, pattern[at]) ? pattern[at] : line))
    .join('\n');
}

/** Whether the pieces of the pattern stand in the line one after the other, the first and the last at its ends. */
function fits(line: string, pattern: string): boolean {
  const pieces = pattern.split('[..]');
  let at = 0;
  for (const piece of pieces) {
    at = line.indexOf(piece, at);
    if (at < 0) return false;
    at += piece.length;
  }
  return line.startsWith(pieces[0]) && line.endsWith(pieces[pieces.length - 1]);
}

/** The words after `$ kifukit`; quotes keep blanks together. */
function argumentsOf(console: string): string[] {
  const command = /^\$ kifukit(.*)$/m.exec(console)?.[1];
  if (command === undefined) throw new Error(`not a command: ${console}`);
  return [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare,
  );
}

/** All files below a folder, by name. */
export function filesIn(folder: string): Map<string, Uint8Array> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]));
}

/** What must be there at the end, as text; `result` blocks come after `file` blocks of the same name. */
export function expectedFiles(parts: readonly Part[]): Map<string, Block> {
  const blocks = blocksOf(parts).filter(({ kind }) => kind === 'file' || kind === 'result');
  return new Map(blocks.map((block) => [block.name, block]));
}

export function bytesOf({ content, attributes }: Block): Uint8Array {
  const text = attributes.end === 'none' ? content.replace(/\n$/, '') : content;
  const lines = attributes.newline === 'crlf' ? text.replaceAll('\n', '\r\n') : text;
  const encoding = parseEncodingName(attributes.encoding ?? 'utf-8');
  if (!encoding) throw new Error(`unknown encoding ${attributes.encoding}`);
  return encode(lines, encoding).bytes;
}

/** Bytes as the content of a block with these attributes. */
export function contentOf(bytes: Uint8Array, { attributes }: Block): string {
  const encoding = parseEncodingName(attributes.encoding ?? 'utf-8') ?? 'utf-8';
  const { text } = decode(bytes, { encoding });
  return attributes.newline === 'crlf' ? text.replaceAll('\r\n', '\n') : text;
}
