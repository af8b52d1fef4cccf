import type { ScenarioReport } from '../../../schemas/types/report.ts';
import { sortedUnion } from '../../contract/text.ts';
import { currentId, scenariosById } from '../comparing/pairing.ts';
import { scoresOf, trialsOf, trialsPerScenario } from '../comparing/scores.ts';
import type { GateContext } from '../context.ts';
import type { FindingData } from '../messages/catalogue.ts';

/** One finding for each scenario that has to pass and did not, in the order of their ids, and one for those that lack trials. */
export function mustPassFindings(context: GateContext): readonly FindingData[] {
  const here = scenariosById(context.candidate.scenarios);
  const ids = idsOf(context);
  const bound = ids.flatMap((id) => here.get(id) ?? []);
  return [...ids.flatMap((id) => findingOf(context, id, here.get(id))), ...fewerTrials(context, bound)];
}

/**
 * Ids of the scenarios that have to pass, sorted. A tag or an id counts on either side: a scenario that loses its tag or its id in the
 * candidate has to pass all the same, and goes by its id there.
 */
function idsOf({ policy, candidate, baseline, pairing }: GateContext): readonly string[] {
  const names = new Set(policy.gate.scenarios.must_pass);
  const isBound = ({ scenario, tags }: ScenarioReport): boolean =>
    names.has(scenario) || tags.some((tag) => names.has(tag));
  const here = candidate.scenarios.filter(isBound).map(({ scenario }) => scenario);
  const main = (baseline?.scenarios ?? []).filter(isBound).map(({ scenario }) => currentId(pairing, scenario));
  return sortedUnion(here, main);
}

function findingOf(
  { policy, primary }: GateContext,
  id: string,
  scenario: ScenarioReport | undefined,
): readonly FindingData[] {
  const subject = { kind: 'scenario', name: id } as const;
  if (scenario === undefined)
    return [{ code: 'must-pass-missing', effect: 'block', subject, isOfBase: policy.isOfBase }];
  const scores = scoresOf(scenario, primary?.rubric.rubric ?? '');
  // Only a warning here: whether the missing verdict decides is found by reading it both ways.
  if (scores === undefined) return [{ code: 'must-pass-unjudged', effect: 'warn', subject }];
  const count = { passed: scores.passed, total: scores.scores.length };
  if (count.passed === count.total) return [];
  return [{ code: 'must-pass-failed', effect: 'block', subject, count, said: scores.failures[0] ?? null }];
}

/** A trial that failed may have been left out. Where all scenarios have as few, that is how the run was made. */
function fewerTrials(
  { candidate, baseline, pairing }: GateContext,
  bound: readonly ScenarioReport[],
): readonly FindingData[] {
  const { most } = trialsPerScenario(candidate);
  const onMain = new Map(baseline?.scenarios.map((one) => [currentId(pairing, one.scenario), trialsOf(one)]));
  const trials = bound
    .map((one) => ({ scenario: one.scenario, here: trialsOf(one), main: onMain.get(one.scenario) ?? 0 }))
    .filter(({ here, main }) => here < Math.min(most, main));
  return trials.length === 0 ? [] : [{ code: 'must-pass-fewer', effect: 'warn', trials }];
}
