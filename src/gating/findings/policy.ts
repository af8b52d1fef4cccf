import type { CriterionReport, Report } from '../../../schemas/types/report.ts';
import { nearestName } from '../../contract/names.ts';
import type { GateContext } from '../context.ts';
import {
  criterionRule,
  gates,
  type ResolvedPolicy,
  rulePointer,
  waiverKind,
  waiverSubject,
} from '../policy/resolve-policy.ts';
import { criterionName, nameList } from '../wording.ts';
import { type FindingData, type FindingRows, type Has, makerOf, type Sentences } from './finding.ts';

export const policyRows = {
  'unknown-metric': { effect: 'invalid', message: unknown },

  'unknown-criterion': { effect: 'invalid', message: unknown },

  'unknown-outcome': { effect: 'invalid', message: unknown },

  'unknown-scenario': { effect: 'invalid', message: unknown },

  'unknown-waived': {
    effect: 'warn',
    message: (data: Has<'subject'> & Suggestion): Sentences => {
      const { what, next } = unknown(data);
      return { what: `${what}: its waiver covers nothing`, next };
    },
  },

  'policy-never-fails': {
    effect: 'invalid',
    message: ({ subject, ofSlices }: Partial<Has<'subject'>> & { readonly ofSlices?: true }): Sentences =>
      subject === undefined
        ? {
            what: ofSlices
              ? 'No slice can block: the primary metric is advisory, and no criterion is critical'
              : 'Nothing in this policy can block: every metric and criterion is advisory, and it has no other rule',
            next: 'Make at least the primary metric gating',
          }
        : {
            what: `The critical criterion \`${subject.name}\` applies in none of the trials, so it protects nothing`,
            next: 'Add a scenario where it applies, or remove the rule',
          },
  },

  'review-due': {
    effect: 'warn',
    message: ({
      subject,
      due,
      owner,
    }: Has<'subject'> & { readonly due: string; readonly owner: string | null }): Sentences => ({
      what: `The numbers for \`${subject.name}\` were due for review by ${due}${owner === null ? '' : ` by ${owner}`}`,
      next: 'Review them and update `review_by`',
    }),
  },
} satisfies FindingRows;

export const policyFinding = makerOf(policyRows);

/** Names in the policy that the run does not have. Each is invalid, because its rule would guard nothing. */
export function unknownNames({ policy, candidate, baseline, primary, pairing }: GateContext): readonly FindingData[] {
  const { gate } = policy;
  const outcomes = [
    ...(primary?.rubric.outcomes ?? []).map(({ outcome }) => outcome),
    ...candidate.rubrics.flatMap(({ rubric, outcomes: rubricOutcomes }) =>
      rubricOutcomes.map(({ outcome }) => `${rubric}/${outcome}`),
    ),
  ];
  const metrics = candidate.rubrics.map(({ metric }) => metric);
  const older = pairing.pairs.map((pair) => pair.baseline);
  const all = [...candidate.scenarios, ...(baseline?.scenarios ?? []), ...older];
  const scenarios = all.flatMap(({ scenario, tags }) => [scenario, ...tags]);
  const rules = (section: 'metrics' | 'criteria' | 'outcomes') =>
    Object.keys(gate[section]).map((name) => [rulePointer(section, name), name] as const);
  const mustPass = gate.scenarios.must_pass.map(({ name }, i) => [`/gate/scenarios/must_pass/${i}`, name] as const);
  return [
    ...missingNames(policy, 'metric', metrics, rules('metrics')),
    ...missingNames(policy, 'criterion', ['*', ...criteriaOf(candidate)], rules('criteria')),
    ...missingNames(policy, 'outcome', outcomes, rules('outcomes')),
    ...missingNames(policy, 'scenario', scenarios, mustPass),
  ];
}

/** Waivers in force that name nothing of this run, or of main if it is a scenario: most are misspelt. `today` is an ISO date. */
export function unknownWaived(
  policy: ResolvedPolicy,
  [candidate, ...runs]: readonly [Report, ...Report[]],
  today: string,
): readonly FindingData[] {
  const metric = candidate.rubrics.map((rubric) => rubric.metric);
  const scenario = [candidate, ...runs].flatMap(({ scenarios }) => scenarios.map(({ scenario: id }) => id));
  const known = { metric, criterion: criteriaOf(candidate), scenario };
  return policy.waivers.flatMap((waiver, index) => {
    const kind = waiverKind(waiver);
    if (kind === 'lift' || waiver.expires < today) return [];
    const named = [[`/waivers/${index}/${kind}`, waiverSubject(waiver)]] as const;
    return missingNames(policy, kind, known[kind], named, true);
  });
}

