import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectGolden } from '../../support/golden.ts';
import { messagesIn, subjectsIn } from '../../support/mistakes-in.ts';
import { fact, map } from './mapped.ts';

describe('values', () => {
  const text = "{'a': 1}";
  it.each([
    ['a selector', { v: 1 }, '$.v', 1],
    ['null as absent', { v: null }, '$.v', undefined],
    ['false as there', { v: false }, '$.v', false],
    ['the first that is not null', { v: [null, 2, 3] }, '{ select: "$.v[*]" }', 2],
    ['the last that is not null', { v: [1, 2, null] }, '{ select: "$.v[*]", take: last }', 2],
    ['all that are not null', { v: [1, null, 2] }, '{ select: "$.v[*]", take: all }', [1, 2]],
    ['none at all as absent', { v: [] }, '{ select: "$.v[*]", take: all }', undefined],
    ['a count', { v: [1, null, 2] }, '{ select: "$.v[*]", take: count }', 2],
    ['a sum', { v: { a: { n: 1 }, b: { n: null }, c: { n: 2 } } }, '{ select: "$.v.*.n", take: sum }', 3],
    ['a sum of what steps make of each', { v: ['1', '2'] }, '{ select: "$.v[*]", take: sum, parse: integer }', 3],
    [
      'milliseconds between times',
      { v: ['2026-01-01T00:00:01.25Z', '2026-01-01T00:00:03Z'] },
      '{ between: ["$.v[0]", "$.v[1]"] }',
      1750,
    ],
    [
      'digits apart',
      { v: ['1795170000000000000', '1795170000001500000'] },
      '{ between: ["$.v[0]", "$.v[1]"], scale: 0.000001 }',
      1.5,
    ],
    ['numbers apart', { v: [10, 12.5] }, '{ between: ["$.v[0]", "$.v[1]"] }', 2.5],
    ['no time without an end', { v: ['2026-01-01T00:00:01Z'] }, '{ between: ["$.v[0]", "$.v[1]"] }', undefined],
    ['a part of the file name', {}, "{ file: true, match: '(.)[.]json$' }", 'r'],
    ['a sum of nothing as absent', { v: {} }, '{ select: "$.v.*", take: sum }', undefined],
    ['a count of nothing', {}, '{ select: "$.v[*]", take: count }', 0],
    ['the first of several', { b: 2 }, '{ first_of: [$.a, $.b] }', 2],
    ['joined parts', { a: 'x', b: 2 }, '{ parts: [$.a, $.b] }', 'x/2'],
    ['parts joined by something else', { a: 'x', b: 2 }, '{ parts: [$.a, $.b], join: "-" }', 'x-2'],
    ['parts of which one is absent', { a: 'x' }, '{ parts: [$.a, $.b] }', undefined],
    ['an object', { a: 'x' }, '{ object: { one: $.a, two: $.b } }', { one: 'x' }],
    ['a constant', {}, '{ const: [1] }', [1]],
    ['JSON', { v: '{"a":1}' }, '{ select: $.v, parse: json }', { a: 1 }],
    ['a Python literal', { v: text }, '{ select: $.v, parse: [json, python] }', { a: 1 }],
    ['text that is neither', { v: 'oops' }, '{ select: $.v, parse: [json, python, text] }', 'oops'],
    ['what is parsed already', { v: { a: 1 } }, '{ select: $.v, parse: json }', { a: 1 }],
    ['a number', { v: '-1.5e3' }, '{ select: $.v, parse: number }', -1500],
    ['an integer', { v: '42' }, '{ select: $.v, parse: integer }', 42],
    ['a boolean as Python writes it', { v: 'True' }, '{ select: $.v, parse: boolean }', true],
    [
      'the group of a match',
      { v: '[PASS] (0.5)' },
      String.raw`{ select: $.v, match: '\(([\d.]+)\)', parse: number }`,
      0.5,
    ],
    ['a whole match', { v: 'abc' }, '{ select: $.v, match: b. }', 'bc'],
    ['no match as absent', { v: 'abc' }, '{ select: $.v, match: x }', undefined],
    ['a list as no match, not even of no characters', { v: ['a'] }, '{ select: $.v, match: ^.*$ }', undefined],
    ['an object as no match', { v: {} }, '{ select: $.v, match: ^$ }', undefined],
    ['a value of the value', { v: '{"a":{"b":1}}' }, '{ select: $.v, parse: json, then: $.a.b }', 1],
    ['a value of every value', { v: [{ a: 1 }, {}, { a: 2 }] }, '{ select: "$.v[*]", take: all, then: $.a }', [1, 2]],
    ['all joined', { v: ['a', 'b'] }, '{ select: "$.v[*]", take: all, join: "+" }', 'a+b'],
    ['equality', { v: 1 }, '{ select: $.v, equals: 1 }', true],
    ['difference', { v: '1' }, '{ select: $.v, equals: 1 }', false],
    ['equality of what is absent', {}, '{ select: $.v, equals: 1 }', undefined],
    ['a table', { v: 'C' }, '{ select: $.v, map: { C: true, I: false } }', true],
    ['a table by the text of a number', { v: 2 }, '{ select: $.v, map: { "2": two } }', 'two'],
    ['what a table does not have, with a default', { v: 'X' }, '{ select: $.v, map: { C: 1 }, default: 0 }', 0],
    [
      'what a table does not have among several',
      { v: ['C', 'X', null, 'I'] },
      '{ select: "$.v[*]", take: all, map: { C: 1, I: 2 }, scale: 10, default: 5 }',
      [10, 5, 20],
    ],
    [
      'a sum of what a table does not have',
      { v: ['C', 'X'] },
      '{ select: "$.v[*]", take: sum, map: { C: 1 }, default: 5 }',
      6,
    ],
    [
      'what is absent among several as left out, with a table and a default',
      { v: [{ a: 'C' }, {}, { a: 'X' }] },
      '{ select: "$.v[*]", take: all, then: $.a, map: { C: 1 }, default: 0 }',
      [1, 0],
    ],
    ['the default of a table unscaled', { v: 'X' }, '{ select: $.v, map: { C: 1 }, scale: 10, default: 5 }', 5],
    ['a default of several that are none', { v: [] }, '{ select: "$.v[*]", take: all, map: { C: 1 }, default: 0 }', 0],
    ['another unit', { v: 1.5 }, '{ select: $.v, scale: 1000 }', 1500],
    ['a score at its threshold', { v: 0.5 }, '{ select: $.v, at_least: 0.5 }', true],
    ['a score below its threshold', { v: 0.49 }, '{ select: $.v, at_least: 0.5 }', false],
    ['a time within its limit', { v: 5 }, '{ select: $.v, at_most: 5 }', true],
    ['a time above its limit', { v: 6 }, '{ select: $.v, at_most: 5 }', false],
    ['a score between two', { v: 3 }, '{ select: $.v, at_least: 2, at_most: 3 }', true],
    ['a score above both', { v: 4 }, '{ select: $.v, at_least: 2, at_most: 3 }', false],
    ['no score as absent', {}, '{ select: $.v, at_least: 2, at_most: 3 }', undefined],
    ['a default', {}, '{ select: $.v, default: none }', 'none'],
    ['an id of free text', { v: 'What now?' }, '{ select: $.v, slug: true }', 'what-now-6a629fe7'],
  ])('reads %s', (_, record, spec, expected) => {
    expect(fact(record, spec)).toEqual(expected);
  });

  const LARGE = { v: 2 ** 60 };
  const refused: readonly (readonly [string, object, string])[] = [
    ['text that is no number', { v: '0x10' }, '{ select: $.v, parse: number }'],
    ['a comma in a number', { v: '1,5' }, '{ select: $.v, parse: number }'],
    ['a fraction as integer', { v: '1.5' }, '{ select: $.v, parse: integer }'],
    ['yes as boolean', { v: 'yes' }, '{ select: $.v, parse: boolean }'],
    ['text that is no JSON', { v: '{' }, '{ select: $.v, parse: [json, python] }'],
    ['what a table does not have', { v: 'X' }, '{ select: $.v, map: { C: 1, I: 0 } }'],
    ['an object as a part', { v: {} }, '{ parts: [$.v] }'],
    ['no times', { v: ['noon', 'one'] }, '{ between: ["$.v[0]", "$.v[1]"] }'],
    ['times of two kinds', { v: [1, '2'] }, '{ between: ["$.v[0]", "$.v[1]"] }'],
    ['text to add', { v: [1, '2'] }, '{ select: "$.v[*]", take: sum }'],
    ['a list that a table has no text for', { v: [] }, '{ select: $.v, map: { "": none } }'],
    ['a product that no number holds', { v: -1e308 }, '{ select: $.v, scale: 10 }'],
    ['a sum that no number holds', { v: [1e308, 1e308] }, '{ select: "$.v[*]", take: sum }'],
    ['text to compare', { v: '1' }, '{ select: $.v, at_least: 2 }'],
    ['text to scale', { v: '1' }, '{ select: $.v, scale: 2 }'],
    ['a large number as a part', LARGE, '{ parts: [$.v] }'],
  ];
  it.each(refused)('refuses %s, naming record and part', (_, record, spec) => {
    expect(subjectsIn(() => fact(record, spec))).toEqual(['r.json#/0 unmapped facts.x']);
  });

  it('the reasons of refused values read as agreed', () => {
    const messages = refused.map(([name, record, spec]) =>
      [name, ...messagesIn(() => fact(record, spec))].join('\n  '),
    );
    expectGolden(join(import.meta.dirname, 'golden/refused-values.txt'), `${messages.join('\n')}\n`);
  });

  it.each([
    ['a part', '{ parts: [$.v] }'],
    ['an item that is joined', '{ select: $.v, take: all, join: "+" }'],
    ['what is matched', '{ select: $.v, match: "9+" }'],
    ['the key of a table', '{ select: $.v, map: { a: b }, default: c }'],
    ['free text', '{ select: $.v, slug: true }'],
    ['an object with an id', '{ object: { id: { object: { v: $.v } } } }', ', slug: true'],
  ])('refuses to make text of a number that is no longer the one in the file: %s', (_, spec, more = '') => {
    const refusal = subjectsIn(() => fact(LARGE, spec.replace(/ }$/, `${more} }`)));
    expect(refusal).toEqual(['r.json#/0 unmapped facts.x']);
    expect(fact({ v: 2 ** 53 - 1 }, spec)).toBeDefined();
  });

  it('a large number that stays a number is read as it is', () => {
    expect(fact({ v: 2 ** 60 }, '$.v')).toBe(2 ** 60);
    expect(fact({ v: 2 ** 60 }, '{ select: $.v, scale: 2 }')).toBe(2 ** 61);
  });

  it.each([
    ['title', 'title: $.v'],
    ['trace.message.text', 'trace: { steps: $, message: { role: { const: user }, text: $.v } }'],
    ['trace.calls.tool', 'trace: { steps: $, calls: { select: $, tool: $.v } }'],
    ['trace.calls.id', 'trace: { steps: $, calls: { select: $, tool: $.id, id: $.v } }'],
    ['trace.results.id', 'trace: { steps: $, results: { when: $.id, id: $.v, result: $.id } }'],
    ['error.message', 'error: { message: $.v }'],
  ])('refuses such a number in %s', (part, line) => {
    const refusal = subjectsIn(() => map({ id: 'a', v: 2 ** 60 }, 'scenario: $.id', line));
    expect(refusal).toEqual([`r.json#/0 unmapped ${part}`]);
  });
});

