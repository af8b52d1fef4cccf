import { describe, expect, test } from 'vitest';
import type { StepFile } from '../../../schemas/types/rubric.ts';
import { pointedIn } from '../../support/mistakes-in.ts';
import { ask } from '../rubric-of.ts';
import { load, look } from './steps.ts';

describe('step matchers', () => {
  test.each<{ name: string; step: StepFile; at: number | null }>([
    { name: 'type', step: { type: 'tool_call' }, at: 1 },
    { name: 'one of several tools', step: { tool: ['cancel_order', 'get_order'] }, at: 2 },
    { name: 'glob at the end', step: { tool: 'cancel_*' }, at: 3 },
    { name: 'glob in the middle', step: { tool: 'find_*_by_*mail' }, at: 1 },
    { name: 'glob that would need overlapping parts', step: { tool: 'get_order*order' }, at: null },
    { name: 'glob for any tool', step: { tool: '*' }, at: 1 },
    { name: 'a dot is no wildcard', step: { tool: 'get.order' }, at: null },
    { name: 'role', step: { role: 'assistant' }, at: 5 },
    { name: 'part of the arguments', step: { args: { id: 'W1' } }, at: 2 },
    { name: 'arguments that differ', step: { args: { id: 'W3' } }, at: null },
    { name: 'part of the text', step: { text: 'cancelled' }, at: 5 },
    { name: 'pattern in the text', step: { text: { matches: '(?i)^cancel' } }, at: 0 },
    { name: 'part of a result that is text', step: { result: 'Error' }, at: 3 },
    { name: 'part of a result that is an object', step: { result: '"status":"pending"' }, at: 2 },
    { name: 'pattern in the result', step: { result: { matches: '^Error' } }, at: 3 },
    { name: 'calls that went well', step: { tool: 'cancel_order', error: false }, at: 4 },
    { name: 'calls that did not', step: { error: true }, at: 3 },
    { name: 'one of several matchers', step: { any: [{ error: true }, { role: 'assistant' }] }, at: 3 },
    { name: 'none of several matchers', step: { any: [{ tool: 'nope' }, { role: 'nobody' }] }, at: null },
    {
      name: 'several matchers beside another key',
      step: { type: 'message', any: [{ error: true }, { role: '*' }] },
      at: 0,
    },
    { name: 'what does not fit', step: { not: { role: 'user' } }, at: 1 },
    {
      name: 'what does not fit, of calls only',
      step: { type: 'tool_call', not: { tool: ['find_*', 'get_*'] } },
      at: 3,
    },
    { name: 'what is the opposite of its opposite', step: { not: { not: { error: true } } }, at: 3 },
  ])('$name', ({ step, at }) => {
    const { because } = look({ exists: step });
    expect(because).toMatch(at === null ? /^no step fits/ : new RegExp(`^trace\\.${at} `));
  });
});

test.each([undefined, null, '', ' \n'])('a call whose error is %j went well', (error) => {
  const call = { type: 'tool_call', tool: 'x', args: {}, ...(error === undefined ? {} : { error }) } as const;
  expect(look({ exists: { error: true } }, [call]).truth).toBe(false);
  expect(look({ exists: { error: false } }, [call]).truth).toBe(true);
});

test('a call without arguments has none, also in a list that is not the trace', () => {
  const { truth } = ask(
    { trace: { in: 'calls', exists: { tool: 'x', args: {} } } },
    { calls: [{ type: 'tool_call', tool: 'x' }] },
  );
  expect(truth).toBe(true);
});

test.each<{ name: string; step: StepFile; problems: readonly string[] }>([
  {
    name: 'a tool and a role',
    step: { tool: 'a', role: 'user' },
    problems: ['/outcomes/0/when/trace/absence impossible-step'],
  },
  {
    name: 'a message with arguments',
    step: { type: 'message', args: {} },
    problems: ['/outcomes/0/when/trace/absence impossible-step'],
  },
  {
    name: 'a call with a text',
    step: { type: 'tool_call', text: 'a' },
    problems: ['/outcomes/0/when/trace/absence impossible-step'],
  },
  {
    name: 'a part of several',
    step: { any: [{ tool: 'a', role: 'user' }] },
    problems: ['/outcomes/0/when/trace/absence/any/0 impossible-step'],
  },
  {
    name: 'a part that must not fit',
    step: { not: { result: { matches: '(' } } },
    problems: ['/outcomes/0/when/trace/absence/not/result/matches bad-regex missing closing ): `(`'],
  },
  {
    name: 'a pattern that cannot be read',
    step: { result: { matches: '(' } },
    problems: ['/outcomes/0/when/trace/absence/result/matches bad-regex missing closing ): `(`'],
  },
])('$name is refused', ({ step, problems }) => {
  expect(pointedIn(() => load({ absence: step }))).toEqual(problems);
});
