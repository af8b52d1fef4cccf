import { expect, it } from 'vitest';
import { many, run } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

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

it('is that of the trials of all runs of main that are compared', () => {
  const sketch = (passes: number) => run(many(6, (index) => [index < passes ? 1 : 0, 1]));
  const found = reliability(sketch(6), [sketch(6), sketch(3)]);
  // In three of six scenarios three of four trials pass: both of two do in 3 of 6 draws.
  expect(found?.baseline?.all_pass).toBeCloseTo(0.75, 12);
  expect(found?.baseline?.any_pass).toBe(1);
  expect(found?.k).toBe(2);
});

it('is compared scenario by scenario, for information', () => {
  const sketch = (passes: (index: number) => number) =>
    run(
      Object.fromEntries(
        Array.from({ length: 6 }, (_, index) => [
          `s-${index}`,
          [0, 1, 2].map((trial) => (trial < passes(index) ? 1 : 0)),
        ]),
      ),
    );
  const found = reliability(
    sketch((index) => (index < 2 ? 2 : 3)),
    sketch(() => 3),
  );
  // Two of six scenarios fall from 1 to 0: t = (-1/3) / (sd / sqrt(6)) = -1.5811 with 5 degrees of freedom.
  expect(found?.p_worse?.all_pass).toBeCloseTo(0.087343, 5);
  expect(found?.p_worse?.any_pass).toBe(0.5);
});

it('is known without a baseline, and not with a single trial', () => {
  expect(reliability(run({ a: [1, 0] }), null)).toEqual({
    k: 2,
    candidate: { all_pass: 0, any_pass: 1 },
    baseline: null,
    p_worse: null,
  });
  expect(reliability(run({ a: [1, 0], b: [1] }), null)).toBeUndefined();
});
