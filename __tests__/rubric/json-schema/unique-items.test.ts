import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { compileSchema } from '../../../src/rubric/json-schema/json-schema.ts';
import { compareUniqueItemsByText } from '../../../src/rubric/json-schema/keywords.ts';

const options = { allErrors: true, strictTypes: false } as const;

function ours(): Ajv2020 {
  const ajv = new Ajv2020(options);
  compareUniqueItemsByText(ajv);
  return ajv;
}

describe('unique items are told as ajv tells them', () => {
  const lists: readonly { readonly name: string; readonly list: unknown }[] = [
    { name: 'no list', list: { length: 2 } },
    { name: 'nothing', list: [] },
    { name: 'one item', list: [{}] },
    { name: 'others alone', list: [1, '1', true, 'true', null, 'null', [], {}, [[]], [{}], { a: 1 }, { a: '1' }] },
    { name: 'objects whose keys stand in another order', list: [{ a: 1, b: [2] }, 0, { b: [2], a: 1 }] },
    {
      name: 'lists in another order',
      list: [
        [1, 2],
        [2, 1],
      ],
    },
    { name: 'several pairs', list: ['a', 'b', 'a', 'c', 'b', 'c'] },
    { name: 'three alike', list: [{}, 1, {}, 2, {}] },
    { name: 'zeros', list: [0, -0] },
    { name: 'texts of one kind', list: ['b', 'a', 'b', 'a', 'b'] },
  ];
  const schemas: readonly { readonly of: string; readonly schema: object }[] = [
    { of: 'anything', schema: { uniqueItems: true } },
    { of: 'what may be repeated', schema: { uniqueItems: false } },
    { of: 'objects', schema: { minItems: 3, uniqueItems: true, items: { type: 'object' }, contains: { const: 9 } } },
  ];
  test.each(schemas.flatMap((schema) => lists.map((list) => ({ ...schema, ...list }))))(
    '$name of $of',
    ({ schema, list }) => {
      const [own, theirs] = [ours().compile(schema), new Ajv2020(options).compile(schema)];
      expect([own(list), own.errors]).toEqual([theirs(list), theirs.errors]);
    },
  );

  test.each(lists)('$name of texts, which ajv finds in another order', ({ list }) => {
    const schema = { uniqueItems: true, items: { type: 'string' } };
    expect(ours().validate(schema, list)).toBe(new Ajv2020(options).validate(schema, list));
  });
});

test('a long list of objects is compared without holding each against all others, with and without a pair', () => {
  const { violations: faults } = compileSchema({ uniqueItems: true });
  let reads = 0;
  const list = Array.from({ length: 3000 }, (_, own) => ({
    get id() {
      reads++;
      return own;
    },
    name: 'n',
  }));
  expect(faults(list).shown).toEqual([]);
  expect(faults([...list, { name: 'n', id: 7 }]).shown).toEqual([
    expect.stringMatching(/^\(the whole\) must NOT have duplicate items \(items ## 7 and 3000 are identical\), found /),
  ]);
  expect(reads).toBeLessThan(30 * list.length);
});
