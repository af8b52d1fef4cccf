import { describe, expect, it } from 'vitest';
import type { Waiver } from '../../schemas/types/policy.ts';
import { pairScenarios } from '../../src/gating/comparing/pairing.ts';
import { dropsOf } from '../../src/gating/comparing/waived-scenarios.ts';
import { many, run } from './build-run.ts';
import { decideRun, reasons } from './decide-run.ts';

const good = run(many(40, [1]));
/** Loses 25 points. */
const worse = run(many(40, (index) => [index < 10 ? 0 : 1]));
const QUIET = 'gate: { criteria: { "*": { tier: advisory } } }';
const about = { reason: 'the calendar is being replaced', owner: '@team', expires: '2026-11-21' };
const metric = (ceiling: number, more: Partial<Waiver> = {}): Waiver => ({ metric: 'TCR', ceiling, ...about, ...more });

const decided = (waiver: Waiver, candidate = worse, policy = QUIET) => {
  const decision = decideRun(candidate, good, policy, { waivers: [waiver] });
  return {
    decision: decision.decision,
    reasons: reasons(decision).filter((reason) => !reason.includes('criterion-')),
    effects: decision.waivers.map(({ effect }) => effect),
  };
};

it('of a scenario finds its pair without a search through all pairs', () => {
  let reads = 0;
  const report = run(many(500, [1]));
  const pairing = pairScenarios({ candidate: report, runs: [report] });
  const pairs = pairing.pairs.map((pair) => ({
    ...pair,
    get scenario() {
      reads++;
      return pair.scenario;
    },
  }));
  const counting = { ...pairing, pairs };
  const dropOf = dropsOf(counting, null);
  for (const { scenario } of report.scenarios) expect(dropOf({ scenario, ceiling: 1, ...about })).toBe(0);
  expect(reads).toBeLessThan(3 * pairs.length);
});

describe('a waiver', () => {
  it.each([
    {
      name: 'lets a drop within its ceiling pass, on its last day too',
      waiver: metric(0.25),
      decision: 'pass',
      reasons: ['warn waived TCR'],
      effect: 'used',
    },
    {
      name: 'does not cover a drop beyond its ceiling',
      waiver: metric(0.24),
      decision: 'fail',
      reasons: ['block metric-regressed TCR'],
      effect: 'exceeded',
    },
    {
      name: 'blocks by itself when it is over and would be needed',
      waiver: metric(0.25, { expires: '2026-11-20' }),
      decision: 'fail',
      reasons: ['block metric-regressed TCR', 'block waiver-expired TCR'],
      effect: 'expired',
    },
    {
      name: 'for another metric is not used',
      waiver: metric(0.25, { metric: 'RCS' }),
      decision: 'fail',
      reasons: ['block metric-regressed TCR'],
      effect: 'unused',
    },
  ])('$name', ({ waiver, decision, reasons: expected, effect }) => {
    expect(decided(waiver)).toEqual({ decision, reasons: expected, effects: [effect] });
  });

  it.each([
    { name: 'covers a missing proof if its ceiling bounds the largest possible drop', ceiling: 0.15, effect: 'used' },
    { name: 'does not cover it by the drop that was seen', ceiling: 0.05, effect: 'exceeded' },
  ])('$name', ({ ceiling, effect }) => {
    const oneFails = run(many(40, (index) => [index < 1 ? 0 : 1]));
    const { effects, reasons: given } = decided(metric(ceiling), oneFails, `require: proof\n${QUIET}`);
    expect(effects).toEqual([effect]);
    expect(given).toContain(effect === 'used' ? 'warn waived TCR' : 'block not-proven TCR');
  });

  it('that is over and not needed is only told', () => {
    expect(decided(metric(0.25, { expires: '2026-11-20' }), good)).toMatchObject({
      decision: 'pass',
      reasons: ['warn waiver-expired TCR'],
      effects: ['expired'],
    });
  });

  it('shows what it covers, until when, and by whom', () => {
    const { findings, waivers } = decideRun(worse, good, QUIET, { waivers: [metric(0.25)] });
    expect(findings[0]?.what).toMatch(
      /^TCR fell .*; waived until 2026-11-21 by @team: the calendar is being replaced$/,
    );
    expect(waivers).toEqual([{ subject: 'TCR', ceiling: 0.25, ...about, effect: 'used' }]);
  });

  it('covers the shortfall of a threshold', () => {
    const policy =
      'gate: { metrics: { TCR: { threshold: 0.85, mode: point, tolerance: 0.5 } }, criteria: { "*": { tier: advisory } } }';
    expect(decided(metric(0.11), worse, policy)).toMatchObject({ decision: 'pass', effects: ['used'] });
    expect(decided(metric(0.09), worse, policy)).toMatchObject({ decision: 'fail', effects: ['exceeded'] });
  });

  it('covers a criterion alone', () => {
    const policy = 'gate: { metrics: { TCR: { tolerance: 0.9 } } }';
    const waiver = { criterion: 'task-completion/done', ceiling: 0.3, ...about };
    expect(decided(waiver, worse, policy)).toMatchObject({ decision: 'pass', effects: ['used'] });
  });

  it('that stands in the candidate alone does not count, and is told', () => {
    const policy = `${QUIET}\nwaivers: [{ metric: TCR, ceiling: 0.9, reason: let me, owner: me, expires: 2099-01-01 }]`;
    const decision = decideRun(worse, good, policy);
    expect(decision.decision).toBe('fail');
    expect(decision.waivers).toMatchObject([{ subject: 'TCR', effect: 'ignored' }]);
    expect(decision.findings.map(({ code }) => code)).toContain('waiver-ignored');
    const held = decideRun(worse, good, policy, {
      waivers: [{ metric: 'TCR', ceiling: 0.9, reason: 'let me', owner: 'me', expires: '2099-01-01' }],
    });
    expect(held.waivers).toMatchObject([{ effect: 'used' }]);
  });
});

