import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TraceFile } from '../../../schemas/types/rubric.ts';
import { pointedIn } from '../../support/mistakes-in.ts';
import { load, look, traceOf, truthOf } from './steps.ts';

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
      name: 'an answer to each',
      file: { response: { each: { error: true }, then: { role: 'assistant' } } },
      truth: true,
      because: 'trace.3 (cancel_order) comes before trace.5 (assistant message)',
    },
    {
      name: 'no answer to the last',
      file: { response: { each: { tool: 'cancel_order' }, then: { error: true } } },
      truth: false,
      because: 'trace.4 (cancel_order) has no step after it that fits {"error":true}',
    },
    {
      name: 'nothing to answer',
      file: { response: { each: { tool: 'refund' }, then: { role: 'assistant' } } },
      truth: true,
      because: 'no step fits {"tool":"refund"}',
    },
    {
      name: 'in order, with others between',
      file: {
        sequence: [{ tool: 'find_*' }, { tool: 'cancel_order' }, { tool: 'cancel_order' }, { role: 'assistant' }],
      },
      truth: true,
      because: 'trace.1 (find_user_id_by_email), trace.3 (cancel_order), trace.4 (cancel_order), ... are in this order',
    },
    {
      name: 'out of order',
      file: { sequence: [{ tool: 'get_order' }, { tool: 'find_*' }] },
      truth: false,
      because: 'no step after trace.2 (get_order) fits {"tool":"find_*"}',
    },
    {
      name: 'an order that never starts',
      file: { sequence: [{ tool: 'refund' }, { tool: 'get_order' }] },
      truth: false,
      because: 'no step fits {"tool":"refund"}',
    },
    {
      name: 'every step of a kind',
      file: { universality: { each: { type: 'message' }, fits: { role: ['user', 'assistant'] } } },
      truth: true,
      because:
        'all 2 steps of {"type":"message"} fit {"role":["user","assistant"]}: trace.0 (user message), trace.5 (assistant message)',
    },
    {
      name: 'the only step of a kind',
      file: { universality: { each: { role: 'user' }, fits: { text: 'Cancel' } } },
      truth: true,
      because: 'the only step of {"role":"user"} fits {"text":"Cancel"}: trace.0 (user message)',
    },
    {
      name: 'one of a kind that does not fit',
      file: { universality: { each: { tool: '*' }, fits: { error: false } } },
      truth: false,
      because: 'trace.3 (cancel_order) does not fit {"error":false}',
    },
    {
      name: 'none of the kind',
      file: { universality: { each: { tool: 'refund' }, fits: { error: false } } },
      truth: true,
      because: 'there is no step of {"tool":"refund"}',
    },
    {
      name: 'every step at all',
      file: { universality: { fits: { type: 'tool_call' } } },
      truth: false,
      because: 'trace.0 (user message) does not fit {"type":"tool_call"}',
    },
  ])('$name', ({ file, truth, because }) => {
    expect(look(file)).toEqual({ truth, because, warnings: [] });
  });
});

describe('yes or no over the sequence of calls', () => {
  const didXBeforeY: TraceFile = { exists: { tool: 'X' }, before: { tool: 'Y' } };
  const noYWithoutX: TraceFile = { precedence: { each: { tool: 'Y' }, after: { tool: 'X' } } };
  const didXByStep3: TraceFile = { exists: { tool: 'X' }, within_first: 3 };
  const neverZAfterW: TraceFile = { absence: { tool: 'Z' }, after: { tool: 'W' } };
  const xOnce: TraceFile = { count: { of: { tool: 'X' }, exactly: 1 } };

  test.each<{ name: string; file: TraceFile; letters: string; truth: boolean | undefined }>([
    { name: 'X before Y', file: didXBeforeY, letters: 'aXbY', truth: true },
    { name: 'X after Y only', file: didXBeforeY, letters: 'YX', truth: false },
    { name: 'X but no Y: nothing is before it', file: didXBeforeY, letters: 'aX', truth: undefined },
    { name: 'no Y without X', file: noYWithoutX, letters: 'XYaY', truth: true },
    { name: 'no Y without X, where Y is first', file: noYWithoutX, letters: 'YXY', truth: false },
    { name: 'no Y without X, where there is no Y', file: noYWithoutX, letters: 'a', truth: true },
    { name: 'X by step 3', file: didXByStep3, letters: 'abXc', truth: true },
    { name: 'X at step 4', file: didXByStep3, letters: 'abcX', truth: false },
    { name: 'X by step 3 of a shorter trace', file: didXByStep3, letters: 'X', truth: true },
    { name: 'no Z after W', file: neverZAfterW, letters: 'ZaWb', truth: true },
    { name: 'no Z after W, where W is last', file: neverZAfterW, letters: 'ZW', truth: true },
    { name: 'Z after W', file: neverZAfterW, letters: 'WaZ', truth: false },
    { name: 'Z but no W: nothing is after it', file: neverZAfterW, letters: 'Z', truth: undefined },
    { name: 'X once', file: xOnce, letters: 'aXb', truth: true },
    { name: 'X twice', file: xOnce, letters: 'XaX', truth: false },
    { name: 'no X', file: xOnce, letters: 'ab', truth: false },
  ])('$name', ({ file, letters, truth }) => {
    expect(truthOf(file, letters)).toBe(truth);
  });
});

