import { describe, expect, test } from 'vitest';
import type { ConditionFile } from '../../../schemas/types/rubric.ts';
import { pointedIn } from '../../support/mistakes-in.ts';
import { ask } from '../rubric-of.ts';

const yes: ConditionFile = { field: 'yes', op: 'eq', value: true };
const no: ConditionFile = { field: 'no', op: 'eq', value: true };
/** Is indeterminate: the fact is absent. */
const dark: ConditionFile = { field: 'dark', op: 'eq', value: true };
const facts = { yes: true, no: false };

test.each(['file', 'find', 'feed', 'fill', 'friend', 'title', 'yield', 'id'])(
  'a literal with the one word `%s` is no misspelt reference',
  (word) => {
    expect(ask({ field: 'made', op: 'eq', value: { [word]: 'x' } }, { made: { [word]: 'x' } }).truth).toBe(true);
  },
);

test.each([{}, { fields: ['a'] }, { field: 3, type: 'text' }, { score: 1, of: 5 }, { passed: true, why: 'x' }])(
  'a literal with further words is none: %j',
  (value) => {
    expect(ask({ field: 'made', op: 'eq', value }, { made: value }).truth).toBe(true);
  },
);

test.each([
  ...['feild', 'filed', 'fields', 'fied', 'fiekd', 'Feild'].map((word) => ({ [word]: 'x' })),
  { feild: 'x', measure: 'words' },
  ...['Field', 'FIELD', 'score', 'passed', 'expr', 'measure'].map((word) => ({ [word]: 'x' })),
  ...[null, 3, ['a'], { a: 1 }, true].map((value) => ({ field: value })),
  { score: 3, measure: null },
])('a literal that looks like a reference is refused: %j', (value) => {
  expect(pointedIn(() => ask({ field: 'made', op: 'ne', value }, {}))).toEqual([
    `/outcomes/0/when/value bad-value ${JSON.stringify(value)}`,
  ]);
});

describe('and, or, not', () => {
  test.each<{ condition: ConditionFile; truth: boolean | undefined }>([
    { condition: { and: [yes, yes] }, truth: true },
    { condition: { and: [yes, no] }, truth: false },
    { condition: { and: [yes, dark] }, truth: undefined },
    { condition: { and: [dark, no] }, truth: false },
    { condition: { or: [no, yes] }, truth: true },
    { condition: { or: [no, no] }, truth: false },
    { condition: { or: [no, dark] }, truth: undefined },
    { condition: { or: [dark, yes] }, truth: true },
    { condition: { not: yes }, truth: false },
    { condition: { not: no }, truth: true },
    { condition: { not: dark }, truth: undefined },
    { condition: { not: { and: [yes, { not: { or: [no, no] } }] } }, truth: false },
  ])('$condition', ({ condition, truth }) => {
    expect(ask(condition, facts).truth).toBe(truth);
  });

  test.each<{ condition: ConditionFile; because: string }>([
    { condition: { and: [yes, no, dark] }, because: 'no (false) does not equal true' },
    { condition: { and: [yes, yes] }, because: 'yes (true) equals true; yes (true) equals true' },
    { condition: { and: [yes, dark] }, because: 'dark is absent' },
    { condition: { or: [no, yes] }, because: 'yes (true) equals true' },
    { condition: { or: [no, dark] }, because: 'no (false) does not equal true; dark is absent' },
  ])('the reason is what decided: $because', ({ condition, because }) => {
    expect(ask(condition, facts).because).toBe(because);
  });

  test('a fact behind a guard is not missed', () => {
    const guarded = { and: [{ field: 'dark', op: 'exists' }, dark] };
    expect(ask(guarded, facts).warnings).toEqual([]);
  });

  test('a fact that is missed twice is warned of once', () => {
    expect(ask({ or: [dark, dark] }, facts).warnings).toEqual(['fact `dark` is absent']);
  });
});
