import type { Count, RubricReport, ScenarioReport } from '../../scoring/report.ts';
import type { CriterionSample, MetricSample } from '../statistics/pairing.ts';
import { criterionName } from '../wording.ts';
import { type Pair, scoresOf, tallyOf } from './pairing.ts';

/** What a rubric's samples are taken from. */
export interface Source {
  readonly pairs: readonly Pair[];
  readonly rubric: RubricReport;
  /** Which of main's runs were scored with this rubric, by their index in `Pair.runs`. */
  readonly runs: readonly number[];
}

/** Trial scores of a rubric, by scenario, on the candidate and in every run of main. */
export function metricSample(source: Source, tolerance: number): MetricSample {
  const id = source.rubric.rubric;
  const scoresIn = (scenario: ScenarioReport): readonly number[] => scoresOf(scenario, id)?.scores ?? [];
  return { key: id, tolerance, scenarios: bothSides(source, scoresIn, []) };
}

/** Passes of a criterion, by scenario, on the candidate and in every run of main. */
export function criterionSample(source: Source, key: string, tolerance: number): CriterionSample {
  const id = source.rubric.rubric;
  const tallyIn = (scenario: ScenarioReport): Count => tallyOf(scenario, id, key);
  return { key: criterionName(id, key), tolerance, scenarios: bothSides(source, tallyIn, { passed: 0, total: 0 }) };
}

function bothSides<Measured>(
  { pairs, runs }: Source,
  measuredIn: (scenario: ScenarioReport) => Measured,
  nothing: Measured,
) {
  return pairs.map(({ candidate, baseline, runs: all }) => ({
    ...familyOf(baseline),
    candidate: measuredIn(candidate),
    baseline: runs.map((index) => (all[index] ? measuredIn(all[index]) : nothing)),
  }));
}

/** As main has it: no pull request makes one piece of evidence of all its scenarios. */
function familyOf({ family }: Pair['baseline']): { readonly family?: string } {
  return family === undefined ? {} : { family };
}
