import { describe, expect, test } from 'vitest';
import { outcomeOf, refusalOf, scopeOf, usable } from './evaluating-text.ts';

describe('literals, lists and objects', () => {
  test.each([
    ['1e3', 1000],
    ['"a\\n" + r"\\d"', 'a\n\\d'],
    ['1 // a comment', 1],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });

  test.each([
    ['[usage.none]', 'usage.none is absent'],
    ['{"a": usage.none}', 'usage.none is absent'],
  ])('%s: %s', (text, unknown) => {
    expect(outcomeOf(text)).toEqual({ unknown });
  });

  test.each([
    ['5u', 0, expect.stringMatching(/^`5u` is no JSON value/)],
    ['b"x"', 0, expect.stringMatching(/^`b"x"` is no JSON value/)],
    ['{1: 2}', 1, 'keys of objects must be texts in quotes'],
    ['{"a": 1, "b": 2, "a": 3}', 17, '`a` is repeated in the object'],
    ['{"__proto__": 2}', 1, '`__proto__` cannot be used as a name'],
  ])('%s at %i: %s', (text, offset, message) => {
    expect(refusalOf(text)).toMatchObject({ message, offset });
  });
});

describe('`!`, `&&`, `||` and `?:`', () => {
  test.each([
    ['!flags.a', true],
    ['true ? 1 : "one"', 1],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });

  test.each([
    ['!usage.none', 'usage.none is absent'],
    ['usage.none ? 1 : 2', 'usage.none is absent'],
    ['true && usage.none', 'usage.none is absent'],
    ['usage.none || usage.other', 'usage.none is absent'],
  ])('%s: %s', (text, unknown) => {
    expect(outcomeOf(text)).toEqual({ unknown });
  });

  test.each([
    ['usage.none && false', false],
    ['false && usage.none', false],
    ['usage.none > 1 || true', true],
    ['has(usage.none) ? usage.none : 0', 0],
  ])('one decisive part decides: %s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });
});

describe('numbers are of one kind', () => {
  test.each([
    ['words_used / 100', 2.5],
    ['5 / 2', 2.5],
    ['5 / 2 == 2.5', true],
    ['1 == 1.0', true],
    ['words_used > 50', true],
    ['words_used > 50.5', true],
    ['words_used % 100', 50],
    ['-7 % 3', -1],
    ['7.5 % 2', 1.5],
    ['0.4 * score + 0.6 * (words_used > 100 ? 1 : 0)', 0.7],
    ['scores[0 + 1]', 0.2],
    ['scores[size(scores) - 1]', 0.3],
    ['2 - 3 * 2', -4],
    ['-(1 - 3)', 2],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });

  test.each(['-0', '0 * -1', 'ceil(-0.4)', 'round(-0.4)', 'zero', '-1 % 1'])('%s is 0 without a sign', (text) => {
    const { evaluate } = usable(text, new Set(['zero']), 'number');
    expect(evaluate(scopeOf({ zero: -0 }))).toStrictEqual({ value: 0 });
  });
});

describe('texts and lists are joined by `+`', () => {
  test.each([
    ['"a" + "b" == "ab"', true],
    ['[1] + [2, 3]', [1, 2, 3]],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });
});

describe('order and equality', () => {
  test.each([
    ['usage.retries == null', true],
    ['"10" < "9"', true],
    ['2 <= 2 && 3 >= 3 && 1 < 2 && 2 > 1', true],
    ['[1, {"a": [2]}] == [1.0, {"a": [2]}]', true],
    ['{"a": 1, "b": 2} == {"b": 2, "a": 1}', true],
    ['{"a": 1} == {"b": 1}', false],
    ['{"a": 1} == {"a": 1, "b": 1}', false],
    ['[1] == [1, 2]', false],
    ['trace[0] == tags', false],
    ['tags == trace[0]', false],
    ['nothing == tags', false],
    ['"a" != "b"', true],
    ['"abc" == "ab"', false],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });
});

describe('membership', () => {
  test.each([
    ['3 in [1.0, 2.0, 3.0]', true],
    ['"latency_ms" in usage', true],
    ['"toString" in usage', false],
    ['"y" in tags', true],
    ['{"type": "message", "text": "hi"} in trace', true],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });
});

describe('what has no result is unknown', () => {
  test.each([
    ['usage.none + 1', 'usage.none is absent'],
    ['1 + usage.none', 'usage.none is absent'],
    ['output > 3', 'output > 3 mixes text and a number'],
    ['usage.retries > 3', 'usage.retries is null, not a number or text'],
    ['tags + 1', 'tags + 1 mixes a list and a number'],
    ['output - 1', 'output is text, not a number'],
    ['-output', 'output is text, not a number'],
    ['-usage.none', 'usage.none is absent'],
    ['score / (score - 0.25)', 'score / (score - 0.25) divides by zero'],
    ['(1 + 2) * ((score / 0))', 'score / 0 divides by zero'],
    ['5 % 0', '5 % 0 divides by zero'],
    ['1e308 * 10', '1e308 * 10 is beyond the range of numbers'],
    ['1e308 + 1e308', '1e308 + 1e308 is beyond the range of numbers'],
    ['usage.none == 1', 'usage.none is absent'],
    ['1 == usage.none', 'usage.none is absent'],
    ['usage.none in tags', 'usage.none is absent'],
    ['"x" in usage.none', 'usage.none is absent'],
    ['1 in usage', '1 is a number, and the keys of usage are texts'],
    ['!(nothing in usage)', 'nothing is null, and the keys of usage are texts'],
    ['"x" < usage.none', 'usage.none is absent'],
  ])('%s: %s', (text, unknown) => {
    expect(outcomeOf(text)).toEqual({ unknown });
  });
});

describe('kinds that never fit are refused', () => {
  test.each([
    ['1 + "a"', 0, '`1 + "a"` mixes a number and text'],
    [`'abc' + 3 > 2`, 0, "`'abc' + 3` mixes text and a number"],
    ['1 + "a" == "x"', 0, '`1 + "a"` mixes a number and text'],
    ['1 == "1"', 0, '`1 == "1"` compares a number and text, which are never equal'],
  ])('%s at %i: %s', (text, offset, message) => {
    expect(refusalOf(text)).toMatchObject({ message, offset });
  });
});
