import { expect, test } from 'vitest';
import { mistakesIn } from '../../support/mistakes-in.ts';
import { rubricOf } from '../rubric-of.ts';

test.each([
  { written: '>=', meant: 'gte' },
  { written: 'equals', meant: 'eq' },
  { written: 'exist', meant: 'exists' },
  { written: '', meant: 'gt' },
  { written: 'not', meant: 'not: { ... }' },
])('`$written` in the place of an operator brings up `$meant`', ({ written, meant }) => {
  const criteria = { a: { weight: 1, pass_when: { field: 'b', op: written, value: 1 } } };
  const [problem] = mistakesIn(() => rubricOf({ criteria }));
  expect(problem).toMatchObject({ code: 'bad-operator', fix: expect.stringContaining(`\`${meant}\``) as unknown });
});
