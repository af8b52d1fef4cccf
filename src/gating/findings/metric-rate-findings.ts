import { counted } from '../../contract/text.ts';
import { type ComparisonInput, meanScore } from '../comparing/pairing.ts';
import type { MetricComparison, PairedMeans } from '../comparing/rate-comparison.ts';
import { pairedText, scoredTrials } from '../comparing/rate-words.ts';
import { failingUnder, fallenUnder } from '../comparing/scenarios-behind.ts';
import { thresholdStatus } from '../comparing/threshold.ts';
import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import { blockOrWarn, gates, metricRule } from '../policy/resolve-policy.ts';
import { SLACK } from '../statistics/rates.ts';
import { percents, points } from '../wording.ts';
import {
  allowedDrop,
  besideMain,
  hasFallen,
  movedScenarios,
  underThreshold,
  unmeasured,
  withinNoise,
} from './said-of-rates.ts';

/** That a metric is below its threshold, or was not measured. */
export function metricThreshold(metric: MetricComparison, context: GateContext): readonly Finding[] {
  const { policy, comparisons } = context;
  const { name, threshold, candidate, baseline, candidate_trials, state } = metric;
  const effect = blockOrWarn(metric);
  if (threshold === null) return [];
  if (candidate === null)
    return [
      unmeasured(
        policy,
        `\`${name}\` has a threshold, but the rubric judged none of the trials`,
        name,
        threshold,
        effect,
      ),
    ];
  const standing = thresholdStatus(candidate, metricRule(policy, name), () => comparisons.noiseOf(metric.rubric));
  const [rate, bar] = percents(candidate, threshold);
  const trials = counted(candidate_trials.total, 'scored trial');
  if (standing === 'met') return [];
  const main = besideMain(policy, { threshold, baseline, state }, 'the scenarios that fail');
  return [
    {
      ...underThreshold('metric', standing, effect),
      what: `${name} is ${rate}, below its threshold of ${bar} (${trials})${withinNoise(standing)}${main.said}`,
      expected: `at least ${bar}`,
      actual: `${rate} over ${trials}`,
      next: main.next,
      subject: name,
      ...(standing === 'below' && effect === 'block' ? failingUnder(context, metric.rubric) : {}),
    },
  ];
}

/** That a metric is worse than on main. */
export function metricRegression(metric: MetricComparison, context: GateContext): readonly Finding[] {
  if (metric.state !== 'regressed') return [];
  const moved = hasFallen(metric) ? null : movedScenarios(context.pairs, (one) => meanScore(one, metric.rubric));
  return [
    {
      code: 'metric-regressed',
      effect: blockOrWarn(metric),
      what:
        moved === null
          ? describeFall(metric, context)
          : `${metric.name} is ${moved.what} (${scoredTrials(metric, context)})`,
      expected: allowedDrop(metric),
      actual:
        moved?.actual ??
        `a drop of ${points(metric.delta ?? 0)} over ${counted(metric.paired?.scenarios ?? 0, 'paired scenario')}`,
      next: 'Look at the scenarios that fell against the baseline',
      subject: metric.name,
      ...(gates(metric) ? fallenUnder(context, metric.rubric) : {}),
    },
  ];
}

const NOTHING_PAIRED: PairedMeans = { scenarios: 0, candidate: 0, baseline: 0 };

/** Rates of the whole run, unless another set of scenarios makes them tell another story than the paired ones. */
function describeFall(metric: MetricComparison, input: ComparisonInput): string {
  const { name, candidate, baseline, delta, tolerance, paired = NOTHING_PAIRED } = metric;
  const trials = scoredTrials(metric, input);
  const scenarios = pairedText(paired);
  if (candidate !== null && baseline !== null && candidate - baseline < -tolerance - SLACK) {
    const [before, now] = percents(baseline, candidate);
    return `${name} fell from ${before} to ${now} (${trials}; by ${points(delta ?? 0)} over ${scenarios})`;
  }
  const [before, now] = percents(paired.baseline, paired.candidate);
  return `${name} fell from ${before} to ${now} over ${scenarios} (${trials})`;
}
