import type { Report } from '../../../schemas/types/report.ts';
import { counted } from '../../contract/text.ts';
import { percents, points } from '../wording.ts';
import type { ComparisonInput } from './pairing.ts';
import type { MetricComparison, PairedMeans } from './rate-comparison.ts';

type Rates = Pick<MetricComparison, 'candidate' | 'baseline' | 'delta'> & { readonly paired?: PairedMeans };

/** The means that a change was taken from, where the rates of the whole runs differ by something else. */
export function pairedRates({ candidate, baseline, delta, paired }: Rates): PairedMeans | undefined {
  if (candidate === null || baseline === null || delta === null) return undefined;
  return Math.abs(delta - (candidate - baseline)) < 0.0005 ? undefined : paired;
}

/** Both rates that tell a change, and what they are taken over where that is not the whole runs; none where nothing is compared. */
export function toldRates(
  metric: Rates,
): { readonly before: string; readonly now: string; readonly over: string } | null {
  const paired = pairedRates(metric);
  const { candidate, baseline } = paired ?? metric;
  if (candidate === null || baseline === null) return null;
  const [before, now] = percents(baseline, candidate);
  return { before, now, over: paired === undefined ? '' : ` over ${pairedText(paired)}` };
}

/** `30 paired scenarios, 12 waived ones as unchanged`. */
export function pairedText({ scenarios, waived }: PairedMeans): string {
  const unchanged = waived === undefined ? '' : `, ${counted(waived, 'waived one')} as unchanged`;
  return `${counted(scenarios, 'paired scenario')}${unchanged}`;
}

/** What is open about an inconclusive rate, so that it agrees with the range that is shown beside it. */
export function openQuestion({ delta, interval, leaning_down, tolerance }: MetricComparison): string {
  const dropped = (delta ?? 0) < 0;
  const plain = dropped && interval !== null && interval.upper < 0;
  if (dropped && leaning_down)
    return plain ? 'a drop, but not proven when all rates are tested together' : 'a drop that may be chance';
  if (plain) return `a drop, but whether of ${points(tolerance)} or more is open`;
  return `the suite cannot rule out a drop${tolerance === 0 ? '' : ` of ${points(tolerance)}`}`;
}

/** Trials that the rubric of a metric scored, on both sides: `100 -> 88 scored trials`, or `500 in 5 runs -> 88 scored trials`. */
export function scoredTrials(
  { rubric, candidate_trials }: MetricComparison,
  { runs }: Pick<ComparisonInput, 'runs'>,
): string {
  const before = runs.reduce((sum, run) => sum + trialsUnder(run, rubric), 0);
  return `${before}${runs.length > 1 ? ` in ${runs.length} runs` : ''} -> ${counted(candidate_trials.total, 'scored trial')}`;
}

/** How many trials a rubric scored: others may have scored fewer, or more. */
export function trialsUnder({ rubrics }: Report, rubric: string): number {
  return rubrics.find((one) => one.rubric === rubric)?.trials.total ?? 0;
}
