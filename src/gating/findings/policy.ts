import type { Decision, Finding } from '../../../schemas/types/decision.ts';
import type { CriterionReport, Report } from '../../../schemas/types/report.ts';
import { memberOf } from '../../contract/json.ts';
import { nearestName } from '../../contract/names.ts';
import { isPassOrFail } from '../comparing/scores.ts';
import type { GateContext } from '../context.ts';
import { type FindingData, render } from '../messages/catalogue.ts';
import { rulePointer } from '../policy/read-policy.ts';
import { criterionRule, gates, type ResolvedPolicy, waiverKind, waiverSubject } from '../policy/resolve-policy.ts';
import { FEWEST_RUNS } from '../statistics/history.ts';
import { FEWEST_SCENARIOS, pairedTest } from '../statistics/paired.ts';
import { criterionName } from '../wording.ts';
import { decides } from './finding-list.ts';

/** Names in the policy that the run does not have: a rule that nothing obeys would guard nothing, so each is invalid. */
export function unknownNames({ policy, candidate, baseline, primary }: GateContext): readonly FindingData[] {
  const { gate, drift } = policy;
  const metrics = namesAmong(metricsOf(candidate));
  const criteria = namesAmong(['*', ...criteriaOf(candidate)]);
  const outcomes = namesAmong([
    ...(primary?.rubric.outcomes ?? []).map(({ outcome }) => outcome),
    ...candidate.rubrics.flatMap(({ rubric, outcomes: own }) => own.map(({ outcome }) => `${rubric}/${outcome}`)),
  ]);
  const all = [...candidate.scenarios, ...(baseline?.scenarios ?? [])];
  const scenarios = namesAmong(all.flatMap(({ scenario, tags }) => [scenario, ...tags]));
  const unknown = (
    kind: 'metric' | 'criterion' | 'outcome' | 'scenario',
    known: Known,
    pointer: string,
    name: string,
  ) =>
    known.has(name)
      ? []
      : ([
          {
            code: `unknown-${kind}`,
            effect: 'invalid',
            subject: { kind, name },
            place: policy.placeOf(pointer),
            ...known.near(name),
          },
        ] as const);
  const rules = (section: 'metrics' | 'criteria' | 'outcomes') =>
    Object.keys(gate[section]).map((name) => [rulePointer(section, name), name] as const);
  const listed = (at: string, names: readonly string[]) => names.map((name, i) => [`${at}/${i}`, name] as const);
  const mustPass = gate.scenarios.must_pass.map(({ name }) => name);
  return [
    ...rules('metrics').flatMap((named) => unknown('metric', metrics, ...named)),
    ...rules('criteria').flatMap((named) => unknown('criterion', criteria, ...named)),
    ...rules('outcomes').flatMap((named) => unknown('outcome', outcomes, ...named)),
    ...listed('/drift/metrics', drift?.metrics ?? []).flatMap((named) => unknown('metric', metrics, ...named)),
    ...listed('/gate/scenarios/must_pass', mustPass).flatMap((named) => unknown('scenario', scenarios, ...named)),
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
    const known = names[subject.kind];
    if (known.has(subject.name)) return [];
    return [{ code: 'unknown-waiver', effect: 'warn', subject, hasMain: runs.length > 0, ...known.near(subject.name) }];
  });
}

function metricsOf({ rubrics }: Report): readonly string[] {
  return rubrics.map(({ metric }) => metric);
}

function criteriaOf(
  { rubrics }: Report,
  fits: (criterion: CriterionReport) => boolean = () => true,
): readonly string[] {
  return rubrics.flatMap(({ rubric, criteria }) => criteria.filter(fits).map(({ key }) => criterionName(rubric, key)));
}

/** What the run has of one kind. */
interface Known {
  has(name: string): boolean;
  /** The nearest name, null where none is near, and the first of those that there are. */
  near(name: string): Pick<FindingData<'unknown-metric'>, 'suggestion' | 'known'>;
}

/** Comparisons of names in search of the nearest ones; more would take many seconds where a suite has thousands of scenarios. */
const MOST_COMPARED = 1_000_000;

