import { expect, it } from 'vitest';
import { run } from './build-run.ts';
import { decideRun } from './decide-run.ts';

const reliability = (...args: Parameters<typeof decideRun>) => decideRun(...args).metrics[0]?.reliability;

it('is the chance that k trials all pass, and that any does, with k the fewest trials on either side', () => {
  const now = run({ a: [1, 1, 1], b: [1, 0, 0] });
  const then = run({ a: [1, 1], b: [1, 1] });
  const found = reliability(now, then, 'on_not_comparable: pass');
  expect(found?.k).toBe(2);
  // b: two of three drawn with one pass: none are both passes, 2 of 3 hold it.
  expect(found?.candidate.all_pass).toBeCloseTo((1 + 0) / 2, 12);
  expect(found?.candidate.any_pass).toBeCloseTo((1 + 2 / 3) / 2, 12);
  expect(found?.baseline).toEqual({ all_pass: 1, any_pass: 1 });
});

it('is known without a baseline, and not with a single trial', () => {
  expect(reliability(run({ a: [1, 0] }), null)).toEqual({
    k: 2,
    candidate: { all_pass: 0, any_pass: 1 },
    baseline: null,
  });
  expect(reliability(run({ a: [1, 0], b: [1] }), null)).toBeUndefined();
});
