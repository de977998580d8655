/** All diagnostics, area by area: a table, and a section for each with what stands behind it and an example. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { circumstances, type Explanation, explanationHeadings, type Language, type Texts } from '@kifukit/check';
import { type CodeEntry, messagePattern } from '@kifukit/record';
import { allExplanations, codesIn } from 'kifukit';
import { markdownTable } from './document.js';

const titles: Readonly<Record<string, Texts>> = {
  move: { en: 'Moves', ja: '指し手', ru: 'Ходы' },
  record: { en: 'Records', ja: '棋譜', ru: 'Записи' },
  position: { en: 'Positions', ja: '局面', ru: 'Позиции' },
  text: { en: 'Texts and encodings', ja: '文字コード', ru: 'Тексты и кодировки' },
  loss: { en: 'What is lost on writing', ja: '書き出しで失われるもの', ru: 'Что теряется при записи' },
  file: { en: 'Files', ja: 'ファイル', ru: 'Файлы' },
};

/** Of areas that are a format's. */
const formatTitle: Texts = { en: 'Only in {area}', ja: '{area}のみ', ru: 'Только в {area}' };

const columns = {
  code: { en: 'code', ja: 'コード', ru: 'код' },
  severity: { en: 'severity', ja: '重大度', ru: 'серьёзность' },
  message: { en: 'message', ja: 'メッセージ', ru: 'сообщение' },
  example: { en: 'example', ja: '例', ru: 'пример' },
} as const satisfies Readonly<Record<string, Texts>>;

type Row = readonly [code: string, entry: CodeEntry];

/** `root`: the folder of the repository. */
export function diagnosticsChapters(language: Language, root: string): string {
  const areas = new Map<string, Row[]>();
  for (const row of Object.entries(codesIn(language))) {
    const [area] = row[0].split('/', 1);
    areas.set(area, [...(areas.get(area) ?? []), row]);
  }
  return [...areas].map(([area, rows]) => chapter(area, rows, language, root)).join('\n\n');
}

function chapter(area: string, rows: readonly Row[], language: Language, root: string): string {
  const title = titles[area]?.[language] ?? formatTitle[language].replace('{area}', area);
  const cells = rows.map(([code, { severity, message }]) => [
    `[\`${code}\`](#${anchorOf(code)})`,
    severity,
    escaped(messagePattern(message)),
    fixtureOf(code, root),
  ]);
  const heads = [columns.code, columns.severity, columns.message, columns.example].map((texts) => texts[language]);
  return [`## ${title}`, markdownTable(heads, cells), ...rows.map((row) => section(row, language))].join('\n\n');
}

/** Where the heading of a code is found, by the rule of the sites that show Markdown. */
const anchorOf = (code: string): string => code.replaceAll('/', '');

function section([code, { severity, message, hint }]: Row, language: Language): string {
  const { means, todo, example } = allExplanations[code] as Explanation;
  return [
    `### \`${code}\``,
    `**${severity}**: ${escaped(messagePattern(hint === undefined ? message : `${message} (${hint})`))}`,
    escaped(means[language]),
    `**${explanationHeadings.todo[language]}**: ${escaped(todo[language])}`,
    ...(example
      ? (['wrong', 'right'] as const).map((which) =>
          listing(`${explanationHeadings[which][language]} (${circumstances(example)}):`, example[which]),
        )
      : []),
  ].join('\n\n');
}

const listing = (title: string, text: string): string => `${title}\n\n\`\`\`text\n${text.trimEnd()}\n\`\`\``;

/** Folders with a record for each code, named after it. */
const shelves = ['fixtures/faulty', 'fixtures/audits'];

function fixtureOf(code: string, root: string): string {
  const [area, word] = code.split('/');
  for (const folder of shelves.map((shelf) => `${shelf}/${area}`)) {
    // The shortest name is that of the plainest record.
    const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort(byLength) : [];
    const file = names.find((name) => name.split('.', 1)[0] === word && !/\.(md|expected\.\w+)$/.test(name));
    if (file !== undefined) return `[${file}](../${folder}/${file})`;
  }
  return '';
}

const byLength = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1);

/** Signs that Markdown would take for its own. */
const escaped = (text: string): string => text.replace(/[<>*_`[\]]/g, '\\$&');
