import { expect, test } from 'vitest';
import { readConfig } from '../../src/contract/read-config.ts';
import { schemaCheck } from '../../src/contract/schema-check.ts';
import { spotsIn } from '../support/mistakes-in.ts';

const check = schemaCheck({ type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } } });

/** Reads a file whose two numbers must be above 0. */
const read = (text: string) =>
  readConfig('c.yml', text, check, (checked, { placeOf, problems }) => {
    for (const [key, value] of Object.entries(checked as Record<string, number>).reverse())
      if (value <= 0) problems.add([{ code: 'too-small', what: key, where: placeOf(`/${key}`) }]);
    return checked;
  });

test.each([
  ['a correct file has no problem', 'a: 1\nb: 2\n', []],
  ['bad syntax hides what comes after it', 'a: [\nb: x\n', ['bad-yaml']],
  [
    'every value that breaks the schema is reported, and no meaning',
    'a: x\nb: y\n',
    ['bad-value 1:1', 'bad-value 2:1'],
  ],
  ['mistakes of meaning are reported together, sorted by place', 'a: 0\nb: -1\n', ['too-small 1:1', 'too-small 2:1']],
])('%s', (_, text, spots) => {
  expect(spotsIn(() => read(text)).map((spot) => (spot.startsWith('bad-yaml') ? 'bad-yaml' : spot))).toEqual(
    expect.arrayContaining(spots),
  );
  expect(spotsIn(() => read(text))).toHaveLength(spots.length);
});

test('the compiled document is returned', () => {
  expect(read('{"a": 1}')).toEqual({ a: 1 });
});
