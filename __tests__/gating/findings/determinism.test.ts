import { describe, expect, it } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import type { MainRun } from '../../../src/gating/history/main-runs.ts';
import { many, run } from '../build-run.ts';
import { decideRun, notices, reasons } from '../decide-run.ts';

const NONE = 'noise: none';
const good = run(many(4, [1]));
const at = (report: Report, sha: string): MainRun => ({ report, origin: { label: `main at ${sha}`, sha } });

describe('a suite that is declared free of noise', () => {
  it('fails for one scenario, however few there are, and names it', () => {
    const decision = decideRun(run({ ...many(3, [1]), 's-003': [0.9] }), good, NONE);
    expect(decision.decision).toBe('fail');
    expect(decision.metrics[0]).toMatchObject({
      state: 'regressed',
      decided_by: ['exact'],
      evidence: [],
      interval: null,
    });
    const [regressed] = decision.findings.filter(({ code }) => code === 'metric-regressed');
    expect(regressed?.scenarios).toEqual({
      total: 1,
      worst: [{ scenario: 's-003', baseline: 1, candidate: 0.9 }],
    });
  });

  it('fails a loss that a gain makes up for', () => {
    const before = run({ ...many(3, [1]), 's-003': [0] });
    const after = run({ ...many(3, [1]), 's-000': [0], 's-003': [1] });
    const decision = decideRun(after, before, `${NONE}\ngate: { criteria: { task-completion/done: {} } }`);
    expect(decision.decision).toBe('fail');
    const worst = [{ scenario: 's-000', baseline: 1, candidate: 0 }];
    expect(decision.findings.slice(0, 2)).toMatchObject([
      { code: 'metric-regressed', subject: 'TCR', scenarios: { total: 1, worst } },
      { code: 'criterion-regressed', subject: 'task-completion/done', scenarios: { total: 1, worst } },
    ]);
  });

  it('counts what a waiver excuses as a scenario that did not move', () => {
    const before = run({ ...many(4, [1]), 's-004': [0] });
    const after = run({ ...many(4, [1]), 's-000': [0], 's-001': [0], 's-004': [1] });
    const waivers = [{ scenario: 's-001', reason: 'known', owner: '@o', expires: '2027-01-01' }];
    const decision = decideRun(after, before, NONE, { waivers });
    expect(decision.metrics[0]?.paired).toMatchObject({ scenarios: 5, waived: 1 });
    expect(decision.findings[0]?.scenarios).toEqual({
      total: 1,
      worst: [{ scenario: 's-000', baseline: 1, candidate: 0 }],
    });
  });

  it('tolerates no drop, and says so', () => {
    const { metrics, criteria } = decideRun(good, good, `${NONE}\ngate: { metrics: { TCR: { tolerance: 0.1 } } }`);
    expect([...metrics, ...criteria].map(({ tolerance }) => tolerance)).toEqual([0, 0]);
  });

  it('is unchanged when nothing changed, without statistics', () => {
    const decision = decideRun(good, good, NONE);
    expect({ decision: decision.decision, state: decision.metrics[0]?.state, sight: decision.power }).toEqual({
      decision: 'pass',
      state: 'unchanged',
      sight: [],
    });
  });

  it('has its rows in the order of keys of any other suite', () => {
    const keysOf = (baseline: Report | null, policy: string): readonly string[] =>
      Object.keys(decideRun(good, baseline, policy).metrics[0] ?? {});
    const declared = keysOf(good, NONE);
    expect(keysOf(good, '')).toEqual(declared);
    expect(keysOf(null, '')).toEqual(declared.filter((key) => key !== 'paired'));
  });

  it('holds thresholds to the point', () => {
    const flaky = run(many(40, (index) => (index % 2 ? [1, 0] : [1, 1])));
    const policy = `${NONE}\ngate: { metrics: { TCR: { threshold: 0.76 } } }`;
    expect(reasons(decideRun(flaky, flaky, policy))).toEqual(['block metric-below-threshold TCR']);
  });

  it('is invalid when two runs of one commit disagree (I66)', () => {
    const other = run({ ...many(3, [1]), 's-003': [0] });
    const policy = `suite: x\n${NONE}`;
    const decision = decideRun(good, [at(good, 'aaa'), at(other, 'bbb'), at(good, 'bbb')], policy);
    expect(reasons(decision)).toEqual(['invalid not-deterministic s-003']);
    expect(decision.findings[0]?.place).toMatchObject({ file: 'agent-gate.yml', line: 2, column: 1 });
    expect(decideRun(good, [at(good, 'aaa'), at(other, 'bbb')], policy).decision).toBe('pass');
  });

  it('is invalid when this run disagrees with main on its own commit', () => {
    const other = run({ ...many(3, [1]), 's-003': [0] });
    const decision = decideRun(other, [at(good, 'aaa')], NONE, { origin: { sha: 'aaa' } });
    expect(reasons(decision)).toContain('invalid not-deterministic s-003');
  });
});

describe('a suite whose noise nobody declared', () => {
  const steady = [good, good, good];
  it('is told of three runs that never differed', () => {
    const decision = decideRun(good, steady);
    expect(decision.findings.map(({ what }) => what)).toContain(
      '3 main runs, 0 of 12 scenario results changed: consider `noise: none`',
    );
  });

  it.each([
    { name: 'two runs say too little', runs: steady.slice(1), policy: '' },
    { name: 'a scenario differed', runs: [...steady, run({ ...many(3, [1]), 's-003': [0] })], policy: '' },
    { name: 'trials of one run differ', runs: [0, 1, 2].map(() => run(many(4, [1, 0]))), policy: '' },
    { name: 'the suite is declared stochastic', runs: steady, policy: 'noise: stochastic' },
  ])('is told nothing when $name', ({ runs, policy }) => {
    expect(notices(decideRun(good, runs, policy))).not.toContain('noise-free');
  });
});
