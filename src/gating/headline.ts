import { counted } from '../contract/counted.ts';
import type { Comparisons } from './comparisons.ts';
import type { Decided, Finding } from './decision.ts';
import { MORE_TRIALS } from './more-trials.ts';
import type { Sides } from './pairing.ts';
import type { MetricComparison } from './rate-comparison.ts';
import { percent, percents, scoredTrials } from './wording.ts';

/** One sentence: the reason that decided, with its numbers. `findings` are in their final order. */
export function headlineOf(
  decided: Decided,
  findings: readonly Finding[],
  { metrics }: Pick<Comparisons, 'metrics'>,
  sides: Sides,
): string {
  const effect = decided === 'invalid' ? 'invalid' : 'block';
  const deciding = findings.filter((finding) => finding.effect === effect);
  const [first, ...others] = deciding;
  if (first !== undefined && (decided === 'invalid' || decided === 'fail'))
    return `${first.what}${others.length === 0 ? '' : `, and ${counted(others.length, 'more finding')}`}`;
  const asked = findings.find(({ code }) => code === MORE_TRIALS);
  if (decided === 'inconclusive' && asked !== undefined) return asked.what;
  const metric = metrics.find((one) => decided === 'inconclusive' && isUnclear(one)) ?? metrics[0];
  if (metric === undefined) return 'The input cannot be judged';
  return describeMetric(metric, sides);
}

function isUnclear({ state, tier }: MetricComparison): boolean {
  return state === 'inconclusive' && tier !== 'advisory';
}

function describeMetric(metric: MetricComparison, sides: Sides): string {
  const { name, candidate, baseline, state } = metric;
  if (candidate === null) return `${name} was not measured`;
  const trials = counted(sides.candidate.trials.scored, 'scored trial');
  if (state === 'no-baseline') return `${name} is ${percent(candidate)} (${trials}), with no baseline to compare with`;
  if (state === 'not-comparable' || baseline === null)
    return `${name} is ${percent(candidate)} (${trials}) and was not compared with the baseline`;
  const [then, rate] = percents(baseline, candidate);
  const counts = `(${scoredTrials(sides)})`;
  if (state === 'insufficient') return `${name} is ${rate} after ${then} ${counts}, with too few scenarios to compare`;
  if (state === 'inconclusive' && then === rate)
    return `${name} is ${rate} on both sides ${counts}: the suite cannot tell whether it changed`;
  if (state === 'inconclusive')
    return `${name} went from ${then} to ${rate} ${counts}: the suite cannot tell whether it changed`;
  if (state === 'improved') return `${name} rose from ${then} to ${rate} ${counts}`;
  if (state === 'regressed') {
    const why = metric.tier === 'advisory' ? 'which is advisory and does not block' : 'which a waiver accepts';
    return `${name} fell from ${then} to ${rate} ${counts}, ${why}`;
  }
  return then === rate
    ? `${name} is unchanged at ${rate} ${counts}`
    : `${name} is unchanged within tolerance: ${then} to ${rate} ${counts}`;
}
