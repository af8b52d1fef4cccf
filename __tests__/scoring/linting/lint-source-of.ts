import type { LintSource } from '../../../src/scoring/linting/lint-source.ts';

/** What a check gets for a rubric of these keys; places are JSON pointers. */
export function sourceOf(value: Readonly<Record<string, unknown>>, more: Partial<LintSource> = {}): LintSource {
  return {
    value,
    placeOf: (pointer) => ({ file: pointer }),
    rubric: null,
    today: '2026-11-21',
    stored: null,
    seen: null,
    asksModel: false,
    require: [],
    ...more,
  };
}