function namesAmong(all: readonly string[]): Known {
  const names = new Set(all);
  const sorted = [...names].sort();
  const first = sorted.slice(0, 10);
  let compared = 0;
  return {
    has: (name) => names.has(name),
    near: (name) => {
      compared += sorted.length;
      const suggestion = compared <= MOST_COMPARED ? (nearestName(name, sorted) ?? null) : null;
      return { suggestion, known: { first, more: sorted.length - first.length } };
    },
  };
}

/**
 * Rules that can never block on this suite, which is invalid: nothing at all may block, a critical criterion applies nowhere, or no drop
 * reaches alpha.
 */
export function senselessRules(context: GateContext): readonly FindingData[] {
  if (context.candidate.trials.scored === 0) return [];
  return [...nothingBlocks(context), ...neverApplies(context), ...unreachableAlpha(context)];
}

function neverFails({ placeOf, isOfBase }: ResolvedPolicy, pointer: string) {
  return { code: 'policy-never-fails', effect: 'invalid', place: placeOf(pointer), isOfBase } as const;
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
  return mayBlock ? [] : [neverFails(policy, '/gate')];
}

/** One that has applied on main is the run's affair, not the policy's. */
function neverApplies({ policy, candidate, runs }: GateContext): readonly FindingData[] {
  const applied = new Set([candidate, ...runs].flatMap((report) => criteriaOf(report, ({ total }) => total > 0)));
  return criteriaOf(candidate)
    .filter((name) => !applied.has(name))
    .filter((name) => {
      const { named, tier } = criterionRule(policy, name);
      return named && tier === 'critical';
    })
    .map((name) => ({
      ...neverFails(policy, rulePointer('criteria', name)),
      subject: { kind: 'criterion', name },
    }));
}

/**
 * With fewer than three runs of main, the strongest evidence of pass-or-fail results is that every scenario broke, or all but one. Main's
 * history, partial scores and thresholds can show more, so nothing is refused where they count.
 */
function unreachableAlpha({ policy, candidate, runs, comparisons }: GateContext): readonly FindingData[] {
  const { alpha } = policy;
  const gating = comparisons.metrics.filter(gates);
  const tested = [...gating, ...comparisons.criteria.filter(gates)];
  if (gating.length === 0 || runs.length >= FEWEST_RUNS || policy.noise === 'none') return [];
  if (tested.some(({ threshold }) => threshold !== null)) return [];
  if (gating.some(({ rubric }) => ![candidate, ...runs].every((report) => isPassOrFail(report, rubric)))) return [];
  const paired = Math.max(...tested.map((rate) => rate.paired?.scenarios ?? 0));
  if (paired < FEWEST_SCENARIOS || gating.some((rate) => rate.paired === undefined)) return [];
  if (smallestP(paired) <= alpha) return [];
  let enough = paired;
  while (smallestP(enough) > alpha) enough++;
  const { placeOf, isOfBase } = policy;
  return [{ code: 'alpha-unreachable', effect: 'invalid', place: placeOf('/alpha'), isOfBase, alpha, paired, enough }];
}

/** The smallest p that pass-or-fail results of so many scenarios can have, unless all of them fell. */
function smallestP(scenarios: number): number {
  const allBut = (spared: number): number =>
    pairedTest(Array.from({ length: scenarios }, (_, index) => (index < spared ? 0 : -1)))?.worse ?? 1;
  return Math.min(allBut(0), allBut(1), 2 ** -(scenarios + 1));
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

/** Thresholds that the head policy changes under the rationale or calibration that they have in the base policy. */
export function unexplainedThresholds(base: ResolvedPolicy, head: ResolvedPolicy): readonly FindingData[] {
  return SECTIONS.flatMap(([kind, section]) => {
    if (section === 'outcomes') return [];
    return Object.entries(head.gate[section]).flatMap(([name, { threshold, review }]): readonly FindingData[] => {
      const before = memberOf(base.gate[section], name);
      if (before === undefined || before.threshold === threshold) return [];
      const stays = (key: 'rationale' | 'calibrated_on') => review[key] !== null && review[key] === before.review[key];
      const kept = [...(stays('rationale') ? ['rationale'] : []), ...(stays('calibrated_on') ? ['calibration'] : [])];
      if (kept.length === 0) return [];
      const about = { subject: { kind, name }, names: [], kept: kept.join(' and ') };
      return [{ code: 'threshold-unexplained', effect: 'warn', ...about }];
    });
  });
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
