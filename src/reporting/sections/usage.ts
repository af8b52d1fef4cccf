import type { UsageComparison } from '../../../schemas/types/decision.ts';
import { gates } from '../../gating/policy/resolve-policy.ts';
import { AMOUNT_WORDS, amountText, riseText } from '../../gating/wording.ts';
import { boldIf, capitalised, changeCell } from '../markdown/format.ts';
import { foldedList, type Rows, unbroken } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';
import { NOTHING } from '../markdown/words.ts';

/** What a trial uses (cost, latency, tokens), on main and in this run. */
export function usageSection(view: View): string {
  const { usage = [], baseline } = view.decision;
  const names = usage.map(({ amount }) => AMOUNT_WORDS[amount]).join(', ');
  return foldedList(view, `${capitalised(names)} per trial`, usageRows(usage, baseline !== null, view.here));
}

export function usageRows(usage: readonly UsageComparison[], isCompared: boolean, here: string): Rows {
  const columns = ['', '', ...(isCompared ? [`main → ${here}`, 'range'] : [here]), 'blocks if'];
  return {
    noun: 'amounts',
    columns,
    limitAt: columns.length - 1,
    align: `cl${isCompared ? 'rr' : 'r'}l`,
    rows: usage.map((comparison) => {
      const { amount, candidate, baseline, change, interval, tolerance } = comparison;
      const isLoud = isPastLimit(comparison);
      const measured = boldIf(isLoud, unbroken(amountText(comparison, candidate)));
      const compared = [
        changeCell({
          main: baseline === null ? NOTHING : amountText(comparison, baseline),
          here: measured,
          change: change === null ? '' : riseText(change),
        }),
        interval === null ? NOTHING : unbroken(`${riseText(interval.lower)} to ${riseText(interval.upper)}`),
      ];
      const icon = !comparison.exceeds ? '·' : isLoud ? '❌' : '⚠️';
      const limit = gates(comparison) ? unbroken(`> ${riseText(tolerance)}`) : 'only watched';
      return [icon, boldIf(isLoud, capitalised(AMOUNT_WORDS[amount])), ...(isCompared ? compared : [measured]), limit];
    }),
  };
}

/** Whether the amount rose past a limit that blocks. */
export function isPastLimit(comparison: UsageComparison): boolean {
  return comparison.exceeds && gates(comparison);
}
