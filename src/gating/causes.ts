import type { Cause, CausePart, Decision, Start } from '../../schemas/types/decision.ts';
import { type FoundDifference, firstDifference } from './call-difference.ts';
import { type ComparedScenario, type ComparedTrial, naturally } from './compared-trials.ts';
import { headOf, type MaskedText, maskText, sharedText } from './masked-text.ts';
import { looksLikeService } from './service-error.ts';
import { criterionName } from './wording.ts';

/**
 * Adds to a decision what the broken scenarios share, and where to start. A scenario's cause is the first of these that it has: the error
 * that ended it, that it recorded nothing, the harness's reason, the criterion that now fails, the first tool call that differs from main's.
 */
export function withCauses(decision: Decision, scenarios: readonly ComparedScenario[]): Decision {
  const [metric] = decision.metrics;
  const broke = scenarios.filter(({ side }) => side === 'broke');
  if (metric === undefined || broke.length === 0) return decision;
  const turned = criteriaThatTurned(broke, metric.rubric);
  const signs = broke.map((scenario) => signOf(scenario, turned.get(scenario.scenario), metric.rubric));
  const causes = groupsOf(signs, ({ group }) => group)
    .map(causeOf)
    .sort((a, b) => Number(a.kind === 'other') - Number(b.kind === 'other') || bySize(a, b));
  return { ...decision, causes, start: startOf(decision, causes) };
}

/** The sign of a cause in one broken scenario. */
interface Sign extends Pick<Cause, 'kind' | 'criterion'> {
  readonly scenario: string;
  /** Scenarios with the same group share a cause. */
  readonly group: string;
  readonly message?: MaskedText;
  /** Whether the message reads as if the service failed. */
  readonly isOfService?: boolean;
  readonly difference?: FoundDifference | null;
}

function signOf({ scenario, main, candidate }: ComparedScenario, criterion: string | undefined, rubric: string): Sign {
  const reference = main.find(({ passed }) => passed) ?? main[0];
  const failed = candidate.filter(({ passed }) => passed === false);
  const [most] = groupsOf(failed.map(ownSign), ({ group }) => group);
  const [sign] = most ?? [];
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
      difference,
    };
  if (difference === null) return { scenario, kind: 'other', group: 'other' };
  const kind = difference.change === 'arguments' ? 'arguments' : 'calls';
  return { scenario, kind, group: kind, difference };
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

/**
 * By scenario, the criterion of the primary rubric that now fails; of several, the one that most scenarios share. Skips a rubric's only
 * criterion, which says no more than the metric.
 */
function criteriaThatTurned(broke: readonly ComparedScenario[], rubric: string): ReadonlyMap<string, string> {
  const turned = broke.map(({ scenario, main, candidate }) => {
    const mainVerdicts = criteriaOf(main.find(({ passed }) => passed) ?? main[0], rubric);
    const failedVerdicts = candidate.filter(({ passed }) => passed === false).map((trial) => criteriaOf(trial, rubric));
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
  const rubricResult = trial?.result.rubrics.find((result) => result.rubric === rubric);
  const children = rubricResult?.tree.children ?? [];
  return new Map(children.map(({ key, verdict }) => [key, verdict !== 'fail' && verdict !== 'warn']));
}

function groupOf({ change, tool, instead = '', argument = '' }: FoundDifference): string {
  return JSON.stringify([change, tool, instead, argument]);
}

/** Groups members by key, the largest group first. Equal groups keep the order of their first members. */
function groupsOf<T>(members: readonly T[], keyOf: (member: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const member of members) {
    const key = keyOf(member);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [member]);
    else group.push(member);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

function causeOf(signs: readonly Sign[]): Cause {
  const [{ kind, criterion } = { kind: 'other' as const }] = signs;
  const messages = signs.flatMap(({ message }) => message ?? []);
  const parts = partsOf(signs);
  return {
    kind,
    ...(messages.length === 0 ? {} : { text: textOf(messages) }),
    ...(signs.every(({ isOfService }) => isOfService === true) ? { service: true } : {}),
    ...(criterion === undefined ? {} : { criterion }),
    scenarios: idsOf(signs),
    parts: messages.length > 0 && parts.length < 2 ? [] : parts,
  };
}

/** The text that all messages share: the whole text if they have the same key, else its beginning. */
function textOf(messages: readonly MaskedText[]): string {
  const [first] = messages;
  const isOne = messages.every(({ key }) => key === first?.key);
  return isOne || first === undefined ? sharedText(messages) : headOf(first);
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

/**
 * Where to start: at the errors, which are the cheapest to fix, else at the largest cause. Null if neither covers two scenarios and a third
 * of all broken ones, or if there is only one cause.
 */
function startOf({ metrics: [metric], flips }: Decision, causes: readonly Cause[]): Start | null {
  const { paired, threshold = null } = metric ?? {};
  const broke = flips.broke.length;
  if (paired === undefined) return null;
  const sizeOf = (chosen: readonly number[]) =>
    chosen.reduce((sum, index) => sum + (causes[index]?.scenarios.length ?? 0), 0);
  const errors = causes.flatMap(({ kind }, index) => (kind === 'error' ? [index] : []));
  const largest = causes[0]?.kind === 'other' ? [] : [0];
  const chosen = [errors, largest].find((indices) => sizeOf(indices) > 1 && sizeOf(indices) * 3 >= broke);
  if (chosen === undefined || causes.length < 2) return null;
  const ids = new Set(chosen.flatMap((index) => causes[index]?.scenarios ?? []));
  const lost = flips.broke.reduce(
    (sum, { scenario, baseline, candidate }) => sum + (ids.has(scenario) ? (baseline ?? 0) - (candidate ?? 0) : 0),
    0,
  );
  const rate = Math.min(1, paired.candidate + lost / paired.scenarios);
  return { causes: chosen, scenarios: ids.size, broke, rate, baseline: paired.baseline, threshold };
}
