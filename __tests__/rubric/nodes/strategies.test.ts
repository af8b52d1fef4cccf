import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Severity, StrategyName } from '../../../schemas/types/rubric.ts';
import { rounded } from '../../../src/contract/numbers.ts';
import { NO_PARTS } from '../../../src/rubric/evaluation.ts';
import { type Applied, type Parts, STRATEGIES } from '../../../src/rubric/nodes/strategies.ts';

const names = Object.keys(STRATEGIES) as StrategyName[];
const severities: readonly Severity[] = ['none', 'low', 'medium', 'high', 'critical'];

interface Part {
  readonly score: number;
  readonly weight: number;
  readonly severity?: Severity;
}

/** Parts that pass from 0.5 up. */
function partsOf(parts: readonly Part[]): Parts {
  const judgements = parts.map(
    ({ score, severity = 'medium' }): Applied => ({
      verdict: score >= 0.5 ? 'pass' : 'fail',
      score,
      severity,
      parts: NO_PARTS,
    }),
  );
  return { judgements, weights: parts.map(({ weight }) => weight) };
}

const scoreOf = (name: StrategyName, parts: readonly Part[]): number => rounded(STRATEGIES[name].score(partsOf(parts)));
const verdictOf = (name: StrategyName, parts: readonly Part[]) => STRATEGIES[name].verdict?.(partsOf(parts));

/** Scores 1, 0.25, 1, 0.5 of weights 0.3, 0.3, 0.2, 0.2. */
const four: readonly Part[] = [
  { score: 1, weight: 0.3 },
  { score: 0.25, weight: 0.3, severity: 'high' },
  { score: 1, weight: 0.2 },
  { score: 0.5, weight: 0.2, severity: 'low' },
];

test.each<{ name: StrategyName; score: number; verdict?: string }>([
  { name: 'weighted_sum', score: 0.675 },
  { name: 'min', score: 0.25 },
  { name: 'cap_by_worst', score: 0.4375 },
  { name: 'weighted_median', score: 0.5 },
  { name: 'majority_vote', score: 0.7, verdict: 'pass' },
  { name: 'strict', score: 0, verdict: 'fail' },
  { name: 'median', score: 0.75 },
  { name: 'mean', score: 0.6875 },
])('$name of 1, 0.25, 1, 0.5 is $score', ({ name, score, verdict }) => {
  expect(scoreOf(name, four)).toBe(score);
  expect(verdictOf(name, four)).toBe(verdict);
});

test('the mean, written out, gives what the default gives for equal weights', () => {
  const part = fc.record({ score: fc.constantFrom(0, 0.25, 0.5, 0.7, 1), weight: fc.constant(1) });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      expect(scoreOf('mean', parts)).toBe(scoreOf('weighted_sum', parts));
    }),
  );
  expect(STRATEGIES.mean.verdict).toBe(STRATEGIES.weighted_sum.verdict);
});

