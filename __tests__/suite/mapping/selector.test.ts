import { describe, expect, it } from 'vitest';
import { compileSelector } from '../../../src/suite/mapping/selector.ts';

const record = JSON.parse(`{
  "a": { "b": [1, null, { "c": 2 }], "length": 7 },
  "with space": 3,
  "steps": [{ "role": "user", "text": "hi" }, { "role": "tool" }, { "role": "user", "text": "bye" }],
  "scores": [0.2, 0.5, 1, 7],
  "texts": ["0.5", "0.7"],
  "constructor": 9
}`) as unknown;

describe('compileSelector', () => {
  it.each([
    ['the record', '$', [record]],
    ['a name', '$.a.length', [7]],
    ['a name that is not there', '$.a.x.y', []],
    ['a name below a list', '$.a.b.length', []],
    ['an inherited name', '$.a.toString', []],
    ['a name in quotes', "$['with space']", [3]],
    ['an index from the end', '$.a.b[-1].c', [2]],
    ['all items', '$.a.b[*]', [1, null, { c: 2 }]],
    ['a filter', "$.steps[?@.role == 'user'].text", ['hi', 'bye']],
    ['a descent', '$..c', [2]],
    ['what is above a fraction', '$.scores[?@ >= 0.5]', [0.5, 1, 7]],
    ['what is above a fraction of the other sign', '$.scores[?@ > -0.5 && @ < 0.50]', [0.2]],
    ['what equals a number with an exponent', '$.scores[?@ == 0e3 || @ == 0.7E1]', [7]],
    ['a text that looks like a fraction', '$.texts[?@ == \'0.5\' || @ == "+0.7"]', ['0.5']],
  ])('finds %s', (_, text, expected) => {
    expect(compileSelector(text)(record)).toEqual(expected);
  });

  it.each([
    ['a text without `$`', 'a.b'],
    ['a broken path', '$.a['],
    ['a number with a leading nought', '$.scores[?@ == 05]'],
    ['a fraction with two', '$.scores[?@ == 00.5]'],
    ['a prototype', '$.__proto__'],
    ['a constructor', '$.constructor.constructor'],
    ['a pattern that backtracks', "$.steps[?match(@.text, '(a+)+b')]"],
    ['another pattern that backtracks', "$.steps[?search(@.text, '(a+)+b')]"],
  ])('refuses %s', (_, text) => {
    expect(() => compileSelector(text)).toThrow();
  });

  it('finds a million items', () => {
    const many = { list: Array.from({ length: 1_000_000 }, () => 1) };
    expect(compileSelector('$.list[*]')(many)).toHaveLength(1_000_000);
  });

  it('descends through the deepest record', () => {
    const deep = JSON.parse(`${'[{"a":'.repeat(31)}{"x":1}${'}]'.repeat(31)}`) as unknown;
    expect(compileSelector('$..x')(deep)).toEqual([1]);
  });
});
