import type { ScenarioReport } from '../../../schemas/types/report.ts';
import { counted, sortedUnion } from '../../contract/text.ts';
import { scenariosById } from '../comparing/match-scenarios.ts';
import { currentId, scoresOf } from '../comparing/pairing.ts';
import { trialsOf, trialsPerScenario } from '../comparing/trial-numbers.ts';
import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import { waiveOr } from '../policy/advice.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { someOf } from '../wording.ts';

/**
 * One finding for each scenario that the policy wants to pass and that did not, in the order of their ids, and one for those that lack
 * trials.
 */
export function mustPassFindings(context: GateContext): readonly Finding[] {
  const { policy, candidate, primary } = context;
  const here = scenariosById(candidate.scenarios);
  const rubric = primary?.rubric.rubric ?? '';
  const ids = idsOf(context);
  return [
    ...ids.flatMap((id) => findingOf(policy, id, here.get(id), rubric)),
    ...fewerTrials(
      ids.flatMap((id) => here.get(id) ?? []),
      context,
    ),
  ];
}

/** A trial that failed may have been left out. Where all scenarios have as few, that is how the run was made. */
function fewerTrials(
  bound: readonly ScenarioReport[],
  { candidate, baseline, pairing }: GateContext,
): readonly Finding[] {
  const { most } = trialsPerScenario(candidate);
  const onMain = new Map(baseline?.scenarios.map((one) => [currentId(pairing, one.scenario), trialsOf(one)]));
  const fewer = bound.filter((one) => trialsOf(one) < Math.min(most, onMain.get(one.scenario) ?? 0));
  if (fewer.length === 0) return [];
  const counts = fewer.map((one) => `\`${one.scenario}\` (${trialsOf(one)} of ${onMain.get(one.scenario)})`);
  return [
    {
      code: 'must-pass-fewer',
      effect: 'warn',
      what: `What has to pass has fewer trials than on main, and than other scenarios here: ${someOf(counts)}`,
      next: 'Run them as often as the others: a trial that failed may have been left out',
    },
  ];
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
  policy: ResolvedPolicy,
  id: string,
  scenario: ScenarioReport | undefined,
  rubric: string,
): readonly Finding[] {
  const bound = { expected: 'every scored trial passes', subject: id };
  if (scenario === undefined) return [absent(policy, id, bound)];
  const scores = scoresOf(scenario, rubric);
  if (scores === undefined) return [unjudged(id, bound)];
  if (scores.passed === scores.scores.length) return [];
  const reason = scores.failures[0];
  return [
    {
      code: 'must-pass-failed',
      effect: 'block',
      what: `\`${id}\` has to pass and failed`,
      actual: `${scores.passed} of ${counted(scores.scores.length, 'trial')} passed`,
      next: 'Look at the result tree of the scenario',
      ...(reason === undefined ? {} : { why: `${reason.criterion}: ${reason.explanation}` }),
      ...bound,
    },
  ];
}

type Bound = Pick<Finding, 'expected' | 'subject'>;

function absent(policy: ResolvedPolicy, id: string, bound: Bound): Finding {
  return {
    code: 'must-pass-missing',
    effect: 'block',
    what: `\`${id}\` has to pass and is not in this run`,
    actual: 'no trial',
    next: `Run the scenario, or ${waiveOr('take it off `must_pass`', 'it', policy)}`,
    ...bound,
  };
}

/** Only a warning here: whether the missing verdict decides is asked by weighing it both ways. */
function unjudged(id: string, bound: Bound): Finding {
  return {
    code: 'must-pass-unjudged',
    effect: 'warn',
    what: `\`${id}\` has to pass and has no verdict: all its trials ended in errors that are not the agent's`,
    actual: 'no scored trial',
    next: 'Run the scenario again',
    ...bound,
  };
}
