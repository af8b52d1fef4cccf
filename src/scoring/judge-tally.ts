import { byText } from '../contract/by-text.ts';
import { isRecord } from '../contract/json-object.ts';
import type { Question } from '../rubric/evaluation.ts';
import { cut } from '../rubric/shown-value.ts';
import { ANSWERS, type KeptAnswers, type Trial } from '../suite/trial.ts';
import type { JudgeCount } from './report.ts';

/** Longest name of a judge. */
const MAX_NAME = 120;

/**
 * Counts by which models trials were judged: as their facts `judge.model` and `judge.version` say, and those that have answered these
 * questions, as who was asked or as whom the trial records with an answer.
 */
export function startJudges(questions: readonly Question[]): Judges {
  const [recorded, asked] = [new Map<string | null, number>(), new Map<string | null, number>()];
  return {
    add: ({ judge, [ANSWERS]: answers }) => {
      const names = new Set(answers === undefined ? [] : namesIn(answers, questions));
      if (isRecord(judge)) {
        addTo(recorded, nameOf(judge));
        if (questions.some(({ key }) => Object.hasOwn(judge, key))) names.add(nameOf(judge));
      }
      for (const name of names) addTo(asked, name);
    },
    finish: () => {
      const counts = [...countsOf(recorded), ...countsOf(asked).map((count) => ({ ...count, asked: true as const }))];
      return counts.length === 0 ? undefined : counts;
    },
  };
}

interface Judges {
  add(trial: Trial): void;
  /** Those that trials record, then those that were asked, each in alphabetical order; undefined where nobody judged. */
  finish(): readonly JudgeCount[] | undefined;
}

type Counts = Map<string | null, number>;

function addTo(counts: Counts, name: string | null): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function countsOf(counts: Counts): readonly JudgeCount[] {
  const judges = [...counts].map(([judge, trials]) => ({ judge, trials }));
  return judges.sort((a, b) => byText(a.judge ?? '', b.judge ?? ''));
}

/** Everybody who answered, as they call themselves. */
function namesIn(answers: KeptAnswers, questions: readonly Question[]): readonly (string | null)[] {
  const given = questions.flatMap(({ id }) => (Array.isArray(answers[id]) ? (answers[id] as readonly unknown[]) : []));
  return given.filter(isRecord).flatMap(({ model }) => nameOf({ model }) ?? []);
}

function nameOf(judge: Readonly<Record<string, unknown>>): string | null {
  const model = textOf(judge, 'model');
  if (model === '') return null;
  return cut(`${model} ${textOf(judge, 'version')}`.trim(), MAX_NAME);
}

/** A version may be a number. */
function textOf(judge: Readonly<Record<string, unknown>>, key: string): string {
  const value = Object.hasOwn(judge, key) ? judge[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
