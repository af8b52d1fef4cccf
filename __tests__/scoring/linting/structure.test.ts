import { expect, it } from 'vitest';
import { formulaWithoutThreshold, repeatedGuards } from '../../../src/scoring/linting/structure.ts';
import { sourceOf } from './lint-source-of.ts';

const GUARD = { field: 'kind', op: 'eq', value: 'refund' };
const asks = (field: string) => ({ field, op: 'exists' });
const guardsIn = (criteria: object) =>
  repeatedGuards(sourceOf({ criteria })).map(({ what, where }) => `${where.file} ${what}`);

it('names three criteria that share a guard, wherever each writes it', () => {
  const criteria = {
    a: { when: GUARD, pass_when: asks('a') },
    b: { when: { and: [asks('x'), { ...GUARD, description: 'Only refunds.' }] }, pass_when: asks('b') },
    c: { pass_when: { and: [GUARD, asks('c')] } },
    d: { pass_when: asks('d') },
  };
  expect(guardsIn(criteria)).toEqual(['/criteria/a `a`, `b`, `c` repeat one condition']);
});

it('names criteria with two guards in common once', () => {
  const when = { and: [GUARD, asks('x')] };
  expect(guardsIn({ a: { when }, b: { when }, c: { when } })).toHaveLength(1);
});

it.each([
  { name: 'two criteria', criteria: { a: { when: GUARD }, b: { when: GUARD } } },
  {
    name: 'criteria of two parents',
    criteria: { p: { criteria: { a: { when: GUARD }, b: { when: GUARD } } }, q: { criteria: { c: { when: GUARD } } } },
  },
  {
    name: 'a guard and its negation',
    criteria: { a: { when: GUARD }, b: { when: GUARD }, c: { when: { not: GUARD } } },
  },
  {
    name: 'three equal questions, which are no guards',
    criteria: { a: { pass_when: GUARD }, b: { pass_when: GUARD }, c: { pass_when: GUARD } },
  },
])('is silent about $name', ({ criteria }) => {
  expect(guardsIn(criteria)).toEqual([]);
});

it.each([
  { name: 'a formula without a threshold', value: { formula: 'fluency' }, finds: ['/formula'] },
  { name: 'a formula with a threshold', value: { formula: 'fluency', threshold: 0.7 }, finds: [] },
  { name: 'a formula that always passes', value: { formula: 'fluency', severity: 'none' }, finds: [] },
  { name: 'a formula of a part', value: { criteria: { a: { formula: 'fluency' } } }, finds: [] },
])('$name: $finds', ({ value, finds }) => {
  expect(formulaWithoutThreshold(sourceOf(value)).map(({ where }) => where.file)).toEqual(finds);
});
