import { byText } from '../contract/by-text.ts';
import { isRecord } from '../contract/json-object.ts';
import { recordedAnswers } from '../rubric/nodes/judge-answers.ts';
import { cut } from '../rubric/shown-value.ts';
import type { Trial } from '../suite/trial.ts';
import type { JudgeCount } from './report.ts';

/** Longest name of a judge. */
const MAX_NAME = 120;

/** Counts by which models trials were judged, as their facts `judge.model` and `judge.version` say, and those whose answers stand in `judge.asked`. */
export function startJudges(): { add(trial: Trial): void; finish(): readonly JudgeCount[] | undefined } {
  const counts = new Map<string | null, number>();
  return {
    add: ({ judge }) => {
      if (!isRecord(judge)) return;
      for (const name of namesOf(judge)) counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    finish: () => {
      if (counts.size === 0) return undefined;
      const judges = [...counts].map(([judge, trials]) => ({ judge, trials }));
      return judges.sort((a, b) => byText(a.judge ?? '', b.judge ?? ''));
    },
  };
}

/** Everybody who judged one trial; null for who gave the facts and does not say who they are. */
function namesOf(judge: Readonly<Record<string, unknown>>): ReadonlySet<string | null> {
  const { asked, ...facts } = judge;
  const names = recordedAnswers(asked).flatMap(({ votes }) => votes.map((vote) => nameOf({ model: vote.model })));
  const isAskedAlone = asked !== undefined && Object.keys(facts).length === 0;
  return new Set([...(isAskedAlone ? [] : [nameOf(facts)]), ...names.filter((name) => name !== null)]);
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
