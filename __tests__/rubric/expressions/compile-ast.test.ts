import { describe, expect, test } from 'vitest';
import { outcomeOf, refusalOf } from './evaluating-text.ts';

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
