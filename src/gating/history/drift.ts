import type { HistoryRecord, MetricRecord } from '../../../schemas/types/history.ts';
import type { Report, RubricReport } from '../../../schemas/types/report.ts';
import { rounded } from '../../contract/numbers.ts';
import { counted } from '../../contract/text.ts';
import type { Rate } from '../comparing/comparison-context.ts';
import { metricLevel } from '../comparing/level.ts';
import { failingUnder } from '../comparing/scenarios-behind.ts';
import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import { type DriftRule, type ResolvedPolicy, testSettings } from '../policy/resolve-policy.ts';
import { differenceLowerBound, successiveNoise } from '../statistics/drift-noise.ts';
import { SLACK } from '../statistics/rates.ts';
import { percent, placeText, points, shortSha } from '../wording.ts';
import { findReference, isCommit } from './drift-reference.ts';
import { metricRecords, trendsOf } from './history.ts';

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
export function driftFindings(context: GateContext, sides: DriftSides): readonly Finding[] {
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

function drifted(context: GateContext, looked: Looked): readonly Finding[] {
  const { policy, candidate } = context;
  const { drift, rate, before } = looked;
  const { rubric } = rate;
  const { tolerance } = drift;
  if (rubric.score === null) return [];
  const drop = rounded(before.score - rubric.score);
  if (drop <= tolerance + SLACK) return [];
  const noise = policy.noise === 'none' ? { explains: 0, by: '' } : noiseOf(looked, candidate, rubric.score);
  if (noise.explains >= drop) return [];
  const blocks = drift.effect === 'fail';
  return [
    {
      code: 'drifted',
      effect: blocks ? 'block' : 'warn',
      what: `\`${rubric.metric}\` lies ${points(drop)} below the reference ${shortReference(drift)}, however small the single steps were`,
      expected: `at most ${points(tolerance)} below ${percent(before.score)} (\`drift.tolerance\`)`,
      actual: `${percent(rubric.score)}${noise.by}`,
      next: `${isShown(looked, context) ? 'See in the trend when it began; where' : 'Where'} the new level is meant, pin a newer \`drift.reference\``,
      subject: rubric.metric,
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
  if (own !== null)
    return { explains: own, by: `; noise between ${counted(rates.length, 'run')} of main explains ${points(own)}` };
  const now = { rate: score, n: metricLevel(candidate, rubric)?.effective_n ?? 0 };
  const drop = before.score - score;
  const explains = drop - differenceLowerBound({ rate: before.score, n: before.effective_n }, now, alpha);
  return { explains, by: `; noise explains ${points(explains)}` };
}

function missingReference(policy: ResolvedPolicy, { reference }: DriftRule, why: string): Finding {
  return {
    code: 'drift-reference-missing',
    effect: 'warn',
    what: `The drift reference \`${reference}\` cannot be compared with: ${why}`,
    next: 'Pin a commit of main whose run is in the history, or a baseline file (`agent-gate baseline-file`), which no history forgets',
    where: placeText(policy.placeOf('/drift/reference')),
  };
}

function otherRubric(drift: DriftRule, rubric: RubricReport, before: MetricRecord | undefined): Finding {
  return {
    code: 'drift-not-comparable',
    effect: 'notice',
    what: `\`${rubric.metric}\` was ${before === undefined ? 'not measured' : `measured by another content of \`${rubric.rubric}\``} at the drift reference ${shortReference(drift)}`,
    ...(before === undefined ? {} : { expected: `version ${rubric.version}`, actual: `version ${before.version}` }),
    next: 'Pin a reference that the rubric of today has measured',
    subject: rubric.metric,
  };
}

function shortReference({ reference }: DriftRule): string {
  return `\`${isCommit(reference) ? shortSha(reference) : reference}\``;
}
