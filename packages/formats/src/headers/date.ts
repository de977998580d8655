/**
 * Dates as records write them: `2008/12/20(土) 10:00`, `2008-12-20T10:00:00Z`, `2008年12月20日`. The form that all formats
 * read is `YYYY/MM/DD HH:MM:SS`; anything else is kept as text.
 */

export interface DateTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Absent with the minutes where only the day is known. */
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
  /** `Z`, `+09:00`, where it is said. */
  readonly zone?: string;
}

/** Longer texts than this hold more than a date. */
const MAX_LENGTH = 40;

const DATE = String.raw`(\d{4})(?:[/.-]|年)(\d{1,2})(?:[/.-]|月)(\d{1,2})日?`;
/** NOTE: a day of the week in brackets says nothing that the date does not. */
const WEEKDAY = String.raw`(?:\s?\([^()\s]{1,3}\))?`;
const TIME = String.raw`(\d{1,2})(?::|時)(\d{1,2})分?(?::?(\d{1,2})秒?(?:\.\d{1,6})?)?`;
const ZONE = String.raw`(Z|[+-]\d\d:?\d\d)?`;
const FORM = new RegExp(`^${DATE}${WEEKDAY}(?:[T\\s]\\s{0,3}${TIME}${ZONE})?$`);

/** Undefined for anything but one date. */
export function parseDateTime(text: string): DateTime | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const parts = FORM.exec(text.normalize('NFKC').trim());
  if (!parts) return undefined;
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map((part) => (part ? Number(part) : undefined));
  if (year === undefined || !isWithin(month, 1, 12) || !isWithin(day, 1, 31)) return undefined;
  const date = { year, month, day };
  if (hour === undefined) return date;
  if (!isWithin(hour, 0, 23) || !isWithin(minute, 0, 59) || !isWithin(second ?? 0, 0, 59)) return undefined;
  const zone = parts[7];
  return { ...date, hour, minute, ...(second === undefined ? {} : { second }), ...(zone ? { zone } : {}) };
}

const isWithin = (value: number | undefined, least: number, most: number): value is number =>
  value !== undefined && value >= least && value <= most;

/** `2008/12/20 10:00:00`, or the date alone. */
export function makeDateTime({ year, month, day, hour, minute = 0, second = 0 }: DateTime): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = `${String(year).padStart(4, '0')}/${two(month)}/${two(day)}`;
  return hour === undefined ? date : `${date} ${two(hour)}:${two(minute)}:${two(second)}`;
}

/** Seconds that are not said count as 0. */
export const isSameDateTime = (a: DateTime, b: DateTime): boolean =>
  makeDateTime(a) === makeDateTime(b) && a.zone === b.zone;
