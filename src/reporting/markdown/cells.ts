import type { Count } from '../../../schemas/types/report.ts';
import { rateOf } from '../../gating/statistics/rates.ts';
import { countPair, rate } from './format.ts';
import { stacked, unbroken } from './markdown.ts';
import { NOTHING } from './words.ts';

/** A rate over its counts as a table cell: `73.0 %` and `(73/100)`, or `(73/100 passed)` where the rate is a mean score. */
export function rateCell(value: number | null, count: Count | null, decimals: number): string {
  if (value === null) return NOTHING;
  const own = count === null ? null : rateOf(count);
  const same = own !== null && rate(own, decimals) === rate(value, decimals);
  const counts = count === null ? '' : `(${countPair(count)}${same ? '' : ' passed'})`;
  return stacked([unbroken(rate(value, decimals)), unbroken(counts)]);
}
