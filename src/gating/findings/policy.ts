import type { Decision, Finding } from '../../../schemas/types/decision.ts';
import type { CriterionReport, OutcomeCount, Report } from '../../../schemas/types/report.ts';
import { nearestName } from '../../contract/names.ts';
import { fewestTrials, isPassOrFail } from '../comparing/scores.ts';
import type { GateContext } from '../context.ts';
import { type FindingData, render } from '../messages/catalogue.ts';
import { rulePointer } from '../policy/read-policy.ts';
import {
  criterionRule,
  gates,
  metricRule,
  outcomeRule,
  type RateRule,
  type ResolvedPolicy,
  testSettings,
  waiverKind,
  waiverSubject,
} from '../policy/resolve-policy.ts';
import { FEWEST_RUNS } from '../statistics/history.ts';
import { FEWEST_SCENARIOS, pairedTest, smallestHalfWidth } from '../statistics/paired.ts';
import { SLACK } from '../statistics/rates.ts';
import { criterionName } from '../wording.ts';
import { decides } from './finding-list.ts';

/** Names in the policy that the run does not have: a rule that nothing obeys would guard nothing, so each is invalid. */
export function unknownNames({ policy, candidate, baseline, primary }: GateContext): readonly FindingData[] {
  const all = [...candidate.scenarios, ...(baseline?.scenarios ?? [])];
  const metrics = namesAmong(metricsOf(candidate));
  const criteria = namesAmong(['*', ...criteriaOf(candidate)]);
  const outcomes = namesAmong(outcomesOf(candidate, primary?.rubric.outcomes ?? []));
  const scenarios = namesAmong(all.flatMap(({ scenario, tags }) => [scenario, ...tags]));
  const mustPass = listed(
    '/gate/scenarios/must_pass',
    policy.gate.scenarios.must_pass.map(({ name }) => name),
  );
  return [
    ...unknownAmong(policy, 'metric', metrics, rulesOf(policy, 'metrics')),
    ...unknownAmong(policy, 'criterion', criteria, rulesOf(policy, 'criteria')),
    ...unknownAmong(policy, 'outcome', outcomes, rulesOf(policy, 'outcomes')),
    ...unknownAmong(policy, 'metric', metrics, listed('/drift/metrics', policy.drift?.metrics ?? [])),
    ...unknownAmong(policy, 'scenario', scenarios, mustPass),
  ];
}

/**
 * Waivers of what neither the run nor main has: they cover nothing, whether they are misspelt or left over. No more than a warning, as
 * their subject may have gone from main since.
 */
export function unknownWaivers({ waivers, candidate, runs }: GateContext): readonly FindingData[] {
  const reports = [candidate, ...runs];
  const names = {
    metric: namesAmong(reports.flatMap(metricsOf)),
    criterion: namesAmong(reports.flatMap((report) => criteriaOf(report))),
    scenario: namesAmong(reports.flatMap(({ scenarios }) => scenarios.map(({ scenario }) => scenario))),
  };
  return [...waivers.held, ...waivers.ignored].flatMap((waiver): readonly FindingData[] => {
    const subject = { kind: waiverKind(waiver), name: waiverSubject(waiver) };
    const { has, nearest, known } = names[subject.kind];
    if (has(subject.name)) return [];
    const suggestion = nearest(subject.name);
    return [{ code: 'unknown-waiver', effect: 'warn', subject, hasMain: runs.length > 0, suggestion, known }];
  });
}

function metricsOf({ rubrics }: Report): readonly string[] {
  return rubrics.map(({ metric }) => metric);
}

/** The names of the criteria that fit; of all without a test. */
function criteriaOf(
  { rubrics }: Report,
  fits: (criterion: CriterionReport) => boolean = () => true,
): readonly string[] {
  return rubrics.flatMap(({ rubric, criteria }) => criteria.filter(fits).map(({ key }) => criterionName(rubric, key)));
}

function outcomesOf({ rubrics }: Report, bare: readonly OutcomeCount[]): readonly string[] {
  return [
    ...bare.map(({ outcome }) => outcome),
    ...rubrics.flatMap(({ rubric, outcomes }) => outcomes.map(({ outcome }) => `${rubric}/${outcome}`)),
  ];
}

/** What the run has of one kind. */
interface Known {
  readonly known: FindingData<'unknown-metric'>['known'];
  has(name: string): boolean;
  /** The nearest name; null where none is near. */
  nearest(name: string): string | null;
}

/** Comparisons of names in search of the nearest ones; more would take many seconds where a suite has thousands of scenarios. */
const MOST_COMPARED = 1_000_000;

/** Names that are listed where none is near. */
const MOST_KNOWN = 10;