describe('traps', () => {
  test('a tie is no majority', () => {
    const tie = [
      { score: 1, weight: 0.1 },
      { score: 1, weight: 0.2 },
      { score: 0, weight: 0.3 },
    ];
    expect(verdictOf('majority_vote', tie)).toBe('fail');
    expect(scoreOf('majority_vote', tie)).toBe(0.5);
  });

  test('a part that warns is no vote, and not all pass', () => {
    const { judgements } = partsOf([{ score: 0.4, weight: 1 }]);
    const warned: Parts = { judgements: judgements.map((one) => ({ ...one, verdict: 'warn' })), weights: [1] };
    expect(STRATEGIES.majority_vote.verdict?.(warned)).toBe('fail');
    expect(STRATEGIES.strict.verdict?.(warned)).toBe('fail');
  });

  test('half of the weight, in decimals that miss it, is reached', () => {
    const parts = [0.1, 0.2, 0.3].map((weight, index) => ({ score: index / 4, weight }));
    expect(scoreOf('weighted_median', parts)).toBe(0.25);
  });

  test.each([1e-13, 1, 1e13])('the weighted median does not depend on the size of the weights: %d', (unit) => {
    const parts = [
      { score: 0.1, weight: 0.2 * unit },
      { score: 0.4, weight: 0.2 * unit },
      { score: 0.9, weight: 0.6 * unit },
    ];
    expect(scoreOf('weighted_median', parts)).toBe(0.9);
  });

  test('the median of an even number is between the two in the middle', () => {
    const parts = [0.2, 0.9, 0.4, 0.6].map((score) => ({ score, weight: 1 }));
    expect(scoreOf('median', parts)).toBe(0.5);
    expect(scoreOf('median', parts.slice(1))).toBe(0.6);
  });

  test.each<{ severity: Severity; capped: number }>([
    { severity: 'none', capped: 0.9 },
    { severity: 'low', capped: 0.75 },
    { severity: 'medium', capped: 0.5 },
    { severity: 'high', capped: 0.25 },
    { severity: 'critical', capped: 0 },
  ])('a lost part of severity $severity caps at $capped', ({ severity, capped }) => {
    const parts = [
      { score: 1, weight: 9 },
      { score: 0, weight: 1, severity },
    ];
    expect(scoreOf('cap_by_worst', parts)).toBe(capped);
  });
});

describe.each(names)('%s', (name) => {
  const part = fc.record({
    score: fc.integer({ min: 0, max: 100 }).map((score) => score / 100),
    weight: fc.integer({ min: 1, max: 100 }).map((weight) => weight / 100),
    severity: fc.constantFrom(...severities),
  });
  const list = fc.array(part, { minLength: 1, maxLength: 8 });
  const check = <T>(property: fc.IProperty<T>) => fc.assert(property, { seed: 7, numRuns: 300 });

  test('is between 0 and 1', () => {
    check(
      fc.property(list, (parts) => {
        const score = scoreOf(name, parts);
        return score >= 0 && score <= 1;
      }),
    );
  });

  test('is 1 where everything is, and 0 where nothing is', () => {
    check(
      fc.property(list, (parts) => {
        const all = (score: number) => parts.map((one) => ({ ...one, score }));
        return scoreOf(name, all(1)) === 1 && scoreOf(name, all(0)) === 0;
      }),
    );
  });

  test('never falls where a part rises', () => {
    check(
      fc.property(list, fc.nat(), fc.integer({ min: 0, max: 100 }), (parts, pick, more) => {
        const index = pick % parts.length;
        const raised = parts.map((one, at) =>
          at === index ? { ...one, score: Math.min(one.score + more / 100, 1) } : one,
        );
        const verdicts = [verdictOf(name, parts), verdictOf(name, raised)];
        return scoreOf(name, raised) >= scoreOf(name, parts) && `${verdicts}` !== 'pass,fail';
      }),
    );
  });

  test('does not depend on the order of the parts', () => {
    check(
      fc.property(list, fc.infiniteStream(fc.nat()), (parts, keys) => {
        const keyed = parts.map((one) => ({ one, key: keys.next().value }));
        const mixed = keyed.toSorted((a, b) => a.key - b.key).map(({ one }) => one);
        return scoreOf(name, mixed) === scoreOf(name, parts) && verdictOf(name, mixed) === verdictOf(name, parts);
      }),
    );
  });

  test('takes more parts than a function takes arguments', () => {
    const many = Array.from({ length: 200_000 }, () => ({ score: 1, weight: 1 }));
    expect(scoreOf(name, many)).toBe(1);
  });

  test('depends on the weights where it says so, and nowhere else', () => {
    const even = four.map((one) => ({ ...one, weight: 1 }));
    const uneven = four.map((one, index) => ({ ...one, weight: index === 1 ? 9 : 1 }));
    expect(scoreOf(name, even) !== scoreOf(name, uneven)).toBe(STRATEGIES[name].isWeighted);
  });
});
