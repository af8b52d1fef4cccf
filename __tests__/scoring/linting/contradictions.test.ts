import { expect, test } from 'vitest';
import { findings, findingsOf, META, RULE } from './lint-source-of.ts';

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

test.each([
  {
    asked: [
      { field: 'a', op: 'absent' },
      { field: 'a', op: 'exists' },
    ],
    never: true,
  },
  {
    asked: [
      { field: 'a', op: 'lt', value: 5 },
      { field: 'a', op: 'gt', value: 9 },
    ],
    never: true,
  },
  {
    asked: [
      { field: 'a', op: 'lt', value: 5 },
      { field: 'a', op: 'gte', value: 5 },
    ],
    never: true,
  },
  {
    asked: [
      { field: 'a', op: 'lte', value: 5 },
      { field: 'a', op: 'gte', value: 5 },
    ],
    never: false,
  },
  {
    asked: [
      { field: 'a', op: 'gt', value: 5 },
      { field: 'a', op: 'lt', value: 9 },
    ],
    never: false,
  },
  {
    asked: [
      { field: 'a', op: 'gt', value: 9 },
      { field: 'b', op: 'lt', value: 5 },
    ],
    never: false,
  },
  {
    asked: [
      { field: 'a', op: 'exists' },
      { field: 'b', op: 'absent' },
    ],
    never: false,
  },
  {
    asked: [
      { field: 'a', measure: 'words', op: 'gt', value: 9 },
      { field: 'a', measure: 'lines', op: 'lt', value: 5 },
      { field: 'a', measure: 'lines', op: 'lt', value: { field: 'b' } },
    ],
    never: false,
  },
])('an `and` that nothing meets: $asked', ({ asked, never }) => {
  const lines = findingsOf('never-holds', { rules: [{ ...RULE, condition: { and: asked } }] });
  expect(lines).toEqual(never ? ['/rules/0/condition/and warning never-holds'] : []);
});

const END = { score: 1, label: 'end' };

test.each([
  { op: 'gte', value: 60 },
  { op: 'gt', value: 1 },
  { op: 'lt', value: 0 },
  { op: 'gte', value: -1 },
  { op: 'eq', value: 100 },
])('a comparison with the same answer for every score: $op $value', ({ op, value }) => {
  const tree = { if: { not: { score: 'brief', op, value } }, then: END, else: END };
  expect(findings({ tree })).toEqual(['/tree/if/not/value warning out-of-scale']);
});

test.each([
  { score: 'total', op: 'gte', value: 0.75 },
  { score: 'total', op: 'eq', value: 0 },
  { score: 'total', op: 'eq', value: 1 },
  { score: 'total', op: 'gte', value: 1 },
  { score: 'total', op: 'gte', value: { field: 'least' } },
  { field: 'points', op: 'gte', value: 60 },
])('a comparison that depends on the score: $score$field $op $value', (when) => {
  expect(findings({ outcomes: [{ name: 'good', when }, { name: 'bad' }] })).toEqual([]);
});
