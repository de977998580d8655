/**
 * Time controls: how they are said in words (`15分+60秒`, `各6時間`, `10分切れ負け`) and in CSA (`$TIME_LIMIT:00:15+60`,
 * `$TIME:900+60+0`). Formats keep what is not understood as text.
 *
 * In a record the words are the common form, whatever format it came from: KIF, KI2 and JKF write them as they are.
 */
import { NUMERALS, parseNumber } from '../kakinoki/numbers.js';

/** In milliseconds. */
export interface TimeControl {
  /** Of each player. */
  readonly initial: number;
  /** For each move once the initial time is spent; 0 where the game is lost then, undefined where nothing is said. */
  readonly byoyomi: number | undefined;
  /** Added for each move. */
  readonly increment: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Longer texts than this are stories. */
const MAX_LENGTH = 60;

const NUMBER = `[${NUMERALS}]{1,7}`;
const DURATION = `(?:(${NUMBER})時間(半)?)?(?:(${NUMBER})分)?(?:(${NUMBER}(?:\\.\\d{1,3})?)秒)?`;
const LINK = '[、,・]?';
const BYOYOMI = `${LINK}(?:\\+|秒読み|(?:切れたら|使い切ったら|以降|以後|のち|後は)(?:一手|1手)?)`;
const INCREMENT = `${LINK}\\(?(?:(?:1手|一手)(?:ごとに|毎に|につき|に)?)?\\+?(${NUMBER}(?:\\.\\d{1,3})?)秒(?:加算|追加|プラス)\\)?`;

const WHOLE = new RegExp(
  `^(?:持ち時間)?(?:各自?|双方)?${DURATION}(?:の?(切れ負け)|${BYOYOMI}${DURATION}(?:将棋|以内)?)?(?:${INCREMENT})?$`,
);
/** `1手30秒`, `30秒将棋`, `初手から30秒`: nothing but byoyomi. */
const BYOYOMI_ONLY = new RegExp(`^(?:(?:1手|一手|初手から|秒読み)+${DURATION}(?:以内|将棋)?|${DURATION}将棋)$`);

/** A time control in words; undefined for other text. */
export function parseTimeControl(text: string): TimeControl | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const words = text.normalize('NFKC').replace(/\s+/g, '');
  const only = BYOYOMI_ONLY.exec(words);
  const alone = only && (duration(only.slice(1, 5)) ?? duration(only.slice(5, 9)));
  if (alone) return { initial: 0, byoyomi: alone, increment: 0 };
  const parts = WHOLE.exec(words);
  const initial = parts ? duration(parts.slice(1, 5)) : undefined;
  if (!parts || initial === undefined) return undefined;
  const increment = parts[10] === undefined ? 0 : seconds(parts[10]);
  const byoyomi = parts[5] === undefined ? duration(parts.slice(6, 10)) : 0;
  // NOTE: where every move earns time, silence about byoyomi means that there is none.
  return { initial, byoyomi: byoyomi ?? (increment > 0 ? 0 : undefined), increment };
}

/** Hours, 半, minutes and seconds as a regular expression found them; undefined where it found none. */
function duration([hours, half, minutes, rest]: readonly (string | undefined)[]): number | undefined {
  if (hours === undefined && minutes === undefined && rest === undefined) return undefined;
  const whole = (parseNumber(hours ?? '') ?? 0) * HOUR + (half === undefined ? 0 : HOUR / 2);
  return whole + (parseNumber(minutes ?? '') ?? 0) * MINUTE + seconds(rest ?? '0');
}

/** Thousandths are kept; `text` may be in kanji. */
function seconds(text: string): number {
  const [whole = '', fraction = ''] = text.split('.');
  return (parseNumber(whole) ?? 0) * SECOND + Number(fraction.padEnd(3, '0'));
}

/** `15分+60秒`, `10分切れ負け`, `6時間`, `5分 1手10秒加算`; `parseTimeControl` reads all of them back. */
export function makeTimeControl({ initial, byoyomi, increment }: TimeControl): string {
  const words = makeDuration(initial);
  const added = increment > 0 ? ` 1手${makeSeconds(increment)}秒加算` : '';
  if (byoyomi) return `${words}+${makeSeconds(byoyomi)}秒${added}`;
  return byoyomi === 0 && increment === 0 ? `${words}切れ負け` : words + added;
}

function makeDuration(time: number): string {
  const hours = Math.floor(time / HOUR);
  const minutes = Math.floor((time % HOUR) / MINUTE);
  const rest = time % MINUTE;
  const words = `${hours > 0 ? `${hours}時間` : ''}${minutes > 0 ? `${minutes}分` : ''}${rest > 0 ? `${makeSeconds(rest)}秒` : ''}`;
  return words === '' ? '0分' : words;
}

const makeSeconds = (time: number): string => String(time / SECOND);

const SECONDS_FORM = /^(\d{1,7}(?:\.\d{1,3})?)\+(\d{1,7}(?:\.\d{1,3})?)\+(\d{1,7}(?:\.\d{1,3})?)$/;

/** `900+60+0`: seconds at first, of byoyomi, added for each move. */
export function parseCsaTime(text: string): TimeControl | undefined {
  const parts = SECONDS_FORM.exec(text);
  if (!parts) return undefined;
  const [initial, byoyomi, increment] = parts.slice(1).map(seconds);
  return { initial, byoyomi, increment };
}

/** NOTE: CSA cannot leave byoyomi open; it is written as none. */
export const makeCsaTime = ({ initial, byoyomi = 0, increment }: TimeControl): string =>
  [initial, byoyomi, increment].map(makeSeconds).join('+');

const LIMIT_FORM = /^(\d\d):([0-5]\d)\+(\d\d)$/;

/** `00:15+60`: hours and minutes at first, seconds of byoyomi. */
export function parseCsaTimeLimit(text: string): TimeControl | undefined {
  const parts = LIMIT_FORM.exec(text);
  if (!parts) return undefined;
  const [hours, minutes, byoyomi] = parts.slice(1).map(Number);
  return { initial: hours * HOUR + minutes * MINUTE, byoyomi: byoyomi * SECOND, increment: 0 };
}

/**
 * The time limit, without increment and without seconds of the initial time, which it has no place for; undefined where
 * the rest does not fit either.
 */
export function makeCsaTimeLimit({ initial, byoyomi = 0 }: TimeControl): string | undefined {
  const minutes = Math.floor(initial / MINUTE);
  const rest = byoyomi / SECOND;
  if (minutes >= 6000 || rest >= 100 || !Number.isInteger(rest)) return undefined;
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}+${two(rest)}`;
}

/** A time control in any of the forms. */
export const parseAnyTimeControl = (text: string): TimeControl | undefined =>
  parseCsaTimeLimit(text) ?? parseCsaTime(text) ?? parseTimeControl(text);

/** `60秒`, `1分`: the value of KIF's 秒読み. */
export function parseByoyomi(text: string): number | undefined {
  const time = parseTimeControl(text);
  return time?.byoyomi === undefined && time?.increment === 0 ? time.initial : undefined;
}

export const isSameTimeControl = (a: TimeControl, b: TimeControl): boolean =>
  a.initial === b.initial && a.byoyomi === b.byoyomi && a.increment === b.increment;
