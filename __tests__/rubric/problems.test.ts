import { expect, test } from 'vitest';
import { Problems } from '../../src/errors.ts';
import { exactlyOne, problemsAt } from '../../src/rubric/problems.ts';

test.each([
  ['/criteria/polite/pass_when', 'criterion `polite`: is wrong'],
  ['/nodes/a/all_of/0/when', 'node `a`: is wrong'],
  ['/derive/late', 'fact `late`: is wrong'],
  ['/steps/ask/tool', 'step `ask`: is wrong'],
  ['/criteria/outer/nodes/inner', 'node `inner`: is wrong'],
  ['/threshold', 'is wrong'],
])('a problem at %s begins with the innermost part around it', (pointer, what) => {
  const problems = new Problems();
  problemsAt(problems, (at) => ({ file: 'r.yml', pointer: at })).add(pointer, { code: 'bad-value', what: 'is wrong' });
  expect(problems.all()).toEqual([{ code: 'bad-value', what, where: { file: 'r.yml', pointer } }]);
});

test('a part with none or two of its alternative keys names what it has', () => {
  expect(exactlyOne(['a', 'b'], [])).toEqual({ expected: 'exactly one of a, b', found: 'none of them' });
  expect(exactlyOne(['a', 'b'], ['a', 'b']).found).toBe('a and b');
});
