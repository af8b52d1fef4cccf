import { expect, test } from 'vitest';
import { fixOf } from '../../src/errors.ts';
import { mistakesIn } from '../support/mistakes-in.ts';
import { rubricOf } from './rubric-of.ts';

test.each([
  { written: '>=', meant: 'gte' },
  { written: 'equals', meant: 'eq' },
  { written: 'less_than', meant: 'lt' },
  { written: 'exist', meant: 'exists' },
])('`$written` in the place of an operator brings up `$meant`', ({ written, meant }) => {
  const criteria = { a: { weight: 1, pass_when: { field: 'b', op: written, value: 1 } } };
  const mistakes = mistakesIn(() => rubricOf({ criteria }));
  expect(mistakes.map(({ code }) => code)).toEqual(['bad-operator']);
  expect(mistakes.map(fixOf)).toEqual([expect.stringContaining(`\`${meant}\``)]);
});

test.each([
  { written: 'all', meant: 'and' },
  { written: 'any', meant: 'or' },
])('`$written` in the place of `$meant` brings it up', ({ written, meant }) => {
  const pass_when = { [written]: [{ field: 'b', op: 'eq', value: 1 }] };
  const mistakes = mistakesIn(() => rubricOf({ criteria: { a: { weight: 1, pass_when } } }));
  expect(mistakes).toMatchObject([{ code: 'unknown-key', suggestion: meant }]);
});

test.each([
  { name: 'of a criterion', file: { criteria: { a: { weight: 1, pass_when: 'size(output) > 3' } } } },
  { name: 'of a fork', file: { tree: { if: 'judge.ok', then: { score: 1 }, else: { score: 0 } } } },
  { name: 'of a derived fact', file: { derive: { x: 'size(output)' }, criteria: {} } },
])('a condition $name that is a text says how to write one', ({ file }) => {
  expect(mistakesIn(() => rubricOf(file as never)).map(fixOf)).toContainEqual(
    expect.stringContaining('`{ expr: CEL }`'),
  );
});

test.each([
  { name: 'a leaf', node: { tree: { if: { field: 'b', op: 'exists' }, then: { score: 10 }, else: { score: 0 } } } },
  { name: 'a table', node: { lookup: { field: 'b', table: { good: 100 } } } },
  { name: 'a threshold', node: { threshold: 70, formula: '1' } },
  { name: 'a threshold with its reasons', node: { threshold: { value: 70 }, formula: '1' } },
])('a score above 1 says what scores are: $name', ({ node }) => {
  const mistakes = mistakesIn(() => rubricOf({ nodes: { a: node } }));
  expect(mistakes.map(({ code, fix }) => [code, fix])).toEqual([['bad-value', expect.stringContaining('0 to 1')]]);
});
