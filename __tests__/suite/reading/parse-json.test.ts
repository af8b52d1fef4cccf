import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/errors.ts';
import { mostKeys, nanAsNull, parseRecord, withoutLoneSurrogates } from '../../../src/suite/reading/parse-json.ts';
import { mistakesIn, spotsIn } from '../../support/mistakes-in.ts';
import { plainJson } from '../reading.ts';

const where = { file: 'a.jsonl', line: 7 };
const mistakes = (text: string) => mistakesIn(() => parseRecord(text, where));
const spots = (text: string) => spotsIn(() => parseRecord(text, where));

describe('parseRecord', () => {
  it.each<[string, string, string, Partial<Problem>]>([
    ['a trailing comma', '{"a":1,}', '7:8', { expected: 'a name in double quotes', found: '`}`' }],
    ['single quotes', "{'a':1}", '7:2', { expected: 'a name in double quotes or `}`', found: "`'`" }],
    ['a comment', '{"a":1} // x', '7:9', { expected: 'nothing more', found: '`/`' }],
    ['two records on a line', '{"a":1}{"a":2}', '7:8', { expected: 'nothing more', found: '`{`' }],
    ['a leading zero', '[01]', '7:2', { expected: 'a value or `]`', found: '`01`' }],
    ['a word', '{"a":tru,', '7:6', { expected: 'a value', found: '`tru`' }],
    ['a word on a later line', '{"a":1,\n "b":tru}', '8:6', { expected: 'a value', found: '`tru`' }],
    ['a word at its end', '{"a":yes', '7:6', { found: '`yes`', fix: 'Let a JSON library write it' }],
    ['a single letter', 'x', '7:1', { expected: 'a value', found: '`x`' }],
    ['a comma too many', '{"a":1,}', '7:8', { found: '`}`', fix: 'Let a JSON library write it' }],
    ['NaN', '{"a":NaN}', '7:6', { found: '`NaN`', fix: expect.stringContaining('Write null') as string }],
    ['minus infinity', '[-Infinity]', '7:2', { fix: expect.stringContaining('Write null') as string }],
    ['an unknown escape', '["ab\\xcdefgh"]', '7:5', { found: '`\\\\`' }],
    ['a control character', '["a\tbcdefgh"]', '7:4', { found: '`\\t`' }],
    ['a text after a value', '{"a":1 "b":2}', '7:8', { expected: '`,` or `}`', found: '`\\"`' }],
  ])('refuses what is no JSON: %s', (_, text, at, problem) => {
    expect(spots(text)).toEqual([`bad-json ${at}`]);
    expect(mistakes(text)).toMatchObject([problem]);
  });

  it.each([
    ['after a value', '{"a":1', '7:7'],
    ['after a name', '{"a"', '7:5'],
    ['inside a text', '{"a":"x', '7:8'],
    ...['t', 'fals', 'nul', '-', '1.', '-2.5e', '1e+'].map((start) => [`after \`${start}\``, `{"a":${start}`, '7:6']),
  ])('says of JSON that is cut %s that the run was cancelled', (_, text, at) => {
    expect(spots(text)).toEqual([`bad-json ${at}`]);
    expect(mistakes(text)).toMatchObject([{ what: expect.stringContaining('cut off'), fix: expect.any(String) }]);
  });

  it.each<[string, string, string]>([
    ['a number that is too large', '{"a":[1e400]}', 'not-finite 7:7'],
    ['a prototype', '{"a":{"__proto__":{}}}', 'proto-key 7:7'],
    ['a prototype with escapes', '{"\\u005f_proto__":1}', 'proto-key 7:2'],
    ['a key that is there twice', '{"a":1,\n "a":2}', 'repeated-key 8:2'],
    ['a key with an escape', String.raw`{"a":1,"\u0061":2}`, 'repeated-key 7:8'],
    ['a key of an inner object', '{"a":[{"b":1},{"b":1,"b":2}]}', 'repeated-key 7:22'],
    ['65 levels', `${'['.repeat(65)}${']'.repeat(65)}`, 'too-deep 7:65'],
    ['a hundred thousand levels', `${'[{"a":'.repeat(50_000)}1${'}]'.repeat(50_000)}`, 'too-deep 7:193'],
    ['several of them, by the first', '{"a":1e999,"__proto__":{"b":1,"b":2}}', 'not-finite 7:6'],
  ])('refuses what a record may not hold: %s', (_, text, problem) => {
    expect(spots(text)).toEqual([problem]);
  });

  it('names both places of a key, also in a record without lines', () => {
    expect(mistakes('{"a":1,\n "a":2}')).toMatchObject([
      { what: expect.stringContaining('line 7, column 2') as string, where: { line: 8, column: 2 } },
    ]);
    const inList = mistakesIn(() => parseRecord('{"a":1,"a":2}', { file: 'a.json', pointer: '/0' }));
    expect(inList).toMatchObject([
      { what: expect.stringMatching(/line 1, column 8 .*line 1, column 2 /) as string, where: { pointer: '/0' } },
    ]);
  });

  it.each([
    ['objects beside each other', '[{"a":1},{"a":1}]'],
    ['an object and one inside of it', '{"a":{"a":{"a":1}}}'],
    ['texts', '{"a":"\\"a\\":1","b":":","c":"{"}'],
    ['keys that differ in case', '{"a":1,"A":1}'],
    ['keys that differ in their Unicode form', '{"\u00e9":1,"e\u0301":1}'],
    ['64 levels', `${'['.repeat(64)}${']'.repeat(64)}`],
  ])('finds nothing in %s', (_, text) => {
    expect(spots(text)).toEqual([]);
  });

  it('makes half a surrogate pair readable', () => {
    expect(parseRecord(String.raw`["\ud800", "\ud83d\ude00"]`, where)).toEqual(['\ufffd', '\u{1f600}']);
  });

  it('finds the fault after millions of escapes', () => {
    expect(mistakes(`["${'x\\n'.repeat(6_000_000)}", oops]`)).toMatchObject([{ found: '`oops`' }]);
  });

  it('reads what JSON writes, and finds a key that is added again', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), plainJson(), { minKeys: 1 }), fc.constantFrom(0, 2), (value, indent) => {
        const json = JSON.stringify(value, null, indent);
        fc.pre(!json.includes('__proto__'));
        expect(parseRecord(json, where)).toEqual(value);
        const doubled = `${json.slice(0, -1)},${JSON.stringify(Object.keys(value)[0])}:0}`;
        expect(mistakes(doubled).map(({ code }) => code)).toEqual(['repeated-key']);
      }),
    );
  });
});

