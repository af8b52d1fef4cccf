import { expect, test } from 'vitest';
import { firstDifference } from '../../src/gating/call-difference.ts';

/** A letter is a call of the tool of that name; `g` stands for a lookup. */
const stepsOf = (tools: string) => ({
  steps: [...tools].map((tool) => ({ type: 'tool_call' as const, tool: tool === 'g' ? 'get' : tool, args: {} })),
});

test.each([
  ['a last call left out', 'gab', 'ga', { change: 'left-out', tool: 'b', steps: [3, null] }],
  ['a call left out before others', 'gabc', 'gac', { change: 'left-out', tool: 'b', steps: [3, null] }],
  ['one of two left out', 'abac', 'abc', { change: 'less-often', tool: 'a', steps: [3, null] }],
  ['the second of two left out at the end', 'aa', 'a', { change: 'less-often', tool: 'a', steps: [2, null] }],
  ['a last call added', 'a', 'agb', { change: 'added', tool: 'b', steps: [null, 3] }],
  ['a call added before others', 'ac', 'abc', { change: 'added', tool: 'b', steps: [null, 2] }],
  ['a call made twice', 'ab', 'aab', { change: 'more-often', tool: 'a', steps: [null, 2] }],
  ['another call instead', 'abc', 'adc', { change: 'replaced', tool: 'b', instead: 'd', steps: [2, 2] }],
  ['another call instead, and nothing after', 'ab', 'ac', { change: 'replaced', tool: 'b', instead: 'c' }],
  ['another order', 'ab', 'ba', { change: 'replaced', tool: 'a', instead: 'b', steps: [1, 1] }],
  ['a lookup left out, with the same actions', 'ga', 'a', { change: 'left-out', tool: 'get', steps: [1, null] }],
])('the first difference is told: %s', (_, main, candidate, told) => {
  expect(firstDifference(stepsOf(main), stepsOf(candidate))).toMatchObject(told);
});

test('calls alike, and a side without steps, have no difference', () => {
  expect(firstDifference(stepsOf('gab'), stepsOf('gab'))).toBeNull();
  expect(firstDifference(stepsOf('gab'), stepsOf(''))).toBeNull();
});
