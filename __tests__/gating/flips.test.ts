import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../../src/contract/must.ts';
import { NO_FLIPS } from '../../src/gating/flips.ts';
import { many, run, type ScenarioSketch } from './build-run.ts';
import { decideRun } from './decide-run.ts';

const flips = (before: readonly number[], now: readonly number[]) =>
  decideRun(run({ ...many(9, [1]), x: now }), run({ ...many(9, [1]), x: before })).flips;
const why = 'done: `final_state.done` is false';

describe('flips', () => {
  it.each([
    { name: 'broke', before: [1], now: [0], turns: [1, 0, 0] },
    { name: 'fixed', before: [0], now: [1], turns: [0, 1, 0] },
    { name: 'broke where all trials fail and most passed', before: [1, 1, 0], now: [0, 0], turns: [1, 0, 0] },
    { name: 'flaky at half', before: [1, 1], now: [1, 0], turns: [0, 0, 1] },
    { name: 'flaky where no trial passes, and few did', before: [1, 0, 0], now: [0], turns: [0, 0, 1] },
    { name: 'flaky at two of three', before: [1, 1, 1], now: [1, 1, 0], turns: [0, 0, 1] },
    { name: 'neither, failing on both sides', before: [0], now: [0], turns: [0, 0, 0] },
    {
      name: 'broke beyond chance',
      before: Array<number>(12).fill(1),
      now: [1, ...Array<number>(11).fill(0)],
      turns: [1, 0, 0],
    },
    {
      name: 'fixed beyond chance',
      before: [1, ...Array<number>(11).fill(0)],
      now: Array<number>(12).fill(1),
      turns: [0, 1, 0],
    },
  ])('are $name', ({ before, now, turns }) => {
    const { broke, fixed, flaky } = flips(before, now);
    expect([broke.length, fixed.length, flaky.length]).toEqual(turns);
  });

  it('change places where the sides do', () => {
    const scores = fc.array(fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 5 }), {
      minLength: 10,
      maxLength: 10,
    });
    const idsOf = (one: readonly (readonly number[])[], main: readonly (readonly number[])[]) => {
      const of = (side: readonly (readonly number[])[]) => run(many(10, (index) => [...must(side[index], 'trials')]));
      const { broke, fixed, flaky } = decideRun(of(one), of(main)).flips;
      return [broke, fixed, flaky].map((list) => list.map(({ scenario }) => scenario));
    };
    fc.assert(
      fc.property(scores, scores, (one, main) => {
        const [broke, fixed, flaky] = idsOf(one, main);
        expect(idsOf(main, one)).toEqual([fixed, broke, flaky]);
      }),
      { numRuns: 50 },
    );
  });

  it('tell what failed on the side that did not pass', () => {
    expect(flips([1], [0]).broke).toEqual([{ scenario: 'x', baseline: 1, candidate: 0, why }]);
    expect(flips([0], [1]).fixed).toEqual([{ scenario: 'x', baseline: 0, candidate: 1, why }]);
  });

  it.each([
    { name: 'all passed', main: [[1], [1], [1]], now: [0], broke: 1, fixed: 0, score: 1 },
    { name: 'newest passed', main: [[1], [0], [0]], now: [0], broke: 1, fixed: 0, score: 1 / 3 },
    { name: 'newest failed', main: [[0], [1], [1]], now: [0], broke: 0, fixed: 0 },
    { name: 'newest alone failed', main: [[0], [1], [1]], now: [1], broke: 0, fixed: 1, score: 2 / 3 },
    {
      name: 'all passed so often that it is beyond chance',
      main: Array(5).fill(Array<number>(6).fill(1)),
      now: [1, 0, 0, 0],
      broke: 1,
      fixed: 0,
      score: 1,
    },
  ])('go by the newest run of main, or by its rate over all: $name', ({ main, now, broke, fixed, score }) => {
    const { flips: found } = decideRun(
      run({ ...many(9, [1]), x: now }),
      main.map((x) => run({ ...many(9, [1]), x })),
    );
    expect([found.broke.length, found.fixed.length]).toEqual([broke, fixed]);
    if (score !== undefined) expect([...found.broke, ...found.fixed][0]?.baseline).toBeCloseTo(score, 11);
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

describe('what lost most score, where the broken scenarios explain less than half of a drop', () => {
  it('is the largest loss first, as far as it explains the drop', () => {
    const now = run({ ...many(10, [1, 1]), 's-000': [1, 0.2], 's-001': [1, 0.6], 's-002': [1, 0] });
    const { broke, lost } = decideRun(now, run(many(10, [1, 1]))).flips;
    expect([broke, lost.map(({ scenario }) => scenario)]).toEqual([[], ['s-002', 's-000', 's-001']]);
  });

  it('is nothing where they explain half of it', () => {
    const now = run({ ...many(10, [1]), 's-000': [0], 's-001': [1, 0] });
    expect(decideRun(now, run(many(10, [1]))).flips.lost).toEqual([]);
  });
});
