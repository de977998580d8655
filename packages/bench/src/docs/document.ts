/**
 * Documents of which parts are generated, so that they cannot go stale. A part stands between two comments that Markdown
 * does not show; what follows the name of its section is its argument:
 *
 *     <!-- generated: output kifukit formats -->
 *     …
 *     <!-- end -->
 */

/** Gives the text of a part. */
export type Section = (argument: string) => string | Promise<string>;
export type Sections = Readonly<Record<string, Section>>;

const part = /^<!-- generated: (\S+) ?(.*?) -->\n[\s\S]*?^<!-- end -->$/gm;

/** The document with every generated part made anew. */
export async function updated(document: string, sections: Sections): Promise<string> {
  let text = '';
  let at = 0;
  for (const match of document.matchAll(part)) {
    const [whole, name, argument] = match;
    const section = sections[name];
    if (!section) throw new Error(`no section is called ${name}`);
    const [opening] = whole.split('\n', 1);
    text += `${document.slice(at, match.index)}${opening}\n${(await section(argument)).trimEnd()}\n<!-- end -->`;
    at = match.index + whole.length;
  }
  return text + document.slice(at);
}

/** A table of Markdown; the bars in its cells are escaped. */
export function markdownTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(titles), `|${'---|'.repeat(titles.length)}`, ...rows.map(line)].join('\n');
}
