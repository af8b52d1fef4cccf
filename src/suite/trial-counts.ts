import type { ErrorKind } from '../../schemas/types/result.ts';
import { factAt, type Trial } from './trial.ts';

/** Trials by the verdict of the harness. */
export interface TrialCounts {
  readonly trials: number;
  readonly scenarios: number;
  /** Trials without an error that passed. */
  readonly passed: number;
  /** Trials without an error that failed. */
  readonly failed: number;
  /** Trials with an error, by kind. */
  readonly errors: Readonly<Record<ErrorKind, number>>;
}

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
