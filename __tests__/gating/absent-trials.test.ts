import { describe, expect, it } from 'vitest';
import { withAbsentTrials } from '../../src/gating/absent-trials.ts';
import { many, run, type TrialSketch } from './build-run.ts';
import { decideRun } from './decide-run.ts';

/** Twenty scenarios of three trials, but for the first ones. */
const suite = (...firsts: readonly (readonly TrialSketch[])[]) => run(many(20, (index) => firsts[index] ?? [1, 1, 1]));
const main = suite();

describe('trials that never came', () => {
  it('hold a run whose harness writes nothing for trials that fail', () => {
    const six = (trials: readonly TrialSketch[]) => suite(...Array.from({ length: 6 }, () => trials));
    expect(decideRun(six([1, 0, 0]), main).decision).toBe('fail');
    const decision = decideRun(six([1]), main);
    expect(decision).toMatchObject({
      decision: 'inconclusive',
      exit_code: 2,
      trials: { scored: 48, errored: { infrastructure: 12 }, absent: 12 },
    });
    expect(decision.findings[0]).toMatchObject({ code: 'errors-undecided', actual: '20.0 %' });
    expect(decision.findings[0]?.what).toContain('12 of 60 trials (not in the results) have no verdict');
  });

  it('count against the same budget as errors, and beside them', () => {
    expect(decideRun(suite([1, 1]), main)).toMatchObject({ decision: 'pass', trials: { absent: 1 } });
    const { trials } = withAbsentTrials(suite([1, 'infrastructure'], [1]), [main]);
    expect(trials).toMatchObject({ errored: { infrastructure: 4 }, absent: 3 });
  });

  it.each([
    ['is up in the last round', 12, [1, 1], 12],
    ['is up in the second', 14, [1], 14],
    ['ends with as many of either number', 10, [1, 1], 10],
  ])('hold a run whose time %s', (_, lacking, trials, absent) => {
    const most = trials.length + 1;
    const candidate = run(many(20, (index) => (index < lacking ? trials : Array(most).fill(1))));
    expect(decideRun(candidate, main)).toMatchObject({ exit_code: 2, trials: { absent } });
  });

  it('do not save a run that fails without them', () => {
    const dead = [0, 0, 0] as const;
    expect(decideRun(suite(dead, dead, dead, dead, dead, dead, [1, 1], [1]), main).decision).toBe('fail');
  });

  it.each([
    ['without a run of main', suite([1]), []],
    ['where scenarios of main have numbers of their own', suite([1]), [suite([1, 1, 1, 1, 1])]],
    ['where some scenarios have more trials than most', suite([1, 1, 1, 1, 1]), [main]],
    ['where every scenario has fewer than on main', run(many(20, [1])), [main]],
    ['where a few have what main has', suite(...Array.from({ length: 19 }, () => [1])), [main]],
    [
      'where a re-run added trials of most scenarios',
      run(many(20, (index) => (index < 5 ? [1] : [1, 1]))),
      [run(many(20, [1]))],
    ],
    ['of scenarios that main has not run', run({ ...many(20, [1, 1, 1]), ...many(8, [1], 'new') }), [main]],
    ['where a rubric applies to fewer trials than came', { ...suite([1, 1]), trials: { ...main.trials } }, [main]],
  ])('are not known %s', (_, candidate, runs) => {
    expect(withAbsentTrials(candidate, runs)).toBe(candidate);
  });
});
