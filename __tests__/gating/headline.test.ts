import { describe, expect, it } from 'vitest';
import { many, merge, run, type TrialSketch } from './build-run.ts';
import { decideRun } from './decide-run.ts';

/** Passes in the first `passes` of `count` scenarios. */
const firstOf = (passes: number, count: number) => many(count, (index) => [index < passes ? 1 : 0]);
/** Fails in the scenarios from `first` up to `last`, and passes in all others of `count`. */
const failing = (first: number, last: number, count: number) =>
  run(many(count, (index) => [index >= first && index < last ? 0 : 1]));
const crashed = (index: number): TrialSketch => (index < 5 ? 'infrastructure' : index < 41 ? 1 : 0);

describe('the headline where other scenarios ran on each side', () => {
  it.each([
    {
      name: 'a rise beside new scenarios that fail',
      candidate: run({ ...firstOf(72, 100), ...many(24, [0], 'new') }),
      baseline: run(firstOf(60, 100)),
      headline: 'TCR rose, 60.0 % -> 72.0 % over 100 paired scenarios (100 -> 124 scored trials)',
    },
    {
      name: 'the same answers beside new scenarios that fail',
      candidate: run({ ...firstOf(160, 200), ...many(45, [0], 'new') }),
      baseline: run(firstOf(160, 200)),
      headline: 'TCR did not drop by 2.0 points, 80.0 % -> 80.0 % over 200 paired scenarios (200 -> 245 scored trials)',
    },
    {
      name: 'scenarios without a verdict that may hide a drop',
      candidate: run(many(100, (index) => [crashed(index)])),
      baseline: run(firstOf(43, 100)),
      headline:
        '5 of 100 trials (infrastructure) have no verdict and could change the decision: `s-000`, `s-001`, `s-002`, `s-003`, `s-004`',
    },
  ])('tells the rates that the change was taken from: $name', ({ candidate, baseline, headline }) => {
    expect(decideRun(candidate, baseline).headline).toBe(headline);
  });
});

describe('the headline where scenarios are waived', () => {
  const about = { reason: 'known', owner: '@a', expires: '2026-12-31' };
  const headlineOf = (failed: number, waived: number, policy = '') => {
    const waivers = Array.from({ length: waived }, (_, index) => ({ scenario: `s-00${index}`, ...about }));
    return decideRun(failing(0, failed, 30), failing(0, 0, 30), policy, { waivers }).headline;
  };

  it.each([
    {
      name: 'all that fell',
      headline: headlineOf(1, 1),
      says: 'No drop seen: TCR 96.7 % -> 96.7 %. This suite sees drops from 20 points 3 times in 4',
    },
    {
      name: 'some',
      headline: headlineOf(4, 2),
      says: 'No drop seen: TCR 93.3 % -> 86.7 %. This suite sees drops from 25 points 3 times in 4',
    },
    {
      name: 'too little to pass',
      headline: headlineOf(15, 2),
      says: 'TCR fell from 93.3 % to 50.0 % over 30 paired scenarios, 2 waived ones as unchanged (30 -> 30 scored trials)',
    },
  ])('counts them as unchanged: $name', ({ headline, says }) => {
    expect(headline).toBe(says);
  });

  it('tells the same of a criterion', () => {
    const policy = 'gate: { metrics: { TCR: { tier: advisory } } }';
    const waivers = [{ scenario: 's-000', ...about }];
    const { findings } = decideRun(failing(0, 15, 30), failing(0, 0, 30), policy, { waivers });
    expect(findings.find(({ code }) => code === 'criterion-regressed')?.what).toBe(
      '`task-completion/done` fell from 96.7 % to 50.0 % over 30 paired scenarios, 1 waived one as unchanged',
    );
  });
});

