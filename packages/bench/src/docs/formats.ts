/** Tables of what the formats hold and lose, all made by asking `can`, `project` and `losses`. */
import { type Capabilities, type Format, formats, lossesBetween, type Settings, sampleEnding } from '@kifukit/formats';
import { type EndingKind, endingKinds, headerKeys } from '@kifukit/record';
import { BLACK } from '@kifukit/rules';
import { markdownTable } from './document.js';

/** A format with settings that change what it holds. */
interface Variant {
  readonly title: string;
  readonly format: Format;
  readonly can: Capabilities;
}

/** Of a format with versions, one for each of them. */
const variants: readonly Variant[] = formats.flatMap((format) => {
  const versions = format.options.find(({ name }) => name === 'version')?.values;
  if (!versions) return [variant(format, format.title, {})];
  return versions.map((version) => variant(format, `${format.title} ${version}`, { version }));
});

function variant(format: Format, title: string, settings: Settings): Variant {
  return { title, format, can: format.can(settings) };
}

const yes = (value: unknown): string => (value ? 'yes' : '–');

export function overview(): string {
  const rows = variants.map(({ title, format, can }) => [
    title,
    `\`${format.id}\``,
    format.extensions.map((extension) => `.${extension}`).join(' '),
    `${format.read ? 'read' : ''}${format.read && format.write ? ', ' : ''}${format.write ? 'written' : ''}`,
    can.moves ? yes(can.variations) : 'one position',
    ...(can.moves ? [yes(can.comments), yes(can.bookmarks)] : ['', '']),
    can.moves ? (can.times === 'none' ? '–' : can.times) : '',
    heldHeaders(can),
    can.moves ? `${endingKinds.filter((kind) => isHeld(kind, can)).length} of ${endingKinds.length}` : '',
  ]);
  const titles = [
    'format',
    'id',
    'extensions',
    '',
    'variations',
    'comments',
    'bookmarks',
    'times',
    'headers',
    'endings',
  ];
  return markdownTable(titles, rows);
}

function heldHeaders(can: Capabilities): string {
  if (can.header('謎のキー', 'x') !== undefined) return 'all';
  const known = headerKeys.filter((key) => can.header(key, 'x') !== undefined);
  return known.length === 0 ? '–' : 'known ones';
}

export function settingsTable(): string {
  const rows = formats.flatMap(({ title, options }) =>
    options.map(({ name, values, default: usual, description }) => [
      title,
      `\`${name}\``,
      (values ?? []).map((value) => `\`${value}\``).join(' '),
      `\`${usual}\``,
      description,
    ]),
  );
  return markdownTable(['format', 'setting', 'values', 'default', 'what it does'], rows);
}

export function headersTable(): string {
  const rows = [...headerKeys.filter((key) => key !== 'handicap'), '謎のキー'].map((key) => [
    key === '謎のキー' ? 'any other' : `\`${key}\``,
    ...variants.map(({ can }) => yes(can.header(key, '2024/05/04') !== undefined)),
  ]);
  return markdownTable(['header', ...variants.map(({ title }) => title)], rows);
}

/** What an ending becomes, with Black to move: `yes` where it stays. */
export function endingsTable(): string {
  const holding = variants.filter(({ can }) => can.moves);
  const rows = endingKinds.map((kind) => [
    `\`${kind}\``,
    ...holding.map(({ can }) => {
      const survived = can.ending(sampleEnding(kind), BLACK);
      return survived?.kind === kind ? 'yes' : survived ? `\`${survived.kind}\`` : '–';
    }),
  ]);
  return markdownTable(['ending', ...holding.map(({ title }) => title)], rows);
}

const isHeld = (kind: EndingKind, can: Capabilities): boolean => can.ending(sampleEnding(kind), BLACK)?.kind === kind;

/** Of each format (a row), what is lost on the way into each other (a column). */
export function lossMatrix(): string {
  const rows = variants.map((from) => [
    from.title,
    ...variants.map((to) => (from === to ? '·' : lostBetween(from.can, to.can))),
  ]);
  return markdownTable(['from \\ to', ...variants.map(({ title }) => title)], rows);
}

function lostBetween(from: Capabilities, to: Capabilities): string {
  const kinds = lossesBetween(from, to);
  if (kinds.includes('moves')) return 'all but one position';
  return kinds.length === 0 ? 'nothing' : kinds.map((kind) => kind.replaceAll('-', ' ')).join(', ');
}
