import type { InspectionReport } from '../../schemas/types/inspection.ts';
import { factAt, type Trial } from './trial.ts';

/** Trials by the verdict of the harness; one with an error counts as neither passed nor failed. */
export type TrialCounts = Pick<InspectionReport, 'trials' | 'scenarios' | 'passed' | 'failed' | 'errors'>;

export function startTrialCounts() {
  const scenarios = new Set<string>();
  const counts = { passed: 0, failed: 0 };
  const errors = { agent: 0, infrastructure: 0, judge: 0 };
  let trials = 0;
  return {
    add(trial: Trial): void {
      trials++;
      scenarios.add(trial.scenario);
      const verdict = factAt(trial, 'harness.passed');
      if (trial.error !== null) errors[trial.error.kind]++;
      else if (typeof verdict === 'boolean') counts[verdict ? 'passed' : 'failed']++;
    },
    counts: (): TrialCounts => ({ trials, scenarios: scenarios.size, ...counts, errors }),
  };
}

/** Total number of trials. */
export function totalTrials(parts: readonly { readonly trials: number }[]): number {
  return parts.reduce((total, { trials }) => total + trials, 0);
}
