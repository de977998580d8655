// The suite itself, on toy formats that are JSON with holes: everything that `project` and `losses` can take away.
import type { GameRecord, Line, Report, Source } from '@kifukit/record';
import { type Capabilities, type Format, holdsEverything, type Settings, writerOf } from '../format.js';
import { comparable, type PlainLine } from './comparable.js';
import { describeFormat } from './conformance.js';

const resignations: Capabilities['ending'] = ({ text: _, ...ending }) =>
  ending.kind === 'resign' || ending.kind === 'illegal-move' ? ending : undefined;

const holes: Readonly<Record<string, Partial<Capabilities>>> = {
  nothing: {},
  form: {
    comment: (text) => text.replace(/\r\n?/g, '\n').trim() || undefined,
    bookmark: (name) => name.trim() || undefined,
    header: (key, value) => (/^\w/.test(key) ? value.trim() : undefined),
    times: 'seconds',
    unknownTimes: false,
    illegalMoves: false,
  },
  texts: { comments: false, bookmarks: false, times: 'none', ending: resignations },
  tree: { variations: false, illegalMoves: false, moveNumber: () => 1, ending: resignations },
  moves: { moves: false, header: () => undefined },
};

const can = (settings: Settings): Capabilities => ({
  ...holdsEverything,
  comment: (text) => text,
  ...holes[settings.hole ?? 'nothing'],
});

type Plain = Omit<Line, 'comments' | 'bookmarks' | 'variations'> & {
  comments: [number, string][];
  bookmarks: [number, string][];
  variations: { index: number; line: Plain }[];
};

const fromPlain = (line: Plain): Line => ({
  ...line,
  comments: new Map(line.comments),
  bookmarks: new Map(line.bookmarks),
  variations: line.variations.map(({ index, line }) => ({ index, line: fromPlain(line) })),
});

function* read(source: Source, report: Report): Generator<GameRecord> {
  for (const text of source.text.split('\n')) {
    try {
      const { start, headers, main } = JSON.parse(text);
      report.startGame();
      yield { start, headers, main: fromPlain(main) };
    } catch {
      // Not of this toy.
    }
  }
}

/** Moves stay numbers; the rest is written in one fixed order of keys. */
const toPlain = (game: GameRecord): unknown => {
  const plain = comparable(game);
  return { ...plain, main: withMoves(plain.main, game.main) };
};

const withMoves = (plain: PlainLine, line: Line): unknown => ({
  ...plain,
  moves: line.moves,
  variations: plain.variations.map(({ index, line: inner }, i) => ({
    index,
    line: withMoves(inner, (line.variations[i] as Line['variations'][number]).line),
  })),
});

const toy: Format = {
  id: 'jkf',
  title: 'Toy',
  extensions: ['toy'],
  language: 'ja',
  output: () => ({ encoding: 'utf-8', newline: '\n' }),
  options: [{ name: 'hole', values: Object.keys(holes), default: 'nothing', description: 'what is lost' }],
  can,
  sniff: (head) => (head.startsWith('{"start"') ? 1 : 0),
  read,
  write: writerOf(can, (game) => `${JSON.stringify(toPlain(game))}\n`),
  collection: { usual: true, member: (text) => text },
};

for (const hole of Object.keys(holes)) describeFormat(toy, { settings: { hole } });
