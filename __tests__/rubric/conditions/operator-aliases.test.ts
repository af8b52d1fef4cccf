import { expect, test } from 'vitest';
import { fixOf } from '../../../src/errors.ts';
import { mistakesIn } from '../../support/mistakes-in.ts';
import { rubricOf } from '../rubric-of.ts';

test.each([
  { written: '>=', meant: 'gte' },
  { written: 'equals', meant: 'eq' },
  { written: 'exist', meant: 'exists' },
])('`$written` in the place of an operator brings up `$meant`', ({ written, meant }) => {
  const criteria = { a: { weight: 1, pass_when: { field: 'b', op: written, value: 1 } } };
  const mistakes = mistakesIn(() => rubricOf({ criteria }));
  expect(mistakes.map(({ code }) => code)).toEqual(['bad-operator']);
  expect(mistakes.map(fixOf)).toEqual([expect.stringContaining(`\`${meant}\``)]);
});
