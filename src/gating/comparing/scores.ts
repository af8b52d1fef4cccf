import type { Count, Report, RubricReport, ScenarioReport, ScenarioScores } from '../../../schemas/types/report.ts';
import { memberOf } from '../../contract/json.ts';
import { byText } from '../../contract/text.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { fewest } from '../statistics/moments.ts';
import { meanRate, SLACK } from '../statistics/rate-of.ts';

type NamedRubric = Pick<RubricReport, 'rubric' | 'metric'>;

/** The rubric with the metric TCR, else the first by id; undefined in a report without rubrics. */
export function primaryRubric<R extends NamedRubric>(report: { readonly rubrics: readonly R[] }): R | undefined {
  return report.rubrics.find((rubric) => rubric.metric === 'TCR') ?? rubricsById(report.rubrics)[0];
}

/** The rubrics in display order: the primary one, then by id. */
export function rubricsInOrder(report: Pick<Report, 'rubrics'>): readonly RubricReport[] {
  const primary = primaryRubric(report);
  return primary === undefined ? [] : [primary, ...rubricsById(report.rubrics).filter((rubric) => rubric !== primary)];
}

function rubricsById<R extends NamedRubric>(rubrics: readonly R[]): readonly R[] {
  return [...rubrics].sort((a, b) => byText(a.rubric, b.rubric));
}

/** Scores of a scenario under a rubric; undefined if no trial of it has a verdict. */
export function scoresOf(scenario: ScenarioReport, rubric: string): ScenarioScores | undefined {
  const scores = memberOf(scenario.rubrics, rubric);
  return scores === undefined || scores.scores.length === 0 ? undefined : scores;
}

/** Mean trial score of a scenario under a rubric, 0 to 1; null if it has none. */
export function meanScore(scenario: ScenarioReport, rubric: string): number | null {
  const scores = scoresOf(scenario, rubric);
  return scores === undefined ? null : meanRate(scores.scores);
}

/** Passes of a criterion in a scenario, among the trials in which it applied. */
export function tallyOf(scenario: ScenarioReport, rubric: string, key: string): Count {
  return memberOf(memberOf(scenario.rubrics, rubric)?.criteria, key) ?? { passed: 0, total: 0 };
}

/** How many trials a rubric scored; 0 if the run lacks the rubric. */
export function trialsUnder({ rubrics }: Report, rubric: string): number {
  return rubrics.find((known) => known.rubric === rubric)?.trials.total ?? 0;
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

/** Ids of the scenarios with trials that have no verdict, sorted. */
export function idsLacking({ scenarios }: Pick<Report, 'scenarios'>): readonly string[] {
  return scenarios
    .filter((scenario) => missingOf(scenario) > 0)
    .map(({ scenario }) => scenario)
    .sort(byText);
}

/** How many trials of a scenario lack the verdict of one rubric. */
export function missingUnder(scenario: ScenarioReport, rubric: string): number {
  const { unjudged } = scenario;
  return missingOf(scenario) - (unjudged?.trials ?? 0) + (memberOf(unjudged?.rubrics, rubric) ?? 0);
}

/** How many trials of a scenario lack the verdict of one criterion. */
export function missingOn(scenario: ScenarioReport, rubric: string, key: string): number {
  const judged = memberOf(scenario.unjudged?.criteria, `${rubric}/${key}`) ?? 0;
  return Math.max(0, missingUnder(scenario, rubric) - judged);
}

/** Whether the share of trials without a verdict is within the budget; false for a run without trials. */
export function withinErrorBudget(policy: ResolvedPolicy, report: Report): boolean {
  return isWithinBudget(policy, missingTrials(report));
}

/** The same for a run of which only the numbers are known. */
export function isWithinBudget(policy: ResolvedPolicy, { missing, total }: ReturnType<typeof missingTrials>): boolean {
  return total > 0 && missing / total <= policy.errors.budget + SLACK;
}

/** Fewest and most trials of a run's scenarios; both 0 without scenarios. */
export interface TrialRange {
  readonly fewest: number;
  readonly most: number;
}

/** The fewest and the most trials of any scenario, with a verdict or without. */
export function trialsPerScenario({ scenarios }: Pick<Report, 'scenarios'>): TrialRange {
  return rangeOf(scenarios.map(trialsOf));
}

/** How many trials a scenario has, with a verdict or without. */
export function trialsOf(scenario: ScenarioReport): number {
  const trials = Object.entries(scenario.rubrics).map(
    ([rubric, { scores }]) => scores.length + missingUnder(scenario, rubric),
  );
  return Math.max(missingOf(scenario), ...trials);
}

/** The range as text: `2`, or `1 to 3`. */
export function rangeText({ fewest, most }: TrialRange): string {
  return fewest === most ? String(most) : `${fewest} to ${most}`;
}

/** The smallest and the largest of the counts; both 0 without any. */
export function rangeOf(counts: readonly number[]): TrialRange {
  if (counts.length === 0) return { fewest: 0, most: 0 };
  return { fewest: fewest(counts), most: counts.reduce((most, count) => Math.max(most, count)) };
}
