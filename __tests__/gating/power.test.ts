import { describe, expect, it } from 'vitest';
import type { Report } from '../../schemas/types/report.ts';
import { many, merge, type RunOptions, run } from './build-run.ts';
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

describe('the detectable drop of a suite', () => {
  it('is one sentence, with the trials or scenarios for a smaller drop', () => {
    const runs = [1, 2, 3, 4, 5].map((shift) => suite(50, 3, every(7, shift)));
    const [first] = decideRun(suite(50, 3, every(7)), runs).power;
    expect(first).toMatch(
      /^50 scenarios x 3 trials against 5 main runs: a drop of \d+\.\d points is detected about 3 times in 4\. For \d+ points: \d+ trials, or \d+ scenarios\.$/,
    );
  });

  it('names the metric where there are several', () => {
    const both = (shift: number) =>
      merge(suite(50, 3, every(7, shift)), suite(50, 3, every(5, shift), { rubric: 'clarity', metric: 'RCS' }));
    const [first] = decideRun(both(0), both(1)).power;
    expect(first).toMatch(/: a drop of \d+\.\d points in `TCR` is detected about 3 times in 4\./);
  });

  it('says that no drop is detected where the rate is too low to fall so far', () => {
    const low = run(many(20, (index) => (index === 0 ? [1] : [0])));
    const { power, metrics } = decideRun(low, low);
    expect(power[0]).toMatch(/: even the largest drop is detected less than 3 times in 4\.$/);
    expect(metrics[0]?.detectable).toBe(1);
  });

  it('asks for nothing more where half of it is within the tolerance', () => {
    const [first] = decideRun(run(many(400, [1, 1, 1])), run(many(400, [1, 1, 1]))).power;
    expect(first).toMatch(
      /^400 scenarios x 3 trials against 1 main run: a drop of \d\.\d points is detected about 3 times in 4\.$/,
    );
  });

  it('is halved by the trials or scenarios that the sentence names', () => {
    const flaky = (scenarios: number, trials: number) => [
      suite(scenarios, trials, every(5)),
      suite(scenarios, trials, every(5, 2)),
    ];
    const seen = ([candidate, main]: readonly Report[]) =>
      candidate && main ? Number(/a drop of (\d+\.\d)/.exec(decideRun(candidate, main).power[0] ?? '')?.[1]) : 0;
    const sentence = decideRun(suite(50, 1, every(5)), suite(50, 1, every(5, 2))).power[0] ?? '';
    const [, far = 0, , scenarios = 0] = (
      /For (\d+) points: (\d+) trials, or (\d+) scenarios/.exec(sentence) ?? []
    ).map(Number);
    const fives = Math.round(scenarios / 5) * 5;
    expect(seen(flaky(fives + 5, 1))).toBeLessThanOrEqual(far);
  });

  it('uses the usual number of trials, not that of one scenario with fewer', () => {
    const trials = (first: number) =>
      many(50, (index) => new Array<number>(index === 0 ? first : 5).fill(index % 7 === 0 ? 0 : 1));
    const sentenceOf = (first: number) =>
      decideRun(run(trials(first)), run(many(50, (index) => (index % 9 === 0 ? [0, 1] : [1, 1])))).power[0];
    const numbersOf = (text = '') =>
      (/a drop of (\d+\.\d) points.*: (\d+) trials, or/.exec(text) ?? []).slice(1).map(Number);
    const [drop = 0, more = 0] = numbersOf(sentenceOf(5));
    expect(more).toBeGreaterThan(5);
    expect(numbersOf(sentenceOf(1))).toEqual([drop, expect.closeTo(more, -0.5)]);
  });

  it.each([
    { tolerance: 0.02, printed: /a drop of 2\.\d points[^F]*$/ },
    { tolerance: 0.1, printed: /a drop of 1[01]\.\d points[^F]*$/ },
  ])('never promises a drop within the tolerance of $tolerance, nor what it would take', ({ tolerance, printed }) => {
    const policy = `gate: { metrics: { TCR: { tolerance: ${tolerance} } } }`;
    const stable = run(many(200, [1, 1, 1]));
    expect(decideRun(stable, stable, policy).power[0]).toMatch(printed);
  });

  it('is rounded up, so that no smaller drop is claimed', () => {
    const decision = decideRun(suite(50, 3, every(7)), suite(50, 3, every(9)));
    const printed = Number(/a drop of (\d+\.\d) points/.exec(decision.power[0] ?? '')?.[1]);
    const exact = (decision.metrics[0]?.detectable ?? 0) * 100;
    expect(printed).toBeGreaterThanOrEqual(exact);
    expect(printed - exact).toBeLessThan(0.1);
  });

  it.each([
    { scenarios: 20, sentence: 'fewer than 5 net breaks of 20 scenarios can never block as a drop' },
    { scenarios: 50, sentence: 'fewer than 5 net breaks of 50 scenarios can never block as a drop' },
    { scenarios: 5, sentence: 'fewer than 4 net breaks of 5 scenarios can never block as a drop' },
  ])('says how many breaks of $scenarios can never block with one trial and one run', ({ scenarios, sentence }) => {
    const fewest = Number(/than (\d+) net/.exec(sentence)?.[1]);
    const breaks = (broken: number): Report => run(many(scenarios, (index) => [index < broken ? 0 : 1]));
    const decision = (broken: number) => decideRun(breaks(broken), breaks(0));
    expect(decision(0).power).toContain(`With one trial and one main run, ${sentence}.`);
    expect(decision(fewest - 1).decision).toBe('inconclusive');
    expect(decision(fewest).decision).toBe('fail');
  });

  it('is left out where nothing was tested', () => {
    expect(decideRun(suite(50, 3, every(7)), null).power).toEqual([]);
    expect(decideRun(suite(4, 3, every(7)), suite(4, 3, every(7))).power).toEqual([]);
  });
});

