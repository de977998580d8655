/**
 * A check as JUnit XML, which build servers show as tests: each input is a test case, and fails where it has errors.
 *
 * NOTE: a suite begins with its numbers, so each input is a suite of its own; one suite for all could be written only
 * when everything is over.
 */
import type { Language } from '@kifukit/check';
import { type Diagnostic, fillIn, type Severity } from '@kifukit/record';
import pc from 'picocolors';
import { labelsIn } from '../languages/index.js';
import type { DocumentReporter, InputFindings } from './document.js';
import { textReporter } from './text.js';
import { xmlAttributes, xmlText } from './xml.js';

export interface JunitOptions {
  /** The severities by which an input fails. */
  readonly failing: ReadonlySet<Severity>;
  /** Of the words around the messages. */
  readonly language: Language;
}

/** How an input came out; what is no failure has nothing to be counted by. */
type Outcome = 'passed' | 'failure' | 'error' | 'skipped';

export function junitDocument(options: JunitOptions): DocumentReporter {
  return {
    begin: () => '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="kifukit">',
    input: (found) => `\n${suite(found, options)}`,
    end: () => '\n</testsuites>\n',
  };
}

function suite(found: InputFindings, { failing, language }: JunitOptions): string {
  const faults = found.diagnostics.filter(({ severity }) => failing.has(severity));
  const rest = found.diagnostics.filter(({ severity }) => !failing.has(severity));
  const outcome = outcomeOf(found, faults);
  const is = (wanted: Outcome): number => (outcome === wanted ? 1 : 0);
  const numbers = { tests: 1, failures: is('failure'), errors: is('error'), skipped: is('skipped') };
  return [
    `<testsuite${xmlAttributes({ name: found.name, package: 'kifukit', ...numbers })}>`,
    `<testcase${xmlAttributes({ name: found.name, classname: found.format ?? 'unknown' })}>`,
    ...outcomeElement(outcome, faults, found, language),
    ...(rest.length > 0 ? [`<system-out>${xmlText(shown(rest, found, language))}</system-out>`] : []),
    '</testcase>',
    '</testsuite>',
  ].join('\n');
}

function outcomeOf({ source, games }: InputFindings, faults: readonly Diagnostic[]): Outcome {
  if (faults.length > 0) return source === undefined ? 'error' : 'failure';
  return games === 0 ? 'skipped' : 'passed';
}

function outcomeElement(
  outcome: Outcome,
  faults: readonly Diagnostic[],
  found: InputFindings,
  language: Language,
): string[] {
  if (outcome === 'passed') return [];
  if (outcome === 'skipped') return [`<skipped${xmlAttributes({ message: labelsIn(language).noGame })}/>`];
  const [{ code, message }] = faults;
  const more = faults.length > 1 ? fillIn(labelsIn(language).andMore, { count: faults.length - 1 }) : '';
  const attributes = xmlAttributes({ message: `${message}${more}`, type: code });
  return [`<${outcome}${attributes}>${xmlText(shown(faults, found, language))}</${outcome}>`];
}

/** As the text reporter shows them, with the lines of the record. */
const shown = (diagnostics: readonly Diagnostic[], { source }: InputFindings, language: Language): string =>
  textReporter({ colors: pc.createColors(false), excerpts: true, language }).report(diagnostics, source);
