import { describe, expect, it } from 'vitest';
import { many, run } from '../build-run.ts';
import { decideRun, notices } from '../decide-run.ts';

const passing = (share: number) => run(many(40, (index) => (index < 40 * share ? [1, 1] : [0, 0])));
const [low, high] = [passing(0.5), passing(0.9)];

describe('the history of main', () => {
  it('does not blame a pull request for what main itself lost', () => {
    const decision = decideRun(low, [low, high, high, high, high]);
    expect(decision.decision).not.toBe('fail');
    expect(decision.baselines.map(({ label }) => label)).toEqual(['main']);
    expect(notices(decision)).toContain('main-changed');
  });

  it('does not excuse a pull request that undoes what main gained', () => {
    const decision = decideRun(low, [high, low, low, low, low]);
    expect(decision.decision).toBe('fail');
    expect(decision.findings.find(({ code }) => code === 'main-changed')?.what).toBe(
      "Main's level changed after main~1: 4 older runs are not compared",
    );
  });

  it('keeps the runs since the change', () => {
    expect(decideRun(high, [high, high, high, low, low]).baselines.map(({ label }) => label)).toEqual([
      'main',
      'main~1',
      'main~2',
    ]);
  });

  it('sees a change that only all older runs together show', () => {
    const broken = (count: number) => run(many(50, (index) => [index < count ? 0 : 1]));
    const decision = decideRun(broken(4), [broken(4), broken(0), broken(0), broken(0), broken(0)]);
    expect(decision.decision).not.toBe('fail');
    expect(decision.baselines.map(({ label }) => label)).toEqual(['main']);
    expect(decideRun(broken(4), [broken(4), broken(0)]).baselines).toHaveLength(2);
  });

  it('keeps every run where main only shakes', () => {
    const shaken = (shift: number) => run(many(40, (index) => [(index + shift) % 10 === 0 ? 0 : 1, 1]));
    expect(decideRun(shaken(0), [1, 2, 3, 4, 5].map(shaken)).baselines).toHaveLength(5);
  });

  it('ends with a criterion that changed, but not with one that is only watched', () => {
    const policy = 'gate: { metrics: { TCR: { tier: advisory } }, criteria: { "*": { tier: advisory } } }';
    expect(decideRun(low, [low, high], policy).baselines).toHaveLength(2);
  });
});
