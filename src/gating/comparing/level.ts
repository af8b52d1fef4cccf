import type { Level, Reliability, ReliabilitySide } from '../../../schemas/types/decision.ts';
import type { Count, Report, RubricReport } from '../../../schemas/types/report.ts';
import { rounded } from '../../contract/numbers.ts';
import { fewest } from '../statistics/moments.ts';
import { FEWEST_SCENARIOS, pairedTest } from '../statistics/paired.ts';
import { effectiveSampleSize, wilson, zeroFailureUpperBound } from '../statistics/proportions.ts';
import { meanRate, rateOf, SLACK } from '../statistics/rates.ts';
import { allOfKPass, anyOfKPasses } from '../statistics/reliability.ts';
import type { CriterionRate, Rate } from './comparison-context.ts';
import type { Pair } from './pairing.ts';
import { passesOf, scoresOf } from './scores.ts';

/** One-sided level of each bound. */
const BOUND = 0.05;

/** The rate of a scenario. */
interface Measured {
  /** The mean over its trials. */
  readonly rate: number;
  /** Whether it is a single trial, passed or failed. */
  readonly isSingle: boolean;
}

/** Bounds on the metric of a run; null if nothing was scored. */
export function metricLevel({ scenarios }: Report, { rubric, score }: RubricReport): Level | null {
  const measured = scenarios.flatMap((scenario): readonly Measured[] => {
    const { scores = [] } = scoresOf(scenario, rubric) ?? {};
    if (scores.length === 0) return [];
    const rate = meanRate(scores);
    return [{ rate, isSingle: scores.length === 1 && (rate === 0 || rate === 1) }];
  });
  return score === null ? null : levelOf(score, measured);
}

/** Bounds on the rate of a criterion; null if it never applied. */
export function criterionLevel(
  { scenarios }: Report,
  { criterion, byScore, countIn }: Pick<CriterionRate, 'criterion' | 'byScore' | 'countIn'>,
): Level | null {
  const { passed, total, score } = criterion;
  const measured = scenarios.flatMap((scenario): readonly Measured[] => {
    const count = countIn(scenario);
    const rate = rateOf(count);
    return rate === null ? [] : [{ rate, isSingle: count.total === 1 && count.scores === undefined }];
  });
  return total === 0 ? null : levelOf(byScore ? (score ?? 0) : passed / total, measured);
}

/**
 * Bounds on the rate over other scenarios like these: Wilson's interval over the effective sample size, because trials of one scenario are
 * not independent. If nothing failed, also the largest failure rate that is still plausible.
 */
function levelOf(rate: number, measured: readonly Measured[]): Level {
  const scenarios = measured.length;
  const areSingle = measured.every(({ isSingle }) => isSingle);
  const effective = areSingle ? scenarios : effectiveSampleSize(measured.map((one) => rounded(one.rate)));
  const { lower, upper } = wilson(rate, effective, 1 - 2 * BOUND);
  return {
    scenarios,
    effective_n: rounded(effective),
    lower: rounded(lower),
    upper: rounded(upper),
    ...(rate < 1 - SLACK ? {} : { failures_up_to: rounded(zeroFailureUpperBound(scenarios, BOUND)) }),
  };
}

/**
 * pass^k and pass@k: the chance that k trials of a scenario all pass, and that any of them passes. Averaged over the paired scenarios, or
 * over all of the candidate's if none are paired. k is the fewest trials of any scenario on either side, so nothing is extrapolated.
 * Undefined below two trials.
 */
export function reliabilityOf(
  candidate: Report,
  { rubric: { rubric }, comparedRuns }: Pick<Rate, 'rubric' | 'comparedRuns'>,
  pairs: readonly Pair[],
): Reliability | undefined {
  const both = pairs
    .map((pair) => {
      const main = comparedRuns.flatMap((run) => pair.runs[run] ?? []);
      return { run: passesOf([pair.candidate], rubric), main: passesOf(main, rubric) };
    })
    .filter(({ run, main }) => run.total > 0 && main.total > 0);
  const alone = candidate.scenarios.map((scenario) => passesOf([scenario], rubric)).filter(({ total }) => total > 0);
  const now = both.length === 0 ? alone : both.map(({ run }) => run);
  const then = both.map(({ main }) => main);
  const k = fewest([...now, ...then].map(({ total }) => total));
  if (k < 2) return undefined;
  const after = now.map((passes) => chancesOf(passes, k));
  const before = then.map((passes) => chancesOf(passes, k));
  return {
    k,
    candidate: meanOf(after),
    baseline: before.length === 0 ? null : meanOf(before),
    p_worse: before.length < FEWEST_SCENARIOS ? null : testOf(after, before),
  };
}

function chancesOf({ passed, total }: Count, k: number): ReliabilitySide {
  return { all_pass: allOfKPass(passed, total, k) ?? 0, any_pass: anyOfKPasses(passed, total, k) ?? 0 };
}

function meanOf(scenarios: readonly ReliabilitySide[]): ReliabilitySide {
  return {
    all_pass: meanRate(scenarios.map(({ all_pass }) => all_pass)),
    any_pass: meanRate(scenarios.map(({ any_pass }) => any_pass)),
  };
}

function testOf(now: readonly ReliabilitySide[], then: readonly ReliabilitySide[]): ReliabilitySide {
  const worse = (which: keyof ReliabilitySide): number =>
    pairedTest(now.map((chances, i) => chances[which] - (then[i]?.[which] ?? 0)))?.worse ?? 1;
  return { all_pass: worse('all_pass'), any_pass: worse('any_pass') };
}
