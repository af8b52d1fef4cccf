import type { AnswerForm } from '../../../schemas/types/rubric.ts';
import { contentHash } from '../../contract/hash.ts';
import { isRecord } from '../../contract/json.ts';
import type { Question } from '../evaluation.ts';
import { cut, IN_SENTENCE, shownValue } from '../values/shown-value.ts';

/** What was answered to one question, once or several times. */
export interface Answers {
  /** As they were given. */
  readonly given: readonly (boolean | number)[];
  /** The one that counts, 0 to 1: a yes is 1. */
  readonly score: number;
  /** Why, in the words of the first who gave a reason for it; empty where nobody did. */
  readonly reason: string;
}

/** What came of putting a question to a model once, as it is kept with the trial. */
export interface JudgeVote {
  /** Yes or no, or a number from 0 to 100; null where there is none, for the reason given. */
  readonly answer: boolean | number | null;
  /** Who answered, as it calls itself; empty where nobody did. */
  readonly model: string;
  readonly reason: string;
  readonly question: string;
  /** Hash of what was shown with it. */
  readonly shown: string;
}

/** A vote that has an answer. */
export interface GivenVote extends JudgeVote {
  readonly answer: boolean | number;
}

const PERCENT = 100;
/** Length of the reason why there is no answer. */
const REASON = 200;

const FORMS: Readonly<Record<AnswerForm, string>> = {
  yes_no: 'true or false',
  percent: 'a number from 0 to 100',
};

/** `sha256:` and 64 hex digits over everything that a rubric says of a question: an answer that is kept with a trial counts for this alone. */
export function questionId({ question, form }: Pick<Question, 'question' | 'form'>, sees: readonly string[]): string {
  return contentHash({ form, question, sees });
}

/**
 * Reads what a trial has recorded for a question: an answer, or a list with one of every time that somebody was asked. Each stands bare, or
 * as `{ answer, reason, question }`; one that says it answers another question does not count.
 * @returns undefined where nothing counts, or something that does is no answer of the form
 */
export function readAnswers(recorded: unknown, form: AnswerForm, question: string): Answers | undefined {
  const votes = votesOn(recorded, question);
  const given = votes.map(({ answer }) => answer);
  if (given.length === 0 || !isFormed(given, form)) return undefined;
  const scores = given.map(scoreOf);
  const score = lowerMedian(scores);
  const reasons = votes.filter((_, index) => scores[index] === score).map(({ reason }) => reason);
  return { given, score, reason: reasons.find((reason) => reason !== '') ?? '' };
}

/** Whether anything is recorded for the question, be it to be read or not; null says that there is none, as an answer to another question does. */
export function isRecorded(recorded: unknown, question: string): boolean {
  if (Array.isArray(recorded) && recorded.length === 0) return true;
  return votesOn(recorded ?? null, question).some(({ answer }) => answer !== null);
}

/** Why what is recorded under a path is no answer to the question; what nobody could answer says itself why. */
export function whyNone(path: string, recorded: unknown, form: AnswerForm, question: string): string {
  if (recorded === undefined) return `${path} is absent`;
  const failed = listOf(recorded).find((vote) => isRecord(vote) && vote.answer === null);
  if (isRecord(failed) && typeof failed.reason === 'string' && failed.reason !== '') return cut(failed.reason, REASON);
  const isOther = listOf(recorded).length > 0 && votesOn(recorded, question).length === 0;
  if (isOther)
    return `${path} (${shownValue(recorded, IN_SENTENCE)}) does not answer ${shownValue(question, IN_SENTENCE)}`;
  const [at, vote] = firstMisformed(recorded, form, question);
  return `${path}${at} (${shownValue(vote, IN_SENTENCE)}) is not ${FORMS[form]}`;
}

/** The first of several answers that is none of the form, with its place below them; where one stands alone, that. */
function firstMisformed(recorded: unknown, form: AnswerForm, question: string): readonly [at: string, vote: unknown] {
  const votes = Array.isArray(recorded) ? recorded : [];
  const index = votes.findIndex(
    (vote) =>
      !isFormed(
        votesOn([vote], question).map(({ answer }) => answer),
        form,
      ),
  );
  return index === -1 ? ['', recorded] : [`.${index}`, votes[index]];
}

interface Vote {
  readonly answer: unknown;
  readonly reason: string;
}

/** A bare answer is one to whatever is asked by that name. */
function votesOn(recorded: unknown, question: string): readonly Vote[] {
  const isOwn = ({ question: asked }: { readonly question?: unknown }): boolean =>
    asked === undefined || (typeof asked === 'string' && asked.trim() === question);
  const own = listOf(recorded).filter((vote) => !isRecord(vote) || isOwn(vote));
  return own.map((vote) => {
    if (!isRecord(vote)) return { answer: vote, reason: '' };
    return { answer: vote.answer, reason: typeof vote.reason === 'string' ? vote.reason : '' };
  });
}

function listOf(recorded: unknown): readonly unknown[] {
  return Array.isArray(recorded) ? recorded : [recorded];
}

function isFormed(given: readonly unknown[], form: AnswerForm): given is readonly (boolean | number)[] {
  if (form === 'yes_no') return given.every((answer) => typeof answer === 'boolean');
  return given.every((answer) => typeof answer === 'number' && answer >= 0 && answer <= PERCENT);
}

function scoreOf(answer: boolean | number): number {
  return typeof answer === 'boolean' ? Number(answer) : answer / PERCENT;
}

/** Of yes and no the majority, and no where they are even. */
function lowerMedian(scores: readonly number[]): number {
  return scores.toSorted((a, b) => a - b)[Math.ceil(scores.length / 2) - 1] ?? 0;
}
