import { describe, expect, it } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import type { MainRun } from '../../../src/gating/history/main-runs.ts';
import { many, merge, run } from '../build-run.ts';
import { decideRun, reasons } from '../decide-run.ts';

const good = run(many(20, [1]));
const outage = run(many(20, (index) => (index < 2 ? ['infrastructure'] : [1])));
const otherRubric = run(many(20, [1]), { hash: 'sha256:bbbb' });
const small = run(many(10, [1]));

const labels = (candidate: Report, runs: readonly (Report | MainRun)[], policy = ''): readonly string[] =>
  decideRun(candidate, runs, policy).baselines.map(({ label }) => label);

describe('the runs of main that are compared with', () => {
  it.each([
    { name: 'all five', runs: [good, good, good, good, good], used: ['main', 'main~1', 'main~2', 'main~3', 'main~4'] },
    { name: 'the next older for one past the error budget', runs: [outage, good, good], used: ['main~1', 'main~2'] },
    { name: 'the next older for one under another rubric', runs: [otherRubric, good], used: ['main~1'] },
    { name: 'no older one with few scenarios in common', runs: [good, small, good], used: ['main', 'main~2'] },
    { name: 'the newest alone when none has its verdicts', runs: [outage, outage], used: ['main'] },
    { name: 'the newest alone when all are under another rubric', runs: [otherRubric, otherRubric], used: ['main'] },
  ])('are $name', ({ runs, used }) => {
    expect(labels(good, runs)).toEqual(used);
  });

  it('are told with what was passed over, and why', () => {
    const decision = decideRun(good, [outage, otherRubric, good, small]);
    const passed = decision.findings.filter(({ code }) => code === 'baseline-passed-over');
    expect(passed.map(({ what }) => what)).toEqual([
      'The baseline main was skipped: too many trials have no verdict',
      'The baseline main~1 was skipped: it has no score under the same primary rubric',
      'The baseline main~3 was skipped: too few scenarios are in both runs',
    ]);
    expect(decision.baseline?.label).toBe('main~2');
  });

  it('stay in the history where `min_overlap` allows it', () => {
    const policy = 'gate: { scenarios: { min_overlap: 0.5 } }';
    expect(labels(good, [good, small], policy)).toEqual(['main', 'main~1']);
  });

  it('leave a doubt, and the policy block, when none is left', () => {
    const unfitOther = { ...outage, rubrics: otherRubric.rubrics };
    expect(decideRun(good, [unfitOther]).decision).toBe('inconclusive');
    expect(reasons(decideRun(good, [unfitOther]))).toEqual(['warn baseline-passed-over main']);
    expect(decideRun(good, [unfitOther], 'on_no_baseline: pass').decision).toBe('pass');
    expect(reasons(decideRun(good, [unfitOther], 'on_no_baseline: fail'))).toEqual([
      'block no-baseline',
      'warn baseline-passed-over main',
    ]);
  });
});

describe('the rates of main', () => {
  it('are those of all runs together', () => {
    const shaken = run(many(20, (index) => [index < 18 ? 1 : 0]));
    const [metric] = decideRun(good, [good, shaken]).metrics;
    expect(metric).toMatchObject({
      baseline: 0.95,
      baseline_trials: { passed: 38, total: 40 },
      delta: 0.05,
      paired: { scenarios: 20, candidate: 1, baseline: 0.95 },
    });
  });

  it('leave out a run in which another rubric than the primary one differs, for that rubric alone', () => {
    const clarity = (hash: string) => run(many(20, [0.5]), { rubric: 'clarity', metric: 'RCS', hash });
    const decision = decideRun(merge(good, clarity('sha256:a')), [
      merge(good, clarity('sha256:a')),
      merge(good, clarity('sha256:b')),
    ]);
    expect(decision.baselines).toHaveLength(2);
    expect(decision.metrics.map(({ baseline_trials }) => baseline_trials?.total)).toEqual([40, 20]);
  });

  it('bring the history test once three runs are there, though a scenario is new on main', () => {
    const grown = run({ ...many(20, [1]), x: [1] });
    const tests = (runs: readonly Report[]) => decideRun(grown, runs).metrics[0]?.evidence.map(({ test }) => test);
    expect(tests([grown, grown])).toEqual(['paired-t']);
    expect(tests([grown, grown, grown])).toEqual(['paired-t', 'history-t']);
    expect(tests([grown, good, good])).toEqual(['paired-t', 'history-t']);
  });
});
