import { isRecord } from '../../contract/json-object.ts';
import type { Question } from '../evaluation.ts';
import { sameJson } from '../json-value.ts';
import { IN_SENTENCE, shownValue } from '../shown-value.ts';
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

const PERCENT = 100;

const FORMS: Readonly<Record<AnswerForm, string>> = {
  yes_no: 'true or false',
  percent: 'a number from 0 to 100',
};

/**
 * Reads what a trial has recorded for a question: an answer, or a list with one of every time that somebody was asked. Each stands bare, or
 * as `{ answer, reason, question, sees }`; one that says it answers another question, or saw something else, does not count.
 * @returns undefined where nothing counts, or something that does is no answer of the form
 */
export function readAnswers(recorded: unknown, question: Question): Answers | undefined {
  const votes = votesOn(recorded, question);
  const given = votes.map(({ answer }) => answer);
  if (given.length === 0 || !isFormed(given, question.form)) return undefined;
  const scores = given.map(scoreOf);
  const score = lowerMedian(scores);
  const reasons = votes.filter((_, index) => scores[index] === score).map((vote) => vote.reason);
  return { given, score, reason: reasons.find((reason) => typeof reason === 'string' && reason !== '') ?? '' };
}

/** Why nothing that is recorded is an answer to the question. */
export function whyNone(recorded: unknown, question: Question): string {
  const votes = votesOn(recorded, question);
  const given = votes.find(({ answer, reason }) => answer === null && typeof reason === 'string')?.reason;
  if (given !== undefined) return given;
  const path = `judge.${question.key}`;
  if (recorded === undefined) return `${path} is absent`;
  const isEmpty = Array.isArray(recorded) && recorded.length === 0;
  const isOther = votes.length === 0 && !isEmpty;
  const fault = isOther ? 'answers another question, or saw something else' : `is not ${FORMS[question.form]}`;
  return `${path} (${shownValue(recorded, IN_SENTENCE)}) ${fault}`;
}

/** What is recorded under the name of the question and answers another one. */
export function answersToOthers(recorded: unknown, question: Question): readonly unknown[] {
  return listOf(recorded).filter((vote) => !answers(voteOf(vote), question));
}

function votesOn(recorded: unknown, question: Question): readonly Vote[] {
  return listOf(recorded)
    .map(voteOf)
    .filter((vote) => answers(vote, question));
}

function listOf(recorded: unknown): readonly unknown[] {
  return Array.isArray(recorded) ? recorded : [recorded];
}

/** A bare answer is one to whatever is asked under its name. */
interface Vote {
  readonly answer?: unknown;
  readonly reason?: string;
  readonly question?: unknown;
  readonly sees?: unknown;
}

function voteOf(vote: unknown): Vote {
  return isRecord(vote) ? vote : { answer: vote };
}

function answers({ question, sees }: Vote, asked: Question): boolean {
  return (question === undefined || question === asked.text) && (sees === undefined || sameJson(sees, asked.sees));
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
