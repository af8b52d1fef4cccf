import type { ScenarioReport } from '../../../schemas/types/report.ts';
import { NO_CONTENT } from '../../scoring/scenario-content.ts';

/**
 * Finds the scenarios of one run in another. The same id that asks the same is the same scenario. What is then left is matched by content
 * alone: it was renamed, if nothing else asks that on either side. A scenario whose trials do not record what they ask, for example
 * because all of them crashed, goes by its id.
 * @returns the other run's scenario by the id of this run's
 */
export function matchScenarios(
  scenarios: readonly ScenarioReport[],
  others: readonly ScenarioReport[],
): ReadonlyMap<string, ScenarioReport> {
  const byId = scenariosById(others);
  const matched = new Map<string, ScenarioReport>();
  for (const scenario of scenarios) {
    const other = byId.get(scenario.scenario);
    if (other !== undefined && asksTheSame(scenario, other)) matched.set(scenario.scenario, other);
  }
  if (matched.size === scenarios.length || matched.size === others.length) return matched;
  const [own, theirs] = [byContent(scenarios), byContent(others)];
  for (const scenario of scenarios) {
    const other = theirs.get(scenario.content);
    const isOneToOne = own.get(scenario.content) === scenario && other !== undefined && other !== null;
    // An other scenario that has a match by its id is none of the left ones.
    if (isOneToOne && !matched.has(scenario.scenario) && matched.get(other.scenario) !== other)
      matched.set(scenario.scenario, other);
  }
  return matched;
}

/** The scenarios of a run by their ids. */
export function scenariosById(scenarios: readonly ScenarioReport[]): ReadonlyMap<string, ScenarioReport> {
  return new Map(scenarios.map((scenario) => [scenario.scenario, scenario]));
}

function asksTheSame(one: ScenarioReport, other: ScenarioReport): boolean {
  return one.content === other.content || one.content === NO_CONTENT || other.content === NO_CONTENT;
}

/** Null where several scenarios ask the same, which then tells none of them. */
function byContent(scenarios: readonly ScenarioReport[]): ReadonlyMap<string, ScenarioReport | null> {
  const found = new Map<string, ScenarioReport | null>();
  for (const scenario of scenarios) {
    if (scenario.content !== NO_CONTENT) found.set(scenario.content, found.has(scenario.content) ? null : scenario);
  }
  return found;
}
