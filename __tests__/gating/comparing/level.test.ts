import { describe, expect, it } from 'vitest';
import { many, run, type ScenarioSketch } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

const levelsOf = (sketch: Readonly<Record<string, ScenarioSketch | readonly number[]>>) => {
  const { metrics, criteria } = decideRun(run(sketch), null, 'gate: { criteria: { task-completion/done: {} } }');
  return { metric: metrics[0]?.level, criterion: criteria[0]?.level };
};
const scenarios = (trials: readonly (readonly number[])[]): Record<string, readonly number[]> =>
  Object.fromEntries(trials.map((own, index) => [`s-${index}`, own]));

describe('the level of a rate', () => {
  it('is plain Wilson over scenarios of one trial that pass or fail', () => {
    const { metric, criterion } = levelsOf(scenarios([[1], [1], [1], [0]]));
    expect(metric).toMatchObject({ scenarios: 4, effective_n: 4 });
    expect(metric?.lower).toBeCloseTo(0.356168, 6);
    expect(metric?.upper).toBeCloseTo(0.942093, 6);
    expect(criterion).toEqual(metric);
  });

  it('counts scenarios, not trials, by the spread of their means', () => {
    const alike = levelsOf(
      scenarios([
        [1, 0],
        [1, 0],
        [1, 0],
        [1, 1],
      ]),
    ).metric;
    expect(alike?.scenarios).toBe(4);
    expect(alike?.effective_n).toBeCloseTo((0.625 * 0.375) / (0.0625 / 4), 9);
    const copies = levelsOf(
      scenarios([
        [1, 1],
        [1, 1],
        [0, 0],
        [0, 0],
      ]),
    ).metric;
    expect(copies).toMatchObject({ scenarios: 4, effective_n: 3 });
  });

  it('without a failure bounds the failure rate', () => {
    const { metric, criterion } = levelsOf(scenarios(Array.from({ length: 20 }, () => [1, 1, 1])));
    expect(metric).toMatchObject({ scenarios: 20, effective_n: 20, upper: 1, failures_up_to: 0.139108340668 });
    expect(metric?.lower).toBeCloseTo(20 / (20 + 1.6448536 ** 2), 6);
    expect(criterion).toEqual(metric);
    expect(levelsOf(scenarios([[1], [0.99]])).metric).not.toHaveProperty('failures_up_to');
  });

  it('of a criterion counts the scenarios in which it applied, and is null where it never did', () => {
    const decision = decideRun(
      run({
        a: { trials: [1, 1], criteria: { polite: [true, null], never: [null, null] } },
        b: { trials: [1, 1], criteria: { polite: [null, null], never: [null, null] } },
      }),
      null,
    );
    const level = (key: string) => decision.criteria.find((criterion) => criterion.key === key)?.level;
    expect(level('polite')).toMatchObject({ scenarios: 1, failures_up_to: 0.95 });
    expect(level('never')).toBeNull();
  });

  it('is null where nothing was scored', () => {
    expect(levelsOf({ a: { trials: ['infrastructure'] } }).metric).toBeNull();
  });
});

const reliability = (...args: Parameters<typeof decideRun>) => decideRun(...args).metrics[0]?.reliability;

it('pass^k and pass@k take as k the fewest trials on either side', () => {
  const now = run({ a: [1, 1, 1], b: [1, 0, 0] });
  const then = run({ a: [1, 1], b: [1, 1] });
  const found = reliability(now, then, 'on_not_comparable: pass');
  expect(found?.k).toBe(2);
  // b: two of three drawn with one pass: none are both passes, 2 of 3 hold it.
  expect(found?.candidate.all_pass).toBeCloseTo((1 + 0) / 2, 12);
  expect(found?.candidate.any_pass).toBeCloseTo((1 + 2 / 3) / 2, 12);
  expect(found?.baseline).toEqual({ all_pass: 1, any_pass: 1 });
});

it('pass^k of main pools the trials of all compared runs', () => {
  const sketch = (passes: number) => run(many(6, (index) => [index < passes ? 1 : 0, 1]));
  const found = reliability(sketch(6), [sketch(6), sketch(3)]);
  // In three of six scenarios three of four trials pass: both of two do in 3 of 6 draws.
  expect(found?.baseline?.all_pass).toBeCloseTo(0.75, 12);
  expect(found?.baseline?.any_pass).toBe(1);
  expect(found?.k).toBe(2);
});

it('pass^k and pass@k have a p-value by a paired t-test over scenarios', () => {
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

it.each([
  { name: 'this run', now: { a: [1, 0], b: [1] }, then: { a: [1, 0], b: [1, 1] } },
  { name: 'main', now: { a: [1, 0], b: [1, 1] }, then: { a: [1, 0], b: [1] } },
])('is not known where one scenario has a single trial in $name', ({ now, then }) => {
  expect(reliability(run(now), run(then), 'on_not_comparable: pass')).toBeUndefined();
});
