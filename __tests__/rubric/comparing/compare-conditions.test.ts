import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Move, moveOf } from '../../../src/rubric/comparing/compare-conditions.ts';
import type { ConditionFile } from '../../../src/rubric/written/condition-file.ts';
import { ask } from '../rubric-of.ts';

const cost = (op: string, value: unknown): ConditionFile => ({ field: 'cost', op, value });
const calls = (count: object, scope: object = {}): ConditionFile => ({
  trace: { count: { of: { type: 'tool_call' }, ...count }, ...scope },
});
const [a, b, c] = [cost('eq', 1), cost('eq', 2), cost('eq', 3)];

describe('moveOf', () => {
  it.each<{ name: string; old: ConditionFile; now: ConditionFile; is: Move }>([
    { name: 'a lower most', old: cost('lte', 2), now: cost('lte', 1), is: 'narrower' },
    { name: 'a higher most', old: cost('lt', 1), now: cost('lt', 2), is: 'wider' },
    { name: 'a higher least', old: cost('gte', 1), now: cost('gte', 2), is: 'narrower' },
    { name: 'a lower least', old: cost('gt', 2), now: cost('gt', 1), is: 'wider' },
    { name: 'a most that is excluded now', old: cost('lte', 1), now: cost('lt', 1), is: 'narrower' },
    { name: 'a least that is allowed now', old: cost('gt', 1), now: cost('gte', 1), is: 'wider' },
    { name: 'a lower most that is allowed now', old: cost('lt', 2), now: cost('lte', 1), is: 'narrower' },
    { name: 'a most in place of a least', old: cost('gte', 1), now: cost('lte', 1), is: 'unknown' },
    { name: 'a bound on another fact', old: cost('lte', 2), now: { ...cost('lte', 1), field: 'x' }, is: 'unknown' },
    { name: 'a bound by a fact', old: cost('lte', { field: 'x' }), now: cost('lte', 1), is: 'unknown' },
    {
      name: 'a bound on a length',
      old: { ...cost('lte', 2), measure: 'words' },
      now: { ...cost('lte', 1), measure: 'words' },
      is: 'narrower',
    },
    {
      name: 'a smaller tolerance',
      old: { ...cost('approx', 1), tolerance: 0.2 },
      now: { ...cost('approx', 1), tolerance: 0.1 },
      is: 'narrower',
    },
    { name: 'a longer list of what is allowed', old: cost('in', [1]), now: cost('in', [2, 1]), is: 'wider' },
    { name: 'a longer list of what is not', old: cost('not_in', [1]), now: cost('not_in', [2, 1]), is: 'narrower' },
    {
      name: 'fewer words of which all count',
      old: cost('contains_all', ['a', 'b']),
      now: cost('contains_all', ['b']),
      is: 'wider',
    },
    {
      name: 'fewer words of which one counts',
      old: cost('contains_any', ['a', 'b']),
      now: cost('contains_any', ['b']),
      is: 'narrower',
    },
    { name: 'another list', old: cost('in', [1]), now: cost('in', [2]), is: 'unknown' },
    { name: 'the same list in another order', old: cost('in', [1, 2]), now: cost('in', [2, 1]), is: 'same' },
    { name: 'a list in place of a fact', old: cost('in', { field: 'x' }), now: cost('in', [1]), is: 'unknown' },
    { name: 'another value', old: a, now: b, is: 'unknown' },
    { name: 'another description', old: a, now: { ...a, description: 'x' }, is: 'same' },
    { name: 'another description inside', old: { not: a }, now: { not: { ...a, description: 'x' } }, is: 'same' },
    { name: 'one more demand', old: a, now: { and: [b, a] }, is: 'narrower' },
    { name: 'one demand less', old: { and: [a, b, c] }, now: { and: [c, a] }, is: 'wider' },
    { name: 'one more way', old: a, now: { or: [a, b] }, is: 'wider' },
    { name: 'one way less', old: { or: [a, b] }, now: { or: [b] }, is: 'narrower' },
    { name: 'demands in another order', old: { and: [a, b] }, now: { and: [b, a] }, is: 'same' },
    { name: 'ways in place of demands', old: { and: [a, b] }, now: { or: [a, b] }, is: 'unknown' },
    {
      name: 'two bounds that move alike',
      old: { and: [cost('lte', 3), cost('gte', 1)] },
      now: { and: [cost('lte', 2), cost('gte', 1.5)] },
      is: 'narrower',
    },
    {
      name: 'two bounds that move apart',
      old: { and: [cost('lte', 3), cost('gte', 1)] },
      now: { and: [cost('lte', 4), cost('gte', 2)] },
      is: 'unknown',
    },
    {
      name: 'a bound moved in and a demand more',
      old: { and: [cost('lte', 3)] },
      now: { and: [cost('lte', 2), a] },
      is: 'unknown',
    },
    { name: 'a bound under `not`', old: { not: cost('lte', 1) }, now: { not: cost('lte', 2) }, is: 'narrower' },
    { name: 'a wider bound under `not`', old: { not: cost('lte', 2) }, now: { not: cost('lte', 1) }, is: 'wider' },
    { name: 'an unproven change under `not`', old: { not: a }, now: { not: b }, is: 'unknown' },
    { name: 'fewer calls', old: calls({ at_most: 3 }), now: calls({ at_most: 2 }), is: 'narrower' },
    {
      name: 'a most where there was none',
      old: calls({ at_least: 1 }),
      now: calls({ at_least: 1, at_most: 2 }),
      is: 'narrower',
    },
    { name: 'fewer calls are enough', old: calls({ at_least: 2 }), now: calls({ at_least: 1 }), is: 'wider' },
    { name: 'an exact number', old: calls({ at_most: 2 }), now: calls({ exactly: 2 }), is: 'unknown' },
    {
      name: 'calls in another stretch',
      old: calls({ at_most: 2 }),
      now: calls({ at_most: 2 }, { within_first: 3 }),
      is: 'unknown',
    },
    { name: 'another pattern', old: calls({ at_most: 2 }), now: { trace: { exists: {} } }, is: 'unknown' },
    { name: 'another expression', old: { expr: 'a' }, now: { expr: 'b' }, is: 'unknown' },
    { name: 'another criterion', old: { passed: 'a' }, now: { passed: 'b' }, is: 'unknown' },
  ])('$name: $is', ({ old, now, is }) => {
    expect(moveOf(old, now)).toBe(is);
  });

  const value = fc.constantFrom(0, 1, 2, 3);
  const leaf: fc.Arbitrary<ConditionFile> = fc.oneof(
    fc.tuple(fc.constantFrom('lt', 'lte', 'gt', 'gte', 'eq'), value).map(([op, bound]) => cost(op, bound)),
    fc
      .tuple(fc.constantFrom('in', 'not_in'), fc.uniqueArray(value, { minLength: 1 }))
      .map(([op, list]) => cost(op, list)),
  );
  const { condition } = fc.letrec<{ condition: ConditionFile }>((tie) => ({
    condition: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      leaf,
      fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((and): ConditionFile => ({ and })),
      fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((or): ConditionFile => ({ or })),
      tie('condition').map((not): ConditionFile => ({ not })),
    ),
  }));
  /** Changed at one place or at many, so that something is left to prove. */
  const nudged = (file: ConditionFile, by: number, more: boolean): ConditionFile => ({
    ...file,
    ...(typeof file.value === 'number' ? { value: file.value + by } : {}),
    ...(file.and === undefined
      ? {}
      : { and: [...file.and.map((part) => nudged(part, by, false)), ...(more ? [a] : [])] }),
    ...(file.or === undefined ? {} : { or: [...file.or.map((part) => nudged(part, by, false)), ...(more ? [a] : [])] }),
    ...(file.not === undefined ? {} : { not: nudged(file.not, by, more) }),
  });
  const FACTS = [{}, { cost: 'text' }, ...[-1, 0, 0.5, 1, 1.5, 2, 3, 4].map((cost) => ({ cost }))];
  /** From what does not hold over what cannot be told to what holds. */
  const truths = (file: ConditionFile): readonly number[] =>
    FACTS.map((facts) => [false, undefined, true].indexOf(ask(file, facts).truth));

  it('is right about every trial', () => {
    const pair = fc
      .tuple(condition, condition, fc.constantFrom(-1, 0, 1), fc.boolean(), fc.boolean())
      .map(([old, other, by, more, unrelated]) => ({ old, now: unrelated ? other : nudged(old, by, more) }));
    fc.assert(
      fc.property(pair, ({ old, now }) => {
        const [move, before, after] = [moveOf(old, now), truths(old), truths(now)];
        if (move === 'same') expect(after).toEqual(before);
        if (move === 'narrower') expect(after.every((truth, index) => truth <= (before[index] ?? 0))).toBe(true);
        if (move === 'wider') expect(after.every((truth, index) => truth >= (before[index] ?? 0))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('turns round with its sides', () => {
    const turned: Readonly<Record<Move, Move>> = {
      same: 'same',
      narrower: 'wider',
      wider: 'narrower',
      unknown: 'unknown',
    };
    fc.assert(
      fc.property(condition, fc.constantFrom(-1, 1), fc.boolean(), (old, by, more) => {
        const now = nudged(old, by, more);
        expect(moveOf(now, old)).toBe(turned[moveOf(old, now)]);
      }),
    );
  });
});