function missingNames(
  policy: ResolvedPolicy,
  kind: 'metric' | 'criterion' | 'outcome' | 'scenario',
  known: readonly string[],
  named: readonly (readonly [pointer: string, name: string])[],
  isWaived = false,
): readonly FindingData[] {
  const has = new Set(known);
  const missing = named.filter(([, name]) => !has.has(name));
  if (missing.length === 0) return [];
  const names = [...has].sort();
  return missing.map(([pointer, name]) => {
    // A criterion or outcome without its rubric is meant of the rubric that has one of this name.
    const suggestion = names.find((full) => full.endsWith(`/${name}`)) ?? nearestName(name, names) ?? null;
    const about = { subject: { kind, name }, place: policy.placeOf(pointer), known: names, suggestion };
    return policyFinding(isWaived ? 'unknown-waived' : `unknown-${kind}`, about);
  });
}

function criteriaOf(
  { rubrics }: Report,
  fits: (criterion: CriterionReport) => boolean = () => true,
): readonly string[] {
  return rubrics.flatMap(({ rubric, criteria }) => criteria.filter(fits).map(({ key }) => criterionName(rubric, key)));
}

/** Rules that can never block on this suite: nothing may block, or a critical criterion applies neither here nor on main. */
export function senselessRules({
  policy,
  primary,
  rates,
  outcomes,
  candidate,
  runs,
}: GateContext): readonly FindingData[] {
  if (candidate.trials.scored === 0) return [];
  const { must_pass: mustPass, removed } = policy.gate.scenarios;
  const mayBlock =
    rates.some(({ rule }) => gates(rule)) ||
    outcomes.some(({ at_most, at_least }) => at_most !== null || at_least !== null) ||
    mustPass.length > 0 ||
    removed === 'fail' ||
    policy.judged.standings.some(({ state }) => state !== 'holds') ||
    policy.on_no_baseline === 'fail';
  // What rests on an unchecked judge is advisory too, and blocks again once its check holds.
  const isSliced =
    rates.some(({ rule }) => rule.tier === 'critical') || gates(primary?.metric.rule ?? { tier: 'advisory' });
  const slicesMayBlock = isSliced || policy.judged.standings.some(({ state }) => state !== 'holds');
  const applied = new Set([candidate, ...runs].flatMap((report) => criteriaOf(report, ({ total }) => total > 0)));
  const idle = criteriaOf(candidate).filter((name) => {
    if (applied.has(name)) return false;
    const { named, tier } = criterionRule(policy, name);
    return named && tier === 'critical';
  });
  return [
    ...(mayBlock ? [] : [policyFinding('policy-never-fails', { place: policy.placeOf('/gate') })]),
    ...(mayBlock && policy.gate.slices.effect === 'block' && !slicesMayBlock
      ? [policyFinding('policy-never-fails', { ofSlices: true, place: policy.placeOf('/gate/slices') })]
      : []),
    ...idle.map((name) => {
      const about = {
        subject: { kind: 'criterion', name },
        place: policy.placeOf(rulePointer('criteria', name)),
      } as const;
      return policyFinding('policy-never-fails', about);
    }),
  ];
}

const SECTIONS = [
  ['metric', 'metrics'],
  ['criterion', 'criteria'],
  ['outcome', 'outcomes'],
  ['usage', 'usage'],
] as const;

/** Numbers of the policy whose review date is over. `today` is an ISO date; dates compare as text. */
export function dueReviews(policy: ResolvedPolicy, today: string): readonly FindingData[] {
  return SECTIONS.flatMap(([kind, section]) =>
    Object.entries(policy.gate[section]).flatMap(([name, { review_by: due, owner }]): readonly FindingData[] => {
      if (due === null || due >= today) return [];
      const place = policy.placeOf(rulePointer(section, name, 'review_by'));
      return [policyFinding('review-due', { subject: { kind, name }, place, due, owner })];
    }),
  );
}

interface Suggestion {
  /** The nearest name; null if none is near. */
  readonly suggestion: string | null;
  readonly known: readonly string[];
}

function unknown({ subject, ...names }: Has<'subject'> & Suggestion): Sentences {
  return {
    what: `The policy names the ${subject.kind} \`${subject.name}\`, which this run does not have`,
    next: suggestionText(names),
  };
}

function suggestionText({ suggestion, known }: Suggestion): string {
  if (suggestion !== null) return `Did you mean \`${suggestion}\`?`;
  return known.length === 0 ? 'This run has none' : `Known: ${nameList(known, 10)}`;
}
