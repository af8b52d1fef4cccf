import { counted } from '../../contract/text.ts';
import { type ChangedScenario, type LostFact, scenariosByLostFact } from '../comparing/pairing.ts';
import { effectText, sumOfEffects } from '../comparing/suite-effect.ts';
import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import { waiveOr } from '../policy/advice.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { nameList } from '../wording.ts';

const GONE_EFFECTS = { fail: 'block', warn: 'warn', allow: 'notice' } as const;

function goneEffect({ gate }: ResolvedPolicy): Finding['effect'] {
  return GONE_EFFECTS[gate.scenarios.removed];
}

/** Scenarios of main that the run does not have; where the policy allows that, nothing is expected of them. */
export function goneScenarios(context: GateContext): readonly Finding[] {
  const { policy, pairing, excused } = context;
  const gone = pairing.removed.filter(({ scenario }) => !excused.removed.has(scenario));
  if (gone.length === 0) return [];
  const effect = effectOn(context, 'main', gone.map(context.suiteEffects.removed));
  const isOne = gone.length === 1;
  return [
    {
      code: 'scenarios-gone',
      effect: goneEffect(policy),
      what: `${counted(gone.length, 'scenario')} of the baseline ${isOne ? 'is' : 'are'} gone: ${nameList(gone.map(({ scenario }) => scenario))}`,
      actual: `${gone.length} missing${effect === '' ? '' : `; without ${isOne ? 'it' : 'them'} ${effect}`}`,
      ...(goneEffect(policy) === 'notice' ? {} : bringBack(policy, isOne)),
    },
  ];
}

function bringBack(policy: ResolvedPolicy, isOne: boolean): Pick<Finding, 'expected' | 'next'> {
  const [back, were] = isOne ? ['Bring the scenario back', 'it was'] : ['Bring the scenarios back', 'they were'];
  return {
    expected: 'every scenario of the baseline in this run',
    next: unlessMeant(back, `if ${were} removed on purpose,`, policy, isOne),
  };
}

/** Advice with what would let it pass, where it blocks. */
function unlessMeant(otherwise: string, joint: string, policy: ResolvedPolicy, isOne: boolean): string {
  if (goneEffect(policy) !== 'block') return otherwise;
  return `${otherwise}; ${joint} ${waiveOr('set `gate.scenarios.removed: warn`', isOne ? 'it' : 'each', policy)}`;
}

/** What scenarios that only one side has do together to the primary metric, in words; empty where nothing moved or is known. */
export function effectOn(
  { primary }: GateContext,
  whose: 'main' | 'this run',
  effects: readonly (number | null)[],
): string {
  return effectText(whose, primary?.metric.name ?? '', sumOfEffects(effects));
}

/** What a change of the suite does by itself, as the end of a sentence. */
export function alone(effect: string): string {
  return effect === '' ? '' : `; by that alone ${effect}`;
}

/**
 * Scenarios that ask something else under their id, told apart by whether that is all that is known, or a fact is no longer recorded; where
 * the policy allows that, nothing is expected of them.
 */
export function changedScenarios(context: GateContext): readonly Finding[] {
  const { policy, pairing, excused } = context;
  const changed = pairing.changed.filter(({ scenario }) => !excused.removed.has(scenario));
  const reworded = changed.filter(({ lostFact }) => lostFact === null);
  const { added, removed } = context.suiteEffects;
  const told = [
    ...scenariosByLostFact(changed).map(({ fact, scenarios }) => noLongerRecorded(fact, scenarios)),
    ...(reworded.length === 0 ? [] : [askingOtherwise(reworded)]),
  ];
  return told.map(({ scenarios, what, next }) => {
    const effects = scenarios.flatMap((one) => [added(one.candidate), removed(one.baseline)]);
    return {
      code: 'scenarios-changed',
      effect: goneEffect(policy),
      what: `${what}: ${nameList(scenarios.map(({ scenario }) => scenario))}`,
      actual: `${scenarios.length} changed and not compared${alone(effectOn(context, 'this run', effects))}`,
      ...(goneEffect(policy) === 'notice' ? {} : askTheSame(next, policy, scenarios.length === 1)),
    };
  });
}

function askTheSame(next: string, policy: ResolvedPolicy, isOne: boolean): Pick<Finding, 'expected' | 'next'> {
  return {
    expected: 'the same `input` and `ground_truth` under the same id',
    next: unlessMeant(next, `if ${isOne ? 'it was' : 'they were'} changed on purpose,`, policy, isOne),
  };
}

interface Told extends Pick<Finding, 'what'> {
  readonly scenarios: readonly ChangedScenario[];
  readonly next: string;
}

function noLongerRecorded(fact: LostFact, scenarios: readonly ChangedScenario[]): Told {
  const records = scenarios.length === 1 ? 'records' : 'record';
  return {
    scenarios,
    what: `${counted(scenarios.length, 'scenario')} no longer ${records} \`${fact}\`, which main's do`,
    next: 'Let the harness record it again',
  };
}

function askingOtherwise(scenarios: readonly ChangedScenario[]): Told {
  return {
    scenarios,
    what: `${counted(scenarios.length, 'scenario')} ${scenarios.length === 1 ? 'asks' : 'ask'} something else than on main`,
    next: 'Give a new question a new id',
  };
}
