import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScenarioReport } from '../../../schemas/types/report.ts';
import { pairScenarios } from '../../../src/gating/comparing/pairing.ts';
import { meanScore } from '../../../src/gating/comparing/scores.ts';
import { suiteEffects, sumOfEffects } from '../../../src/gating/comparing/suite-effect.ts';
import { meanRate } from '../../../src/gating/statistics/rate-of.ts';
import { run, type ScenarioSketch } from '../build-run.ts';

const valueIn = (scenario: ScenarioReport) => meanScore(scenario, 'task-completion');

/** Main: a 1, b 0, c 1, of which b is deleted; d is new, e was changed. */
const main = run({ a: [1], b: [0], c: [1], e: { trials: [0.5], asks: 'hard' } });
const candidate = run({ a: [1], c: [0], d: [1], e: { trials: [1], asks: 'easy' } });

describe('the effect on the metric', () => {
  const pairing = pairScenarios({ candidate, runs: [main] });
  const { added, removed } = suiteEffects(pairing, valueIn);

  it.each([
    // Over a and c main has 1: that b and e missed it was a quarter of the suite each.
    { name: 'of one that failed and is gone', effect: removed(pairing.removed[0] as ScenarioReport), is: 0.25 },
    // Over a and c the candidate has 0.5.
    { name: 'of one that passes and is new', effect: added(pairing.new[0] as ScenarioReport), is: 0.125 },
    { name: 'of a changed one, now', effect: added(pairing.changed[0]?.candidate as ScenarioReport), is: 0.125 },
    { name: 'of a changed one, before', effect: removed(pairing.changed[0]?.baseline as ScenarioReport), is: 0.125 },
  ])('$name is as reckoned by hand', ({ effect, is }) => {
    expect(effect).toBe(is);
  });

  it('is not known of one without a verdict, nor where nothing is paired', () => {
    const [crashed] = run({ x: ['infrastructure'] }).scenarios;
    expect(added(crashed as ScenarioReport)).toBeNull();
    const apart = pairScenarios({ candidate: run({ x: [1] }), runs: [run({ y: [0] })] });
    expect(suiteEffects(apart, valueIn).added(apart.new[0] as ScenarioReport)).toBeNull();
    expect(suiteEffects(apart, valueIn).removed(apart.removed[0] as ScenarioReport)).toBeNull();
    expect(sumOfEffects([null, null])).toBeNull();
    expect(sumOfEffects([null, 0.25])).toBe(0.25);
  });
});

const suites = fc.dictionary(
  fc.constantFrom(...'abcdefgh'),
  fc.record({ trials: fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 1 }), asks: fc.constantFrom('x', 'y', 'z') }),
  { minKeys: 1 },
);
const common: Readonly<Record<string, ScenarioSketch>> = { zz: { trials: [1, 0] } };

it('shares out exactly what the whole suites differ by beyond the paired scenarios', () => {
  fc.assert(
    fc.property(suites, suites, (now, then) => {
      const [here, there] = [run({ ...now, ...common }), run({ ...then, ...common })];
      const pairing = pairScenarios({ candidate: here, runs: [there] });
      const { added, removed } = suiteEffects(pairing, valueIn);
      const effects = [
        ...[...pairing.new, ...pairing.changed.map((one) => one.candidate)].map(added),
        ...[...pairing.removed, ...pairing.changed.map((one) => one.baseline)].map(removed),
      ];
      const over = (scenarios: readonly ScenarioReport[]) => meanRate(scenarios.map((one) => valueIn(one) ?? 0));
      const whole = over(here.scenarios) - over(there.scenarios);
      const paired = over(pairing.pairs.map((one) => one.candidate)) - over(pairing.pairs.map((one) => one.baseline));
      expect((sumOfEffects(effects) ?? 0) + paired).toBeCloseTo(whole, 9);
    }),
  );
});
