import type { Count } from '../scoring/report.ts';
import { countPair, rate, rateOf } from './format.ts';
import { unbroken } from './markdown.ts';
import { NOTHING } from './words.ts';

/**
 * A rate with its counts as a table cell, `73.0 % (73/100)`; where the rate is not passes by trials,
 * `81.5 % (73/100 passed)`. It breaks between the two only.
 */
export function counted(value: number | null, count: Count | null, decimals: number): string {
  if (value === null) return NOTHING;
  const shown = unbroken(rate(value, decimals));
  if (count === null) return shown;
  const own = rateOf(count);
  const same = own !== null && rate(own, decimals) === rate(value, decimals);
  return `${shown} ${unbroken(`(${countPair(count)}${same ? '' : ' passed'})`)}`;
}