describe('a waiver for a scenario', () => {
  const waiver = (more: Partial<Waiver> = {}): Waiver => ({ scenario: 's-000', ...about, ...more });
  const rest = Object.fromEntries(Object.entries(many(40, [1])).slice(1));
  const lost = run({ ...many(40, [1]), 's-000': [0] });

  it.each([
    {
      name: 'lets it be lost where every drop counts',
      candidate: lost,
      policy: 'noise: none',
      waiver: waiver(),
      decision: 'pass',
      reasons: ['warn waived s-000'],
      effect: 'used',
    },
    {
      name: 'does not let it fall further than its ceiling',
      candidate: lost,
      policy: 'noise: none',
      waiver: waiver({ ceiling: 0.5 }),
      decision: 'fail',
      reasons: ['block metric-regressed TCR'],
      effect: 'exceeded',
    },
    {
      name: 'lets it be gone',
      candidate: run(rest),
      policy: 'noise: none',
      waiver: waiver(),
      decision: 'pass',
      reasons: ['warn waived s-000'],
      effect: 'used',
    },
    {
      name: 'lets it be lost under another id',
      candidate: run({ ...rest, renamed: { trials: [0], asks: 's-000' } }),
      policy: 'noise: none\ngate: { scenarios: { must_pass: [s-000] } }',
      waiver: waiver(),
      decision: 'pass',
      reasons: ['warn waived s-000'],
      effect: 'used',
    },
    {
      name: 'lets it ask something else',
      candidate: run({ ...rest, 's-000': { trials: [0], asks: 'an easier question' } }),
      policy: 'noise: none',
      waiver: waiver(),
      decision: 'pass',
      reasons: ['warn waived s-000'],
      effect: 'used',
    },
    {
      name: 'that is over blocks while it asks something else',
      candidate: run({ ...rest, 's-000': { trials: [0], asks: 'an easier question' } }),
      policy: 'noise: none',
      waiver: waiver({ expires: '2026-01-01' }),
      decision: 'fail',
      reasons: ['block scenarios-changed', 'block waiver-expired s-000'],
      effect: 'expired',
    },
    {
      name: 'lets it fail though it has to pass',
      candidate: lost,
      policy: 'noise: none\ngate: { scenarios: { must_pass: [s-000] } }',
      waiver: waiver(),
      decision: 'pass',
      reasons: ['warn waived s-000'],
      effect: 'used',
    },
    {
      name: 'that is over blocks',
      candidate: lost,
      policy: 'noise: none',
      waiver: waiver({ expires: '2026-01-01' }),
      decision: 'fail',
      reasons: ['block metric-regressed TCR', 'block waiver-expired s-000'],
      effect: 'expired',
    },
    {
      name: 'that is over blocks while it is gone',
      candidate: run(rest),
      policy: 'noise: none',
      waiver: waiver({ expires: '2026-01-01' }),
      decision: 'fail',
      reasons: ['block scenarios-removed', 'block waiver-expired s-000'],
      effect: 'expired',
    },
    {
      name: 'that is over is not needed where it would not have covered the drop',
      candidate: lost,
      policy: 'noise: none',
      waiver: waiver({ expires: '2026-01-01', ceiling: 0.5 }),
      decision: 'fail',
      reasons: ['block metric-regressed TCR', 'warn waiver-expired s-000'],
      effect: 'expired',
    },
    {
      name: 'that is over is not needed where the drop blocks nothing',
      candidate: lost,
      policy: 'noise: none\ngate: { metrics: { TCR: { tier: advisory } }, criteria: { "*": { tier: advisory } } }',
      waiver: waiver({ expires: '2026-01-01' }),
      decision: 'pass',
      reasons: ['warn metric-regressed TCR', 'warn waiver-expired s-000'],
      effect: 'expired',
    },
    {
      name: 'is not used while it passes',
      candidate: good,
      policy: 'noise: none',
      waiver: waiver(),
      decision: 'pass',
      reasons: [],
      effect: 'unused',
    },
  ])('$name', ({ candidate, policy, waiver: held, decision, reasons: expected, effect }) => {
    expect(decided(held, candidate, policy)).toEqual({ decision, reasons: expected, effects: [effect] });
  });
});

