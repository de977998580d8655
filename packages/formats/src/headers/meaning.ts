/** Whether two values of a header say the same in other words. */
import { isSameDateTime, parseDateTime } from './date.js';
import { isSameTimeControl, parseAnyTimeControl } from './time-control.js';

/** Header keys of the record whose values are dates, and those whose values are time controls. */
export const isDateKey = (key: string): boolean => key === 'startedAt' || key === 'endedAt' || key === '対局日';
export const isTimeControlKey = (key: string): boolean =>
  key === 'timeControl' || key === '先手持ち時間' || key === '後手持ち時間';

export function isSameMeaning(key: string, a: string, b: string): boolean {
  if (isTimeControlKey(key)) return bothSame(parseAnyTimeControl, isSameTimeControl, a, b);
  return isDateKey(key) && bothSame(parseDateTime, isSameDateTime, a, b);
}

function bothSame<T>(
  parse: (text: string) => T | undefined,
  isSame: (a: T, b: T) => boolean,
  a: string,
  b: string,
): boolean {
  const first = parse(a);
  const second = parse(b);
  return first !== undefined && second !== undefined && isSame(first, second);
}
