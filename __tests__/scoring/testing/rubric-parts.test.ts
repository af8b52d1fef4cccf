import { expect, test } from 'vitest';
import { partsOf } from '../../../src/scoring/testing/rubric-parts.ts';

test('lists every part in the order of the file, and leaves what is no language alone', () => {
  const file = {
    contract: { required: ['a'] },
    criteria: { op: { pass_when: { and: [{ field: 'a', op: 'eq', value: { op: 'lt' } }] } } },
  };
  expect([...partsOf(file)].map(({ pointer, key }) => [pointer, key])).toEqual([
    ['', ''],
    ['/contract', 'contract'],
    ['/criteria', 'criteria'],
    ['/criteria/op', ''],
    ['/criteria/op/pass_when', 'pass_when'],
    ['/criteria/op/pass_when/and', 'and'],
    ['/criteria/op/pass_when/and/0', ''],
    ['/criteria/op/pass_when/and/0/field', 'field'],
    ['/criteria/op/pass_when/and/0/op', 'op'],
    ['/criteria/op/pass_when/and/0/value', 'value'],
  ]);
});
