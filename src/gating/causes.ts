import type { Cause, CausePart, Decision, Start } from '../../schemas/types/decision.ts';
import type { NodeResult } from '../../schemas/types/result.ts';
import { groupBy } from '../contract/group-by.ts';
import { defined } from '../contract/json.ts';
import { type FoundDifference, firstDifference } from './call-difference.ts';
import {
  type ComparedScenario,
  type ComparedTrial,
  criterionResults,
  naturally,
  referenceOf,
} from './compared-trials.ts';
import { type Combination, contributionsOf, NO_COMBINATION } from './contributions.ts';
import { layersByCause } from './layers.ts';
import { headOf, type MaskedText, maskText, sharedText } from './masked-text.ts';
import { looksLikeService } from './service-error.ts';
import { criterionName } from './wording.ts';

/**
 * Adds to a decision how much each criterion moved the metric, what the scenarios that broke or lost most score share, which
 * layers lost the points, and where to start.
 * A scenario's cause is the first of these that it has: the error that ended it, that it recorded nothing, a fact that only main's trials
 * record, the harness's reason, the criterion that now fails, the first tool call that differs from main's.
 * @param combination of the criteria of the primary rubric
 */
export function withCauses(
  decision: Decision,
  scenarios: readonly ComparedScenario[],
  combination: Combination = NO_COMBINATION,
): Decision {
  const [metric] = decision.metrics;
  const contributions = contributionsOf(decision, combination, scenarios);
  const measured = { ...decision, ...(contributions === null ? {} : { contributions }) };
  const fallen = scenarios.filter(({ side }) => side !== 'fixed');
  if (metric === undefined || fallen.length === 0) return { ...measured, ...layersByCause(decision, []) };
  const turned = criteriaThatTurned(fallen, metric.rubric);
  const signs = fallen.map((scenario) => signOf(scenario, turned.get(scenario.scenario), metric.rubric));
  const causes = groupsOf(signs, ({ group }) => group)
    .map((group) => withLacks(causeOf(group), fallen))
    .sort((a, b) => rankOf(a) - rankOf(b) || bySize(a, b));
  return { ...measured, ...layersByCause(decision, causes), causes, start: startOf(decision, causes) };
}

/** A fact that the harness or a mapping lost explains what follows from it; of equal groups, the one without a cause comes last. */
function rankOf({ kind, scenarios }: Cause): number {
  return kind === 'missing' ? Number.NEGATIVE_INFINITY : Number(kind === 'other') / 2 - scenarios.length;
}

function withLacks(cause: Cause, scenarios: readonly ComparedScenario[]): Cause {
  const { fact } = cause;
  if (fact === undefined) return cause;
  const lacking = (trials: readonly ComparedTrial[]) => {
    return { count: trials.filter(({ absent }) => absent.includes(fact)).length, total: trials.length };
  };
  const [candidate, baseline] = [scenarios.flatMap((one) => one.candidate), scenarios.flatMap(({ main }) => main)];
  return { ...cause, lacks: { candidate: lacking(candidate), baseline: lacking(baseline) } };
}

interface Sign extends Pick<Cause, 'kind' | 'criterion' | 'fact'> {
  readonly scenario: string;
  readonly group: string;
  readonly message?: MaskedText;
  /** Whether the message reads as if the service failed. */
  readonly isOfService?: boolean;
  readonly reasons?: readonly string[];
  readonly difference?: FoundDifference | null;
}

function signOf({ scenario, main, candidate }: ComparedScenario, criterion: string | undefined, rubric: string): Sign {
  const reference = referenceOf(main);
  const failed = failedTrials(candidate);
  const [most] = groupsOf(failed.map(ownSign), ({ group }) => group);
  const [sign] = most ?? [];
  const fact = failed[0]?.absent.find(
    (path) => reference?.recorded.includes(path) && failed.every(({ absent }) => absent.includes(path)),
  );
  if (sign?.kind === 'error' || sign?.kind === 'empty') return { ...sign, scenario };
  if (fact !== undefined) return { scenario, kind: 'missing', group: `missing ${fact}`, fact };
  if (sign !== undefined && sign.kind !== 'other') return { ...sign, scenario };
  const differences = failed.map((trial) => reference && firstDifference(reference, trial));
  const [often] = groupsOf(differences, (trialDifference) => (trialDifference ? groupOf(trialDifference) : ''));
  const difference = often?.[0] ?? null;
  if (criterion !== undefined)
    return {
      scenario,
      kind: 'criterion',
      group: `criterion ${criterion}`,
      criterion: criterionName(rubric, criterion),
      reasons: failed
        .flatMap((trial) => criterionResults(trial, rubric))
        .flatMap((node) => {
          return node.key === criterion && node.kind === 'judge' && !holds(node) ? [node.explanation] : [];
        }),
      difference,
    };
  if (difference === null) return { scenario, kind: 'other', group: 'other' };
  const kind = difference.change === 'arguments' ? 'arguments' : 'calls';
  return { scenario, kind, group: kind, difference };
}

/** All trials if none fails: they pass with a lower score than on main. */
function failedTrials(trials: readonly ComparedTrial[]): readonly ComparedTrial[] {
  const failed = trials.filter(({ passed }) => passed === false);
  return failed.length === 0 ? trials : failed;
}

/** The sign that a failed trial gives without a comparison with main. */
function ownSign({ result: { error }, reason, isEmpty }: ComparedTrial): Omit<Sign, 'scenario'> {
  if (error !== null) {
    const message = maskText(error.message);
    const isOfService = looksLikeService(error.message);
    return { kind: 'error', group: `error ${error.kind} ${headOf(message)}`, message, isOfService };
  }
  if (isEmpty) return { kind: 'empty', group: 'empty' };
  if (reason === null || reason.trim() === '') return { kind: 'other', group: 'other' };
  const message = maskText(reason);
  return { kind: 'reason', group: `reason ${message.key}`, message, isOfService: looksLikeService(reason) };
}

