import type { HistoryRecord, MetricRecord } from '../../../schemas/types/history.ts';
import type { Report, RubricReport } from '../../../schemas/types/report.ts';
import { rounded } from '../../contract/numbers.ts';
import type { Rate } from '../comparing/comparison-context.ts';
import { metricLevel } from '../comparing/level.ts';
import { failingUnder } from '../comparing/scenarios-behind.ts';
import type { GateContext } from '../context.ts';
import type { FindingData } from '../messages/catalogue.ts';
import { type DriftRule, type ResolvedPolicy, testSettings } from '../policy/resolve-policy.ts';
import { differenceLowerBound, successiveNoise } from '../statistics/noise.ts';
import { SLACK } from '../statistics/rates.ts';
import { shortSha } from '../wording.ts';
import { findReference, isCommit, metricRecords } from './records.ts';

/** Fewest differences between consecutive runs from which main's noise is estimated. */
const FEWEST_DIFFERENCES = 5;

/** Main's runs before this one, newest first, and the policy's reference if it is a file. */
interface DriftInput {
  readonly history: readonly HistoryRecord[];
  readonly reference: HistoryRecord | null;
}

/**
 * Metrics below the pinned reference by more than the tolerance and by more than noise explains. Noise is estimated from main's runs under
 * the same rubric if there are six or more; else from both rates and their effective numbers of trials. The level of the bound is the
 * policy's alpha, divided by the number of metrics (Bonferroni).
 */
export function driftFindings(context: GateContext, input: DriftInput): readonly FindingData[] {
  const { policy } = context;
  const { drift } = policy;
  if (drift === null) return [];
  const reference = findReference(drift.reference, input);
  if (typeof reference === 'string') return [notComparable(policy, drift, reference)];
  if (reference === null) return [];
  const rates = context.rubrics.map(({ metric }) => metric).filter(({ name }) => drift.metrics?.includes(name) ?? true);
  const alpha = testSettings(policy).alpha / rates.length;
  return rates.flatMap((rate) => {
    const { rubric } = rate;
    const before = reference.metrics.find(({ rubric: id }) => id === rubric.rubric);
    if (before === undefined || before.hash !== rubric.hash)
      return [{ ...notComparable(policy, drift, otherRubric(rubric, before)), effect: 'notice' } as const];
    return drifted(context, { drift, rate, before, input, alpha });
  });
}

interface DriftingRate {
  readonly drift: DriftRule;
  readonly rate: Rate;
  readonly before: MetricRecord;
  readonly input: DriftInput;
  readonly alpha: number;
}

function drifted(context: GateContext, drifting: DriftingRate): readonly FindingData[] {
  const { policy, candidate } = context;
  const { drift, rate, before } = drifting;
  const { rubric } = rate;
  const { tolerance } = drift;
  if (rubric.score === null) return [];
  const drop = rounded(before.score - rubric.score);
  if (drop <= tolerance + SLACK) return [];
  const noise = policy.noise === 'none' ? null : noiseOf(drifting, candidate, rubric.score);
  if (noise !== null && noise.explains >= drop) return [];
  const blocks = drift.effect === 'fail';
  return [
    {
      code: 'drifted',
      effect: blocks ? 'block' : 'warn',
      subject: { kind: 'metric', name: rubric.metric },
      drop,
      tolerance,
      reference: shortReference(drift),
      rates: { candidate: rubric.score, reference: before.score },
      noise,
      ...(blocks ? failingUnder(context, rubric.rubric) : {}),
    },
  ];
}

/** The largest drop that noise explains, 0 to 1. Has the number of main's runs if it is estimated from them. */
function noiseOf({ rate, before, input, alpha }: DriftingRate, candidate: Report, score: number) {
  const { rubric } = rate;
  const rates = metricRecords(input.history, rubric).map((record) => record.score);
  const own = rates.length > FEWEST_DIFFERENCES ? successiveNoise(rates, alpha) : null;
  if (own !== null) return { explains: own, runs: rates.length };
  const now = { rate: score, n: metricLevel(candidate, rubric)?.effective_n ?? 0 };
  const drop = before.score - score;
  const explains = drop - differenceLowerBound({ rate: before.score, n: before.effective_n }, now, alpha);
  return { explains };
}

function notComparable(policy: ResolvedPolicy, { reference }: DriftRule, reason: string) {
  return {
    code: 'drift-reference-missing',
    effect: 'warn',
    place: policy.placeOf('/drift/reference'),
    reference: isCommit(reference) ? shortSha(reference) : reference,
    reason,
  } as const;
}

/** Why a metric cannot be compared with the reference. */
function otherRubric(rubric: RubricReport, before: MetricRecord | undefined): string {
  if (before === undefined) return `${rubric.metric} was not measured there`;
  return `${rubric.metric} was measured by another content of \`${rubric.rubric}\` (${before.version}, now ${rubric.version})`;
}

function shortReference({ reference }: DriftRule): string {
  return isCommit(reference) ? shortSha(reference) : reference;
}
