/** A check as one JSON object; `check-report.schema.json` describes it. */
import { type DocumentReporter, separator } from './document.js';
import { diagnosticJson } from './json.js';

export function jsonDocument(): DocumentReporter {
  const comma = separator(',');
  return {
    begin: () => '{"inputs":[',
    input({ name, format, encoding, games, diagnostics }) {
      const entry = { source: name, format, encoding, games, diagnostics: diagnostics.map(diagnosticJson) };
      return `${comma()}\n${JSON.stringify(entry)}`;
    },
    end: (totals) => `\n],"summary":${JSON.stringify(totals)}}\n`,
  };
}