/** By scenario, the criterion that now fails, of several the most shared one. A rubric's only criterion says no more than the metric. */
function criteriaThatTurned(broke: readonly ComparedScenario[], rubric: string): ReadonlyMap<string, string> {
  const turned = broke.map(({ scenario, main, candidate }) => {
    const mainVerdicts = criteriaOf(referenceOf(main), rubric);
    const failedVerdicts = failedTrials(candidate).map((trial) => criteriaOf(trial, rubric));
    const keys = [...(failedVerdicts[0]?.keys() ?? [])].filter((key) => {
      const failed = failedVerdicts.filter((verdicts) => verdicts.get(key) === false).length;
      return mainVerdicts.get(key) !== false && failed * 2 > failedVerdicts.length;
    });
    return { scenario, keys: (failedVerdicts[0]?.size ?? 0) > 1 ? keys : [] };
  });
  const counts = new Map<string, number>();
  for (const { keys } of turned) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const shared = ({ keys }: { keys: readonly string[] }) =>
    keys.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0];
  return new Map(turned.flatMap((entry) => (entry.keys.length === 0 ? [] : [[entry.scenario, shared(entry) ?? '']])));
}

function criteriaOf(trial: ComparedTrial | undefined, rubric: string): ReadonlyMap<string, boolean> {
  return new Map((trial ? criterionResults(trial, rubric) : []).map((node) => [node.key, holds(node)]));
}

function holds({ verdict }: NodeResult): boolean {
  return verdict !== 'fail' && verdict !== 'warn';
}

function groupOf({ change, tool, instead = '', argument = '' }: FoundDifference): string {
  return JSON.stringify([change, tool, instead, argument]);
}

/** Groups members by key, the largest group first. Equal groups keep the order of their first members. */
function groupsOf<T>(members: readonly T[], keyOf: (member: T) => string): readonly (readonly T[])[] {
  return [...groupBy(members, keyOf).values()].sort((a, b) => b.length - a.length);
}

function causeOf(signs: readonly Sign[]): Cause {
  const [{ kind, criterion, fact } = { kind: 'other' as const }] = signs;
  const messages = signs.flatMap(({ message }) => message ?? []);
  const [reasons] = groupsOf(
    signs.flatMap(({ reasons: judged = [] }) => judged),
    (reason) => reason,
  );
  const [first] = messages;
  // Of different messages, the beginning that they share.
  const isOne = messages.every(({ key }) => key === first?.key);
  const text = first === undefined ? reasons?.[0] : isOne ? sharedText(messages) : headOf(first);
  const parts = partsOf(signs);
  const service = signs.every(({ isOfService }) => isOfService === true) || undefined;
  const whole = { scenarios: idsOf(signs), parts: messages.length > 0 && parts.length < 2 ? [] : parts };
  return defined({ kind, text, service, criterion, fact, ...whole });
}

/** The signs of a cause by message, or by the difference of their calls; the largest part first. */
function partsOf(signs: readonly Sign[]): readonly CausePart[] {
  const known = signs.filter(({ message, difference }) => message ?? difference);
  return groupsOf(known, ({ message, difference }) => message?.key ?? (difference ? groupOf(difference) : ''))
    .map((group): CausePart => {
      const scenarios = idsOf(group);
      const { difference } = group.find(({ scenario }) => scenario === scenarios[0]) ?? {};
      if (!difference) return { text: sharedText(group.flatMap(({ message }) => message ?? [])), scenarios };
      const { example, steps: _, ...shared } = difference;
      return { ...shared, scenarios, example: { scenario: scenarios[0] ?? '', ...example } };
    })
    .sort(bySize);
}

function idsOf(signs: readonly Sign[]): readonly string[] {
  return signs.map(({ scenario }) => scenario).sort(naturally);
}

type Group = Pick<Cause, 'scenarios'>;

function bySize({ scenarios: a }: Group, { scenarios: b }: Group): number {
  return b.length - a.length || naturally(a[0] ?? '', b[0] ?? '');
}

/** At the errors, which are the cheapest to fix, else at the largest cause; null if it is the only one, or covers few scenarios. */
function startOf({ metrics: [metric], flips }: Decision, causes: readonly Cause[]): Start | null {
  const { paired, threshold = null } = metric ?? {};
  const explained = [...flips.broke, ...flips.lost];
  const broke = explained.length;
  if (paired === undefined) return null;
  const sizeOf = (chosen: readonly number[]) =>
    chosen.reduce((sum, index) => sum + (causes[index]?.scenarios.length ?? 0), 0);
  const errors = causes.flatMap(({ kind }, index) => (kind === 'error' ? [index] : []));
  const largest = causes[0]?.kind === 'other' ? [] : [0];
  const chosen = [errors, largest].find((indices) => sizeOf(indices) > 1 && sizeOf(indices) * 3 >= broke);
  if (chosen === undefined || causes.length < 2) return null;
  const ids = new Set(chosen.flatMap((index) => causes[index]?.scenarios ?? []));
  const lost = explained.reduce(
    (sum, { scenario, baseline, candidate }) => sum + (ids.has(scenario) ? (baseline ?? 0) - (candidate ?? 0) : 0),
    0,
  );
  const rate = Math.min(1, paired.candidate + lost / paired.scenarios);
  return { causes: chosen, scenarios: ids.size, broke, rate, baseline: paired.baseline, threshold };
}
