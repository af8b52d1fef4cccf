import { rounded } from '../../contract/numbers.ts';

/** When something was: a number of any unit, or whole milliseconds with the digits of a fraction of a second behind them. */
export interface Moment {
  readonly whole: number | bigint;
  readonly fraction: string;
}

const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:[.,](\d+))? ?(?:Z|([+-]\d\d):?(\d\d))?$/i;

/**
 * Reads a number, a text of digits (nanoseconds have more than a number can hold) or a time of ISO 8601, which is in UTC where it does not
 * say otherwise.
 * @returns undefined for anything else
 */
export function readMoment(value: unknown): Moment | undefined {
  if (typeof value === 'number') return { whole: value, fraction: '' };
  if (typeof value !== 'string') return undefined;
  if (/^\d{1,40}$/.test(value)) return { whole: BigInt(value), fraction: '' };
  const [, day, time, fraction = '', hours, minutes] = TIME.exec(value) ?? [];
  const offset = hours === undefined ? 'Z' : `${hours}:${minutes}`;
  const whole = Date.parse(`${day}T${time}${offset}`);
  return Number.isNaN(whole) ? undefined : { whole, fraction: fraction.replace(/0+$/, '') };
}

/**
 * From the first to the other: milliseconds between times, else the difference of the numbers; undefined where one is a number and one
 * digits.
 */
export function timeBetween(one: Moment, other: Moment): number | undefined {
  const whole = difference(one.whole, other.whole);
  return whole === undefined ? undefined : rounded(whole + (secondsOf(other) - secondsOf(one)) * 1000);
}

/** Digits are subtracted before they lose any. */
function difference(from: Moment['whole'], to: Moment['whole']): number | undefined {
  if (typeof from === 'bigint' && typeof to === 'bigint') return Number(to - from);
  return typeof from === 'number' && typeof to === 'number' ? to - from : undefined;
}

function secondsOf({ fraction }: Moment): number {
  return Number(`0.${fraction}0`);
}

/** Below 0 where the first was earlier, 0 at the same time. */
export function byMoment(one: Moment, other: Moment): number {
  if (one.whole !== other.whole) return one.whole < other.whole ? -1 : 1;
  return one.fraction === other.fraction ? 0 : one.fraction < other.fraction ? -1 : 1;
}
