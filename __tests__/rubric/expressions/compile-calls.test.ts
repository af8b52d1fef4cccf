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
