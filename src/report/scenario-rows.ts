import type { Decision } from '../../schemas/types/decision.ts';
import type { Report, ScenarioReport } from '../../schemas/types/report.ts';
import { meanOf } from '../contract/numbers.ts';
import { matchScenarios } from '../gating/comparing/pairing.ts';
import { meanScore, scoresOf } from '../gating/comparing/scores.ts';
import { criterionName } from '../gating/wording.ts';
import type { Cell, PageRow, ScenarioState, Sides } from './page/page-data.ts';
import type { ShownRun } from './shown-runs.ts';

/** A run of main that kept what it measured of each scenario. */
export type MeasuredRun = ShownRun & { readonly report: Report };

/**
 * One row for each scenario of the run, with a cell for each run of main and for this run.
 * @param runs main's, oldest first
 * @param primary id of the primary rubric
 */
export function scenarioRows(
  { scenarios }: Report,
  { flips }: Decision,
  runs: readonly MeasuredRun[],
  primary: string,
): readonly PageRow[] {
  const ids = (list: readonly { readonly scenario: string }[]) => new Set(list.map(({ scenario }) => scenario));
  const [broke, fixed] = [ids(flips.broke), ids(flips.fixed)];
  const matches = runs.map(({ report, isCompared }) => ({
    isCompared,
    of: matchScenarios(scenarios, report.scenarios),
  }));
  return scenarios.map((scenario): PageRow => {
    const { scenario: id, tags, slices = [] } = scenario;
    const onMain = matches.map(({ of }) => of.get(id));
    const compared = matches.flatMap(({ isCompared, of }) => (isCompared ? (of.get(id) ?? []) : []));
    const sides = (value: (scenario: ScenarioReport) => number | null | undefined): Sides => {
      const known = compared.flatMap((run) => value(run) ?? []);
      return [known.length === 0 ? null : short(meanOf(known)), short(value(scenario) ?? null)];
    };
    const cells = [...onMain, scenario].map((run) => cellOf(run, primary));
    const own = cells.at(-1);
    const judged: ScenarioState = own === 'u' ? 'unjudged' : own === 'p' ? 'passed' : 'failed';
    return {
      scenario: id,
      // A trial that crashed may lack the title that main's trial has.
      title: scenario.title ?? compared.at(-1)?.title,
      state: broke.has(id) ? 'broke' : fixed.has(id) ? 'fixed' : judged,
      isFlaky: own === 'm' || FLAKY.test(compared.map((run) => cellOf(run, primary)).join('')),
      tags,
      slices,
      criteria: failedCriteria(scenario),
      cells: cells.join(''),
      score: sides((run) => meanScore(run, primary)),
      cost: sides(({ usage }) => usage?.cost_usd),
      latency: sides(({ usage }) => usage?.latency_ms),
    };
  });
}

/** The cells of compared runs in which trials both pass and fail. */
const FLAKY = /m|p.*[fc]|[fc].*p/;

/** Six digits: more say nothing, and a page of twenty thousand scenarios repeats them. */
function short(value: number | null): number | null {
  return value === null ? null : Number(value.toPrecision(6));
}

/** How a scenario did in a run, by the primary rubric. */
function cellOf(scenario: ScenarioReport | undefined, primary: string): Cell {
  if (scenario === undefined) return 'o';
  const scores = scoresOf(scenario, primary);
  if (scores === undefined) return 'u';
  if (scores.passed === scores.scores.length) return 'p';
  if (scores.passed > 0) return 'm';
  return scenario.errored.agent > 0 ? 'c' : 'f';
}

function failedCriteria({ rubrics }: ScenarioReport): readonly string[] {
  return Object.entries(rubrics).flatMap(([rubric, { criteria }]) =>
    Object.entries(criteria)
      .filter(([, { passed, total }]) => passed < total)
      .map(([key]) => criterionName(rubric, key)),
  );
}