describe('the fewest breaks that can block', () => {
  const breaks = (scenarios: number, broken: number): Report =>
    run(many(scenarios, (index) => [index < broken ? 0 : 1]));
  const fewestTold = (sight: readonly string[]) =>
    Number(/fewer than (\d+) net breaks|break of all (\d+)/.exec(sight.join(' '))?.slice(1).find(Boolean));

  it.each([
    {
      name: 'a metric with a larger tolerance than its criteria',
      scenarios: 100,
      policy: 'gate: { metrics: { TCR: { tolerance: 0.1 } } }',
    },
    { name: 'criteria that do not gate', scenarios: 30, policy: 'gate: { criteria: { "*": { tier: advisory } } }' },
    {
      name: 'criteria with a larger tolerance than the metric',
      scenarios: 60,
      policy: 'gate: { criteria: { "*": { tolerance: 0.2 } } }',
    },
    { name: 'a metric that does not gate', scenarios: 30, policy: 'gate: { metrics: { TCR: { tier: advisory } } }' },
    { name: 'a small alpha', scenarios: 20, policy: 'alpha: 0.001' },
  ])('are never more than what blocks: $name', ({ scenarios, policy }) => {
    const decided = Array.from({ length: 14 }, (_, broken) =>
      decideRun(breaks(scenarios, broken), breaks(scenarios, 0), policy),
    );
    const blocking = decided.findIndex(({ decision }) => decision === 'fail');
    for (const { power: sight } of decided) expect(fewestTold(sight)).toBeLessThanOrEqual(blocking);
    expect(fewestTold(decided[0]?.power ?? [])).toBeGreaterThanOrEqual(blocking - 1);
  });

  it.each([5, 6, 7, 8, 10, 13, 20, 50, 100, 200])(
    'of %i scenarios are no more than the drop that is printed',
    (scenarios) => {
      for (const policy of ['', 'alpha: 0.05', 'alpha: 0.001', 'gate: { metrics: { TCR: { tolerance: 0.1 } } }']) {
        const decision = decideRun(breaks(scenarios, 0), breaks(scenarios, 0), policy);
        expect(decision.metrics[0]?.detectable).toBeGreaterThanOrEqual(fewestTold(decision.power) / scenarios);
      }
    },
  );

  it('are left out in a suite with families', () => {
    const families = run(
      Object.fromEntries(
        Object.entries(many(20, [1])).map(([id, trials], index) => [id, { trials, family: `f${index % 10}` }]),
      ),
    );
    expect(decideRun(families, families).power.join(' ')).not.toContain('net breaks');
  });
});
