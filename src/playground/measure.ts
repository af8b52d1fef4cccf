import type { Report } from '../../schemas/types/report.ts';
import { rubricsInOrder, scoresOf } from '../gating/comparing/scores.ts';
import { rateOf } from '../gating/statistics/rate-of.ts';
import { type Config, type ConfigTexts, compileConfig } from '../io/config.ts';
import { redactionOf } from '../pipeline/redacting.ts';
import { armsOf, isOfArm, scoreByConfig } from '../pipeline/score-run.ts';
import { startReport } from '../scoring/report.ts';
import type { ScoredTrial } from '../scoring/score-trial.ts';
import { readRun } from '../suite/read-run.ts';
import type { ResultFile } from '../suite/reading/open.ts';
import { NOTHING_MORE, startRedaction } from '../suite/redaction/redaction.ts';
import type { Trial } from '../suite/trial.ts';

export interface Measured {
  readonly config: Config;
  readonly trials: readonly ScoredTrial[];
  readonly report: Report;
}

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
export function measure(texts: ConfigTexts, trials: readonly Trial[], compiled?: Config): Measured {
  const config = compileConfig(texts, undefined, compiled);
  const agents = trials.filter((trial) => !isOfArm(config, trial));
  const scored = agents.map((trial) => scoreByConfig(config, trial));
  const report = startReport(config.rubrics);
  for (const trial of scored) report.add(trial);
  return { config, trials: scored, report: report.finish() };
}

/** A number under the rubric as loaded and as edited; null if it does not exist there. */
export interface Changed {
  readonly name: string;
  /** Whether it is a rubric's mean score; otherwise the share of trials that pass a criterion. */
  readonly isScore: boolean;
  readonly before: number | null;
  readonly after: number | null;
}

/** A scenario that passes a rubric, or each of its trials a criterion, under one of both only. */
export interface Flip {
  readonly scenario: string;
  readonly metric: string;
  readonly passes: boolean;
}

/** What an edit does: scenarios that flip, then every rubric's score and every criterion's rate. */
export function compare(before: Measured, after: Measured) {
  const rubrics = rubricsInOrder(after.report);
  const changed = rubrics.flatMap((rubric): readonly Changed[] => {
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
  const flips = rubrics.flatMap(({ rubric, metric }): readonly Flip[] => {
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
