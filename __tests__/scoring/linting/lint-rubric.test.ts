import { expect, test } from 'vitest';
import { loadRubric } from '../../../src/rubric/load-rubric.ts';
import { lintRubric } from '../../../src/scoring/linting/lint-rubric.ts';
import type { LintSource } from '../../../src/scoring/linting/lint-source.ts';

type Keys = Readonly<Record<string, unknown>>;

const RULE = { name: 'kind', weight: 1, condition: { field: 'kind', op: 'eq', value: true } };
const META = { name: 'listed', version: '1.1.0', author: '@me', created_at: '2026-01-01' };

function findings(value: Keys, more: Partial<LintSource> = {}): readonly string[] {
  const source = {
    value,
    placeOf: (pointer: string) => ({ file: pointer }),
    rubric: null,
    today: '2026-11-21',
    hasCases: true,
    stored: null,
    seen: null,
    ...more,
  };
  return lintRubric(source).map(({ code, what, where }) => `${where.file} ${code}: ${what}`);
}

test('a header with an author and a day answers for what stands below it', () => {
  expect(findings({ meta: META, rules: [{ ...RULE, rationale: 'why' }], changelog: [] })).toEqual([]);
});

test('who and when are said once where nobody says them', () => {
  expect(findings({ rules: [RULE, { ...RULE, name: 'brief', rationale: 'why' }], changelog: [] })).toEqual([
    ' undocumented: the rubric has no owner, since',
    '/rules/0 undocumented: rule `kind` has no rationale',
  ]);
});

test('a rule without a name goes by its place, also in a file that does not load', () => {
  expect(findings({ meta: META, rules: [{ weight: 1 }, 'odd'], changelog: [] })).toEqual([
    '/rules/0 undocumented: rule `0` has no name, rationale',
  ]);
});

test.each([
  { name: 'somebody', owner: '@me', says: ' by @me' },
  { name: 'nobody', owner: undefined, says: '' },
])('a review that is due of $name', ({ owner, says }) => {
  const threshold = { value: 0.5, review_by: '2026-11-20', ...(owner && { owner }) };
  expect(findings({ meta: META, threshold, changelog: [] })).toContain(
    `/threshold/review_by review-due: the threshold was to be reviewed by 2026-11-20${says}`,
  );
});

test('a changed rubric raises its version where the version stands, and a rule without weight weighs 1', () => {
  const value = { meta: META, rules: [RULE] };
  const rubric = loadRubric('r.yml', JSON.stringify(value));
  const stored = (version: string, rules: readonly object[]) => ({ version, hash: 'other', value: { rules } });
  const found = findings(value, { rubric, stored: stored('1.1.0', [{ name: 'kind', weight: 0.5 }, { name: 'gone' }]) });
  expect(found.filter((line) => line.startsWith('/meta/version'))).toEqual([
    "/meta/version no-version-bump: the rubric differs from main's, and both are version 1.1.0",
    '/meta/version no-major-bump: what makes the score changed since main, and the major version did not: `gone` is gone, `kind` weighs 1, not 0.5',
  ]);
});
