/** What stands above the parts of an explanation. */
import type { Texts } from '../languages/language.js';
import type { Example } from './explanation.js';

export const explanationHeadings = {
  todo: { en: 'What to do', ja: '対処', ru: 'Что делать' },
  wrong: { en: 'Wrong', ja: '誤った例', ru: 'Неверно' },
  right: { en: 'Right', ja: '正しい例', ru: 'Верно' },
} as const satisfies Readonly<Record<string, Texts>>;

/** What must be known of an example besides its text, in the words of the command line: `usi, --rules tsume`. */
export function circumstances({ format, name, profile, encoding, settings = {}, to }: Example): string {
  const options = [
    ...(profile === undefined ? [] : [`--rules ${profile}`]),
    ...(to === undefined ? [] : [`--to ${to}`]),
    ...(to === undefined || encoding === undefined ? [] : [`--encoding ${encoding}`]),
    ...Object.entries(settings).map(([setting, value]) => `--set ${setting}=${value}`),
  ];
  const file = [name ?? format, ...(to === undefined && encoding !== undefined ? [encoding] : [])];
  return [...file, ...(options.length > 0 ? [options.join(' ')] : [])].join(', ');
}
