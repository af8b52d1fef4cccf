import type { Count, Failure, ScenarioScores } from '../../schemas/types/report.ts';
import { addTo, countsByText } from '../contract/numbers.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { cut } from '../rubric/values/shown-value.ts';
import type { JudgedRubric } from './judge-trial.ts';
import type { Answers } from './rubric-tally.ts';
import { explainFailures } from './score-trial.ts';

const MAX_FAILURES = 5;
const MAX_EXPLANATION = 300;

/** The marks of a scenario hang on each other: a list would take more room than all that is in it. */
interface Mark {
  readonly trial: number;
  readonly answers: Answers;
  readonly before: Mark | null;
}

/** What one rubric said about the trials of one scenario so far. */
export interface ScenarioTally {
  last: Mark | null;
  /** The trial with the lowest number among those that did not pass. */
  firstFailed: { readonly trial: number; readonly failures: readonly Failure[] } | null;
}

/** A tally of no trial yet. */
export function startTally(): ScenarioTally {
  return { last: null, firstFailed: null };
}

/** Counts one trial that has a score. */
export function markTrial(tally: ScenarioTally, trial: number, answers: Answers, judged: JudgedRubric): void {
  tally.last = { trial, answers, before: tally.last };
  if (answers.passed || (tally.firstFailed !== null && tally.firstFailed.trial < trial)) return;
  tally.firstFailed = { trial, failures: failuresOf(judged) };
}

/** The tally as it stands in the report; undefined when no trial has a score. `countOf` makes the counts of criteria. */
export function scoresOf(
  rubric: Rubric,
  { last, firstFailed }: ScenarioTally,
  countOf: CountOf,
): ScenarioScores | undefined {
  if (last === null) return undefined;
  const answers = answersUpTo(last);
  return {
    scores: answers.map(({ score }) => score),
    passed: answers.filter(({ passed }) => passed).length,
    ...outcomesOf(rubric, answers),
    criteria: last.before === null ? last.answers.counts : countsOf(rubric, answers, countOf),
    failures: firstFailed?.failures ?? [],
  };
}

/** Most scenarios end well, and need not say so. */
function outcomesOf({ outcomes: [first] }: Rubric, answers: readonly Answers[]): Pick<ScenarioScores, 'outcomes'> {
  if (answers.every(({ outcome }) => outcome === first?.name)) return {};
  const counts = new Map<string, number>();
  for (const { outcome } of answers) addTo(counts, outcome);
  return { outcomes: countsByText(counts) };
}

/** By ascending trial. */
function answersUpTo(last: Mark): readonly Answers[] {
  const marks: Mark[] = [];
  for (let mark: Mark | null = last; mark !== null; mark = mark.before) marks.push(mark);
  return marks.sort((a, b) => a.trial - b.trial).map((mark) => mark.answers);
}

/** Gives the count of so many passes among so many trials. */
export type CountOf = (passed: number, total: number) => Count;

/** Gives one object for equal counts: the scenarios of a large suite have few that differ. */
export function shareCounts(): CountOf {
  const byTotal: Count[][] = [];
  return (passed, total) => {
    const byPassed = byTotal[total] ?? [];
    const count = byPassed[passed] ?? { passed, total };
    byTotal[total] = byPassed;
    byPassed[passed] = count;
    return count;
  };
}

function countsOf({ criteria }: Rubric, answers: readonly Answers[], countOf: CountOf): ScenarioScores['criteria'] {
  const counts: Record<string, Count> = {};
  for (const [index, { key }] of criteria.entries()) {
    let passed = 0;
    let total = 0;
    for (const { verdicts } of answers) {
      if (verdicts[index] === 'pass') passed++;
      if (verdicts[index] !== 'skipped') total++;
    }
    counts[key] = countOf(passed, total);
  }
  return counts;
}

function failuresOf(judged: JudgedRubric): readonly Failure[] {
  return explainFailures(judged, MAX_FAILURES).map(({ key, explanation }) => ({
    criterion: key,
    explanation: ownCopy(cut(explanation, MAX_EXPLANATION)),
  }));
}

/** A text that is kept while its trial is dropped must not hold on to the pieces that it was put together from. */
function ownCopy(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
