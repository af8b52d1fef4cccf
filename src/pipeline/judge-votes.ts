import { isRecord } from '../contract/json-object.ts';
import { ApiError } from '../io/api-error.ts';
import type { AnswerFile, Request } from '../io/judge/answer-file.ts';
import type { AskModel } from '../io/judge/model.ts';
import { promptOf } from '../io/judge/prompt.ts';
import type { Question, Unanswered } from '../rubric/evaluation.ts';
import { answersToOthers } from '../rubric/nodes/judge-answers.ts';
import type { Trial } from '../suite/trial.ts';

/** Whom to ask, and how. */
export interface Judge {
  readonly ask: AskModel;
  readonly model: string;
  readonly temperature?: number | undefined;
  /** How often each question is put. */
  readonly votes: number;
  readonly answers: AnswerFile;
}

/** What a judge has said to one question, once. */
export interface Vote {
  readonly question: Question;
  /** Null where there is no answer, for the reason given. */
  readonly answer: boolean | number | null;
  /** Who answered, as it calls itself; null where nobody did. */
  readonly model: string | null;
  readonly reason: string;
  /** Whether it was given before. */
  readonly isKnown: boolean;
}

/** Puts one question to the judge, as often as it shall be put. @throws UserError where the judge cannot be asked at all */
export function askVotes({ question, shown }: Unanswered, judge: Judge): Promise<readonly Vote[]> {
  const { model, temperature } = judge;
  const messages = promptOf(question, shown);
  const times = Array.from({ length: judge.votes }, (_, index) => index + 1);
  return Promise.all(times.map((vote) => askVote(question, { messages, model, temperature, vote }, judge)));
}

async function askVote(question: Question, request: Request, { ask, answers }: Judge): Promise<Vote> {
  const known = answers.find(request);
  if (known !== undefined) return { question, ...known, isKnown: true };
  try {
    const reply = await ask(request.messages, question.form);
    answers.add(request, reply);
    return { question, ...reply, isKnown: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { question, answer: null, model: null, reason: error.message, isKnown: false };
  }
}

/** The trial with the votes in place of what it had recorded for their question; answers to other questions of the name stay. */
export function withVotes(trial: Trial, votes: readonly Vote[]): Trial {
  const { judge, ...others } = trial;
  const facts = isRecord(judge) ? judge : {};
  const [first] = votes;
  if (first === undefined) return trial;
  const { key } = first.question;
  const kept = answersToOthers(facts[key], first.question);
  const names = votes.flatMap(({ model }) => model ?? []);
  return {
    ...others,
    judge: { ...facts, ...judgesOf(facts.model, names), [key]: [...kept, ...votes.map(recorded)] },
  } as Trial;
}

/** Everybody who judged the trial, in one order whoever came first. */
function judgesOf(before: unknown, names: readonly string[]): { readonly model?: string } {
  const known = typeof before === 'string' && before !== '' ? before.split(', ') : [];
  const all = [...new Set([...known, ...names])].sort();
  return all.length === 0 ? {} : { model: all.join(', ') };
}

/** What an answer was given to stands beside it, so that it is none to any other question. */
function recorded({ answer, question: { sees, text }, reason }: Vote) {
  return { answer, question: text, ...(reason === '' ? {} : { reason }), sees };
}
