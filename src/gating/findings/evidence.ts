import type { Report, RubricReport } from '../../../schemas/types/report.ts';
import { byFrequency } from '../../contract/numbers.ts';
import { byText } from '../../contract/text.ts';
import { rubricComparable } from '../comparing/comparison-context.ts';
import { sameJudges } from '../comparing/comparison-key.ts';
import { rubricsInOrder } from '../comparing/scores.ts';
import type { GateContext } from '../context.ts';
import type { FindingData } from '../messages/catalogue.ts';
import { gates, metricRule, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import { meanRate } from '../statistics/rates.ts';
import { welchTest } from '../statistics/student-t.ts';

/** Findings that prevent a comparison: invalid, unless the policy accepts them. */
export function comparabilityFindings(context: GateContext): readonly FindingData[] {
  const { policy, baseline, rubrics } = context;
  if (baseline === null) return [];
  const removed = baseline.rubrics.filter(({ rubric }) => rubrics.every((other) => other.rubric.rubric !== rubric));
  return [
    ...(context.isComparable ? [] : [littleOverlap(context)]),
    ...rubrics
      .filter(({ rubric }) => !rubricComparable(rubric, baseline))
      .map(({ rubric }) => otherRubric(policy, rubric, baseline)),
    ...(removed.length < 2 ? removed : rubricsInOrder({ rubrics: removed })).map((rubric) =>
      removedRubric(policy, rubric),
    ),
  ];
}

function unlessAccepted({ on_not_comparable: rule }: ResolvedPolicy): 'warn' | 'invalid' {
  return rule === 'pass' ? 'warn' : 'invalid';
}

function littleOverlap({ policy, pairing }: GateContext): FindingData {
  const idsOf = (scenarios: readonly { readonly scenario: string }[]) => scenarios.map(({ scenario }) => scenario);
  return {
    code: 'scenarios-not-comparable',
    effect: unlessAccepted(policy),
    ...pairing.overlap,
    minOverlap: policy.gate.scenarios.min_overlap,
    here: idsOf(pairing.new),
    main: idsOf(pairing.removed),
    changed: idsOf(pairing.changed),
  };
}

function otherRubric(policy: ResolvedPolicy, now: RubricReport, baseline: Report): FindingData {
  const before = baseline.rubrics.find((other) => other.rubric === now.rubric) ?? null;
  const subject = { kind: 'rubric', name: now.rubric } as const;
  return { code: 'rubric-not-comparable', effect: unlessAccepted(policy), subject, now, before };
}

/** The finding that a rubric was removed. Cannot occur if main's run was scored again: both sides then have one config's rubrics. */
function removedRubric(policy: ResolvedPolicy, { rubric, metric }: RubricReport): FindingData {
  const isAccepted = policy.on_not_comparable === 'pass' || !gates(metricRule(policy, metric));
  const subject = { kind: 'rubric', name: rubric } as const;
  return { code: 'rubric-removed', effect: isAccepted ? 'warn' : 'block', subject, metric };
}

/** Findings that another judge or another mapping was used on main. Rates that depend on another judge are not compared. */
export function keyFindings({ policy, candidate, baseline, rubrics }: GateContext): readonly FindingData[] {
  if (baseline === null) return [];
  const found: FindingData[] = [];
  const rates = rubrics.flatMap(({ metric, criteria }) => [metric, ...criteria]).filter(({ byJudge }) => byJudge);
  if (rates.length > 0 && !sameJudges(candidate, baseline)) {
    const stops = policy.on_not_comparable !== 'pass' && rates.some(({ rule }) => gates(rule));
    const judges = { now: candidate.judges ?? [], before: baseline.judges ?? [] };
    const names = rates.map(({ name }) => name);
    found.push({ code: 'judge-not-comparable', effect: stops ? 'invalid' : 'warn', names, ...judges });
  }
  const [now, before] = [candidate.read_by, baseline.read_by];
  if (now !== undefined && before !== undefined && now.mapping?.hash !== before.mapping?.hash)
    found.push({ code: 'mapping-changed', effect: 'warn', now: now.mapping, before: before.mapping });
  return found;
}

/**
 * How the primary metric differs between two runs without a common scenario. For information only: other scenarios may be harder, and two
 * unpaired samples show little. Empty if anything is paired.
 */
export function unpairedDifference({ candidate, baseline, primary, pairing }: GateContext): readonly FindingData[] {
  if (baseline === null || primary === null || pairing.overlap.common > 0) return [];
  const { name, runs, valueIn } = primary.metric;
  if (runs.comparable.length === 0) return [];
  const valuesIn = ({ scenarios }: Report) => scenarios.flatMap((one) => valueIn(one) ?? []);
  const [now, then] = [valuesIn(candidate), valuesIn(baseline)];
  const test = welchTest(now, then);
  if (test === null) return [];
  const { estimate, worse, better } = test;
  return [
    {
      code: 'unpaired-difference',
      effect: 'notice',
      subject: { kind: 'metric', name },
      now: { mean: meanRate(now), scenarios: now.length },
      before: { mean: meanRate(then), scenarios: then.length },
      test: { estimate, worse, better },
    },
  ];
}

/** The finding that there is no run of main. */
export function withoutBaseline({ policy, baseline }: GateContext): readonly FindingData[] {
  if (baseline !== null) return [];
  return [{ code: 'no-baseline', effect: policy.on_no_baseline === 'fail' ? 'block' : 'notice' }];
}

/** The finding that secrets were replaced in the candidate's results: how many of each shape, but no values. */
export function replacedSecrets({ redacted }: Report): readonly FindingData[] {
  const shapes = Object.entries(redacted ?? {}).sort(([a], [b]) => byText(a, b));
  return shapes.some(([, count]) => count > 0) ? [{ code: 'secrets-replaced', effect: 'notice', shapes }] : [];
}

/** Why a question for a judge has no answer. */
export interface WhyUnanswered {
  readonly why: string;
  /** What to do about it. */
  readonly next: string;
}

/** The finding that a judge left questions unanswered: `asked` counts the questions, `missing` has one entry for each without an answer. */
export function questionsUnanswered(asked: number, missing: readonly WhyUnanswered[]): readonly FindingData[] {
  const [most] = byFrequency(missing.map(({ why }) => why));
  if (most === undefined) return [];
  const [reason] = most;
  const advice = missing.find(({ why }) => why === reason)?.next ?? '';
  // If a needed judge never answered, the run must not pass, however few trials needed it.
  const code = missing.length < asked ? 'judge-unanswered' : 'judge-silent';
  return [{ code, effect: 'warn', asked, missing: missing.length, reason, advice }];
}