describe('a waived scenario that dropped', () => {
  const of = (...ids: readonly string[]): readonly Waiver[] => ids.map((scenario) => ({ scenario, ...about }));
  const wide = (broken: number) => run(many(40, (index) => [index < broken ? 0 : 1, index < broken ? 0 : 1]));
  const four = of('s-000', 's-001', 's-002', 's-003');

  it('is held against the mean that it is compared with, also once main has the drop', () => {
    const policy = 'gate: { metrics: { TCR: { tolerance: 0.01 } } }';
    const runs = [wide(1), wide(0), wide(0), wide(0), wide(0)];
    expect(decideRun(wide(4), runs, policy).decision).toBe('fail');
    const waived = decideRun(wide(4), runs, policy, { waivers: four });
    expect(waived.decision).not.toBe('fail');
    expect(waived.waivers.map(({ effect }) => effect)).toEqual(['used', 'used', 'used', 'used']);
    expect(waived.metrics[0]).toMatchObject({ delta: 0, paired: { scenarios: 40, waived: 4 } });
  });

  it('stays in the comparison as unchanged: it never leaves too few', () => {
    const seven = (failing: readonly number[]) =>
      run(many(7, (index) => (failing.includes(index) ? [0, 0, 0] : [1, 1, 1])));
    const waivers = of('s-000', 's-001', 's-002');
    const decide = (failing: readonly number[]) => decideRun(seven(failing), seven([]), '', { waivers });
    const [held, all] = [decide([3, 4, 5, 6]), decide([0, 1, 2, 3, 4, 5, 6])];
    expect(held.decision).toBe('fail');
    expect(all.decision).toBe('fail');
    expect(all.metrics[0]?.evidence).toEqual(held.metrics[0]?.evidence);
    expect(all.findings[0]?.what).toContain('over 7 paired scenarios, 3 waived ones as unchanged');
    expect(all.findings.find(({ subject }) => subject === 's-000')?.what).toContain(
      '`s-000` dropped and counts as unchanged',
    );
  });

  it('keeps the family that main gives it', () => {
    const suite = (failing: number, family?: string) =>
      run(
        Object.fromEntries(
          Object.entries(many(8, (index) => [index < failing ? 0 : 1])).map(([id, trials]) => [
            id,
            { trials, ...(family ? { family } : {}) },
          ]),
        ),
      );
    const states = [undefined, 'all'].map(
      (family) => decideRun(suite(2, family), suite(0), '', { waivers: of('s-000', 's-001') }).metrics[0]?.state,
    );
    expect(states[1]).toBe(states[0]);
  });

  it('stays in the family that it has on main', () => {
    const pairs = (first: number) =>
      run(
        Object.fromEntries(
          Object.entries(many(8, [1])).map(([id, trials], index) => [
            id,
            { trials: index === 0 ? [first] : trials, family: `f-${Math.floor(index / 2)}` },
          ]),
        ),
      );
    const [metric] = decideRun(pairs(0), pairs(1), '', { waivers: of('s-000') }).metrics;
    expect([metric?.state, metric?.paired?.waived]).toEqual(['insufficient', 1]);
  });
});

describe('an ended waiver beside a renewed one', () => {
  const over = { expires: '2026-11-20' };
  const scenario = (more: Partial<Waiver> = {}): Waiver => ({ scenario: 's-000', ...about, ...more });
  const lost = run({ ...many(40, [1]), 's-000': { trials: [0] } });
  const gone = run(Object.fromEntries(Object.entries(many(40, [1])).slice(1)));
  it.each([
    { name: 'of a metric', waivers: [metric(0.25, over), metric(0.25)], candidate: worse, used: 'TCR' },
    { name: 'of a metric, first', waivers: [metric(0.25), metric(0.25, over)], candidate: worse, used: 'TCR' },
    { name: 'of a scenario that fell', waivers: [scenario(over), scenario()], candidate: lost, used: 's-000' },
    { name: 'of a scenario that is gone', waivers: [scenario(over), scenario()], candidate: gone, used: 's-000' },
    { name: 'of the metric it moves', waivers: [scenario(over), metric(0.5)], candidate: lost, used: 'TCR' },
  ])('is not needed: $name', ({ waivers, candidate, used }) => {
    const decision = decideRun(candidate, good, `noise: none\n${QUIET}`, { waivers });
    const ended = waivers.find(({ expires }) => expires === over.expires);
    expect(decision.decision).toBe('pass');
    expect(reasons(decision)).toContain(`warn waived ${used}`);
    expect(reasons(decision)).toContain(`warn waiver-expired ${ended?.metric ?? 's-000'}`);
  });

  it('is not needed where the metric fell by other scenarios', () => {
    const fallen = run({ ...many(40, [1]), ...many(20, [0]) });
    const decision = decideRun(fallen, good, `noise: none\n${QUIET}`, { waivers: [scenario(over), scenario()] });
    expect(reasons(decision)).toContain('block metric-regressed TCR');
    expect(reasons(decision)).toContain('warn waiver-expired s-000');
  });

  it('is needed where that covers less', () => {
    const decision = decideRun(worse, good, QUIET, { waivers: [metric(0.25, over), metric(0.1)] });
    expect(reasons(decision)).toContain('block waiver-expired TCR');
  });
});
