import { rubricsInOrder, scoresOf } from '../gating/comparing/scores.ts';
import { rateOf } from '../gating/statistics/rate-of.ts';
import { type Config, type ConfigTexts, compileConfig } from '../io/config.ts';
import { redactionOf } from '../pipeline/redacting.ts';
import { armsOf, isOfArm, scoreByConfig } from '../pipeline/score-run.ts';
import { startReport } from '../scoring/report.ts';
import { readRun } from '../suite/read-run.ts';
import type { ResultFile } from '../suite/reading/open.ts';
import { NOTHING_MORE, startRedaction } from '../suite/redaction/redaction.ts';
import type { Trial } from '../suite/trial.ts';

export type Measured = ReturnType<typeof measure>;

/** Reads the trials of a results file once, for every later score. @throws UserError with all its problems */
export function readTrials(file: ResultFile, { mapping, policy }: Config): readonly Trial[] {
  const { rules } = redactionOf([policy], { env: {} });
  const redaction = startRedaction(file.isEvidence ? NOTHING_MORE : rules);
  const reading = { mapping: file.isEvidence ? null : mapping, select: [], redaction, arms: armsOf({ policy }) };
  return [...readRun([file], reading)];
}

/**
 * Scores trials by the texts of a config.
 * @param compiled the config before an edit, whose rubrics are taken if the edit changes none
 * @throws UserError with the problems of all texts
 */
export function measure(texts: ConfigTexts, trials: readonly Trial[], compiled?: Config) {
  const config = compileConfig(texts, undefined, compiled);
  const agents = trials.filter((trial) => !isOfArm(config, trial));
  const scored = agents.map((trial) => scoreByConfig(config, trial));
  const report = startReport(config.rubrics);
  for (const trial of scored) report.add(trial);
  return { config, trials: scored, report: report.finish() };
}

/**
 * What an edit does: every rubric's mean score (`isScore`) and every criterion's pass rate, null where it does not exist, and scenarios of
 * which every trial passes under one of both only.
 */
export function compare(before: Measured, after: Measured) {
  const rubrics = rubricsInOrder(after.report);
  const changed = rubrics.flatMap((rubric) => {
    const old = before.report.rubrics.find(({ rubric: id }) => id === rubric.rubric);
    const keys = [...rubric.criteria, ...(old?.criteria ?? [])].map(({ key }) => key);
    const rateIn = (criteria: typeof rubric.criteria = [], wanted: string) => {
      const count = criteria.find(({ key }) => key === wanted);
      return count === undefined ? null : rateOf(count);
    };
    return [
      { name: rubric.metric, isScore: true, before: old?.score ?? null, after: rubric.score },
      ...[...new Set(keys)].map((key) => {
        return { name: key, isScore: false, before: rateIn(old?.criteria, key), after: rateIn(rubric.criteria, key) };
      }),
    ];
  });
  const [was, is] = [passing(before), passing(after)];
  const flips = rubrics.flatMap(({ rubric, metric }) => {
    const [old, now] = [was.get(rubric) ?? new Map(), is.get(rubric) ?? new Map()];
    return [...old.keys()]
      .sort()
      .filter((id) => now.has(id) && old.get(id) !== now.get(id))
      .map((scenario) => ({ scenario, metric, passes: now.get(scenario) === true }));
  });
  return { changed, flips };
}

/** By rubric, whether each scenario with a verdict passes all its trials. */
function passing({ report }: Measured): ReadonlyMap<string, ReadonlyMap<string, boolean>> {
  const ofRubric = (rubric: string) =>
    report.scenarios.flatMap((scenario): readonly (readonly [string, boolean])[] => {
      const scores = scoresOf(scenario, rubric);
      return scores === undefined ? [] : [[scenario.scenario, scores.passed === scores.scores.length]];
    });
  return new Map(report.rubrics.map(({ rubric }) => [rubric, new Map(ofRubric(rubric))]));
}
