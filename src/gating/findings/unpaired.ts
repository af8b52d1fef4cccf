import { counted } from '../../contract/text.ts';
import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import { meanRate, SLACK } from '../statistics/rates.ts';
import { welchTest } from '../statistics/welch.ts';
import { percents, points, pValue } from '../wording.ts';

/**
 * Where no scenario is in both runs, how the primary metric of this one differs from that of the other, for information only: other
 * scenarios may be harder, and two unpaired samples tell little. Empty wherever anything is paired.
 */
export function unpairedDifference({ candidate, baseline, primary, pairing }: GateContext): readonly Finding[] {
  if (baseline === null || primary === null || pairing.overlap.common > 0) return [];
  const { name, comparableRuns, valueIn } = primary.metric;
  if (comparableRuns.length === 0) return [];
  const [now, then] = [candidate, baseline].map(({ scenarios }) => scenarios.flatMap((one) => valueIn(one) ?? []));
  const test = welchTest(now ?? [], then ?? []);
  if (now === undefined || then === undefined || test === null) return [];
  const [before, after] = percents(meanRate(then), meanRate(now));
  return [
    {
      code: 'unpaired-difference',
      effect: 'notice',
      what: `For information: ${name} is ${after} over ${counted(now.length, 'scenario')}, and was ${before} over ${then.length} others on main${describe(test.estimate, test.worse, test.better)}`,
      next: 'Take it for a hint only: other scenarios may be harder or easier',
      subject: name,
    },
  ];
}

function describe(difference: number, worse: number, better: number): string {
  if (Math.abs(difference) < SLACK) return '';
  const p = Math.min(worse, better);
  const side = difference < 0 ? 'lower' : 'higher';
  return `, ${points(difference)} ${side} (Welch t, one-sided p ${pValue(p)})`;
}
