import type { Level, Reliability, ReliabilitySide } from '../../../schemas/types/decision.ts';
import type { Count, Report } from '../../../schemas/types/report.ts';
import { must } from '../../contract/must.ts';
import { rounded } from '../../contract/numbers.ts';
import { fewest } from '../statistics/moments.ts';
import { FEWEST_SCENARIOS, pairedTest } from '../statistics/paired.ts';
import { effectiveSampleSize, wilson, zeroFailureUpperBound } from '../statistics/proportions.ts';
import { meanRate, SLACK } from '../statistics/rate-of.ts';
import { allOfKPass, anyOfKPasses } from '../statistics/reliability.ts';
import type { Pair } from './pairing.ts';
import { pooled, type UntestedRate } from './rate.ts';

/** One-sided level of each bound. */
const BOUND = 0.05;

/**
 * Bounds on a rate over other scenarios like these: Wilson's interval over the effective sample size, because trials of one scenario are not
 * independent. If nothing failed, also the largest failure rate that is still plausible. Null if nothing was measured.
 */
export function levelOf(candidate: Report, { kind, candidate: rate, countIn, valueIn }: UntestedRate): Level | null {
  if (rate === null) return null;
  const values: number[] = [];
  let areSingle = true;
  for (const scenario of candidate.scenarios) {
    const value = valueIn(scenario);
    if (value === null) continue;
    const { total, scores } = countIn(scenario);
    const isPassOrFail = scores === undefined || (kind === 'metric' && (value === 0 || value === 1));
    areSingle &&= isPassOrFail && total === 1;
    values.push(rounded(value));
  }
  const scenarios = values.length;
  const effective = areSingle ? scenarios : effectiveSampleSize(values);
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
 * Null below two trials.
 */
export function reliabilityOf(
  candidate: Report,
  { runs, countIn }: UntestedRate,
  pairs: readonly Pair[],
): Reliability | null {
  const both = pairs.flatMap((pair) => {
    const main = pooled(runs.compared.flatMap((index) => (pair.runs[index] ? [countIn(pair.runs[index])] : [])));
    const passes = countIn(pair.candidate);
    return passes.total > 0 && main !== null && main.total > 0 ? [{ candidate: passes, main }] : [];
  });
  const alone = candidate.scenarios.map(countIn).filter(({ total }) => total > 0);
  const counts = both.length === 0 ? alone : both.map((pair) => pair.candidate);
  const onMain = both.map(({ main }) => main);
  const k = fewest([...counts, ...onMain].map(({ total }) => total));
  if (k < 2) return null;
  const chances = counts.map((passes) => chancesOf(passes, k));
  const chancesOnMain = onMain.map((passes) => chancesOf(passes, k));
  return {
    k,
    candidate: meanOf(chances),
    baseline: chancesOnMain.length === 0 ? null : meanOf(chancesOnMain),
    p_worse: chancesOnMain.length < FEWEST_SCENARIOS ? null : testOf(chances, chancesOnMain),
  };
}

/** k is at most the number of trials, so both chances are known. */
function chancesOf({ passed, total }: Count, k: number): ReliabilitySide {
  return {
    all_pass: must(allOfKPass(passed, total, k), 'the chance that all trials pass'),
    any_pass: must(anyOfKPasses(passed, total, k), 'the chance that any trial passes'),
  };
}

function meanOf(scenarios: readonly ReliabilitySide[]): ReliabilitySide {
  return {
    all_pass: meanRate(scenarios.map(({ all_pass }) => all_pass)),
    any_pass: meanRate(scenarios.map(({ any_pass }) => any_pass)),
  };
}

function testOf(candidate: readonly ReliabilitySide[], main: readonly ReliabilitySide[]): ReliabilitySide {
  const worse = (which: keyof ReliabilitySide): number => {
    const changes = candidate.map((chances, index) => chances[which] - must(main[index], 'its pair on main')[which]);
    return must(pairedTest(changes), 'the paired test of enough scenarios').worse;
  };
  return { all_pass: worse('all_pass'), any_pass: worse('any_pass') };
}
