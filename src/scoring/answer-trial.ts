import { isRecord } from '../contract/json.ts';
import { byText } from '../contract/text.ts';
import { type Asking, type Question, startEvaluation } from '../rubric/evaluation.ts';
import { shownHash } from '../rubric/nodes/judge-answers.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { ANSWERS, type KeptAnswers, type Trial } from '../suite/trial.ts';
import { scoreTrial } from './score-trial.ts';

export type Answered = readonly [Asking, unknown];

/** Lists every question that the rubrics may put to a model, each once. */
export function questionsOf(rubrics: readonly Rubric[]): readonly Question[] {
  return [
    ...new Map(rubrics.flatMap(({ questions }) => questions.map((question) => [question.id, question]))).values(),
  ];
}

/**
 * Finds the next questions about a trial: the unanswered ones that the verdicts of the rubrics need, each once. Answers may raise
 * further questions. Leaves out questions that do not apply, and all questions about a crashed trial.
 */
export function openQuestions(rubrics: readonly Rubric[], trial: Trial): readonly Asking[] {
  const open = scoreTrial(rubrics, trial).rubrics.flatMap(({ unanswered }) => unanswered ?? []);
  return [...new Map(open.map((asking) => [askingKey(asking), asking])).values()];
}

/** Key of a question within one trial; a question about items has one key per set of facts shown. */
export function askingKey({ id, isOfItems, shown }: Asking): string {
  return isOfItems ? `${id} ${shownHash(shown)}` : id;
}

/** Returns the trial with more answers, by question id. An answer about an item keeps the answers about other items. */
export function withAnswers(trial: Trial, further: readonly Answered[]): Trial {
  const answers = new Map(Object.entries(trial[ANSWERS] ?? {}));
  for (const [{ id, isOfItems, shown }, votes] of further) {
    const about = shownHash(shown);
    const others = isOfItems ? [answers.get(id) ?? []].flat().filter((vote) => !isAbout(vote, about)) : [];
    answers.set(id, others.length === 0 ? votes : [...others, votes].flat());
  }
  return withKept(trial, answers);
}

/** Returns the trial with stored answers added; they replace its own answers to the same questions. */
export function withStored(trial: Trial, stored: KeptAnswers): Trial {
  return withKept(trial, new Map(Object.entries({ ...trial[ANSWERS], ...stored })));
}

/** Sorts questions and items, so the result does not depend on the order of the answers. */
function withKept(trial: Trial, answers: ReadonlyMap<string, unknown>): Trial {
  const ids = [...answers.keys()].sort();
  return { ...trial, [ANSWERS]: Object.fromEntries(ids.map((id) => [id, inOrder(answers.get(id))])) };
}

/** Sorts votes on items by what was shown; votes on one item keep their order. */
function inOrder(votes: unknown): unknown {
  const shownIn = (vote: unknown): string => (isRecord(vote) ? String(vote.shown) : '');
  return Array.isArray(votes) ? votes.toSorted((a, b) => byText(shownIn(a), shownIn(b))) : votes;
}

function isAbout(vote: unknown, shown: string): boolean {
  return isRecord(vote) && vote.shown === shown;
}

/** Looks up the votes on a question; undefined without votes. */
export type VotesOn = (asking: Asking) => readonly unknown[] | undefined;

/** Adds all available answers to the trial, in rounds: an answer may raise further questions. */
export function answerTrial(rubrics: readonly Rubric[], trial: Trial, votesOn: VotesOn): Trial {
  for (let answered = trial; ; ) {
    const answers = openQuestions(rubrics, answered).flatMap((asking): readonly Answered[] => {
      const votes = votesOn(asking);
      return votes === undefined ? [] : [[asking, votes]];
    });
    if (answers.length === 0) return answered;
    answered = withAnswers(answered, answers);
  }
}

/** Returns the trial without answers to questions of these rubrics that were given on other facts, for example before a redaction. */
export function withoutStale(rubrics: readonly Rubric[], trial: Trial): Trial {
  const answers = trial[ANSWERS];
  if (answers === undefined) return trial;
  const at = startEvaluation(trial);
  const stale = questionsOf(rubrics).filter(({ id, isOfItems, shown }) => {
    const votes = answers[id];
    // Answers about items are matched to their facts when they are read.
    if (votes === undefined || isOfItems) return false;
    const about = shownHash(shown(at));
    return !Array.isArray(votes) || !votes.every((vote) => isAbout(vote, about));
  });
  if (stale.length === 0) return trial;
  const gone = new Set(stale.map(({ id }) => id));
  return { ...trial, [ANSWERS]: Object.fromEntries(Object.entries(answers).filter(([id]) => !gone.has(id))) };
}

/** Whether these are votes that all have an answer. */
export function isAnswered(votes: unknown): boolean {
  return Array.isArray(votes) && votes.every((vote) => isRecord(vote) && vote.answer !== null);
}
