import { expect, test } from 'vitest';
import { findings, META, RULE } from './lint-source-of.ts';

test('what the policy requires is an error', () => {
  const value = { meta: META, threshold: { value: 0.5, review_by: '2026-11-20' }, rules: [RULE] };
  expect(findings(value)).toEqual([
    '/threshold advice threshold-undocumented',
    '/threshold/review_by warning review-due',
  ]);
  expect(findings(value, { require: ['review'] })).toEqual([
    '/threshold advice threshold-undocumented',
    '/threshold/review_by error review-due',
  ]);
  expect(findings(value, { require: ['rationale'] })).toEqual([
    '/threshold error threshold-undocumented',
    '/threshold/review_by warning review-due',
    '/rules/0 error no-rationale',
  ]);
  expect(findings({ ...value, threshold: 0.5 }, { require: ['review'] })).toEqual([
    '/threshold error threshold-undocumented',
  ]);
});
