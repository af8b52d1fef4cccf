import type { MustPass } from '../../../schemas/types/policy.ts';
import type { ScenarioReport } from '../../../schemas/types/report.ts';
import { memberOf } from '../../contract/json.ts';
import { byText, sortedUnion } from '../../contract/text.ts';
import { currentId, scenariosById } from '../comparing/pairing.ts';
import { NO_TRIALS } from '../comparing/rate.ts';
import { sumOfEffects } from '../comparing/suite-effect.ts';
import type { GateContext } from '../context.ts';
import type { FindingData } from '../messages/catalogue.ts';
import { shareToPass } from '../policy/resolve-policy.ts';
import { SLACK } from '../statistics/rates.ts';

/** Findings about removed, changed, merged, new and unjudged scenarios. Waived ones may be removed or changed. */
export function scenarioFindings({
  policy,
  candidate,
  pairing,
  waived,
  suiteEffects,
  primary,
}: GateContext): readonly FindingData[] {
  const { removed: rule, new: ruleOfNew } = policy.gate.scenarios;
  const found: FindingData[] = [];
  const effect = REMOVAL[rule];
  const removed = pairing.removed.filter(({ scenario }) => !waived.removed.has(scenario));
  if (removed.length > 0) {
    const by = sumOfEffects(removed.map(suiteEffects.removed));
    const shift = by === null ? null : { metric: primary?.metric.name ?? '', by };
    found.push({ code: 'scenarios-removed', ids: idsOf(removed), shift, effect });
  }
  const changed = idsOf(pairing.changed).filter((id) => !waived.removed.has(id));
  if (changed.length > 0) found.push({ code: 'scenarios-changed', ids: changed, effect });
  // One id for several situations hides one behind the other: their trials are not repeats.
  const merged = idsOf(candidate.scenarios.filter(({ contents }) => contents !== undefined));
  if (merged.length > 0) found.push({ code: 'scenarios-merged', effect: 'warn', ids: merged });
  if (pairing.new.length > 0)
    found.push({
      code: 'scenarios-new',
      effect: ruleOfNew === 'warn' ? 'warn' : 'notice',
      ids: idsOf(pairing.new),
    });
  if (pairing.unjudged.length > 0) found.push({ code: 'scenarios-unjudged', effect: 'notice', ids: pairing.unjudged });
  return found;
}

/** The effect if this run lacks a scenario of main, or has it with other content. */
const REMOVAL = { allow: 'notice', warn: 'warn', fail: 'block' } as const;

function idsOf(scenarios: readonly { readonly scenario: string }[]): readonly string[] {
  return scenarios.map(({ scenario }) => scenario);
}

/** One finding for each scenario that must pass and did not, sorted by id. */
export function mustPassFindings(context: GateContext): readonly FindingData[] {
  const here = scenariosById(context.candidate.scenarios);
  return mustPassRules(context).flatMap(({ id, rule }) =>
    mustPassFinding(context, id, { rule, scenario: here.get(id) }),
  );
}

/**
 * The scenarios that must pass, sorted by id, each with the strictest rule that binds it. Tags and ids of both sides count: a scenario that
 * loses its tag or its id in the candidate must still pass, under its new id.
 */
function mustPassRules({ policy, candidate, baseline, pairing }: GateContext) {
  const strictestFirst = policy.gate.scenarios.must_pass.toSorted((a, b) => shareToPass(b) - shareToPass(a));
  const bound = strictestFirst.flatMap((rule) => {
    const binds = ({ scenario, tags }: ScenarioReport): boolean => scenario === rule.name || tags.includes(rule.name);
    const here = candidate.scenarios.filter(binds).map(({ scenario }) => scenario);
    const main = (baseline?.scenarios ?? []).filter(binds).map(({ scenario }) => currentId(pairing, scenario));
    return sortedUnion(here, main).map((id) => ({ id, rule }));
  });
  const first = bound.filter(({ id }, index) => bound.findIndex((other) => other.id === id) === index);
  return first.sort((a, b) => byText(a.id, b.id));
}

function mustPassFinding(
  { primary }: GateContext,
  id: string,
  { rule, scenario }: { readonly rule: MustPass; readonly scenario: ScenarioReport | undefined },
): readonly FindingData[] {
  const subject = { kind: 'scenario', name: id } as const;
  if (scenario === undefined) return [{ code: 'must-pass-missing', effect: 'block', subject }];
  const { passed, total } = primary?.metric.countIn(scenario) ?? NO_TRIALS;
  // Only a warning here: the two extreme readings show whether the missing verdict decides.
  if (primary === null || total === 0) return [{ code: 'must-pass-unjudged', effect: 'warn', subject }];
  const count = { passed, total };
  const least = Math.max(1, shareToPass(rule) * count.total);
  if (count.passed >= least - SLACK) return [];
  return [
    {
      code: 'must-pass-failed',
      effect: 'block',
      subject,
      count,
      trials: rule.trials,
      said: memberOf(scenario.rubrics, primary.rubric.rubric)?.failures[0] ?? null,
    },
  ];
}
