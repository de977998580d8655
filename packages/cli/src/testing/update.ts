/** Writes what the commands gave into the documents: KIFUKIT_UPDATE=1. To be read over before it is kept. */
import { decode } from '@kifukit/formats';
import { type Block, bytesOf, contentOf, expectedFiles, type Given, type Part } from './scenario.js';

/** The document with the outcomes of its commands and the files at its end in place of those it has. */
export function updated(
  parts: readonly Part[],
  given: readonly Given[],
  files: ReadonlyMap<string, Uint8Array>,
): string {
  const kept: Part[] = [];
  let step = -1;
  for (const part of parts) {
    if (typeof part === 'string') kept.push(part);
    else if (part.kind === 'console') {
      step++;
      kept.push(...consoleParts(part, given[step]));
    } else if (part.kind === 'result') {
      const bytes = files.get(part.name);
      if (bytes) kept.push({ ...part, content: contentOf(bytes, part) });
    } else if (part.kind !== 'stdout' && part.kind !== 'stderr') kept.push(part);
  }
  return `${[...kept, ...newResults(parts, files)]
    .map(written)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}

function consoleParts(block: Block, { exit, stdout, stderr }: Given): Part[] {
  const command = block.content.replace(/^exit \d+\n/m, '');
  const parts: Part[] = [{ ...block, content: exit === 0 ? command : `${command}exit ${exit}\n` }];
  for (const [kind, content] of Object.entries({ stdout, stderr })) {
    if (content !== '') parts.push({ kind, name: '', attributes: {}, content });
  }
  return parts;
}

function newResults(parts: readonly Part[], files: ReadonlyMap<string, Uint8Array>): Part[] {
  const known = expectedFiles(parts);
  const results: Part[] = [];
  for (const [name, bytes] of files) {
    const block = known.get(name);
    if (block?.kind === 'result' || (block && Buffer.compare(bytesOf(block), bytes) === 0)) continue;
    const { text, encoding } = decode(bytes);
    const attributes: Record<string, string> = {};
    if (encoding !== 'utf-8' && encoding !== 'ascii') attributes.encoding = encoding;
    if (text.includes('\r\n')) attributes.newline = 'crlf';
    if (!text.endsWith('\n')) attributes.end = 'none';
    const result: Block = { kind: 'result', name, attributes, content: '' };
    results.push('', { ...result, content: contentOf(bytes, result) });
  }
  return results;
}

function written(part: Part): string {
  if (typeof part === 'string') return part;
  const attributes = Object.entries(part.attributes).map(([key, value]) => ` ${key}=${value}`);
  const content = part.content.endsWith('\n') || part.content === '' ? part.content : `${part.content}\n`;
  return `\`\`\`${part.kind}${part.name === '' ? '' : ` ${part.name}`}${attributes.join('')}\n${content}\`\`\``;
}
