import type { RubricReport } from '../../scoring/report.ts';
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
export function metricSample({ pairs, rubric, runs }: Source, tolerance: number): MetricSample {
  const id = rubric.rubric;
  const scenarios = pairs.map(({ candidate, baseline, runs: all }) => ({
    ...familyOf(baseline),
    candidate: scoresOf(candidate, id)?.scores ?? [],
    baseline: runs.map((index) => scoresIn(all[index], id)),
  }));
  return { key: id, tolerance, scenarios };
}

/** Passes of a criterion, by scenario, on the candidate and in every run of main. */
export function criterionSample({ pairs, rubric, runs }: Source, key: string, tolerance: number): CriterionSample {
  const id = rubric.rubric;
  const scenarios = pairs.map(({ candidate, baseline, runs: all }) => ({
    ...familyOf(baseline),
    candidate: tallyOf(candidate, id, key),
    baseline: runs.map((index) => {
      const run = all[index];
      return run ? tallyOf(run, id, key) : { passed: 0, total: 0 };
    }),
  }));
  return { key: criterionName(id, key), tolerance, scenarios };
}

function scoresIn(run: Pair['runs'][number] | undefined, rubric: string): readonly number[] {
  return run ? (scoresOf(run, rubric)?.scores ?? []) : [];
}

/** As main has it: no pull request makes one piece of evidence of all its scenarios. */
function familyOf({ family }: Pair['baseline']): { readonly family?: string } {
  return family === undefined ? {} : { family };
}
