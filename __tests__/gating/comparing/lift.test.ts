import { describe, expect, test } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { liftsOnMain } from '../../../src/gating/comparing/lift.ts';
import { resolvePolicy } from '../../../src/gating/policy/resolve-policy.ts';
import { many, run, type ScenarioSketch } from '../build-run.ts';
import { contextOf } from '../decide-run.ts';

const policy = resolvePolicy({ arms: { base: { contrast: 'lift', threshold: 0.1 }, probe: { must: 'fail' } } });

/** Six scenarios with these trials of the agent and of the arm. */
const suite = (trials: readonly number[], arm: readonly number[] | null): Report =>
  run(
    Object.fromEntries(
      Object.keys(many(6, [1])).map((id): [string, ScenarioSketch] => [
        id,
        { trials, ...(arm === null ? {} : { arms: { base: arm } }) },
      ]),
    ),
  );

const liftOf = (candidate: Report, main: Report) => {
  const context = contextOf(candidate, main, policy);
  expect(context.lifts).toHaveLength(1);
  const [lift] = context.lifts;
  if (lift === undefined) throw new Error('no lift');
  return { lift, pairs: context.pairing.pairs };
};

describe('a lift', () => {
  test('is the score with minus the score without, by scenario, on both sides', () => {
    const { lift } = liftOf(suite([1, 0], [0, 0]), suite([1, 1], [0, 0]));
    expect(lift).toMatchObject({ candidate: 0.5, baseline: 1, delta: -0.5 });
    expect(lift.sample?.differences).toEqual([-0.5, -0.5, -0.5, -0.5, -0.5, -0.5]);
    expect(lift.scores).toEqual({ with: { candidate: 0.5, baseline: 1 }, without: { candidate: 0, baseline: 0 } });
  });

  test('is supporting, with the tolerance and threshold of its arm', () => {
    const { lift } = liftOf(suite([1], [0]), suite([1], [0]));
    expect(lift.rule).toMatchObject({ tier: 'supporting', tolerance: 0.05, threshold: 0.1 });
  });

  test.each([
    ['all of the weight of the criteria without a criterion', {}, 0.15],
    ['half of it beside one', { criteria: { 'task-completion/done': { tolerance: 0.01 } } }, 0.075],
  ])('takes %s', (_, gate, weight) => {
    const report = suite([1, 0], [0, 1]);
    const [lift] = contextOf(report, report, resolvePolicy({ gate, arms: { base: { contrast: 'lift' } } })).lifts;
    expect(lift?.basis?.demand.alpha).toBeCloseTo(0.02 * weight, 6);
  });

  test.each([
    [3, 1, 0.75],
    [3, 3, 1.5],
    [1, 1, 0.5],
  ])('of %i trials against %i is as noisy as %f trials', (agent, arm, trials) => {
    const report = suite(new Array(agent).fill(1), new Array(arm).fill(0));
    expect(liftOf(report, report).lift.sample?.trials).toBeCloseTo(trials, 12);
  });

  test('is unknown where the arm asks something else', () => {
    const candidate = suite([1], [0]);
    const other = {
      ...candidate,
      scenarios: candidate.scenarios.map((scenario) => ({
        ...scenario,
        arms: { base: { content: 'sha256:other', rubrics: scenario.arms?.base?.rubrics ?? {} } },
      })),
    };
    expect(liftOf(other, candidate).lift).toMatchObject({ candidate: null, baseline: 1, paired: null, scores: null });
  });

  test('is awaited in the scenarios in which main has it', () => {
    const { lift, pairs } = liftOf(suite([1], null), suite([1], [0]));
    expect(liftsOnMain(lift, pairs)).toHaveLength(6);
    const plain = liftOf(suite([1], [0]), suite([1], null));
    expect(liftsOnMain(plain.lift, plain.pairs)).toEqual([]);
  });
});
