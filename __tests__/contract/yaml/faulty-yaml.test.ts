import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { readFaultyYaml } from '../../../src/contract/yaml/faulty-yaml.ts';

test.each<{ name: string; text: string; value: unknown; spoilt: readonly string[] }>([
  { name: 'the first of two values', text: 'a: 1\na: 2\n', value: { a: 1 }, spoilt: ['/a'] },
  {
    name: 'nothing for an alias',
    text: 'a: &x [1]\nb: { c: *x }\n',
    value: { a: [1], b: { c: null } },
    spoilt: ['/b/c'],
  },
  {
    name: 'what a tag leaves',
    text: 'a: !!str 5\nb: [!x { c: 1 }]\n',
    value: { a: '5', b: [{ c: 1 }] },
    spoilt: ['/a', '/b/0'],
  },
  { name: 'a number that is not exact', text: 'a/b: 1e999\n', value: { 'a/b': Infinity }, spoilt: ['/a~1b'] },
  {
    name: 'a text that begins like something else, or has an unknown escape',
    text: 'a: @x\nb: { c: >=, d: "\\d" }\ne: >=\nf: 1\n',
    value: { a: '@x', b: { c: '>=', d: '\\d' }, e: '', f: 1 },
    spoilt: ['/a', '/b/c', '/b/d', '/e'],
  },
  {
    name: 'a member instead of a prototype',
    text: '__proto__: { a: 1 }\nb: 1\n',
    value: { ['__proto__']: { a: 1 }, b: 1 },
    spoilt: ['/__proto__'],
  },
])('reads $name', ({ text, value, spoilt }) => {
  const read = readFaultyYaml(parseDocument(text, { schema: 'core', uniqueKeys: false, resolveKnownTags: false }));
  expect(read).toEqual({ value, spoilt: new Set(spoilt) });
});
