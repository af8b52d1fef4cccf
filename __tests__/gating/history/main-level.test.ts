import { describe, expect, it } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { many, run } from '../build-run.ts';
import { decideRun, notices, reasons } from '../decide-run.ts';

const passing = (share: number) => run(many(40, (index) => (index < 40 * share ? [1, 1] : [0, 0])));
const [low, high] = [passing(0.5), passing(0.9)];

describe('the history of main', () => {
  it('does not blame a pull request for what main itself lost', () => {
    const decision = decideRun(low, [low, high, high, high, high]);
    expect(decision.decision).not.toBe('fail');
    expect(decision.baselines.map(({ label }) => label)).toEqual(['main']);
    expect(notices(decision)).toContain('main-changed');
  });

  it.each([
    { name: 'two runs of main show', runs: [high, high, low, low, low] },
    { name: 'main gained with one run before', runs: [high, low] },
    { name: 'runs before did not agree on', runs: [high, low, high, high] },
  ])('does not excuse a pull request that undoes what $name', ({ runs }) => {
    expect(decideRun(low, runs)).toMatchObject({ decision: 'fail', exit_code: 1 });
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

describe("main's newest run, better than the two or more before", () => {
  const lower = run(many(40, [0, 0]));

  it('holds a pull request that is as those are: it may undo a gain, and the run may be luck', () => {
    const decision = decideRun(low, [high, low, low, low, low]);
    expect(decision).toMatchObject({ decision: 'inconclusive', exit_code: 2 });
    expect(decision.headline).toBe("This run is worse than main's newest run alone, which differs from its 4 before");
    expect(reasons(decision)[0]).toBe('warn main-differs');
    expect(decision.metrics[0]?.state).toBe('inconclusive');
  });

  it.each([
    { name: 'is worse than those too', candidate: lower, policy: '' },
    { name: 'is below a threshold besides', candidate: low, policy: 'gate: { metrics: { TCR: { threshold: 0.8 } } }' },
    {
      name: 'removes a scenario besides',
      candidate: run(many(39, (index) => (index < 20 ? [1, 1] : [0, 0]))),
      policy: '',
    },
    { name: 'is of a suite without noise', candidate: low, policy: 'noise: none' },
  ])('saves no pull request that $name', ({ candidate, policy }) => {
    expect(decideRun(candidate, [high, low, low], policy).decision).toBe('fail');
  });

  it('says nothing about one that is as good as it', () => {
    expect(reasons(decideRun(high, [high, low, low]))).not.toContain('warn main-differs');
  });
});

describe('an older run of main that differs', () => {
  const used = (runs: readonly Report[]) => decideRun(low, runs).baselines.map(({ label }) => label);

  it('is skipped if the next agrees with the newest, in either direction', () => {
    expect(used([low, high, low, low])).toEqual(['main', 'main~2', 'main~3']);
    expect(decideRun(high, [high, low, high]).baselines).toHaveLength(2);
    expect(decideRun(low, [low, high, low, low]).decision).not.toBe('fail');
  });

  it('ends the history if the next differs too, or if there is none', () => {
    expect(used([low, low, high, high, low])).toEqual(['main', 'main~1']);
    expect(used([low, low, high])).toEqual(['main', 'main~1']);
  });
});
