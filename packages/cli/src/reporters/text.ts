/** Diagnostics for people: a line each, `file:line:column: severity code: message`, with the source where asked. */
import type { Diagnostic, Severity, Source } from '@kifukit/record';
import type { Colors } from 'picocolors/types.js';
import { excerpt } from './excerpt.js';
import { printable } from './printable.js';
import { type Reporter, summaryLine } from './reporter.js';

export interface TextOptions {
  readonly colors: Colors;
  /** Shows the place in the source, and hints. */
  readonly excerpts: boolean;
}

/** Of the mere remarks of one kind, so many are shown; a batch of a thousand files makes the same one of each. */
const INFOS_SHOWN = 3;

export function textReporter({ colors, excerpts }: TextOptions): Reporter {
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
      return shown.map((one) => `${lines(one, colors, excerpts ? source : undefined, excerpts).join('\n')}\n`).join('');
    },
    close(totals, verb) {
      const folded = [...infos].filter(([, seen]) => seen > INFOS_SHOWN);
      const more = folded.map(
        ([code, seen]) => `info ${code}: ${seen - INFOS_SHOWN} more, see --log or --reporter json\n`,
      );
      return `${more.join('')}${summaryLine(totals, verb)}\n`;
    },
  };
}

function lines(diagnostic: Diagnostic, colors: Colors, source: Source | undefined, hints: boolean): string[] {
  const { severity, code, message, hint } = diagnostic;
  const place = placeOf(diagnostic);
  const head = `${colors.bold(place)} ${paint(severity, colors)(severity)} ${colors.dim(`${code}:`)} `;
  const shown = [`${head}${printable(message)}${whereInGame(diagnostic)}`];
  if (source) shown.push(...excerpt(source, diagnostic));
  if (hints && hint !== undefined) shown.push(`         hint: ${printable(hint)}`);
  return shown;
}

function placeOf({ source, line, column }: Diagnostic): string {
  const name = printable(source);
  return line === undefined ? `${name}:` : `${name}:${line}:${column}:`;
}

function whereInGame({ game, ply }: Diagnostic): string {
  const parts: string[] = [];
  if (game !== undefined && game > 1) parts.push(`game ${game}`);
  // Losses of headers and the like are about ply 0, which says nothing.
  if (ply) parts.push(`ply ${ply}`);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

function paint(severity: Severity, colors: Colors): (text: string) => string {
  return { error: colors.red, warning: colors.yellow, info: colors.cyan }[severity];
}
