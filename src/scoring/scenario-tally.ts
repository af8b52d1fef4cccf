import type { Rubric } from '../rubric/rubric.ts';
import { cut } from '../rubric/shown-value.ts';
import type { Count, Failure, ScenarioScores } from './report.ts';
import type { NodeResult } from './result.ts';

const MAX_FAILURES = 5;
const MAX_EXPLANATION = 300;

/** What one rubric said about the trials of one scenario so far: numbers only, so that a large suite stays small. */
export interface ScenarioTally {
  /** Trials that have a score, in the order in which they came. */
  readonly trials: number[];
  readonly scores: number[];
  /** Per criterion, in the order of the rubric. */
  readonly passes: number[];
  readonly totals: number[];
  passed: number;
  /** The trial with the lowest number among those that did not pass. */
  firstFailed: { readonly trial: number; readonly failures: readonly Failure[] } | null;
}

export function startTally(rubric: Rubric): ScenarioTally {
  const { criteria } = rubric;
  const none = () => criteria.map(() => 0);
  return { trials: [], scores: [], passes: none(), totals: none(), passed: 0, firstFailed: null };
}

/** Counts one judged trial; a tree without a score changes nothing. */
export function tallyTree(tally: ScenarioTally, trial: number, tree: NodeResult): void {
  if (tree.score === null) return;
  tally.trials.push(trial);
  tally.scores.push(tree.score);
  tree.children?.forEach(({ verdict }, index) => {
    if (verdict === 'pass') increment(tally.passes, index);
    if (verdict !== 'skipped') increment(tally.totals, index);
  });
  if (tree.verdict === 'pass') tally.passed++;
  else if (tally.firstFailed === null || trial < tally.firstFailed.trial) {
    tally.firstFailed = { trial, failures: failuresOf(tree) };
  }
}

/** The tally as it stands in the report; undefined when no trial has a score. */
export function scoresOf(rubric: Rubric, tally: ScenarioTally): ScenarioScores | undefined {
  if (tally.scores.length === 0) return undefined;
  const criteria = rubric.criteria.map(({ key }, index) => [key, countAt(tally, index)] as const);
  return {
    scores: inTrialOrder(tally),
    passed: tally.passed,
    criteria: Object.fromEntries(criteria),
    failures: tally.firstFailed?.failures ?? [],
  };
}

function inTrialOrder({ trials, scores }: ScenarioTally): readonly number[] {
  const order = [...trials.keys()].sort((a, b) => (trials[a] ?? 0) - (trials[b] ?? 0));
  return order.map((index) => scores[index] ?? 0);
}

function failuresOf(tree: NodeResult): readonly Failure[] {
  const failed = (tree.children ?? []).filter(({ verdict }) => verdict === 'fail' || verdict === 'warn');
  return failed.slice(0, MAX_FAILURES).map(({ key, explanation }) => ({
    criterion: key,
    explanation: cut(explanation, MAX_EXPLANATION),
  }));
}

const ONCE_PASSED: Count = { passed: 1, total: 1 };
const ONCE_FAILED: Count = { passed: 0, total: 1 };

/** Most scenarios have one trial, and then all of them share two counts. */
function countAt({ passes, totals }: ScenarioTally, index: number): Count {
  const passed = passes[index] ?? 0;
  const total = totals[index] ?? 0;
  if (total !== 1) return { passed, total };
  return passed === 1 ? ONCE_PASSED : ONCE_FAILED;
}

function increment(counts: number[], index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}
