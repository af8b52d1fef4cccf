import { isRecord, memberOf } from '../contract/json.ts';
import { factAt, type Trial } from './trial.ts';
import { startTrialCounts, type TrialCounts } from './trial-counts.ts';

export interface Survey extends TrialCounts {
  readonly withoutError: number;
  /** Trials without an error that have a verdict of the harness. */
  readonly verdicts: number;
  /** First trial without an error with a `harness.passed` other than true or false; null if none. */
  readonly badVerdict: Trial | null;
  /** Trials without an error that have an output. */
  readonly outputs: number;
  /** Keys in the ground truth of every trial without an error and in the final state of at least one, in the order of the first trial. */
  readonly shared: readonly SharedKey[];
}

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
  const counting = startTrialCounts();
  let withoutError = 0;
  let outputs = 0;
  let badVerdict: Trial | null = null;
  let wanted: readonly WantedKey[] = [];
  for (const trial of trials) {
    counting.add(trial);
    if (trial.error !== null) continue;
    withoutError++;
    const verdict = factAt(trial, 'harness.passed') ?? false;
    if (typeof verdict !== 'boolean') badVerdict ??= trial;
    if ((trial.output ?? undefined) !== undefined) outputs++;
    wanted = withoutError === 1 ? wantedKeys(trial) : inBoth(wanted, wantedKeys(trial));
  }
  const shared = wanted.filter(({ isReached }) => isReached).map(({ key, isList }) => ({ key, isList }));
  const counts = counting.counts();
  return { ...counts, withoutError, verdicts: counts.passed + counts.failed, badVerdict, outputs, shared };
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
