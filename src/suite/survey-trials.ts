import type { ErrorKind } from '../../schemas/types/result.ts';
import { isRecord, memberOf } from '../contract/json.ts';
import { factAt, type Trial } from './trial.ts';

/** What the trials of a run contain, as the basis of a first config. */
export interface Survey {
  readonly trials: number;
  readonly scenarios: number;
  readonly withoutError: number;
  /** Trials without an error that have a verdict of the harness. */
  readonly verdicts: number;
  /** Trials without an error that passed by the verdict of the harness. */
  readonly passed: number;
  /** Trials without an error that failed by the verdict of the harness. */
  readonly failed: number;
  /** Trials with an error, by kind. */
  readonly errors: Readonly<Record<ErrorKind, number>>;
  /** First trial without an error with a `harness.passed` other than true or false; null if none. */
  readonly badVerdict: Trial | null;
  /** Trials without an error that have an output. */
  readonly outputs: number;
  /** Keys in the ground truth of every trial without an error and in the final state of at least one, in the order of the first trial. */
  readonly shared: readonly SharedKey[];
}

/** A key in both ground truth and final state. */
export interface SharedKey {
  readonly key: string;
  /** Whether all its values are lists. */
  readonly isList: boolean;
}

/** A key in the ground truth of every trial so far. */
interface WantedKey extends SharedKey {
  /** Whether any final state has it; if not, the agent does not produce it. */
  readonly isReached: boolean;
}

/** Surveys trials in one pass. @throws whatever iterating over them throws */
export function surveyTrials(trials: Iterable<Trial>): Survey {
  const scenarios = new Set<string>();
  const counts = { trials: 0, withoutError: 0, verdicts: 0, passed: 0, failed: 0, outputs: 0 };
  const errors = { agent: 0, infrastructure: 0, judge: 0 };
  let badVerdict: Trial | null = null;
  let wanted: readonly WantedKey[] = [];
  for (const trial of trials) {
    scenarios.add(trial.scenario);
    counts.trials++;
    if (trial.error !== null) {
      errors[trial.error.kind]++;
      continue;
    }
    counts.withoutError++;
    const verdict = factAt(trial, 'harness.passed') ?? undefined;
    if (typeof verdict === 'boolean') counts.verdicts++;
    else if (verdict !== undefined) badVerdict ??= trial;
    counts.passed += Number(verdict === true);
    counts.failed += Number(verdict === false);
    if ((trial.output ?? undefined) !== undefined) counts.outputs++;
    wanted = counts.withoutError === 1 ? wantedKeys(trial) : inBoth(wanted, wantedKeys(trial));
  }
  const shared = wanted.filter(({ isReached }) => isReached).map(({ key, isList }) => ({ key, isList }));
  return { ...counts, errors, scenarios: scenarios.size, badVerdict, shared };
}

function wantedKeys({ ground_truth: truth, final_state: state }: Trial): readonly WantedKey[] {
  if (!isRecord(truth)) return [];
  return Object.entries(truth).map(([key, value]) => {
    const reached = memberOf(state, key);
    const isReached = reached !== undefined;
    return { key, isReached, isList: Array.isArray(value) && (!isReached || Array.isArray(reached)) };
  });
}

function inBoth(first: readonly WantedKey[], second: readonly WantedKey[]): readonly WantedKey[] {
  const byKey = new Map(second.map((wanted) => [wanted.key, wanted]));
  return first.flatMap(({ key, isList, isReached }) => {
    const match = byKey.get(key);
    if (match === undefined) return [];
    return [{ key, isList: isList && match.isList, isReached: isReached || match.isReached }];
  });
}
