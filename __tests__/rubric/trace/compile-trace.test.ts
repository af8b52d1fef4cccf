import { describe, expect, test } from 'vitest';
import type { TraceFile } from '../../../src/rubric/rubric-file.ts';
import type { Step } from '../../../src/suite/trial.ts';
import { ask } from '../rubric-of.ts';

const call = (tool: string, more: object = {}): Step => ({ type: 'tool_call', tool, args: {}, ...more });
const say = (role: string, text: string): Step => ({ type: 'message', role, text });

const trace: readonly Step[] = [
  say('user', 'Cancel my order'),
  call('find_user_id_by_email', { args: { email: 'a@example.org' }, result: 'u1' }),
  call('get_order', { args: { id: 'W1', depth: 2 }, result: { status: 'pending' }, error: null }),
  call('cancel_order', { args: { id: 'W1' }, result: 'Error: not found', error: 'not found' }),
  call('cancel_order', { args: { id: 'W2' }, result: 'ok' }),
  say('assistant', 'It is cancelled.'),
];

const look = (file: TraceFile, steps = trace) => ask({ trace: file }, { trace: steps });

describe('patterns', () => {
  test.each<{ name: string; file: TraceFile; truth: boolean | undefined; because: string }>([
    {
      name: 'a step that is there',
      file: { exists: { tool: 'get_order' } },
      truth: true,
      because: 'trace.2 (get_order) fits {"tool":"get_order"}',
    },
    {
      name: 'a step that is not there',
      file: { exists: { tool: 'refund' } },
      truth: false,
      because: 'no step fits {"tool":"refund"}',
    },
    {
      name: 'no such step',
      file: { absence: { tool: 'refund' } },
      truth: true,
      because: 'no step fits {"tool":"refund"}',
    },
    {
      name: 'such a step after all',
      file: { absence: { error: true } },
      truth: false,
      because: 'trace.3 (cancel_order) fits {"error":true}',
    },
    {
      name: 'exactly once, but twice',
      file: { count: { of: { tool: 'cancel_order' }, exactly: 1 } },
      truth: false,
      because: '2 steps fit {"tool":"cancel_order"}: trace.3 (cancel_order), trace.4 (cancel_order); exactly 1 wanted',
    },
    {
      name: 'within bounds',
      file: { count: { of: { type: 'message' }, at_least: 1, at_most: 2 } },
      truth: true,
      because:
        '2 steps fit {"type":"message"}: trace.0 (user message), trace.5 (assistant message); at least 1 and at most 2 wanted',
    },
    {
      name: 'the one before the other',
      file: { precedence: { each: { tool: 'cancel_order' }, after: { tool: 'find_*' } } },
      truth: true,
      because: 'trace.3 (cancel_order) comes after trace.1 (find_user_id_by_email)',
    },
    {
      name: 'the other before the one',
      file: { precedence: { each: { tool: 'find_*' }, after: { tool: 'get_order' } } },
      truth: false,
      because: 'trace.1 (find_user_id_by_email) has no step before it that fits {"tool":"get_order"}',
    },
    {
      name: 'nothing that needs one before it',
      file: { precedence: { each: { tool: 'refund' }, after: { tool: 'find_*' } } },
      truth: true,
      because: 'no step fits {"tool":"refund"}',
    },
    {
      name: 'by a certain step',
      file: { exists: { tool: 'get_order' }, within_first: 3 },
      truth: true,
      because: 'trace.2 (get_order) fits {"tool":"get_order"}',
    },
    {
      name: 'one step too late',
      file: { exists: { tool: 'get_order' }, within_first: 2 },
      truth: false,
      because: 'no step fits {"tool":"get_order"}',
    },
    {
      name: 'never after',
      file: { absence: { tool: 'find_*' }, after: { tool: 'get_order' } },
      truth: true,
      because: 'no step fits {"tool":"find_*"}',
    },
    {
      name: 'before',
      file: { exists: { tool: 'get_order' }, before: { tool: 'cancel_order' } },
      truth: true,
      because: 'trace.2 (get_order) fits {"tool":"get_order"}',
    },
    {
      name: 'after something that never happened',
      file: { absence: { tool: 'refund' }, after: { tool: 'escalate' } },
      truth: undefined,
      because: 'nothing is after it: no step fits {"tool":"escalate"}',
    },
    {
      name: 'before something that never happened',
      file: { absence: { tool: 'refund' }, before: { tool: 'escalate' } },
      truth: undefined,
      because: 'nothing is before it: no step fits {"tool":"escalate"}',
    },
  ])('$name', ({ file, truth, because }) => {
    expect(look(file)).toEqual({ truth, because, warnings: [] });
  });
});

describe('an empty trace', () => {
  const patterns: readonly TraceFile[] = [
    { exists: { tool: 'a' } },
    { absence: { tool: 'a' } },
    { count: { of: { tool: 'a' }, exactly: 0 } },
    { precedence: { each: { tool: 'a' }, after: { tool: 'b' } } },
  ];

  test.each(patterns)('never passes %j, nor its negation', (file) => {
    expect(look(file, []).truth).toBeUndefined();
    expect(ask({ not: { trace: file } }, { trace: [] }).truth).toBeUndefined();
  });

  test.each(patterns)('passes %j where the rubric says so', (file) => {
    expect(look({ ...file, on_empty_trace: 'pass' }, []).truth).toBe(true);
  });

  test('a missing trace is warned of', () => {
    const expected = { truth: undefined, because: 'trace is absent', warnings: ['fact `trace` is absent'] };
    expect(ask({ trace: { absence: { tool: 'a' } } }, {})).toEqual(expected);
  });
});

describe('step matchers', () => {
  test.each<{ name: string; step: NonNullable<TraceFile['exists']>; at: number | null }>([
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
  ])('$name', ({ step, at }) => {
    const { because } = look({ exists: step });
    expect(because).toMatch(at === null ? /^no step fits/ : new RegExp(`^trace\\.${at} `));
  });
});
