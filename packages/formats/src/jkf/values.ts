/** Small values of JSON as they are meant. NOTE: numbers in quotes are understood; the schema warns of them. */
import { type Square, squareAt } from '@kifukit/rules';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Undefined where the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field says nothing: absent, or null, which stands for any field in some files. */
export const isNothing = (value: unknown): value is undefined | null => value === undefined || value === null;

/** A number as it is or from a text of digits; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

export const NO_SQUARE = -1;

/** The square of `{x, y}`; NO_SQUARE for anything else. */
export function squareOf(place: unknown): Square {
  if (typeof place !== 'object' || place === null) return NO_SQUARE;
  const { x, y } = place as JsonObject;
  const file = typeof x === 'number' ? x : (numberOf(x) ?? 0);
  const rank = typeof y === 'number' ? y : (numberOf(y) ?? 0);
  const isOnBoard = file >= 1 && file <= 9 && rank >= 1 && rank <= 9;
  return isOnBoard && Number.isInteger(file) && Number.isInteger(rank) ? squareAt(file, rank) : NO_SQUARE;
}

/** More than a record can need, and little enough to be counted in milliseconds. */
const MAX_SECONDS = 1_000_000_000;

/** `{h, m, s}` in milliseconds; −1 for anything else. NOTE: minutes and seconds may be 60 and more. */
export function millisecondsOf(clock: unknown): number {
  if (!isObject(clock)) return -1;
  const hours = isNothing(clock.h) ? 0 : numberOf(clock.h);
  const minutes = numberOf(clock.m ?? 0);
  const seconds = numberOf(clock.s ?? 0);
  if (hours === undefined || minutes === undefined || seconds === undefined) return -1;
  if (isNothing(clock.m) && isNothing(clock.s)) return -1;
  const all = hours * 3600 + minutes * 60 + seconds;
  const isTime = hours >= 0 && minutes >= 0 && seconds >= 0 && all <= MAX_SECONDS;
  return isTime ? Math.round(all * 1000) : -1;
}
