import { counted } from '../../contract/text.ts';
import type { Rate } from '../comparing/comparison-context.ts';
import type { Pair, Pairing } from '../comparing/pairing.ts';
import { unrecordedScenarios } from '../comparing/unrecorded.ts';
import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import { SLACK } from '../statistics/rates.ts';
import { nameList, someOf } from '../wording.ts';
import { alone, changedScenarios, effectOn, goneScenarios } from './missing-scenarios.ts';
import { mustPassFindings } from './must-pass.ts';

/** Findings about scenarios: those that must pass, then gone, changed, unrecorded, renamed, new, worse and unjudged ones. */
export function scenarioFindings(context: GateContext): readonly Finding[] {
  const { pairing } = context;
  return [
    ...mustPassFindings(context),
    ...goneScenarios(context),
    ...changedScenarios(context),
    ...unrecorded(pairing),
    ...renamedScenarios(pairing),
    ...newScenarios(context),
    ...worseScenarios(context),
    ...unjudgedScenarios(pairing),
  ];
}

/** Without what it asks a scenario goes by its id, whatever it has come to ask. */
function unrecorded(pairing: Pairing): readonly Finding[] {
  const ids = unrecordedScenarios(pairing);
  if (ids.length === 0) return [];
  return [
    {
      code: 'scenarios-unrecorded',
      effect: 'warn',
      what: `Not every trial of ${counted(ids.length, 'scenario')} records what is asked, as those of main do: ${nameList(ids)}`,
      next: 'Let them record `input` or `ground_truth` again; by its id alone nobody sees whether a scenario asks something else',
    },
  ];
}

function renamedScenarios({ renamed }: Pairing): readonly Finding[] {
  if (renamed.length === 0) return [];
  const names = renamed.map(({ old, new: now }) => `\`${old} -> ${now}\``);
  return [
    {
      code: 'scenarios-renamed',
      effect: 'notice',
      what: `${counted(renamed.length, 'scenario')} ${renamed.length === 1 ? 'asks' : 'ask'} the same under another id than on main, and ${are(renamed)} compared: ${someOf(names)}`,
    },
  ];
}

function newScenarios(context: GateContext): readonly Finding[] {
  const { policy, pairing } = context;
  const rule = policy.gate.scenarios.new;
  if (pairing.new.length === 0) return [];
  const effect = effectOn(context, 'this run', pairing.new.map(context.suiteEffects.added));
  return [
    {
      code: 'scenarios-new',
      effect: rule === 'warn' ? 'warn' : 'notice',
      what: `${counted(pairing.new.length, 'scenario')} ${are(pairing.new)} not in the baseline: ${nameList(pairing.new.map(({ scenario }) => scenario))}${alone(effect)}`,
      next: 'New scenarios meet the thresholds only; they are compared once main has run them',
    },
  ];
}

/** Where every drop is real, the scenarios that dropped. */
function worseScenarios({ policy, rubrics, pairing, excused }: GateContext): readonly Finding[] {
  if (policy.noise !== 'none') return [];
  const metrics = rubrics.map(({ metric }) => metric).filter(({ scenarioRuns }) => scenarioRuns.length > 0);
  const worse = pairing.pairs
    .filter((pair) => !excused.dropped.has(pair.scenario))
    .filter((pair) => metrics.some((metric) => isWorse(pair, metric)))
    .map(({ scenario }) => scenario);
  if (worse.length === 0) return [];
  return [
    {
      code: 'scenarios-worse',
      effect: 'notice',
      what: `${counted(worse.length, 'scenario')} scored less than on main: ${nameList(worse)}`,
      next: 'The policy declares `noise: none`, so each of them is a regression',
    },
  ];
}

function isWorse({ candidate, baseline }: Pair, { valueIn }: Rate): boolean {
  const [now, then] = [valueIn(candidate), valueIn(baseline)];
  return now !== null && then !== null && now < then - SLACK;
}

function unjudgedScenarios({ unjudged }: Pairing): readonly Finding[] {
  const sides = [
    { ids: unjudged.candidate, where: 'in this run' },
    { ids: unjudged.baseline, where: 'in the baseline' },
  ];
  return sides
    .filter(({ ids }) => ids.length > 0)
    .map(({ ids, where }) => ({
      code: 'scenarios-unjudged',
      effect: 'notice',
      what: `${counted(ids.length, 'scenario')} ${ids.length === 1 ? 'has' : 'have'} no verdict ${where} and ${are(ids)} not compared: ${nameList(ids)}`,
    }));
}

function are(list: readonly unknown[]): string {
  return list.length === 1 ? 'is' : 'are';
}
