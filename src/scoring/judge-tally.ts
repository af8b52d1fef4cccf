import type { JudgeCount } from '../../schemas/types/report.ts';
import { isRecord, type JsonObject } from '../contract/json.ts';
import { addTo } from '../contract/numbers.ts';
import { byText } from '../contract/text.ts';
import type { Question } from '../rubric/evaluation.ts';
import { readAnswers } from '../rubric/nodes/judge-answers.ts';
import { cut } from '../rubric/values/shown-value.ts';
import { ANSWERS, type Trial } from '../suite/trial.ts';

/** Longest name of a judge. */
const MAX_NAME = 120;

/**
 * Counts by which models trials were judged: as their facts `judge.model` and `judge.version` say, and those that have answered these
 * questions, as who was asked or as whom the trial records with an answer.
 */
export function startJudges(questions: readonly Question[]): Judges {
  const recorded: Counts = new Map();
  const answered = questions.map((question) => ({ question, counts: new Map() as Counts }));
  return {
    add: (trial) => {
      if (isRecord(trial.judge)) addTo(recorded, nameOf(trial.judge));
      for (const { question, counts } of answered) for (const name of whoAnswered(question, trial)) addTo(counts, name);
    },
    finish: () => {
      const others = answered.flatMap(({ question: { id }, counts }) =>
        countsOf(counts).map((count) => ({ ...count, question: id })),
      );
      const all = [...countsOf(recorded), ...others];
      return all.length === 0 ? undefined : all;
    },
  };
}

interface Judges {
  add(trial: Trial): void;
  /** Those that trials record, then those that answered each question, in alphabetical order; undefined where nobody judged. */
  finish(): readonly JudgeCount[] | undefined;
}

type Counts = Map<string | null, number>;

function countsOf(counts: Counts): readonly JudgeCount[] {
  const judges = [...counts].map(([judge, trials]) => ({ judge, trials }));
  return judges.sort((a, b) => byText(a.judge ?? '', b.judge ?? ''));
}

/** Whom the trial records with an answer that counts, else everybody who was asked, as they call themselves. */
function whoAnswered({ id, key, form, question }: Question, trial: Trial): ReadonlySet<string | null> {
  const { judge, [ANSWERS]: answers } = trial;
  const isRecorded = isRecord(judge) && readAnswers(judge[key], form, question) !== undefined;
  if (isRecorded) return new Set([nameOf(judge)]);
  const votes = answers?.[id];
  const given = Array.isArray(votes) ? votes.filter(isRecord) : [];
  return new Set(given.flatMap(({ model }) => nameOf({ model }) ?? []));
}

function nameOf(judge: JsonObject): string | null {
  const model = textOf(judge, 'model');
  if (model === '') return null;
  return cut(`${model} ${textOf(judge, 'version')}`.trim(), MAX_NAME);
}

/** A version may be a number. */
function textOf(judge: JsonObject, key: string): string {
  const value = Object.hasOwn(judge, key) ? judge[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
