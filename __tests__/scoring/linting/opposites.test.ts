import { expect, it, test } from 'vitest';
import { impliedOpposites, implies } from '../../../src/scoring/linting/opposites.ts';
import { findings, META, sourceOf } from './lint-source-of.ts';

const n = (op: string, value: unknown) => ({ field: 'n', op, value });
const KIND = { field: 'kind', op: 'eq', value: 'refund' };
const BIG = n('gt', 10);

it.each([
  { name: 'a higher bound implies a lower one', first: n('gt', 10), second: n('gt', 5), holds: true },
  { name: 'a lower bound implies no higher one', first: n('gt', 5), second: n('gt', 10), holds: false },
  { name: 'above 5 implies at least 5', first: n('gt', 5), second: n('gte', 5), holds: true },
  { name: 'at least 5 does not imply above 5', first: n('gte', 5), second: n('gt', 5), holds: false },
  { name: 'at most 5 implies below 10', first: n('lte', 5), second: n('lt', 10), holds: true },
  { name: 'a range implies its lower end', first: n('between', [3, 5]), second: n('gte', 3), holds: true },
  {
    name: 'a range that reaches the end does not imply below it',
    first: n('between', [3, 5]),
    second: n('lt', 5),
    holds: false,
  },
  { name: 'a value implies its bound', first: n('eq', 3), second: n('lt', 5), holds: true },
  { name: 'a bound of another fact implies nothing', first: { ...BIG, field: 'm' }, second: n('gt', 5), holds: false },
  {
    name: 'a bound of a measure implies none of the fact',
    first: { ...BIG, measure: 'words' },
    second: n('gt', 5),
    holds: false,
  },
  { name: 'a conjunction implies its part', first: { and: [KIND, BIG] }, second: KIND, holds: true },
  { name: 'a conjunction implies a wider part', first: { and: [KIND, BIG] }, second: n('gt', 5), holds: true },
  { name: 'a part does not imply the conjunction', first: KIND, second: { and: [KIND, BIG] }, holds: false },
  { name: 'a part implies the choice', first: KIND, second: { or: [BIG, KIND] }, holds: true },
  { name: 'a choice implies what each part does', first: { or: [n('eq', 7), BIG] }, second: n('gt', 5), holds: true },
  { name: 'a choice does not imply one part', first: { or: [BIG, KIND] }, second: KIND, holds: false },
  {
    name: 'a double negation is plain',
    first: { not: { not: KIND } },
    second: { ...KIND, description: 'x' },
    holds: true,
  },
  { name: 'a negated bound implies the opposite one', first: { not: n('lte', 10) }, second: n('gt', 5), holds: true },
  { name: 'a comparison implies that its fact exists', first: BIG, second: { field: 'n', op: 'exists' }, holds: true },
  { name: 'another fact need not exist', first: BIG, second: { field: 'm', op: 'exists' }, holds: false },
  {
    name: 'an absent fact does not exist',
    first: { field: 'n', op: 'absent' },
    second: { field: 'n', op: 'exists' },
    holds: false,
  },
])('$name', ({ first, second, holds }) => {
  expect(implies(first, second)).toBe(holds);
});

const NARROW = { name: 'narrow', weight: -0.5, condition: { and: [KIND, BIG] } };
const WIDE = { name: 'wide', weight: 0.5, condition: KIND };
const codesOf = (rules: readonly object[]) =>
  impliedOpposites(sourceOf({ rules })).map(({ code, where }) => `${where.file} ${code}`);

it('names a rule that takes back what a wider rule adds', () => {
  expect(codesOf([WIDE, NARROW])).toEqual(['/rules/1 implied-opposite']);
});

it.each([
  { name: 'weights of the same sign', rules: [WIDE, { ...NARROW, weight: 0.5 }] },
  { name: 'an override', rules: [WIDE, { ...NARROW, overrides: ['wide'] }] },
  { name: 'a terminal rule', rules: [WIDE, { ...NARROW, terminal: true }] },
  {
    name: 'conditions that only overlap',
    rules: [{ ...WIDE, condition: { and: [KIND, { field: 'm', op: 'exists' }] } }, NARROW],
  },
  { name: 'equal conditions, which are opposite effects', rules: [WIDE, { ...NARROW, condition: KIND }] },
])('is silent about $name', ({ rules }) => {
  expect(codesOf(rules)).toEqual([]);
});

it('compares rules of one list only', () => {
  const criteria = { a: { rules: [WIDE] }, b: { rules: [NARROW] } };
  expect(impliedOpposites(sourceOf({ criteria }))).toEqual([]);
});

type Keys = Readonly<Record<string, unknown>>;

test('named nodes of opposite conditions contradict each other', () => {
  const nodes = {
    yes: { pass_when: { field: 'booked', op: 'eq', value: true } },
    no: { pass_when: { field: 'booked', op: 'ne', value: true } },
  };
  const opposite = (value: Keys) =>
    findings({ meta: META, nodes, ...value }).filter((line) => line.includes('opposite'));
  expect(opposite({ criteria: { a: { use: 'yes' }, b: { use: 'no' } } })).toHaveLength(1);
});
