import type { MetricComparison, PairedMeans } from '../../../schemas/types/decision.ts';
import type { Report } from '../../../schemas/types/report.ts';

type Rates = Pick<MetricComparison, 'candidate' | 'baseline' | 'delta'> & { readonly paired?: PairedMeans };

/** The means that a change was taken from, where the rates of the whole runs differ by something else. */
export function pairedRates({ candidate, baseline, delta, paired }: Rates): PairedMeans | undefined {
  if (candidate === null || baseline === null || delta === null) return undefined;
  return Math.abs(delta - (candidate - baseline)) < 0.0005 ? undefined : paired;
}

/** How many trials a rubric scored: others may have scored fewer, or more. */
export function trialsUnder({ rubrics }: Report, rubric: string): number {
  return rubrics.find((one) => one.rubric === rubric)?.trials.total ?? 0;
}
