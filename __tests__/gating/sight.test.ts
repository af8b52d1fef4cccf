import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/scoring/report.ts';
import { many, type RunOptions, run } from './build-run.ts';
import { decideRun } from './decide-run.ts';

const suite = (
  scenarios: number,
  trials: number,
  failing: (index: number) => boolean,
  options: RunOptions = {},
): Report =>
  run(
    many(scenarios, (index) =>
      Array.from({ length: trials }, (_, trial) => (failing(index * trials + trial) ? 0.5 : 1)),
    ),
    options,
  );
const every =
  (nth: number, shift = 0) =>
  (index: number) =>
    (index + shift) % nth === 0;

describe('what a suite can see', () => {
  it('is told in one sentence, with what a smaller drop would take', () => {
    const runs = [1, 2, 3, 4, 5].map((shift) => suite(50, 3, every(7, shift)));
    const [first] = decideRun(suite(50, 3, every(7)), runs).sight;
    expect(first).toMatch(
      /^50 scenarios x 3 trials against 5 main runs: a drop of \d+\.\d points is caught about 3 times in 4\. For \d+ points: \d+ trials, or \d+ scenarios\.$/,
    );
  });

  it('needs no more where it sees the tolerance', () => {
    const [first] = decideRun(run(many(400, [1, 1, 1])), run(many(400, [1, 1, 1]))).sight;
    expect(first).toMatch(
      /^400 scenarios x 3 trials against 1 main run: a drop of \d\.\d points is caught about 3 times in 4\.$/,
    );
  });

  it('takes as many scenarios as the formula of sample sizes says', () => {
    const [, far = 0, trials = 0, scenarios = 0] = (
      /For (\d+) points: (\d+) trials, or (\d+) scenarios/.exec(
        decideRun(suite(50, 1, every(5)), suite(50, 1, every(5, 2))).sight[0] ?? '',
      ) ?? []
    ).map(Number);
    // Ten fell by half, ten rose by half; the metric has 0.85 of alpha.
    const spread = 0.5 * Math.sqrt(20 / 49);
    expect(scenarios).toBe(Math.ceil((((2.1200717 + 0.8416212) * spread) / (far / 100)) ** 2));
    expect(trials).toBeGreaterThan(scenarios / 50);
  });

  it('says that a short history adds little', () => {
    const short = "Below 20 scenarios main's history adds little.";
    const told = (scenarios: number, runs: number) =>
      decideRun(suite(scenarios, 3, every(7)), new Array<Report>(runs).fill(suite(scenarios, 3, every(7)))).sight[0];
    expect(told(10, 3)).toContain(short);
    expect(told(10, 2)).not.toContain(short);
    expect(told(20, 3)).not.toContain(short);
  });

  it('is rounded up, so that no smaller drop is promised', () => {
    const decision = decideRun(suite(50, 3, every(7)), suite(50, 3, every(9)));
    const printed = Number(/a drop of (\d+\.\d) points/.exec(decision.sight[0] ?? '')?.[1]);
    const exact = (decision.metrics[0]?.detectable ?? 0) * 100;
    expect(printed).toBeGreaterThanOrEqual(exact);
    expect(printed - exact).toBeLessThan(0.1);
  });

  it.each([
    { scenarios: 20, sentence: 'fewer than 5 net breaks of 20 scenarios can never block' },
    { scenarios: 50, sentence: 'fewer than 5 net breaks of 50 scenarios can never block' },
    { scenarios: 5, sentence: 'fewer than 4 net breaks of 5 scenarios can never block' },
  ])('says how many breaks of $scenarios can never block with one trial and one run', ({ scenarios, sentence }) => {
    const fewest = Number(/than (\d+) net/.exec(sentence)?.[1]);
    const breaks = (broken: number): Report => run(many(scenarios, (index) => [index < broken ? 0 : 1]));
    const decision = (broken: number) => decideRun(breaks(broken), breaks(0));
    expect(decision(0).sight).toContain(`With one trial and one main run, ${sentence}.`);
    expect(decision(fewest - 1).decision).toBe('inconclusive');
    expect(decision(fewest).decision).toBe('fail');
  });

  it('says nothing where nothing was tested', () => {
    expect(decideRun(suite(50, 3, every(7)), null).sight).toEqual([]);
    expect(decideRun(suite(4, 3, every(7)), suite(4, 3, every(7))).sight).toEqual([]);
  });
});

describe('what would settle an inconclusive result', () => {
  it('is the trials that would show a drop it leans to, at their cost', () => {
    const decision = decideRun(suite(30, 2, every(4), { costUsd: 0.05 }), suite(30, 2, every(7)));
    expect(decision.metrics[0]).toMatchObject({ state: 'inconclusive', leaning_down: true });
    const found =
      /^`TCR`: about (\d+) trials, or \d+ scenarios would show whether it dropped; the trials cost about \$(\d+\.\d\d) more per run\.$/.exec(
        decision.sight.at(-1) ?? '',
      );
    expect(Number(found?.[2])).toBeCloseTo((Number(found?.[1]) - 2) * 30 * 0.05, 9);
  });

  it('is the trials that would exclude a drop, without a cost that nobody recorded', () => {
    const decision = decideRun(run(many(40, [1, 1])), run(many(40, [1, 1])));
    expect(decision.sight.at(-1)).toMatch(
      /^`TCR`: about \d+ trials, or \d+ scenarios would show that it did not drop by 2 points\.$/,
    );
  });

  it.each([
    { scenarios: 40, trials: 2 },
    { scenarios: 50, trials: 1 },
  ])('is enough, and one less is not, where $scenarios scenarios x $trials all pass', ({ scenarios, trials }) => {
    const state = (n: number, k: number) => {
      const report = run(many(n, new Array<number>(k).fill(1)));
      return decideRun(report, report);
    };
    const told = state(scenarios, trials).sight.at(-1) ?? '';
    const [, k, n] = (/about (\d+) trials, or (\d+) scenarios/.exec(told) ?? []).map(Number);
    expect(state(n ?? 0, trials).metrics[0]?.state).toBe('unchanged');
    expect(state((n ?? 0) - 1, trials).metrics[0]?.state).toBe('inconclusive');
    expect(state(scenarios, k ?? 0).metrics[0]?.state).toBe('unchanged');
    expect(state(scenarios, (k ?? 0) - 1).metrics[0]?.state).toBe('inconclusive');
  });

  it('is nothing reasonable where the drop is all but the tolerance', () => {
    const mixed = (half: number): Report => run(many(60, (index) => [index % 2 === half ? 1 : 0]));
    const policy = 'gate: { metrics: { TCR: { tolerance: 0.001 } } }';
    expect(decideRun(mixed(0), mixed(1), policy).sight.at(-1)).toBe(
      '`TCR`: no reasonable number of trials or scenarios would show that it did not drop by 0.1 points.',
    );
  });
});
