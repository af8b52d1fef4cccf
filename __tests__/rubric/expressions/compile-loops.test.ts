import { describe, expect, test } from 'vitest';
import { outcomeOf, refusalOf } from './evaluating-text.ts';

describe('a loop over the items of a list, or the keys of an object', () => {
  test.each([
    ['[1].all(list, list == 1)', true],
    ['trace.all(s, has(s.type))', true],
    ['trace.all(s, s.type == "message")', false],
    ['trace.exists(s, s.type == "tool_call" && s.tool == "book")', true],
    ['trace.exists_one(s, s.type == "message")', true],
    ['trace.exists_one(s, s.type == "tool_call")', false],
    ['trace.filter(s, s.type == "tool_call").map(s, s.tool)', ['get_calendar', 'book']],
    ['trace.map(s, s.type == "tool_call", s.args.who)', ['ana', 'bo']],
    ['[].all(x, x)', true],
    ['[].exists(x, x)', false],
    [
      '[1, 2].map(x, [3, 4].map(y, x * y))',
      [
        [3, 4],
        [6, 8],
      ],
    ],
    ['[1, 2].map(x, [x].map(x, x + 10)[0] + x)', [12, 14]],
    ['flags.map(key, key)', ['a', 'b']],
    ['flags.filter(key, flags[key])', ['b']],
    ['[1, 2].map(output, output + 1)', [2, 3]],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toMatchObject({ value });
  });

  test('an inner loop leaves the variable of the outer one alone', () => {
    expect(outcomeOf('[1, 2].map(x, [9].exists(y, y > x) ? x : 0)')).toEqual({ value: [1, 2] });
  });
});

describe('a loop over items that cannot be read', () => {
  test.each([
    ['trace.filter(s, s.ms > 1)', 's.ms is absent'],
    ['trace.map(s, s.ms)', 's.ms is absent'],
    ['trace.map(s, s.ms > 1, s.ms)', 's.ms is absent'],
    ['trace.exists_one(s, s.ms > 1)', 's.ms is absent'],
    ['usage.none.all(x, true)', 'usage.none is absent'],
  ])('%s: %s', (text, unknown) => {
    expect(outcomeOf(text)).toEqual({ unknown });
  });

  test.each([
    ['trace.exists(s, s.ms > 1)', true],
    ['trace.all(s, s.ms > 50)', false],
  ])('one decisive item decides: %s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });
});

describe('a loop that is written wrongly is refused', () => {
  test.each([
    ['all(tags, x, true)', 0, '`all` is written `list.all(item, ...)`'],
    ['tags.all(x)', 0, '`all` is written `list.all(item, ...)`'],
    ['tags.all(1, true)', 9, 'all(var, predicate) invalid predicate iteration variable'],
    ['tags.filter(x, true, 1)', 0, '`filter` is written `list.filter(item, ...)`'],
    ['tags.map(x, true, 1, 2)', 0, '`map` is written `list.map(item, ...)`'],
    ['[1].map(constructor, 1)', 8, '`constructor` cannot be used as a name'],
    ['tags.map(a, tags.map(b, tags.map(c, c)))', 24, 'more than 2 nested loops'],
  ])('%s at %i: %s', (text, offset, message) => {
    expect(refusalOf(text)).toMatchObject({ message, offset });
  });
});
