/** Diagnostics for people: a line each, `file:line:column: severity code: message`, with the source where asked. */
import type { Language } from '@kifukit/check';
import { type Diagnostic, fillIn, type Severity, type Source } from '@kifukit/record';
import type { Colors } from 'picocolors/types.js';
import { type Labels, labelsIn } from '../languages/index.js';
import { excerpt } from './excerpt.js';
import { printable } from './printable.js';
import { type Reporter, summaryLine } from './reporter.js';

export interface TextOptions {
  readonly colors: Colors;
  /** Shows the place in the source, and hints. */
  readonly excerpts: boolean;
  /** Of the labels around the messages; English where it is left out. */
  readonly language?: Language;
}

/** Of the mere remarks of one kind, so many are shown; a batch of a thousand files makes the same one of each. */
const INFOS_SHOWN = 3;

export function textReporter({ colors, excerpts, language = 'en' }: TextOptions): Reporter {
  const labels = labelsIn(language);
  const look: Look = { colors, labels, hints: excerpts };
  const infos = new Map<string, number>();
  const isShown = ({ severity, code }: Diagnostic): boolean => {
    if (severity !== 'info' || excerpts) return true;
    const seen = (infos.get(code) ?? 0) + 1;
    infos.set(code, seen);
    return seen <= INFOS_SHOWN;
  };
  return {
    report(diagnostics, source) {
      const shown = diagnostics.filter(isShown);
      return shown.map((one) => `${lines(one, excerpts ? source : undefined, look).join('\n')}\n`).join('');
    },
    close(totals, verb) {
      const folded = [...infos].filter(([, seen]) => seen > INFOS_SHOWN);
      const more = folded.map(
        ([code, seen]) => `info ${code}: ${fillIn(labels.more, { count: seen - INFOS_SHOWN })}\n`,
      );
      return `${more.join('')}${summaryLine(totals, verb, language)}\n`;
    },
  };
}

interface Look {
  readonly colors: Colors;
  readonly labels: Labels;
  readonly hints: boolean;
}

function lines(diagnostic: Diagnostic, source: Source | undefined, { colors, labels, hints }: Look): string[] {
  const { severity, code, message, hint } = diagnostic;
  const place = placeOf(diagnostic);
  const head = `${colors.bold(place)} ${paint(severity, colors)(severity)} ${colors.dim(`${code}:`)} `;
  const shown = [`${head}${printable(message)}${whereInGame(diagnostic, labels)}`];
  if (source) shown.push(...excerpt(source, diagnostic));
  if (hints && hint !== undefined) shown.push(`         ${labels.hint}: ${printable(hint)}`);
  return shown;
}

function placeOf({ source, line, column }: Diagnostic): string {
  const name = printable(source);
  return line === undefined ? `${name}:` : `${name}:${line}:${column}:`;
}

function whereInGame({ game, ply }: Diagnostic, labels: Labels): string {
  const parts: string[] = [];
  if (game !== undefined && game > 1) parts.push(fillIn(labels.game, { game }));
  // Losses of headers and the like are about ply 0, which says nothing.
  if (ply) parts.push(fillIn(labels.ply, { ply }));
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

function paint(severity: Severity, colors: Colors): (text: string) => string {
  return { error: colors.red, warning: colors.yellow, info: colors.cyan }[severity];
}
