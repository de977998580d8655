/**
 * What programs that read CSA want of a file, as data. `for=PROGRAM` writes for one of them.
 *
 * Sources: files of these programs and of shogi-server, the sources of ShogiHome and tsshogi.
 */
import type { FormatOption, OutputForm, Settings } from '../format.js';

export interface CsaDialect {
  /** Undefined: what the version says. */
  readonly output?: OutputForm;
  /** The version that is written where the user names none. */
  readonly version: '2.2' | '3.0';
  /** What version 2.2 is called. */
  readonly versionLine: string;
  /** Whether every start, also the even one, is written in rows. */
  readonly rows: boolean;
  /** Whether moves may stand without a time among timed ones. */
  readonly unknownTimes: boolean;
}

const common: CsaDialect = { version: '2.2', versionLine: 'V2.2', rows: false, unknownTimes: true };

const ofWindows: OutputForm = { encoding: 'shift_jis', newline: '\r\n' };

const dialects = {
  any: common,
  'kifu-for-windows': { ...common, output: ofWindows },
  // NOTE: ShogiHome reads every .csa as UTF-8.
  shogihome: { ...common, output: { encoding: 'utf-8', newline: '\n' }, version: '3.0' },
  shogigui: { ...common, output: ofWindows },
  // NOTE: shogi-server calls its files V2, has no PI, and gives every move a time; its tools know nothing else.
  floodgate: {
    output: { encoding: 'utf-8', newline: '\n' },
    version: '2.2',
    versionLine: 'V2',
    rows: true,
    unknownTimes: false,
  },
} satisfies Readonly<Record<string, CsaDialect>>;

export const dialectOption: FormatOption = {
  name: 'for',
  values: Object.keys(dialects),
  default: 'any',
  description: 'the program that the file is for; any: the form that all programs read',
};

export const dialectOf = ({ for: name }: Settings): CsaDialect =>
  name !== undefined && Object.hasOwn(dialects, name) ? dialects[name as keyof typeof dialects] : common;
