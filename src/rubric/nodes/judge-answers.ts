import type { KeptVote } from '../../../schemas/types/answer.ts';
import type { AnswerForm } from '../../../schemas/types/rubric.ts';
import { contentHash } from '../../contract/hash.ts';
import { isRecord, type JsonObject } from '../../contract/json.ts';
import { must } from '../../contract/must.ts';
import type { Asking, Question } from '../evaluation.ts';
import { cut, IN_SENTENCE, shownValue } from '../values/shown-value.ts';

export interface Answers {
  /** The answers as given. */
  readonly given: readonly (boolean | number)[];
  /** The answer that counts, 0 to 1: a yes is 1. */
  readonly score: number;
  /** The first reason given for that answer; empty without one. */
  readonly reason: string;
}

/** One vote of a model, as stored with the trial; without an answer, `reason` says why. */
export interface JudgeVote extends Omit<KeptVote, 'answer'> {
  readonly answer: KeptVote['answer'] | null;
}

const PERCENT = 100;
/** Maximum length of the reason for a missing answer. */
const REASON = 200;

const FORMS: Readonly<Record<AnswerForm, string>> = {
  yes_no: 'true or false',
  percent: 'a number from 0 to 100',
};

/** `sha256:` over the question, the answer form, the paths shown and the model that the rubric names; a stored answer counts only for this id. */
export function questionId(
  { question, form, model = null }: Pick<Question, 'question' | 'form'> & Partial<Pick<Question, 'model'>>,
  sees: readonly string[],
): string {
  return contentHash({ form, question, sees, ...(model === null ? {} : { model }) });
}

/** Hash of a question and the facts shown, the same for every model. */
export function askedHash({ question, form, shown }: Pick<Asking, 'question' | 'form' | 'shown'>): string {
  return contentHash({ facts: shown, form, question });
}

export function shownHash(shown: JsonObject): string {
  return contentHash(shown);
}

/**
 * The joint answer of the models that were asked: the majority or, for numbers, the lower median; a tie is a no.
 * @param answers one per model, undefined for a missing one
 * @returns undefined if none was asked, and if a missing answer could change the joint one
 */
export function answerOfModels(answers: readonly (Answers | undefined)[]): Answers | undefined {
  if (answers.length === 0) return undefined;
  const asIf = (missing: number): number => lowerMedian(answers.map((answer) => answer?.score ?? missing));
  const score = asIf(0);
  if (score !== asIf(1)) return undefined;
  const given = answers.flatMap((answer) => answer ?? []);
  const reasons = given.filter((answer) => answer.score === score).map(({ reason }) => reason);
  return {
    given: given.flatMap((answer) => answer.given),
    score,
    reason: reasons.find((reason) => reason !== '') ?? '',
  };
}

/**
 * Reads the answers that a trial records for a question: one answer or a list, each bare or as `{ answer, reason, question }`. An answer
 * to another question does not count.
 * @returns undefined if no answer counts, or if one that counts has another form
 */
export function readAnswers(recorded: unknown, form: AnswerForm, question: string): Answers | undefined {
  const votes = votesOn(recorded, question);
  const given = votes.map(({ answer }) => answer);
  if (given.length === 0 || !isFormed(given, form)) return undefined;
  const scores = given.map(scoreOfAnswer);
  const score = lowerMedian(scores);
  const reasons = votes.filter((_, index) => scores[index] === score).map(({ reason }) => reason);
  return { given, score, reason: reasons.find((reason) => reason !== '') ?? '' };
}

/** Whether the trial records an answer to the question, readable or not; null and answers to other questions do not count. */
export function isRecorded(recorded: unknown, question: string): boolean {
  if (Array.isArray(recorded) && recorded.length === 0) return true;
  return votesOn(recorded ?? null, question).some(({ answer }) => answer !== null);
}

/** Why the recorded value does not answer the question. */
export function whyNone(path: string, recorded: unknown, form: AnswerForm, question: string): string {
  if (recorded === undefined) return `${path} is absent`;
  const failed = listOf(recorded).find((vote) => isRecord(vote) && vote.answer === null);
  if (isRecord(failed) && typeof failed.reason === 'string' && failed.reason !== '') return cut(failed.reason, REASON);
  const isOther = listOf(recorded).length > 0 && votesOn(recorded, question).length === 0;
  if (isOther)
    return `${path} (${shownValue(recorded, IN_SENTENCE)}) does not answer ${shownValue(question, IN_SENTENCE)}`;
  return `${path} (${shownValue(recorded, IN_SENTENCE)}) is not ${FORMS[form]}`;
}

/** The recorded answers to this question; a bare value counts as one. */
function votesOn(
  recorded: unknown,
  question: string,
): readonly { readonly answer: unknown; readonly reason: string }[] {
  const isOwn = ({ question: asked }: { readonly question?: unknown }): boolean =>
    asked === undefined || (typeof asked === 'string' && asked.trim() === question);
  const matching = listOf(recorded).filter((vote) => !isRecord(vote) || isOwn(vote));
  return matching.map((vote) => {
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

/** An answer as a score, 0 to 1: yes or no, or 0 to 100. */
export function scoreOfAnswer(answer: boolean | number): number {
  return typeof answer === 'boolean' ? Number(answer) : answer / PERCENT;
}

/** The lower median; for yes and no the majority, with a tie as no. */
function lowerMedian(scores: readonly number[]): number {
  return must(scores.toSorted((a, b) => a - b)[Math.ceil(scores.length / 2) - 1], 'an answer');
}