describe('the headline of what is open', () => {
  it('is about the metric that may have dropped, not about the first', () => {
    const clarity = { rubric: 'z-clarity', metric: 'RCS' };
    const whole = run(many(20, [1]));
    const candidate = merge(
      whole,
      run(
        many(20, (index) => [index < 4 ? 0 : 1]),
        clarity,
      ),
    );
    const policy = 'gate: { metrics: { TCR: { tolerance: 0.5 } }, criteria: { "*": { tier: advisory } } }';
    const decision = decideRun(candidate, merge(whole, run(many(20, [1]), clarity)), policy);
    expect([decision.decision, decision.metrics[0]?.state]).toEqual(['inconclusive', 'unchanged']);
    expect(decision.headline).toMatch(/^RCS may have dropped, 100\.0 % -> 80\.0 %/);
  });

  it.each([
    {
      name: 'a drop within chance',
      candidate: failing(0, 1, 20),
      headline: 'No drop seen: TCR 100.0 % -> 95.0 %. This suite sees drops from 33 points 3 times in 4',
    },
    {
      name: 'a sign of a drop',
      candidate: failing(0, 4, 30),
      headline: 'TCR may have dropped, 100.0 % -> 86.7 %: such a drop comes up in 2 % of unchanged pull requests',
    },
    {
      name: 'nothing changed in a small suite',
      candidate: failing(0, 0, 20),
      headline: 'No drop seen: TCR 100.0 % -> 100.0 %. This suite sees drops from 30 points 3 times in 4',
    },
  ])('says what is seen, and what the suite can see: $name', ({ candidate, headline }) => {
    const count = candidate.scenarios.length;
    expect(decideRun(candidate, failing(0, 0, count)).headline).toBe(headline);
  });
});

describe('the headline of a metric that may have dropped', () => {
  it('says how often such a drop comes up, whatever else the run tests', () => {
    // They pass on neither side, so that no scenario broke.
    const suite = (score: number) => run(many(60, (index) => [index < 4 ? score : 1]));
    const main = suite(0.9);
    const { headline, metrics } = decideRun(suite(0.2), [main, main, main]);
    const { evidence = [], leans_p: sign } = metrics[0] ?? {};
    expect(sign).toBe(Math.min(...evidence.map(({ p }) => p)));
    expect(sign).toBeLessThan(Math.min(...evidence.map((result) => result.adjusted_p)) / 2);
    expect(headline).toContain('such a drop comes up in 2 % of unchanged pull requests');
  });
});

describe('the headline of a rate that did not drop', () => {
  it('does not call a rise unchanged', () => {
    const candidate = run(many(100, (index) => [index < 90 ? 1 : 0]));
    const baseline = run(many(100, (index) => [index < 80 || index >= 97 ? 1 : 0]));
    expect(decideRun(candidate, baseline).headline).toBe(
      'TCR did not drop by 2.0 points, 83.0 % -> 90.0 % over 100 paired scenarios (100 -> 100 scored trials)',
    );
  });
});

describe('the headline of a run of two rubrics', () => {
  const all = { agent: 0, infrastructure: 0, judge: 0 };
  /** TCR judged all twenty trials; a second rubric refused all but four of them. */
  const refusing = (passes: number) => {
    const both = merge(run(firstOf(passes, 20)), run(firstOf(4, 4), { rubric: 'a-clarity', metric: 'RCS' }));
    const refused = (index: number) => (index < 4 ? 0 : 1);
    return {
      ...both,
      trials: { scored: 4, errored: { ...all, infrastructure: 16 }, unclassified: 0 },
      scenarios: both.scenarios.map((scenario, index) => ({
        ...scenario,
        errored: { ...all, infrastructure: refused(index) },
        unjudged: { trials: refused(index), rubrics: { 'a-clarity': refused(index) } },
      })),
    };
  };

  it.each([
    {
      name: 'without a baseline',
      passes: 18,
      baseline: null,
      policy: '',
      headline: '16 of 20 trials (infrastructure) have no verdict and could change the decision',
    },
    {
      name: 'below a threshold',
      passes: 18,
      baseline: null,
      policy: 'gate: { metrics: { TCR: { threshold: 0.99, mode: point } } }',
      headline: 'TCR is 90.0 %, below its threshold of 99.0 % (20 scored trials)',
    },
    {
      name: 'beside main',
      passes: 5,
      baseline: merge(run(firstOf(20, 20)), run(firstOf(4, 4), { rubric: 'a-clarity', metric: 'RCS' })),
      policy: '',
      headline: 'TCR fell from 100.0 % to 25.0 % over 20 paired scenarios (20 -> 20 scored trials)',
    },
  ])('counts the trials that the rate is taken from: $name', ({ passes, baseline, policy, headline }) => {
    expect(decideRun(refusing(passes), baseline, policy).headline).toContain(headline);
  });
});
