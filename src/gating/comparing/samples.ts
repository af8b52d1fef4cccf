import type { Count, ScenarioReport } from '../../../schemas/types/report.ts';
import type { CriterionSample, MetricSample } from '../statistics/pairing.ts';
import type { Rate } from './comparison-context.ts';
import type { Pair } from './pairing.ts';
import { scoresOf, tallyOf } from './scores.ts';

/** Trial scores of a rubric, by scenario, on the candidate and in every run of main that it is compared with. */
export function metricSample(rate: Rate, pairs: readonly Pair[]): MetricSample {
  const id = rate.rubric.rubric;
  const scoresIn = (scenario: ScenarioReport): readonly number[] => scoresOf(scenario, id)?.scores ?? [];
  return { key: id, tolerance: rate.bar.tolerance, scenarios: bothSides(rate, pairs, scoresIn, []) };
}

/** Passes of a criterion, by scenario, on the candidate and in every run of main that it is compared with. */
export function criterionSample(rate: Rate, key: string, pairs: readonly Pair[]): CriterionSample {
  const tallyIn = (scenario: ScenarioReport): Count => tallyOf(scenario, rate.rubric.rubric, key);
  const scenarios = bothSides(rate, pairs, tallyIn, { passed: 0, total: 0 });
  return { key: rate.name, tolerance: rate.bar.tolerance, scenarios };
}

function bothSides<Measured>(
  { comparedRuns }: Rate,
  pairs: readonly Pair[],
  measuredIn: (scenario: ScenarioReport) => Measured,
  nothing: Measured,
) {
  return pairs.map(({ candidate, baseline, runs }) => ({
    ...familyOf(baseline),
    candidate: measuredIn(candidate),
    baseline: comparedRuns.map((index) => (runs[index] ? measuredIn(runs[index]) : nothing)),
  }));
}

/** As main has it: no pull request makes one piece of evidence of all its scenarios. */
function familyOf({ family }: Pair['baseline']): { readonly family?: string } {
  return family === undefined ? {} : { family };
}
