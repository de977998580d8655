/** The reporters by name. */
import type { Language } from '@kifukit/check';
import pc from 'picocolors';
import type { DocumentReporter } from './document.js';
import { githubReporter } from './github.js';
import { jsonReporter } from './json.js';
import { jsonDocument } from './json-document.js';
import { type JunitOptions, junitDocument } from './junit.js';
import type { Reporter, ReporterName } from './reporter.js';
import { type SarifOptions, sarifDocument } from './sarif.js';
import { textReporter } from './text.js';

export interface ReporterOptions {
  readonly color: boolean;
  readonly excerpts: boolean;
  readonly language: Language;
}

export function reporterOf(name: ReporterName, { color, excerpts, language }: ReporterOptions): Reporter {
  if (name === 'json') return jsonReporter();
  if (name === 'github') return githubReporter(language);
  return textReporter({ colors: pc.createColors(color), excerpts, language });
}

/** The reporter that writes a check as one document; undefined for those that tell each diagnostic by itself. */
export function documentReporterOf(
  name: ReporterName,
  options: SarifOptions & JunitOptions,
): DocumentReporter | undefined {
  if (name === 'json') return jsonDocument();
  if (name === 'sarif') return sarifDocument(options);
  return name === 'junit' ? junitDocument(options) : undefined;
}

/** The names of reporters that only a check has. */
export const isForChecks = (name: ReporterName): boolean => name === 'sarif' || name === 'junit';
