import { must } from '../contract/must.ts';
import { pooledTrials } from './collapse.ts';
import { currentId } from './comparing/pairing.ts';
import type { Rate } from './comparing/rate.ts';
import type { CountsOf, ScenarioCounts } from './comparing/scenario-counts.ts';
import { isExpired, type WaivedScenarios, type Waivers } from './comparing/waived-scenarios.ts';
import type { Answer, Confirm, ConfirmContext, Hypothesis } from './confirm.ts';
import { gates, waiverSubject } from './policy/resolve-policy.ts';
import { nearlyBroke } from './signs-of-drop.ts';
import { comparing, mostlyFails, readConfirmation } from './statistics/confirmation.ts';
import { fallOf } from './statistics/stratified.ts';
import { WEIGHTS } from './statistics/weights.ts';

export interface Carried {
  /** Number of the push that it blocked first. */
  readonly since: number;
  /** Names of the rates that blocked, but accepted ones. */
  readonly blocked: readonly string[];
  /** Whether all that blocked is accepted: its rates, or its scenarios. */
  readonly isAccepted: boolean;
  /** The test of its scenarios, but those that left: accepted, gone, or failing on main too. Null if this run compares none. */
  readonly hypothesis: Hypothesis | null;
  /** Scenarios that this run should compare and cannot, sorted. */
  readonly missing: readonly string[];
  /** The result of this run's own trials; null where fresh trials answer. */
  readonly own: Answer | null;
}

/**
 * Makes one hypothesis of the scenarios that blocked an earlier push. They were chosen before this run was seen, so all of its trials count.
 * Null if nothing is open, and under `noise: none`, where each run decides anew.
 * @param countsOf null if the primary metric is not tested
 */
export function carriedOf(context: CarriedContext, countsOf: CountsOf | null): Carried | null {
  const { policy, push, level } = context;
  if (push?.open === undefined || policy.noise === 'none') return null;
  const { open } = push;
  const { held, today } = context.waivers;
  const inForce = held.filter((waiver) => waiver.scenario === undefined && !isExpired(waiver, today));
  const accepted = new Set(inForce.map(waiverSubject));
  const blocked = open.rates.filter((name) => !accepted.has(name));
  // Of the rates that blocked, the primary metric comes before others.
  const gating = context.rates.filter(({ rule }) => gates(rule));
  const rate = gating.find(({ name }) => blocked.includes(name)) ?? gating[0] ?? null;
  const counts = countsOf === null || rate === null ? null : countsOf(rate);
  const known = new Map(counts?.scenarios.map((scenario) => [scenario.scenario, scenario]));
  const left = blocked.length === 0 ? [] : open.scenarios;
  const all = left.map((id) => currentId(context.pairing, id));
  const ids = all.filter(staysIn(context));
  const isAccepted = blocked.length === 0 || (all.length > 0 && all.every((id) => context.waived.dropped.has(id)));
  const compared = ids
    .flatMap((id) => known.get(id) ?? [])
    .filter(({ runs: [newest] }) => newest === undefined || !mostlyFails(newest));
  const missing = ids.filter((id) => !known.has(id)).sort();
  const none = { since: open.since, blocked, isAccepted, hypothesis: null, missing, own: null };
  if (counts === null || rate === null || compared.length === 0) return none;
  const lost = compared.map(({ scenario, runs }) => {
    return { scenario, main: pooledTrials(comparing(runs)), isOneRun: false };
  });
  const { paired } = counts;
  const hypothesis = { part: 'carried', rate, weight: WEIGHTS.carried, paired, lost } as const;
  const isAsked = policy.on_inconclusive === 'confirm';
  return { ...none, hypothesis, own: isAsked ? null : answerOf(hypothesis, compared, level) };
}

export type CarriedContext = ConfirmContext & {
  readonly waived: WaivedScenarios;
  readonly waivers: Waivers;
  readonly level: number;
};

/** Whether a scenario still has to be cleared: not once it is waived, its removal or change is accepted, or main lacks it too. */
function staysIn({ policy, runs, pairing, waived, waivers }: CarriedContext): (id: string) => boolean {
  const { removed: rule } = policy.gate.scenarios;
  const has = (scenarios: readonly { readonly scenario: string }[], id: string): boolean =>
    scenarios.some(({ scenario }) => scenario === id);
  return (id) => {
    if (waived.dropped.has(id) || waived.removed.has(id)) return false;
    if (has(pairing.changed, id)) return rule === 'fail' && waivers.isRelaxationAccepted !== true;
    if (has(pairing.removed, id)) return rule === 'fail';
    return runs.length === 0 || has(pairing.pairs, id) || pairing.unjudged.includes(id);
  };
}

function answerOf(hypothesis: Hypothesis, compared: readonly ScenarioCounts[], level: number): Answer {
  const whole = { asked: 0, surplus: { failed: 0, trials: 0 } };
  const strata = hypothesis.lost.map((scenario, index) => {
    const { candidate } = must(compared[index], 'the counts of a carried scenario');
    const main = { ...scenario.main, ...whole };
    return { ...scenario, candidate: { ...pooledTrials([candidate]), ...whole }, main };
  });
  const read = readConfirmation(strata, { level: level * hypothesis.weight, budget: 0 });
  return { ...read, hypothesis, strata, drop: fallOf(strata, hypothesis.paired) };
}

export interface Clearance extends Carried {
  /** `awaited`: fresh trials have not arrived, or too few; `leans`: the rate that blocked is or may still be down. */
  readonly state: 'fails' | 'may fail' | 'leans' | 'missing' | 'awaited' | 'cleared';
  /** The rate that leans, else that under which the scenarios are counted; null if there is none. */
  readonly rate: Rate | null;
  readonly answer: Answer | null;
}

/**
 * Whether what blocked an earlier push is cleared: no sign is left that its scenarios fail more often than on main, or that the rate fell.
 * @param of.fails whether the test of the scenarios rejects
 */
export function clearanceOf(
  carried: Carried,
  { rates, confirm, fails }: { readonly rates: readonly Rate[]; readonly confirm: Confirm; readonly fails: boolean },
): Clearance {
  const { blocked, hypothesis, own } = carried;
  const answer = own ?? confirm.answers?.find((given) => given.hypothesis === hypothesis) ?? null;
  const isDown = ({ name, state, signs }: Rate): boolean =>
    blocked.includes(name) && (state === 'regressed' || signs.length > 0);
  const leaning = rates.find(isDown);
  const state = fails ? 'fails' : stateOf(carried, answer, leaning !== undefined);
  const counted = rates.find(({ key }) => key === hypothesis?.rate.key);
  return { ...carried, state, answer, rate: (state === 'leans' ? leaning : counted) ?? null };
}

function stateOf({ hypothesis, missing }: Carried, answer: Answer | null, leans: boolean): Clearance['state'] {
  if (hypothesis !== null && (answer === null || answer.result === 'incomplete')) return 'awaited';
  if (answer !== null && nearlyBroke(answer)) return 'may fail';
  if (leans) return 'leans';
  return missing.length > 0 ? 'missing' : 'cleared';
}
