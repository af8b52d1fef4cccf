import { loadRubric } from '../../../src/rubric/load-rubric.ts';
import { lintRubric } from '../../../src/scoring/linting/lint-rubric.ts';
import type { LintSource } from '../../../src/scoring/linting/lint-source.ts';

type Keys = Readonly<Record<string, unknown>>;

export const RULE = { name: 'kind', weight: 1, condition: { field: 'kind', op: 'eq', value: true } };
export const META = { name: 'listed', version: '1.1.0', author: '@me', created_at: '2026-01-01' };

/** A condition with a number. */
export const LONG = { field: 'output', measure: 'words', op: 'lte', value: 72 };

/** What documents that number. */
export const REASON = {
  rationale: 'Longer answers were not read',
  calibrated_on: 'October',
  owner: '@me',
  review_by: '2027-01-01',
};

/** What a check gets for a rubric of these keys; places are JSON pointers. */
export function sourceOf(value: Keys, more: Partial<LintSource> = {}): LintSource {
  return {
    value,
    placeOf: (pointer) => ({ file: pointer }),
    rubric: null,
    today: '2026-11-21',
    stored: null,
    seen: null,
    require: [],
    ...more,
  };
}

/** Every finding as `PLACE LEVEL CODE`. */
export function findings(value: Keys, more: Partial<LintSource> = {}): readonly string[] {
  return lintRubric(sourceOf(value, more)).map(({ code, level, where }) => `${where.file} ${level} ${code}`);
}

/** The findings with one code about a rubric that loads. */
export function findingsOf(code: string, more: Keys): readonly string[] {
  const value = { meta: META, rules: [RULE], ...more };
  const rubric = loadRubric('r.yml', JSON.stringify(value));
  return findings(value, { rubric }).filter((line) => line.endsWith(` ${code}`));
}
