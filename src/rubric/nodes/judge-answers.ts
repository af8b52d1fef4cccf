import { contentHash } from '../../contract/canonical-json.ts';
import { isRecord } from '../../contract/json-object.ts';
import type { Question } from '../evaluation.ts';
import { cut, IN_SENTENCE, shownValue } from '../shown-value.ts';
import type { AnswerForm } from './node-file.ts';

/** What was answered to one question, once or several times. */
export interface Answers {
  /** As they were given. */
  readonly given: readonly (boolean | number)[];
  /** The one that counts, 0 to 1: a yes is 1. */
  readonly score: number;
  /** Why, in the words of the first who gave a reason for it; empty where nobody did. */
  readonly reason: string;
}

/** What was answered to one question about one set of facts, as evidence keeps it: an item of the fact `judge.asked`. */
export interface RecordedAnswers {
  /** What was asked, see `askedHash`. */
  readonly asked: string;
  /** In the words of the rubric, for people. */
  readonly question: string;
  /** One for every time that it was put. */
  readonly votes: readonly JudgeVote[];
}

export interface JudgeVote {
  /** Yes or no, or a number from 0 to 100; null where there is none, for the reason given. */
  readonly answer: boolean | number | null;
  /** Who answered, as it calls itself; empty where nobody did. */
  readonly model: string;
  readonly reason: string;
}

const PERCENT = 100;
/** Length of the reason why there is no answer. */
const REASON = 200;

const FORMS: Readonly<Record<AnswerForm, string>> = {
  yes_no: 'true or false',
  percent: 'a number from 0 to 100',
};

/**
 * `sha256:` and 64 hex digits over the words of a question, the form of its answer and everything that is shown with it: an answer counts
 * for this alone.
 * @param shown facts by path; what a trial does not carry is undefined
 */
export function askedHash({ text, form }: Question, shown: Readonly<Record<string, unknown>>): string {
  return contentHash({ facts: shown, form, question: text });
}

/**
 * Reads answers that somebody gave: one, or a list with one for every time that it was asked. Each stands bare, or as `{ answer, reason }`.
 * @returns undefined where there is none, or one of them is no answer of the form
 */
export function readAnswers(recorded: unknown, form: AnswerForm): Answers | undefined {
  const votes = listOf(recorded).map(voteOf);
  const given = votes.map(({ answer }) => answer);
  if (given.length === 0 || !isFormed(given, form)) return undefined;
  const scores = given.map(scoreOf);
  const score = lowerMedian(scores);
  const reasons = votes.filter((_, index) => scores[index] === score).map((vote) => vote.reason);
  return { given, score, reason: reasons.find((reason) => reason !== '') ?? '' };
}

/** The answers that the fact `judge.asked` holds; anything else that stands there is none. */
export function recordedAnswers(fact: unknown): readonly RecordedAnswers[] {
  return Array.isArray(fact) ? fact.filter(isRecorded) : [];
}

function isRecorded(value: unknown): value is RecordedAnswers {
  return (
    isRecord(value) && typeof value.asked === 'string' && Array.isArray(value.votes) && value.votes.every(isRecord)
  );
}

/** Why what is recorded under a path is no answer. */
export function whyNone(path: string, recorded: unknown, form: AnswerForm): string {
  if (recorded === undefined) return `${path} is absent`;
  const failed = listOf(recorded).find((vote) => isRecord(vote) && vote.answer === null);
  if (isRecord(failed) && typeof failed.reason === 'string' && failed.reason !== '') return cut(failed.reason, REASON);
  return `${path} (${shownValue(recorded, IN_SENTENCE)}) is not ${FORMS[form]}`;
}

function listOf(recorded: unknown): readonly unknown[] {
  return Array.isArray(recorded) ? recorded : [recorded];
}

function voteOf(vote: unknown): { readonly answer: unknown; readonly reason: string } {
  if (!isRecord(vote)) return { answer: vote, reason: '' };
  return { answer: vote.answer, reason: typeof vote.reason === 'string' ? vote.reason : '' };
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
