import type { Count, Report, ScenarioReport, ScenarioScores } from '../../../schemas/types/report.ts';
import { memberOf } from '../../contract/json.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { meanRate, SLACK } from '../statistics/rates.ts';

/** Scores of a scenario under a rubric; undefined where no trial of it has a verdict. */
export function scoresOf(scenario: ScenarioReport, rubric: string): ScenarioScores | undefined {
  const scores = memberOf(scenario.rubrics, rubric);
  return scores === undefined || scores.scores.length === 0 ? undefined : scores;
}

/** Mean trial score of a scenario under a rubric, 0 to 1; null where it has none. */
export function meanScore(scenario: ScenarioReport, rubric: string): number | null {
  const scores = scoresOf(scenario, rubric);
  return scores === undefined ? null : meanRate(scores.scores);
}

/** Mean trial scores under a rubric of those scenarios that have one. */
export function meanScores(scenarios: readonly (ScenarioReport | null)[], rubric: string): readonly number[] {
  return scenarios.flatMap((scenario) => (scenario === null ? [] : (meanScore(scenario, rubric) ?? [])));
}

/** Trials of a scenario that passed a rubric, among those that have a score, in one run or several. */
export function passesOf(runs: readonly ScenarioReport[], rubric: string): Count {
  const scored = runs.flatMap((run) => scoresOf(run, rubric) ?? []);
  return {
    passed: scored.reduce((sum, { passed }) => sum + passed, 0),
    total: scored.reduce((sum, { scores }) => sum + scores.length, 0),
  };
}

/** Passes of a criterion in a scenario, among the trials in which it applied. */
export function tallyOf(scenario: ScenarioReport, rubric: string, key: string): Count {
  return memberOf(scoresOf(scenario, rubric)?.criteria, key) ?? { passed: 0, total: 0 };
}

/** How many trials have no verdict (infrastructure and judge errors), and how many there are in all. */
export function missingTrials({ scenarios, trials }: Report): { readonly missing: number; readonly total: number } {
  const missing = scenarios.reduce((sum, scenario) => sum + missingOf(scenario), 0);
  return { missing, total: trials.scored + missing };
}

/** How many trials of a scenario have no verdict. */
export function missingOf({ errored }: ScenarioReport): number {
  return errored.infrastructure + errored.judge;
}

/** How many of them one rubric has not judged: what another one could not, it may have. */
export function missingUnder(scenario: ScenarioReport, rubric: string): number {
  const { unjudged } = scenario;
  return missingOf(scenario) - (unjudged?.trials ?? 0) + (unjudged?.rubrics[rubric] ?? 0);
}

/** Whether the trials without a verdict are few enough to be left out; a run without any trial is not. */
export function withinErrorBudget(policy: ResolvedPolicy, report: Report): boolean {
  const { missing, total } = missingTrials(report);
  return total > 0 && missing / total <= policy.errors.budget + SLACK;
}
