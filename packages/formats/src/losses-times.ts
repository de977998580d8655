/** What becomes of times in formats that hold none, only seconds, or no unknown ones. */
import { type Line, NO_TIME } from '@kifukit/record';
import type { Capabilities } from './format.js';
import type { Tally } from './tally.js';

export function survivingTimes(times: number[], base: number, can: Capabilities, tally: Tally): number[] {
  if (times.length === 0) return times;
  if (can.times === 'none') {
    const known = times.filter((time) => time !== NO_TIME).length;
    if (known > 0) tally.add('times', base + times.findIndex((time) => time !== NO_TIME) + 1, undefined, known);
    return [];
  }
  if (can.times === 'milliseconds' || times.every((time) => time === NO_TIME || time % 1000 === 0)) return times;
  return times.map((time, index) => (time === NO_TIME ? time : wholeSeconds(time, base + index + 1, tally)));
}

/** The time of an ending. */
export function survivingTime(time: number, ply: number, can: Capabilities, tally: Tally): number | undefined {
  if (can.times === 'none') tally.add('times', ply);
  if (can.times === 'none') return undefined;
  return can.times === 'seconds' ? wholeSeconds(time, ply, tally) : time;
}

function wholeSeconds(time: number, ply: number, tally: Tally): number {
  const rest = time % 1000;
  if (rest !== 0) tally.add('time-precision', ply);
  return time - rest;
}

/**
 * The line for a format that writes times for all moves or for none. NOTE: a line whose times are all 0 was not timed, as
 * most records entered by hand; it has none.
 */
export function filledTimes(line: Line, base: number, tally: Tally): Line {
  const { ending } = line;
  const known = line.times.some((time) => time > 0) || (ending?.time ?? 0) > 0;
  if (!known) return withoutZeros(line, base, tally);
  const times = line.moves.map((_, index) => {
    const time = line.times[index] ?? NO_TIME;
    if (time === NO_TIME) tally.add('unknown-times', base + index + 1);
    return Math.max(0, time);
  });
  if (!ending || ending.time !== undefined) return { ...line, times };
  tally.add('unknown-times', base + line.moves.length + 1);
  return { ...line, times, ending: { ...ending, time: 0 } };
}

function withoutZeros(line: Line, base: number, tally: Tally): Line {
  const zeros = line.times.filter((time) => time === 0).length + (line.ending?.time === undefined ? 0 : 1);
  if (zeros > 0) tally.add('zero-times', base + 1, undefined, zeros);
  const without: Line = { ...line, times: [] };
  if (line.ending?.time !== undefined) {
    const { time: _, ...ending } = line.ending;
    without.ending = ending;
  }
  return without;
}