describe('mostKeys', () => {
  const keysOf = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? (Array.isArray(value) ? 0 : Object.keys(value).length) + Object.values(value).map(keysOf).reduce(sum, 0)
      : 0;
  const sum = (a: number, b: number): number => a + b;

  it.each([
    ['JSON inside of a text', String.raw`{"a":"{\"b\": 1, \"c\" : 2}"}`, 1],
    ['a key that ends in a backslash', String.raw`{"a\\":1}`, 1],
    ['white space before the colon', '{"a" \n\t:1}', 1],
    ['a time', '{"at":"14:00"}', 1],
  ])('is exact with %s', (_, json, keys) => {
    expect(mostKeys(json)).toBe(keys);
  });

  it('is never too few', () => {
    fc.assert(
      fc.property(plainJson(), fc.constantFrom(0, 2), (value, indent) => {
        expect(mostKeys(JSON.stringify(value, null, indent))).toBeGreaterThanOrEqual(keysOf(value));
      }),
    );
  });
});

describe('withoutLoneSurrogates', () => {
  it.each([
    ['replaces a first half', String.raw`"\ud83d"`, String.raw`"\ufffd"`],
    ['replaces a second half', String.raw`"\uDE00x"`, String.raw`"\ufffdx"`],
    ['replaces both of a pair in the wrong order', String.raw`"\ude00\ud83d"`, String.raw`"\ufffd\ufffd"`],
    ['keeps a pair', String.raw`"\ud83d\ude00"`, String.raw`"\ud83d\ude00"`],
    ['keeps what only looks like an escape', String.raw`"\\ud83d"`, String.raw`"\\ud83d"`],
    ['keeps a text without escapes', '"x"', '"x"'],
  ])('%s', (_, json, expected) => {
    expect(withoutLoneSurrogates(json)).toBe(expected);
  });

  it('leaves nothing that has no UTF-8 form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, other) => {
        const halves = [...text].flatMap((character) => character.split(''));
        const json = withoutLoneSurrogates(JSON.stringify([...halves.reverse(), other].join('')));
        const read = JSON.parse(json) as string;
        expect(Buffer.from(read).toString()).toBe(read);
      }),
    );
  });
});

it.each([
  ['NaN', '{"value":NaN}', '{"value":null}'],
  ['infinite numbers', '[Infinity,-Infinity, 1]', '[null,null, 1]'],
  ['none', '{"value":1}', '{"value":1}'],
  ['one in a text', '{"NaN":"NaN, \\"Infinity\\""}', '{"NaN":"NaN, \\"Infinity\\""}'],
  ['one beside a text', '{"a":"NaN","b":NaN,"c":"-Infinity"}', '{"a":"NaN","b":null,"c":"-Infinity"}'],
  ['one before a text that does not end', '[NaN,"NaN', '[null,"NaN'],
])('writes null for %s', (_, json, expected) => {
  expect(nanAsNull(json)).toBe(expected);
});
