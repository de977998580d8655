/** The reporters by name. */
import pc from 'picocolors';
import { githubReporter } from './github.js';
import { jsonReporter } from './json.js';
import type { Reporter, ReporterName } from './reporter.js';
import { textReporter } from './text.js';

export interface ReporterOptions {
  readonly color: boolean;
  readonly excerpts: boolean;
}

export function reporterOf(name: ReporterName, { color, excerpts }: ReporterOptions): Reporter {
  if (name === 'json') return jsonReporter();
  if (name === 'github') return githubReporter();
  return textReporter({ colors: pc.createColors(color), excerpts });
}
