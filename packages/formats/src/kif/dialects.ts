/**
 * What programs that read KIF want of a file, as data. `for=PROGRAM` writes for one of them; without it, KIF is written in
 * the common form that all of them read.
 *
 * Sources: files of these programs, the sources of ShogiHome and tsshogi, and what their users report.
 */
import type { Ending, EndingKind } from '@kifukit/record';
import type { Handicap } from '@kifukit/rules';
import type { FormatOption, OutputForm, Settings } from '../format.js';
import { wordOfEnding } from '../kakinoki/endings.js';
import { isNameEnough } from '../kakinoki/handicaps.js';

export interface KifDialect {
  /** By the extension, lower case. */
  output(extension: string): OutputForm;
  /** Endings that the program knows by KIF's words; undefined where an unknown word does no harm. */
  readonly endings?: ReadonlySet<EndingKind>;
  /** Words that the program has in place of KIF's. */
  readonly words?: Partial<Readonly<Record<EndingKind, string>>>;
  /** Whether a まで line closes every line of play, or only where nothing else tells the winner. */
  readonly concludes: boolean;
  /** Whether what stands before a variation's first move is read as said of the variation. */
  readonly leadingTexts: boolean;
  /** Whether bookmarks stand before comments. */
  readonly bookmarksFirst: boolean;
  /** Whether 下手 and 上手 are the players of a handicap game. */
  readonly handicapPlayers: boolean;
  /** Whether the handicap's name alone tells the program the start. */
  knowsHandicap(handicap: Handicap): boolean;
  /** Whether the program can read a header with this value. */
  holdsHeader(value: string): boolean;
}

// NOTE: .kif was Shift_JIS once and for all; in UTF-8 nothing is lost, and programs go by the declaration.
const declaredUtf8 = (extension: string): OutputForm =>
  extension === 'kif'
    ? { encoding: 'utf-8', newline: '\r\n', declares: ['utf-8'] }
    : { encoding: 'utf-8', newline: '\n' };

/** What programs of Windows have always had: .kif is Shift_JIS, .kifu is UTF-8. */
const byExtension = (extension: string): OutputForm => ({
  encoding: extension === 'kif' ? 'shift_jis' : 'utf-8',
  newline: '\r\n',
});

const common: KifDialect = {
  output: declaredUtf8,
  concludes: false,
  leadingTexts: true,
  bookmarksFirst: false,
  handicapPlayers: true,
  knowsHandicap: isNameEnough,
  holdsHeader: () => true,
};

/** The endings of Kakinoki's description, and 封じ手, which his programs write. */
const described: ReadonlySet<EndingKind> = new Set<EndingKind>([
  'resign',
  'interrupted',
  'impasse',
  'repetition',
  'mate',
  'no-mate',
  'timeout',
  'illegal-move',
  'illegal-action',
  'declaration',
  'win-by-default',
  'loss-by-default',
  'sealed',
]);

/** NOTE: 激指 reads no other ending than these. */
const fewest: ReadonlySet<EndingKind> = new Set<EndingKind>([
  'resign',
  'interrupted',
  'impasse',
  'repetition',
  'mate',
  'timeout',
]);

/** NOTE: ShogiHome plays a game with another handicap's name from the even start, unless a diagram is there. */
const ofShogiHome: ReadonlySet<Handicap> = new Set<Handicap>([
  'even',
  'lance',
  'right-lance',
  'bishop',
  'rook',
  'rook-lance',
  'two-pieces',
  'four-pieces',
  'six-pieces',
  'eight-pieces',
  'ten-pieces',
]);

const dialects = {
  any: common,
  'kifu-for-windows': {
    ...common,
    output: (extension) => ({ ...byExtension(extension), declares: ['shift_jis', 'utf-8'] }),
    endings: described,
    concludes: true,
  },
  // NOTE: ShogiHome takes a text before a variation's first move for one on the line before.
  shogihome: {
    ...common,
    output: byExtension,
    leadingTexts: false,
    knowsHandicap: (handicap) => ofShogiHome.has(handicap),
  },
  // NOTE: ShogiGUI fails on a header with an address in it, and writes bookmarks before comments.
  shogigui: {
    ...common,
    output: byExtension,
    endings: described,
    bookmarksFirst: true,
    holdsHeader: (value) => !value.includes('://'),
  },
  // NOTE: 81Dojo calls the players 先手 and 後手 in every game, and some endings by words of its own.
  '81dojo': {
    ...common,
    output: () => ({ encoding: 'utf-8', newline: '\r\n', declares: ['utf-8'] }),
    words: { timeout: 'Time-up', declaration: '27点宣言勝ち', 'illegal-move': '反則手', try: 'トライ!' },
    handicapPlayers: false,
  },
  gekisashi: { ...common, output: byExtension, endings: fewest, concludes: true },
} satisfies Readonly<Record<string, KifDialect>>;

export const dialectOption: FormatOption = {
  name: 'for',
  values: Object.keys(dialects),
  default: 'any',
  description: 'the program that the file is for; any: the form that all programs read',
};

export const dialectOf = ({ for: name }: Settings): KifDialect =>
  name !== undefined && Object.hasOwn(dialects, name) ? dialects[name as keyof typeof dialects] : common;

/** The ending as the program can be told it; words that it does not know begin the remark on the ending. */
export function knownEnding(ending: Ending | undefined, { endings }: KifDialect): Ending | undefined {
  if (!ending || !endings) return ending;
  const { kind, text, comment, ...rest } = ending;
  if (endings.has(kind) && text === undefined) return ending;
  const words = wordOfEnding(ending);
  const remark = [words, comment].filter((part) => part !== undefined).join('\n');
  const known = endings.has(kind) ? kind : ending.winner === 'draw' ? 'impasse' : 'interrupted';
  return { ...rest, kind: known, ...(remark === '' ? {} : { comment: remark }) };
}
