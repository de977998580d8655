/**
 * The quick way through a record that is written as programs write it: valid by the schema, one main line, no surprises.
 * Nothing is made but what the record needs, so that it takes a fraction of what `JSON.parse` takes. At the first thing
 * that is not as usual it gives up, and the careful way through the same text finds out what it means.
 */
import { HAND_ROLES, KING, type Role, type Square, squareAt } from '@kifukit/rules';
import { type MoveToken, newToken } from './entry-player.js';
import { isListedSpecial, roleOfKind } from './names.js';
import { KEY, QuickTokens, UNUSUAL } from './quick-tokens.js';
import { recordFaults } from './schema.js';
import { type JsonObject, NO_SQUARE } from './values.js';

export interface QuickEntry {
  move: MoveToken | undefined;
  special: string | undefined;
  comments: readonly string[] | undefined;
  /** Milliseconds; −1 where the entry has no time. */
  now: number;
  total: number;
}

export interface QuickRecord {
  /** The record as `JSON.parse` has it, but without moves. */
  readonly frame: JsonObject;
  readonly entries: readonly QuickEntry[];
}

/** The record that text[start, end) is; undefined where it is none or anything about it is unusual. */
export function scanRecord(text: string, start: number, end: number): QuickRecord | undefined {
  try {
    return readRecord(new QuickTokens(text, start, end));
  } catch {
    return undefined;
  }
}

function readRecord(tokens: QuickTokens): QuickRecord {
  const frame: Record<string, unknown> = { moves: [] };
  let entries: QuickEntry[] | undefined;
  let seen = 0;
  tokens.openObject();
  do {
    const key = tokens.key();
    seen = withKey(seen, key);
    if (key === KEY.header) frame.header = JSON.parse(tokens.skipped());
    else if (key === KEY.initial) frame.initial = JSON.parse(tokens.skipped());
    else if (key === KEY.moves) entries = readEntries(tokens);
    else throw UNUSUAL;
  } while (tokens.objectGoesOn());
  tokens.peek();
  if (tokens.at !== tokens.end || !entries || recordFaults(frame).length > 0) throw UNUSUAL;
  return { frame, entries };
}

/** The set of keys with one more. NOTE: of a repeated key only `JSON.parse` knows what becomes. */
function withKey(seen: number, key: number): number {
  const bit = 1 << key;
  if ((seen & bit) !== 0) throw UNUSUAL;
  return seen | bit;
}

function readEntries(tokens: QuickTokens): QuickEntry[] {
  tokens.openList();
  const first = readEntry(tokens);
  if (first.move || first.special !== undefined) throw UNUSUAL;
  const entries = [first];
  while (tokens.listGoesOn()) entries.push(readEntry(tokens));
  return entries;
}

function readEntry(tokens: QuickTokens): QuickEntry {
  const entry: QuickEntry = { move: undefined, special: undefined, comments: undefined, now: -1, total: -1 };
  let seen = 0;
  tokens.openObject();
  if (tokens.closesAtOnce()) return entry;
  do {
    const key = tokens.key();
    seen = withKey(seen, key);
    if (key === KEY.move) entry.move = readMove(tokens);
    else if (key === KEY.time) readTime(tokens, entry);
    else if (key === KEY.comments) entry.comments = readTexts(tokens);
    else if (key === KEY.special) entry.special = readSpecial(tokens);
    else throw UNUSUAL;
  } while (tokens.objectGoesOn());
  if (entry.now >= 0 && !entry.move && entry.special === undefined) throw UNUSUAL;
  return entry;
}

const NEEDED = (1 << KEY.color) | (1 << KEY.to) | (1 << KEY.piece);

function readMove(tokens: QuickTokens): MoveToken {
  tokens.peek();
  const token = newToken();
  token.start = tokens.at;
  let seen = 0;
  tokens.openObject();
  do {
    const key = tokens.key();
    seen = withKey(seen, key);
    readMoveField(key, tokens, token);
  } while (tokens.objectGoesOn());
  token.end = tokens.at;
  if ((seen & NEEDED) !== NEEDED || (token.from === NO_SQUARE && !HAND_ROLES.includes(token.role))) throw UNUSUAL;
  return token;
}

function readMoveField(key: number, tokens: QuickTokens, token: MoveToken): void {
  if (key === KEY.to) token.to = readSquare(tokens);
  else if (key === KEY.piece) token.role = readRole(tokens);
  else if (key === KEY.color) token.color = readColor(tokens);
  else if (key < KEY.color || key > KEY.relative) throw UNUSUAL;
  else if (tokens.isNull()) return;
  else if (key === KEY.from) token.from = readSquare(tokens);
  else if (key === KEY.same) token.same = tokens.boolean();
  else if (key === KEY.promote) token.promote = tokens.boolean();
  else if (key === KEY.capture) token.capture = readCapture(tokens);
  else if (!/[LCRUMDH]/.test(tokens.string())) throw UNUSUAL;
}

function readColor(tokens: QuickTokens): number {
  const color = tokens.digit();
  if (color > 1) throw UNUSUAL;
  return color;
}

function readCapture(tokens: QuickTokens): Role {
  const role = readRole(tokens);
  if (role === KING) throw UNUSUAL;
  return role;
}

function readRole(tokens: QuickTokens): Role {
  const role = roleOfKind(tokens.string());
  if (role === 0) throw UNUSUAL;
  return role;
}

function readSquare(tokens: QuickTokens): Square {
  let file = 0;
  let rank = 0;
  tokens.openObject();
  do {
    const key = tokens.key();
    if (key === KEY.x && file === 0) file = tokens.digit();
    else if (key === KEY.y && rank === 0) rank = tokens.digit();
    else throw UNUSUAL;
  } while (tokens.objectGoesOn());
  if (file === 0 || rank === 0) throw UNUSUAL;
  return squareAt(file, rank);
}

function readTime(tokens: QuickTokens, entry: QuickEntry): void {
  tokens.openObject();
  do {
    const key = tokens.key();
    if (key === KEY.now && entry.now < 0) entry.now = readClock(tokens);
    else if (key === KEY.total && entry.total < 0) entry.total = readClock(tokens);
    else throw UNUSUAL;
  } while (tokens.objectGoesOn());
  if (entry.now < 0 || entry.total < 0) throw UNUSUAL;
}

/** More seconds than this are left to the careful way. */
const MAX_SECONDS = 100_000_000;

function readClock(tokens: QuickTokens): number {
  let hours = 0;
  let minutes = 0;
  let seconds = 0;
  let seen = 0;
  tokens.openObject();
  do {
    const key = tokens.key();
    seen = withKey(seen, key);
    if (key === KEY.m) minutes = tokens.number();
    else if (key === KEY.s) seconds = tokens.number();
    else if (key !== KEY.h) throw UNUSUAL;
    else if (!tokens.isNull()) hours = tokens.number();
  } while (tokens.objectGoesOn());
  const all = hours * 3600 + minutes * 60 + seconds;
  if ((seen & NEEDED_OF_CLOCK) !== NEEDED_OF_CLOCK || all > MAX_SECONDS) throw UNUSUAL;
  return all * 1000;
}

const NEEDED_OF_CLOCK = (1 << KEY.m) | (1 << KEY.s);

function readTexts(tokens: QuickTokens): string[] {
  const texts: string[] = [];
  tokens.openList();
  if (tokens.closesAtOnce()) return texts;
  do texts.push(tokens.string());
  while (tokens.listGoesOn());
  return texts;
}

function readSpecial(tokens: QuickTokens): string {
  const special = tokens.string();
  if (!isListedSpecial(special)) throw UNUSUAL;
  return special;
}