function namesAmong(all: readonly string[]): Known {
  const names = new Set(all);
  const sorted = [...names].sort();
  const first = sorted.slice(0, MOST_KNOWN);
  let compared = 0;
  const nearest = (name: string): string | null => {
    compared += sorted.length;
    return compared <= MOST_COMPARED ? (nearestName(name, sorted) ?? null) : null;
  };
  return { known: { first, more: sorted.length - first.length }, has: (name) => names.has(name), nearest };
}

/** A name in the policy and where it stands. */
interface Named {
  readonly name: string;
  readonly pointer: string;
}

function rulesOf({ gate }: ResolvedPolicy, section: 'metrics' | 'criteria' | 'outcomes'): readonly Named[] {
  return Object.keys(gate[section]).map((name) => ({ name, pointer: rulePointer(section, name) }));
}

function listed(at: string, names: readonly string[]): readonly Named[] {
  return names.map((name, index) => ({ name, pointer: `${at}/${index}` }));
}

function unknownAmong(
  policy: ResolvedPolicy,
  kind: 'metric' | 'criterion' | 'outcome' | 'scenario',
  { known, has, nearest }: Known,
  named: readonly Named[],
): readonly FindingData[] {
  return named
    .filter(({ name }) => !has(name))
    .map(({ name, pointer }) => ({
      code: `unknown-${kind}`,
      effect: 'invalid',
      subject: { kind, name },
      place: policy.placeOf(pointer),
      suggestion: nearest(name),
      known,
    }));
}

/**
 * Rules that can never be met, or never block, on this suite: each is invalid, with its reason and place. Only the clear cases:
 * nothing at all that may block; a named critical criterion that applies nowhere; an alpha that no candidate of this suite can reach;
 * shares of outcomes that add up to more than all trials; and a proof that so few scenarios and trials can never give.
 */
export function senselessRules(context: GateContext): readonly FindingData[] {
  if (context.candidate.trials.scored === 0) return [];
  return [
    ...nothingBlocks(context),
    ...neverApplies(context),
    ...unreachableAlpha(context),
    ...crowdedOutcomes(context),
    ...unreachableProof(context),
  ];
}

/** Stands with every finding on a rule that makes no sense. */
function atRule({ placeOf, isOfBase }: ResolvedPolicy, pointer: string) {
  return { effect: 'invalid', place: placeOf(pointer), isOfBase } as const;
}

function nothingBlocks({ policy, comparisons }: GateContext): readonly FindingData[] {
  const { metrics, criteria, outcomes } = comparisons;
  const { must_pass: mustPass, removed } = policy.gate.scenarios;
  const mayBlock =
    [...metrics, ...criteria].some(gates) ||
    outcomes.some(({ at_most, at_least }) => at_most !== null || at_least !== null) ||
    mustPass.length > 0 ||
    removed === 'fail' ||
    policy.on_no_baseline === 'fail';
  return mayBlock ? [] : [{ code: 'policy-never-fails', cause: 'nothing-blocks', ...atRule(policy, '/gate') }];
}

/** One that has applied on main is the run's affair, not the policy's. */
function neverApplies({ policy, candidate, runs }: GateContext): readonly FindingData[] {
  const applied = new Set([candidate, ...runs].flatMap((report) => criteriaOf(report, ({ total }) => total > 0)));
  return criteriaOf(candidate)
    .filter((name) => !applied.has(name))
    .filter((name) => isNamedCritical(criterionRule(policy, name)))
    .map((name) => ({
      code: 'policy-never-fails',
      cause: 'never-applies',
      subject: { kind: 'criterion', name },
      criterion: name,
      ...atRule(policy, rulePointer('criteria', name)),
    }));
}

function isNamedCritical({ named, tier }: RateRule): boolean {
  return named && tier === 'critical';
}

/**
 * With fewer than three runs of main, the strongest evidence of pass-or-fail results is every scenario broken, or all but one.
 * Main's history, partial scores and thresholds may show more, so nothing is refused where they count.
 */
function unreachableAlpha({ policy, candidate, runs, comparisons }: GateContext): readonly FindingData[] {
  const { metrics, criteria } = comparisons;
  const { alpha } = policy;
  const gating = metrics.filter(gates);
  const tested = [...gating, ...criteria.filter(gates)];
  if (gating.length === 0 || runs.length >= FEWEST_RUNS) return [];
  if (policy.noise === 'none' || tested.some(({ threshold }) => threshold !== null)) return [];
  if (gating.some(({ rubric }) => ![candidate, ...runs].every((report) => isPassOrFail(report, rubric)))) return [];
  const paired = Math.max(...tested.map((rate) => rate.paired?.scenarios ?? 0));
  const p = strongest(paired);
  if (paired < FEWEST_SCENARIOS || gating.some((rate) => rate.paired === undefined) || p <= alpha) return [];
  const enough = enoughFor(alpha, paired);
  return [{ code: 'policy-never-fails', cause: 'alpha', alpha, paired, enough, p, ...atRule(policy, '/alpha') }];
}