describe('NaN and Infinity', () => {
  const read = (spec: string, v: string, ...lines: string[]) =>
    map({ id: 'a', v }, 'scenario: $.id', `facts: { x: ${spec} }`, ...lines)[0]?.x;

  it.each([
    [
      'in JSON inside of a text',
      '{ select: $.v, parse: json }',
      '{"a":NaN,"b":[-Infinity,"NaN"]}',
      { a: null, b: [null, 'NaN'] },
    ],
    ['as a text that should be a number', '{ select: $.v, parse: number, default: 0 }', 'NaN', 0],
    ['as Python writes them to CSV', '{ select: $.v, parse: number }', '-inf', undefined],
    [
      'in a Python literal',
      '{ select: $.v, parse: [python, text] }',
      "['it', nan, -inf, {'a': inf}, 'nan']",
      ['it', null, null, { a: null }, 'nan'],
    ],
    ['as a Python literal', '{ select: $.v, parse: python, default: 0 }', 'nan', 0],
    ['where an integer should be', '{ select: $.v, parse: [integer, text] }', 'nan', undefined],
  ])('are absent %s', (_, spec, v, expected) => {
    expect(read(spec, v, 'nan: absent')).toEqual(expected);
  });

  it('are refused unless the mapping says `nan: absent`', () => {
    const refusal = ['r.json#/0 unmapped facts.x'];
    expect(subjectsIn(() => read('{ select: $.v, parse: json }', '[NaN]'))).toEqual(refusal);
    expect(subjectsIn(() => read('{ select: $.v, parse: number }', 'NaN'))).toEqual(refusal);
  });

  it('leave other texts alone', () => {
    expect(read('{ select: $.v, parse: [number, text] }', 'nano', 'nan: absent')).toBe('nano');
    expect(read('{ select: $.v, parse: text }', 'NaN', 'nan: absent')).toBe('NaN');
    expect(read('{ select: $.v, parse: [python, text] }', '[nanny]', 'nan: absent')).toBe('[nanny]');
    expect(read('{ select: $.v, parse: [python, text] }', '[nan]')).toBe('[nan]');
  });
});
