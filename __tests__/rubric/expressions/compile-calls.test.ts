import { describe, expect, test } from 'vitest';
import { outcomeOf, refusalOf } from './evaluating-text.ts';

describe('`has` tells whether a path has a value', () => {
  test.each([
    ['has(usage.latency_ms)', true],
    ['has(usage.retries)', true],
    ['has(usage.none)', false],
    ['has(usage.none.deeper)', false],
    ['has(final_state.booking)', false],
    ['has(output)', true],
    ['has(trace[7])', false],
    ['has(trace[size(tags)].tool)', true],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });
});

describe('`matches` takes RE2 patterns', () => {
  test.each([
    ['output.matches("[0-9]+:[0-9]{2}")', true],
    ['matches(output, "(?i)BOOKED")', true],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });
});

describe('the score and verdict of other nodes', () => {
  test.each([
    ['score("tone")', 0.8],
    ['passed("tone") && !passed("other")', true],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });

  test.each([
    ['score("skipped")', 'skipped was skipped and has no score'],
    ['min(score("skipped"), 1)', 'skipped was skipped and has no score'],
  ])('%s: %s', (text, unknown) => {
    expect(outcomeOf(text)).toEqual({ unknown });
  });
});

describe('an aggregate takes a list or several numbers', () => {
  test.each([
    ['min(3, 1, 2)', 1],
    ['max(scores)', 0.3],
    ['max(7)', 7],
    ['sum(scores)', 0.6],
    ['sum([1e100, 1, -1e100])', 1],
    ['sum([100.1, -100])', 0.1],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });

  test.each([
    ['mean([])', 'mean([]) asks for the mean of an empty list'],
    ['sum(tags)', 'item 0 of sum(tags) is text, not a number'],
  ])('%s: %s', (text, unknown) => {
    expect(outcomeOf(text)).toEqual({ unknown });
  });
});

describe('a call that is written wrongly is refused', () => {
  test.each([
    ['len(tags)', 0, expect.stringMatching(/^unknown function `len` \(known: /)],
    ['sise(tags)', 0, 'unknown function `sise` (did you mean `size`?)'],
    ['cel.bind(x, 1, x)', 4, expect.stringMatching(/^unknown function `bind` \(/)],
    ['(tags).anny(x, x)', 7, expect.stringMatching(/^unknown function `anny` /)],
    ['contains("a")', 0, '`contains` takes 2 values, not 1'],
    ['abs(1, 2)', 0, '`abs` takes 1 value, not 2'],
    ['min()', 0, '`min` takes 1 or more values, not 0'],
    ['has(1)', 0, '`has` takes one fact or member, as in `has(usage.cost_usd)`'],
    ['score(output)', 0, '`score` takes the key of one node, as in `score("key")`'],
    ['passed("a", "b")', 0, '`passed` takes the key of one node, as in `passed("key")`'],
    ['matches("a")', 0, '`matches` takes a text and a pattern, as in `output.matches("[0-9]+")`'],
    ['output.matches("(")', 15, expect.stringMatching(/^the pattern is invalid: /)],
    ['output.matches("(?=x)")', 15, expect.stringMatching(/^the pattern is invalid: /)],
    ['output.matches(1)', 15, '`1` is no text in quotes: the pattern of `matches` is fixed'],
    ['output.matches(pattern)', 15, '`pattern` is no text in quotes: the pattern of `matches` is fixed'],
    ['toString()', 0, expect.stringMatching(/^unknown function `toString`/)],
  ])('%s at %i: %s', (text, offset, message) => {
    expect(refusalOf(text)).toMatchObject({ message, offset });
  });
});

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
