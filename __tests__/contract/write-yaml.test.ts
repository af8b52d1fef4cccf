import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOneLine, writeYaml } from '../../src/contract/write-yaml.ts';
import { parseYamlDocument } from '../../src/contract/yaml-document.ts';

const SCHEMA = 'https://example.com/x.schema.json';

test('writes a document under the address of its schema, with comments around it', () => {
  const text = writeYaml(
    { a: inOneLine({ b: [1, 'x'], c: {} }), d: { e: ['f'] } },
    {
      schema: SCHEMA,
      header: 'First.\nSecond.',
      footer: 'Last.\n\nkey: # its reason',
    },
  );
  expect(text).toBe(`# yaml-language-server: $schema=${SCHEMA}
# First.
# Second.
a: { b: [ 1, x ], c: {} }
d:
  e:
    - f

# Last.

# key: # its reason
`);
});

test.each([
  { name: 'a time, which was a number once', value: '09:00', written: '"09:00"' },
  { name: 'a word, which was a boolean once', value: 'yes', written: '"yes"' },
  { name: 'a number as text', value: '1e3', written: '"1e3"' },
  { name: 'a text of several lines', value: 'a\n b\n', written: '|\n  a\n   b' },
  { name: 'a comment', value: '# x', written: '"# x"' },
])('writes $name so that it stays text', ({ value, written }) => {
  expect(writeYaml({ a: value }, { schema: SCHEMA }).split('\n').slice(1).join('\n')).toBe(`a: ${written}\n`);
});

test('what stands there twice is written twice', () => {
  const twice = { x: [1] };
  for (const value of [{ a: twice, b: twice }, { a: inOneLine({ b: twice, c: twice }) }])
    expect(writeYaml(value, { schema: SCHEMA })).not.toMatch(/[&*]/);
});

test('a long text and a long object stay in one line', () => {
  const long = 'word '.repeat(50).trim();
  const text = writeYaml({ a: long, b: inOneLine({ c: long }) }, { schema: SCHEMA });
  expect(text.split('\n').slice(1)).toEqual([`a: ${long}`, `b: { c: ${long} }`, '']);
});

test('an object in one line has quotes where older YAML takes texts for other values', () => {
  expect(writeYaml({ a: inOneLine({ no: 'yes' }) }, { schema: SCHEMA })).toContain('\na: { "no": "yes" }\n');
});

/** As records of results are read; of whole numbers those that YAML keeps. */
const tame = fc.jsonValue({ maxDepth: 4 }).map((value) => {
  const text = JSON.stringify(value).replaceAll('__proto__', '_');
  return JSON.parse(text, (_, one) => (Number.isInteger(one) && !Number.isSafeInteger(one) ? 1 : one)) as unknown;
});
const texts = fc.string({ unit: 'grapheme', maxLength: 30 });

test.each([
  { name: 'values', values: tame },
  { name: 'texts', values: texts },
  { name: 'names', values: texts.map((name) => ({ [`${name}_`]: 1 })) },
])('$name are read as they were written', ({ values }) => {
  fc.assert(
    fc.property(values as fc.Arbitrary<unknown>, (value) => {
      expect(parseYamlDocument('x.yml', writeYaml({ value }, { schema: SCHEMA })).value).toEqual({ value });
    }),
    { numRuns: 1000 },
  );
});
