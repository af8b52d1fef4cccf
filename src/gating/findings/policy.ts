import type { Decision, Finding } from '../../../schemas/types/decision.ts';
import type { CriterionReport, Report } from '../../../schemas/types/report.ts';
import { memberOf } from '../../contract/json.ts';
import { nearestName } from '../../contract/names.ts';
import { isPassOrFail } from '../comparing/rate.ts';
import type { GateContext } from '../context.ts';
import { type FindingData, render } from '../messages/catalogue.ts';
import { rulePointer } from '../policy/read-policy.ts';
import { criterionRule, gates, type ResolvedPolicy, waiverKind, waiverSubject } from '../policy/resolve-policy.ts';
import { FEWEST_RUNS } from '../statistics/history.ts';
import { FEWEST_SCENARIOS, pairedTest } from '../statistics/paired.ts';
import { criterionName } from '../wording.ts';

/** Names in the policy that the run does not have. Each is invalid, because its rule would guard nothing. */
export function unknownNames({ policy, candidate, baseline, primary }: GateContext): readonly FindingData[] {
  const { gate } = policy;
  const outcomes = [
    ...(primary?.rubric.outcomes ?? []).map(({ outcome }) => outcome),
    ...candidate.rubrics.flatMap(({ rubric, outcomes: own }) => own.map(({ outcome }) => `${rubric}/${outcome}`)),
  ];
  const all = [...candidate.scenarios, ...(baseline?.scenarios ?? [])];
  const scenarios = all.flatMap(({ scenario, tags }) => [scenario, ...tags]);
  const unknown = (
    kind: 'metric' | 'criterion' | 'outcome' | 'scenario',
    known: readonly string[],
    named: readonly (readonly [pointer: string, name: string])[],
  ): readonly FindingData[] => {
    const names = new Set(known);
    return named
      .filter(([, name]) => !names.has(name))
      .map(([pointer, name]) => {
        const place = policy.placeOf(pointer);
        return {
          code: `unknown-${kind}`,
          effect: 'invalid',
          subject: { kind, name },
          place,
          ...knownNear(name, names),
        };
      });
  };
  const rules = (section: 'metrics' | 'criteria' | 'outcomes') =>
    Object.keys(gate[section]).map((name) => [rulePointer(section, name), name] as const);
  const mustPass = gate.scenarios.must_pass.map(({ name }, i) => [`/gate/scenarios/must_pass/${i}`, name] as const);
  return [
    ...unknown('metric', metricsOf(candidate), rules('metrics')),
    ...unknown('criterion', ['*', ...criteriaOf(candidate)], rules('criteria')),
    ...unknown('outcome', outcomes, rules('outcomes')),
    ...unknown('scenario', scenarios, mustPass),
  ];
}

/**
 * Waivers for something that neither the run nor main has, misspelt or left over. Only a warning, because main may have lost their subject
 * since.
 */
export function unknownWaivers({ waivers, candidate, runs }: GateContext): readonly FindingData[] {
  const reports = [candidate, ...runs];
  const names = {
    metric: new Set(reports.flatMap(metricsOf)),
    criterion: new Set(reports.flatMap((report) => criteriaOf(report))),
    scenario: new Set(reports.flatMap(({ scenarios }) => scenarios.map(({ scenario }) => scenario))),
  };
  return [...waivers.held, ...waivers.ignored].flatMap((waiver): readonly FindingData[] => {
    const subject = { kind: waiverKind(waiver), name: waiverSubject(waiver) };
    const known = names[subject.kind];
    if (known.has(subject.name)) return [];
    return [{ code: 'unknown-waiver', effect: 'warn', subject, ...knownNear(subject.name, known) }];
  });
}

/** The known names, and the one nearest to a name that is not among them; null if none is near. */
function knownNear(name: string, names: ReadonlySet<string>) {
  const known = [...names].sort();
  return { known, suggestion: nearestName(name, known) ?? null };
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

/** Invalid rules that can never block on this suite: nothing may block, a critical criterion never applies, or no drop reaches alpha. */
export function senselessRules(context: GateContext): readonly FindingData[] {
  if (context.candidate.trials.scored === 0) return [];
  return [...nothingBlocks(context), ...neverApplies(context), ...unreachableAlpha(context)];
}

function neverFails({ placeOf }: ResolvedPolicy, pointer: string) {
  return { code: 'policy-never-fails', effect: 'invalid', place: placeOf(pointer) } as const;
}

function nothingBlocks({ policy, rates, outcomes }: GateContext): readonly FindingData[] {
  const { must_pass: mustPass, removed } = policy.gate.scenarios;
  const mayBlock =
    rates.some(({ rule }) => gates(rule)) ||
    outcomes.some(({ at_most, at_least }) => at_most !== null || at_least !== null) ||
    mustPass.length > 0 ||
    removed === 'fail' ||
    policy.on_no_baseline === 'fail';
  return mayBlock ? [] : [neverFails(policy, '/gate')];
}

/** A criterion that applied on main is left out: the cause is the run, not the policy. */
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
 * The finding that no drop can reach alpha, with fewer than three runs of main and pass-or-fail results. Main's history, partial scores and
 * thresholds can show more, so it is empty if any of them counts.
 */
function unreachableAlpha({ policy, candidate, runs, rates }: GateContext): readonly FindingData[] {
  const { alpha } = policy;
  const tested = rates.filter(({ rule }) => gates(rule));
  const gating = tested.filter(({ kind }) => kind === 'metric');
  if (gating.length === 0 || runs.length >= FEWEST_RUNS || policy.noise === 'none') return [];
  if (tested.some(({ rule }) => rule.threshold !== null)) return [];
  if (gating.some((rate) => ![candidate, ...runs].every((report) => isPassOrFail(report, rate)))) return [];
  const paired = Math.max(...tested.map(({ paired: means }) => means?.scenarios ?? 0));
  if (paired < FEWEST_SCENARIOS || gating.some(({ paired: means }) => means === null)) return [];
  if (smallestP(paired) <= alpha) return [];
  let enough = paired;
  while (smallestP(enough) > alpha) enough++;
  return [{ code: 'alpha-unreachable', effect: 'invalid', place: policy.placeOf('/alpha'), alpha, paired, enough }];
}

/** The smallest p that pass-or-fail results of so many scenarios can have: if all of them broke, or all but one. */
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

/** Numbers of the policy whose review date is over. `today` is an ISO date; dates compare as text. */
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

/** Thresholds that the head policy changes without changing their rationale or calibration. */
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

/** Exit codes: passed, held as inconclusive, failed, invalid. */
const MILDEST_FIRST: readonly Decision['exit_code'][] = [0, 2, 1, 3];

/**
 * The finding that the run's own config decides more strictly than the base config. After the merge it applies to every run.
 * @param own the decision under the run's own config
 */
export function stricterHead(decided: Decision, own: Decision): readonly Finding[] {
  if (MILDEST_FIRST.indexOf(own.exit_code) <= MILDEST_FIRST.indexOf(decided.exit_code)) return [];
  return [render({ code: 'head-config-stricter', effect: 'warn', headline: own.headline })];
}
