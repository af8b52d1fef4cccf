import { describe, expect, it } from 'vitest';
import { NO_FLIPS } from '../../src/gating/flips.ts';
import { many, run, type ScenarioSketch } from './build-run.ts';
import { decideRun } from './decide-run.ts';

const flips = (before: readonly number[], now: readonly number[]) =>
  decideRun(run({ ...many(9, [1]), x: now }), run({ ...many(9, [1]), x: before })).flips;
const why = 'done: `final_state.done` is false';

describe('flips', () => {
  it.each([
    { name: 'broke', before: [1], now: [0], broke: 1, fixed: 0 },
    { name: 'fixed', before: [0], now: [1], broke: 0, fixed: 1 },
    { name: 'broke at exactly half', before: [1, 1], now: [1, 0], broke: 1, fixed: 0 },
    { name: 'not broke at two of three', before: [1, 1, 1], now: [1, 1, 0], broke: 0, fixed: 0 },
    { name: 'failing on both sides', before: [0], now: [0.5], broke: 0, fixed: 0 },
  ])('are $name', ({ before, now, broke, fixed }) => {
    const found = flips(before, now);
    expect([found.broke.length, found.fixed.length]).toEqual([broke, fixed]);
  });

  it('tell what failed on the side that did not pass', () => {
    expect(flips([1], [0]).broke).toEqual([{ scenario: 'x', baseline: 1, candidate: 0, why }]);
    expect(flips([0], [1]).fixed).toEqual([{ scenario: 'x', baseline: 0, candidate: 1, why }]);
  });

  it.each([
    { name: 'broke, though the newest run failed', newest: [0], broke: 1, score: 2 / 3 },
    { name: 'broke, as the newest run passed too', newest: [1], broke: 1, score: 1 },
  ])('go by all runs of main: $name', ({ newest, broke, score }) => {
    const main = [newest, [1], [1]].map((x) => run({ ...many(9, [1]), x }));
    const found = decideRun(run({ ...many(9, [1]), x: [0] }), main).flips.broke;
    expect(found).toHaveLength(broke);
    expect(found[0]?.baseline).toBeCloseTo(score, 11);
  });

  it('are none where the newest run alone passed, or failed', () => {
    const main = (x: readonly number[]) => x.map((score) => run({ ...many(9, [1]), x: [score] }));
    expect(decideRun(run({ ...many(9, [1]), x: [0] }), main([1, 0, 0])).flips.broke).toEqual([]);
    const { fixed } = decideRun(run({ ...many(9, [1]), x: [1] }), main([1, 0, 0])).flips;
    expect(fixed).toEqual([{ scenario: 'x', baseline: 0.333333333333, candidate: 1, why }]);
  });

  it('go by the newest run alone where no noise is declared', () => {
    const main = [[1], [0], [0]].map((x, index) => ({
      report: run({ ...many(9, [1]), x }),
      origin: { label: `main~${index}`, sha: `${index}`.repeat(40) },
    }));
    const { flips: found } = decideRun(run({ ...many(9, [1]), x: [0] }), main, 'noise: none');
    expect(found.broke).toEqual([{ scenario: 'x', baseline: 1, candidate: 0, why }]);
  });

  it('list new and removed scenarios with their title and score', () => {
    const added: ScenarioSketch = { trials: [1, 0], title: 'Added' };
    const { flips: found } = decideRun(
      run({ ...many(9, [1]), added }),
      run({ ...many(9, [1]), old: { trials: [1], title: 'Old' } }),
    );
    expect(found.new).toEqual([
      { scenario: 'added', title: 'Added', baseline: null, candidate: 0.5, suite_effect: -0.05, why },
    ]);
    expect(found.removed).toEqual([{ scenario: 'old', title: 'Old', baseline: 1, candidate: null, suite_effect: 0 }]);
  });

  it('are none without a baseline, and none where the rubric is another', () => {
    expect(decideRun(run({ x: [0] }), null).flips).toEqual(NO_FLIPS);
    const other = run({ ...many(9, [1]), x: [1] }, { hash: 'sha256:bbbb' });
    expect(decideRun(run({ ...many(9, [1]), x: [0] }), other).flips.broke).toEqual([]);
  });

  it.each([
    { failed: ['a', 'b', 'c', 'd', 'e'], why: 'a: no; b: no; c: no; 2 more' },
    { failed: ['a', 'b', 'c'], why: 'a: no; b: no; c: no' },
  ])('name at most three failed criteria: $why', ({ failed, why }) => {
    const report = run({ ...many(9, [1]), x: [0] });
    const failures = failed.map((criterion) => ({ criterion, explanation: 'no' }));
    const scenarios = report.scenarios.map((one) =>
      one.scenario === 'x'
        ? { ...one, rubrics: { 'task-completion': { scores: [0], passed: 0, criteria: {}, failures } } }
        : one,
    );
    const { broke } = decideRun({ ...report, scenarios }, run({ ...many(9, [1]), x: [1] })).flips;
    expect(broke[0]?.why).toBe(why);
  });

  it('take scenario ids for what they are', () => {
    const ids = ['constructor', 'toString', 'hasOwnProperty'];
    const of = (score: number) => run({ ...many(9, [1]), ...Object.fromEntries(ids.map((id) => [id, [score]])) });
    expect(decideRun(of(0), of(1)).flips.broke.map((flip) => flip.scenario)).toEqual([...ids].sort());
  });
});

it('are those against the newest run alone where every drop is real', () => {
  const [broke, kept] = [run(many(6, (index) => [index === 0 ? 0 : 1])), run(many(6, [1]))];
  const lostOf = (policy: string) =>
    decideRun(broke, [broke, kept, kept], policy).flips.broke.map(({ scenario }) => scenario);
  const watched = 'gate: { metrics: { TCR: { tier: advisory } }, criteria: { "*": { tier: advisory } } }';
  expect([lostOf(watched), lostOf(`noise: none\n${watched}`)]).toEqual([['s-000'], []]);
});
