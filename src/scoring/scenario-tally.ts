import type { Rubric } from '../rubric/rubric.ts';
import { cut } from '../rubric/shown-value.ts';
import type { JudgedRubric } from './judge-trial.ts';
import type { Count, Failure, ScenarioScores } from './report.ts';
import type { Answers } from './rubric-tally.ts';
import { explainFailures } from './score-trial.ts';

const MAX_FAILURES = 5;
const MAX_EXPLANATION = 300;

interface Mark {
  readonly trial: number;
  readonly answers: Answers;
}

/** What one rubric said about the trials of one scenario so far. */
export interface ScenarioTally {
  marks: Mark[];
  /** The trial with the lowest number among those that did not pass. */
  firstFailed: { readonly trial: number; readonly failures: readonly Failure[] } | null;
}

/** A tally of no trial yet. */
export function startTally(): ScenarioTally {
  return { marks: NO_MARKS, firstFailed: null };
}

/** Most scenarios have one trial; a list made for one takes a tenth of the room of one that was filled. */
const NO_MARKS: Mark[] = [];

/** Counts one trial that has a score. */
export function markTrial(tally: ScenarioTally, trial: number, answers: Answers, judged: JudgedRubric): void {
  if (tally.marks === NO_MARKS) tally.marks = [{ trial, answers }];
  else tally.marks.push({ trial, answers });
  if (answers.passed || (tally.firstFailed !== null && tally.firstFailed.trial < trial)) return;
  tally.firstFailed = { trial, failures: failuresOf(judged) };
}

/** The tally as it stands in the report; undefined when no trial has a score. */
export function scoresOf(rubric: Rubric, { marks, firstFailed }: ScenarioTally): ScenarioScores | undefined {
  if (marks.length === 0) return undefined;
  const answers = marks.toSorted((a, b) => a.trial - b.trial).map((mark) => mark.answers);
  return {
    scores: answers.map(({ score }) => score),
    passed: answers.filter(({ passed }) => passed).length,
    criteria: answers.length === 1 && answers[0] ? answers[0].counts : countsOf(rubric, answers),
    failures: firstFailed?.failures ?? [],
  };
}

function countsOf(rubric: Rubric, answers: readonly Answers[]): Readonly<Record<string, Count>> {
  const counts = rubric.criteria.map(({ key }, index) => {
    let passed = 0;
    let total = 0;
    for (const { verdicts } of answers) {
      if (verdicts[index] === 'pass') passed++;
      if (verdicts[index] !== 'skipped') total++;
    }
    return [key, { passed, total }] as const;
  });
  return Object.fromEntries(counts);
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
