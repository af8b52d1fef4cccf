import { byText } from '../contract/by-text.ts';
import { isRecord } from '../contract/json-object.ts';
import { cut } from '../rubric/shown-value.ts';
import type { Trial } from '../suite/trial.ts';
import type { JudgeCount } from './report.ts';

/** Longest name of a judge. */
const MAX_NAME = 120;

/** Counts by which models trials were judged, as their facts `judge.model` and `judge.version` say. */
export function startJudges(): { add(trial: Trial): void; finish(): readonly JudgeCount[] | undefined } {
  const counts = new Map<string | null, number>();
  return {
    add: ({ judge }) => {
      if (!isRecord(judge)) return;
      const name = nameOf(judge);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    finish: () => {
      if (counts.size === 0) return undefined;
      const judges = [...counts].map(([judge, trials]) => ({ judge, trials }));
      return judges.sort((a, b) => byText(a.judge ?? '', b.judge ?? ''));
    },
  };
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
