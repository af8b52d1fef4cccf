import { describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/types/report.ts';
import { recordOf } from '../../src/gating/history/records.ts';
import { many, run } from './build-run.ts';
import { decideRun } from './decide-run.ts';

/** A suite of which some scenarios fail in every trial; its trials are separate, or copies. */
function suite(scenarios: number, trials: number, failing: readonly number[], separate = true): Report {
  const report = run(many(scenarios, (index) => new Array<number>(trials).fill(failing.includes(index) ? 0 : 1)));
  return {
    ...report,
    scenarios: report.scenarios.map((one) => ({
      ...one,
      trials: Array.from({ length: trials }, (_, index) => ({ facts: separate ? `${one.scenario} ${index}` : 'same' })),
    })),
  };
}

/** Main fails always in three scenarios that the candidate mends, so that the rate as a whole does not fall. */
const main = (trials: number, separate: boolean) => () => suite(60, trials, [40, 41, 42], separate);

const mains = (runs: number, trials: number, separate = true): readonly Report[] =>
  Array.from({ length: runs }, () => main(trials, separate)());

const testsOf = (candidate: Report, runs: readonly Report[], policy = '') => {
  const { decision, metrics, findings } = decideRun(candidate, runs, policy);
  const tested = metrics[0]?.evidence.map(({ test: name }) => name).filter((name) => name.startsWith('collapse'));
  return { decision, tested, codes: findings.map(({ code }) => code) };
};

describe('scenarios that collapse', () => {
  const broken = [0, 1, 2];

  test('block when separate trials show it, even if the whole rate does not fall', () => {
    const found = testsOf(suite(60, 3, broken), mains(5, 3));
    expect(found).toMatchObject({ decision: 'fail', tested: ['collapse', 'collapse-single'] });
    expect(found.codes).toContain('scenarios-collapsed');
  });

  test.each([
    { runs: 1, failing: [...broken, 3, 4], text: /than on main$/ },
    { runs: 5, failing: broken, text: /than on main, run after run$/ },
  ])('pass run after run only where main has several runs, of $runs', ({ runs, failing, text }) => {
    const { findings } = decideRun(suite(60, 3, failing), mains(runs, 3));
    expect(findings.find(({ code }) => code === 'scenarios-collapsed')?.what).toMatch(text);
  });

  test('do not block when trials are copies, also where the policy declares fresh trials to be fresh', () => {
    const [candidate, runs] = [suite(60, 3, broken, false), mains(5, 3, false)];
    expect(testsOf(candidate, runs)).toMatchObject({ tested: [] });
    expect(testsOf(candidate, runs).decision).not.toBe('fail');
    expect(testsOf(candidate, runs, 'confirm: { fresh: declared }')).toMatchObject({ tested: [] });
  });

  test('are tested run by run when the history of main has twenty runs', () => {
    const runs = mains(20, 1).map((report, index) => ({
      report,
      origin: { label: `main~${index}`, sha: String(index).padStart(40, 'b') },
    }));
    const history = runs.map(({ report, origin }) => recordOf(report, origin, '2026-11-21'));
    const decision = decideRun(suite(60, 1, broken), runs.slice(0, 5), '', { history });
    expect(decision.metrics[0]?.evidence.map(({ test: name }) => name)).toContain('collapse');
    expect(decision.metrics[0]?.decided_by).toContain('collapse');
  });

  test('are only a sign when main has few runs', () => {
    const decision = decideRun(suite(60, 1, [0, 1, 2, 3, 42]), mains(2, 1));
    expect(decision.metrics[0]?.evidence.map(({ test: name }) => name)).not.toContain('collapse');
    expect(decision).toMatchObject({ decision: 'inconclusive', exit_code: 0 });
    expect(decision.metrics[0]).toMatchObject({ leans: ['collapse'], leans_p: expect.closeTo(1 / 81, 9) });
    expect(decision.headline).toContain('such a drop comes up in 1 % of unchanged pull requests');
  });
});