/** The fewest scenarios beyond `most` with which a drop can count. */
function enoughFor(alpha: number, most: number): number {
  let scenarios = most;
  while (strongest(scenarios) > alpha) scenarios++;
  return scenarios;
}

/** The smallest p that pass-or-fail results of so many scenarios can have, where not all fell alike. */
function strongest(scenarios: number): number {
  const allBut = (spared: number): number =>
    pairedTest(Array.from({ length: scenarios }, (_, index) => (index < spared ? 0 : -1)))?.worse ?? 1;
  return Math.min(allBut(0), allBut(1), 2 ** -(scenarios + 1));
}

function crowdedOutcomes({ policy, candidate, primary }: GateContext): readonly FindingData[] {
  return candidate.rubrics.flatMap(({ rubric, outcomes }): readonly FindingData[] => {
    const wanted = outcomes.map(({ outcome }) => ({
      outcome,
      least: outcomeRule(policy, { rubric, isPrimary: rubric === primary?.rubric.rubric }, outcome).at_least ?? 0,
    }));
    const total = wanted.reduce((sum, { least }) => sum + least, 0);
    const named = wanted.find(({ least }) => least > 0)?.outcome ?? '';
    if (total <= 1 + SLACK) return [];
    const bare = Object.hasOwn(policy.gate.outcomes, named) ? named : `${rubric}/${named}`;
    const at = atRule(policy, rulePointer('outcomes', bare));
    return [{ code: 'policy-never-passes', cause: 'crowded-outcomes', rubric, total, ...at }];
  });
}

function unreachableProof({ policy, candidate, comparisons, trialsToCome }: GateContext): readonly FindingData[] {
  if (policy.require !== 'proof' || policy.noise === 'none') return [];
  return comparisons.metrics.flatMap((metric): readonly FindingData[] => {
    const { name, paired, tolerance } = metric;
    if (!gates(metric) || paired === undefined || paired.scenarios < FEWEST_SCENARIOS) return [];
    const trials = fewestTrials(candidate, metric.rubric) + trialsToCome;
    const least = smallestHalfWidth(paired.scenarios, trials, testSettings(policy).alpha);
    if (least < tolerance) return [];
    return [
      {
        code: 'policy-never-passes',
        cause: 'unreachable-proof',
        subject: { kind: 'metric', name },
        metric: name,
        paired: paired.scenarios,
        trials,
        tolerance,
        least,
        ...atRule(policy, metricRule(policy, name).named ? rulePointer('metrics', name) : '/require'),
      },
    ];
  });
}

const SECTIONS = [
  ['metric', 'metrics'],
  ['criterion', 'criteria'],
  ['outcome', 'outcomes'],
] as const;

/** Numbers of the policy whose day of review is over. `today` is an ISO date; days compare as text. */
export function dueReviews(policy: ResolvedPolicy, today: string): readonly FindingData[] {
  return SECTIONS.flatMap(([kind, section]) =>
    Object.entries(policy.gate[section]).flatMap(([name, { review }]): readonly FindingData[] => {
      const { review_by: due, owner } = review;
      if (due === null || due >= today) return [];
      const place = policy.placeOf(rulePointer(section, name, 'review_by'));
      return [{ code: 'review-due', effect: 'warn', subject: { kind, name }, place, due, owner }];
    }),
  );
}

/** Waivers of the policy whose last day is over, for who has no run that may need them. */
export function endedWaivers(policy: ResolvedPolicy, today: string): readonly FindingData[] {
  return policy.waivers.flatMap((waiver, index): readonly FindingData[] => {
    if (waiver.expires >= today) return [];
    const subject = { kind: waiverKind(waiver), name: waiverSubject(waiver) };
    const place = policy.placeOf(`/waivers/${index}`);
    return [{ code: 'waiver-expired', effect: 'warn', subject, place, waiver, isNeeded: null }];
  });
}

/** Exit codes: let through, held up as inconclusive, failed, invalid. */
const MILDEST_FIRST: readonly Decision['exit_code'][] = [0, 2, 1, 3];

/**
 * That the run's own config would stop what the base config lets through, or stops for less: from the merge on it holds for everybody.
 * @param own what the run's own config would decide
 */
export function stricterHead(decided: Decision, own: Decision): readonly Finding[] {
  if (MILDEST_FIRST.indexOf(own.exit_code) <= MILDEST_FIRST.indexOf(decided.exit_code)) return [];
  const first = own.findings.find(decides);
  const { expected, actual, why, next } = first ?? {};
  const stricter: FindingData = {
    code: 'head-config-stricter',
    effect: 'warn',
    headline: own.headline,
    reason: { expected, actual, why, next },
    ...(first?.place === undefined ? {} : { place: first.place }),
  };
  return [render(stricter)];
}
