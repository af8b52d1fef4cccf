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
import { findReference, isCommit, metricRecords, trendsOf } from './records.ts';

/** Fewest differences between neighbouring runs that tell main's own noise. */
const FEWEST_DIFFERENCES = 5;

/** Main's runs before this one, newest first, and the policy's reference where that is a file. */
interface DriftSides {
  readonly history: readonly HistoryRecord[];
  readonly reference: HistoryRecord | null;
}

/**
 * Metrics that have slowly sunk below the reference that the policy pins: by more than the tolerance, and by more than noise explains.
 * Noise is main's own, from its runs under the same rubric, where there are six or more; else that of two rates over as many trials as
 * theirs are worth. The level of the bound is the policy's alpha, shared by the metrics (Bonferroni).
 */
export function driftFindings(context: GateContext, sides: DriftSides): readonly FindingData[] {
  const { policy } = context;
  const { drift } = policy;
  if (drift === null) return [];
  const reference = findReference(drift.reference, sides);
  if (typeof reference === 'string') return [missingReference(policy, drift, reference)];
  if (reference === null) return [];
  const rates = context.rubrics.map(({ metric }) => metric).filter(({ name }) => drift.metrics?.includes(name) ?? true);
  const alpha = testSettings(policy).alpha / rates.length;
  return rates.flatMap((rate) => {
    const { rubric } = rate;
    const before = reference.metrics.find(({ rubric: id }) => id === rubric.rubric);
    if (before === undefined || before.hash !== rubric.hash) return [otherRubric(drift, rubric, before)];
    return drifted(context, { drift, rate, before, sides, alpha });
  });
}

interface Looked {
  readonly drift: DriftRule;
  readonly rate: Rate;
  readonly before: MetricRecord;
  readonly sides: DriftSides;
  readonly alpha: number;
}

function drifted(context: GateContext, looked: Looked): readonly FindingData[] {
  const { policy, candidate } = context;
  const { drift, rate, before } = looked;
  const { rubric } = rate;
  const { tolerance } = drift;
  if (rubric.score === null) return [];
  const drop = rounded(before.score - rubric.score);
  if (drop <= tolerance + SLACK) return [];
  const noise = policy.noise === 'none' ? null : noiseOf(looked, candidate, rubric.score);
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
      isTrendShown: isShown(looked, context),
      ...(blocks ? failingUnder(context, rubric.rubric) : {}),
    },
  ];
}

/** Whether the comment draws how the metric has gone on main. */
function isShown({ sides: { history }, rate }: Looked, { rubrics }: GateContext): boolean {
  return trendsOf(rubrics, history).some(({ name }) => name === rate.name);
}

/** The largest drop that noise explains, and how that is known. */
function noiseOf({ rate, before, sides, alpha }: Looked, candidate: Report, score: number) {
  const { rubric } = rate;
  const rates = metricRecords(sides.history, rubric).map((record) => record.score);
  const own = rates.length > FEWEST_DIFFERENCES ? successiveNoise(rates, alpha) : null;
  if (own !== null) return { explains: own, runs: rates.length };
  const now = { rate: score, n: metricLevel(candidate, rubric)?.effective_n ?? 0 };
  const drop = before.score - score;
  const explains = drop - differenceLowerBound({ rate: before.score, n: before.effective_n }, now, alpha);
  return { explains };
}

function missingReference(policy: ResolvedPolicy, { reference }: DriftRule, reason: string): FindingData {
  const place = policy.placeOf('/drift/reference');
  return { code: 'drift-reference-missing', effect: 'warn', place, reference, unreadable: false, reason };
}

function otherRubric(drift: DriftRule, rubric: RubricReport, before: MetricRecord | undefined): FindingData {
  return {
    code: 'drift-not-comparable',
    effect: 'notice',
    subject: { kind: 'metric', name: rubric.metric },
    rubric: rubric.rubric,
    reference: shortReference(drift),
    versions: before === undefined ? null : { now: rubric.version, before: before.version },
  };
}

function shortReference({ reference }: DriftRule): string {
  return isCommit(reference) ? shortSha(reference) : reference;
}