test.each<{ name: string; file: TraceFile; problems: readonly string[] }>([
  {
    name: 'a count without a bound',
    file: { count: { of: { tool: 'a' } } },
    problems: ['/outcomes/0/when/trace/count bad-pattern none of them'],
  },
  {
    name: 'bounds that cross',
    file: { count: { of: { tool: 'a' }, at_least: 3, at_most: 2 } },
    problems: ['/outcomes/0/when/trace/count bad-pattern at least 3 and at most 2'],
  },
  {
    name: 'an exact number out of bounds',
    file: { count: { of: { tool: 'a' }, at_least: 3, exactly: 2 } },
    problems: ['/outcomes/0/when/trace/count bad-pattern at least 3 and exactly 2'],
  },
  {
    name: 'an entry of a sequence that no step fits',
    file: { sequence: [{ tool: 'a' }, { tool: 'a', text: 'b' }] },
    problems: ['/outcomes/0/when/trace/sequence/1 impossible-step'],
  },
])('$name is refused', ({ file, problems }) => {
  expect(pointedIn(() => load(file))).toEqual(problems);
});

describe('over any trace', () => {
  const letters = fc.string({ unit: fc.constantFrom('p', 'q', 'r'), minLength: 1, maxLength: 12 });
  const [p, q] = [{ tool: 'p' }, { tool: 'q' }];
  const reversed = (text: string) => [...text].reverse().join('');

  test('a response is a precedence of the trace read backwards', () => {
    fc.assert(
      fc.property(letters, (text) => {
        const response = truthOf({ response: { each: p, then: q } }, text);
        expect(response).toBe(truthOf({ precedence: { each: p, after: q } }, reversed(text)));
      }),
    );
  });

  test('every p has a q before it, by looking at each', () => {
    fc.assert(
      fc.property(letters, (text) => {
        const expected = [...text].every((letter, index) => letter !== 'p' || text.slice(0, index).includes('q'));
        expect(truthOf({ precedence: { each: p, after: q } }, text)).toBe(expected);
      }),
    );
  });

  test('a sequence is a subsequence', () => {
    fc.assert(
      fc.property(letters, fc.array(fc.constantFrom('p', 'q', 'r'), { minLength: 2, maxLength: 5 }), (text, order) => {
        const expected = new RegExp(order.join('.*')).test(text);
        expect(truthOf({ sequence: order.map((tool) => ({ tool })) }, text)).toBe(expected);
      }),
    );
  });

  test('universality is the absence of what does not fit', () => {
    fc.assert(
      fc.property(letters, (text) => {
        const all = truthOf({ universality: { fits: { tool: ['p', 'q'] } } }, text);
        expect(all).toBe(truthOf({ absence: { tool: 'r' } }, text));
      }),
    );
  });

  test('what decided is among the steps', () => {
    fc.assert(
      fc.property(letters, (text) => {
        const { because } = look({ response: { each: p, then: q } }, traceOf(text));
        for (const [, index, tool] of because.matchAll(/trace\.(\d+) \((\w)\)/g))
          expect(text[Number(index)]).toBe(tool);
      }),
    );
  });
});
