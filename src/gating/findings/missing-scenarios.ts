import { counted } from '../../contract/counted.ts';
import type { Report } from '../../scoring/report.ts';
import type { Pairing } from '../comparing/pairing.ts';
import { effectText, type SuiteEffects, suiteEffects, sumOfEffects } from '../comparing/suite-effect.ts';
import { type LostFact, lostFacts } from '../comparing/unrecorded.ts';
import type { Finding } from '../decision.ts';
import { waiveOr } from '../policy/advice.ts';
import type { Policy } from '../policy/policy.ts';
import { primaryRubric } from '../policy/rules.ts';
import { nameList } from '../wording.ts';
import type { Excused } from './excused.ts';

const GONE_EFFECTS = { fail: 'block', warn: 'warn', allow: 'notice' } as const;

function goneEffect({ gate }: Policy): Finding['effect'] {
  return GONE_EFFECTS[gate?.scenarios?.gone ?? 'fail'];
}

/** Scenarios of main that the run does not have; where the policy allows that, nothing is expected of them. */
export function goneScenarios(
  policy: Policy,
  candidate: Report,
  pairing: Pairing,
  excused: Excused,
): readonly Finding[] {
  const gone = pairing.gone.filter(({ scenario }) => !excused.gone.has(scenario));
  if (gone.length === 0) return [];
  const { removed, textOf } = primaryEffects(candidate, pairing);
  const effect = textOf('main', gone.map(removed));
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

function bringBack(policy: Policy, isOne: boolean): Pick<Finding, 'expected' | 'next'> {
  const [back, were] = isOne ? ['Bring the scenario back', 'it was'] : ['Bring the scenarios back', 'they were'];
  return {
    expected: 'every scenario of the baseline in this run',
    next: unlessMeant(back, `if ${were} removed on purpose,`, policy, isOne),
  };
}

/** Advice with what would let it pass, where it blocks. */
function unlessMeant(otherwise: string, joint: string, policy: Policy, isOne: boolean): string {
  if (goneEffect(policy) !== 'block') return otherwise;
  return `${otherwise}; ${joint} ${waiveOr('set `gate.scenarios.gone: warn`', isOne ? 'it' : 'each', policy)}`;
}

interface PrimaryEffects extends SuiteEffects {
  /** What scenarios do together, in words; empty where nothing moved or is known. */
  textOf(whose: 'main' | 'this run', effects: readonly (number | null)[]): string;
}

/** What scenarios that stand on one side only do to the primary metric. */
export function primaryEffects(candidate: Report, pairing: Pairing): PrimaryEffects {
  const { rubric, metric } = primaryRubric(candidate) ?? { rubric: '', metric: '' };
  const textOf: PrimaryEffects['textOf'] = (whose, effects) => effectText(whose, metric, sumOfEffects(effects));
  return { ...suiteEffects(pairing, rubric), textOf };
}

/** What a change of the suite does by itself, as the end of a sentence. */
export function alone(effect: string): string {
  return effect === '' ? '' : `; by that alone ${effect}`;
}

/**
 * Scenarios that ask something else under their id, told apart by whether that is all that is known, or a fact is no longer recorded; where
 * the policy allows that, nothing is expected of them.
 */
export function changedScenarios(
  policy: Policy,
  candidate: Report,
  pairing: Pairing,
  excused: Excused,
): readonly Finding[] {
  const changed = pairing.changed.filter(({ scenario }) => !excused.gone.has(scenario));
  const { lost, reworded } = lostFacts(changed);
  const { added, removed, textOf } = primaryEffects(candidate, pairing);
  const effectOf = (ids: ReadonlySet<string>): string => {
    const these = changed.filter(({ scenario }) => ids.has(scenario));
    return textOf(
      'this run',
      these.flatMap((one) => [added(one.candidate), removed(one.baseline)]),
    );
  };
  const told = [...lost.map(noLongerRecorded), ...(reworded.size === 0 ? [] : [askingOtherwise(reworded)])];
  return told.map(({ ids, what, next }) => ({
    code: 'scenarios-changed',
    effect: goneEffect(policy),
    what: `${what}: ${nameList([...ids])}`,
    actual: `${ids.size} changed and not compared${alone(effectOf(ids))}`,
    ...(goneEffect(policy) === 'notice' ? {} : askTheSame(next, policy, ids.size === 1)),
  }));
}

function askTheSame(next: string, policy: Policy, isOne: boolean): Pick<Finding, 'expected' | 'next'> {
  return {
    expected: 'the same `input` and `ground_truth` under the same id',
    next: unlessMeant(next, `if ${isOne ? 'it was' : 'they were'} changed on purpose,`, policy, isOne),
  };
}

interface Told extends Pick<Finding, 'what'> {
  readonly ids: ReadonlySet<string>;
  readonly next: string;
}

function noLongerRecorded({ fact, scenarios }: LostFact): Told {
  const records = scenarios.size === 1 ? 'records' : 'record';
  return {
    ids: scenarios,
    what: `${counted(scenarios.size, 'scenario')} no longer ${records} \`${fact}\`, which main's do`,
    next: 'Let the harness record it again',
  };
}

function askingOtherwise(ids: ReadonlySet<string>): Told {
  return {
    ids,
    what: `${counted(ids.size, 'scenario')} ${ids.size === 1 ? 'asks' : 'ask'} something else than on main`,
    next: 'Give a new question a new id',
  };
}
