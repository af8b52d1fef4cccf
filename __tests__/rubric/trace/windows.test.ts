import { describe, expect, test } from 'vitest';
import type { TraceFile } from '../../../schemas/types/rubric.ts';
import { pointedIn } from '../../support/mistakes-in.ts';
import { call, load, look, traceOf, truthOf } from './steps.ts';

describe('one window', () => {
  test.each<{ name: string; file: TraceFile; truth: boolean | undefined; because: string }>([
    {
      name: 'by a certain step',
      file: { exists: { tool: 'get_order' }, within_first: 3 },
      truth: true,
      because: 'in the first 3 steps: trace.2 (get_order) fits {"tool":"get_order"}',
    },
    {
      name: 'one step too late',
      file: { exists: { tool: 'get_order' }, within_first: 2 },
      truth: false,
      because: 'in the first 2 steps: no step fits {"tool":"get_order"}',
    },
    {
      name: 'never after',
      file: { absence: { tool: 'find_*' }, after: { tool: 'get_order' } },
      truth: true,
      because: 'after trace.2 (get_order): no step fits {"tool":"find_*"}',
    },
    {
      name: 'before',
      file: { exists: { tool: 'get_order' }, before: { tool: 'cancel_order' } },
      truth: true,
      because: 'before trace.3 (cancel_order): trace.2 (get_order) fits {"tool":"get_order"}',
    },
    {
      name: 'after something that never happened',
      file: { absence: { tool: 'refund' }, after: { tool: 'escalate' } },
      truth: undefined,
      because: 'indeterminate: nothing in trace is within {"after":{"tool":"escalate"}}',
    },
    {
      name: 'before something that never happened',
      file: { absence: { tool: 'refund' }, before: { tool: 'escalate' } },
      truth: undefined,
      because: 'indeterminate: nothing in trace is within {"before":{"tool":"escalate"}}',
    },
    {
      name: 'after one step and before another',
      file: { absence: { type: 'message' }, after: { tool: 'find_*' }, before: { role: 'assistant' } },
      truth: true,
      because:
        'between trace.1 (find_user_id_by_email) and trace.5 (assistant message): no step fits {"type":"message"}',
    },
    {
      name: 'after one step, but never before another',
      file: { absence: { type: 'message' }, after: { role: 'assistant' }, before: { tool: 'find_*' } },
      truth: undefined,
      because: 'indeterminate: nothing in trace is within {"after":{"role":"assistant"},"before":{"tool":"find_*"}}',
    },
    {
      name: 'the first steps after a step',
      file: { exists: { tool: 'cancel_order' }, after: { tool: 'find_*' }, within_first: 2 },
      truth: true,
      because:
        'in the first 2 steps after trace.1 (find_user_id_by_email): trace.3 (cancel_order) fits {"tool":"cancel_order"}',
    },
  ])('$name', ({ file, truth, because }) => {
    expect(look(file)).toEqual({ truth, because, warnings: [] });
  });

  test('after means after the first, past others like it', () => {
    expect(truthOf({ exists: { tool: 'b' }, after: { tool: 'a' } }, 'aba')).toBe(true);
    expect(truthOf({ count: { of: { tool: 'a' }, exactly: 1 }, after: { tool: 'a' } }, 'aba')).toBe(true);
  });
});

describe('an empty window is judged as it is', () => {
  test.each<{ file: TraceFile; truth: boolean }>([
    { file: { exists: { tool: 'b' } }, truth: false },
    { file: { sequence: [{ tool: 'b' }, { tool: 'b' }] }, truth: false },
    { file: { count: { of: { tool: 'b' }, at_least: 1 } }, truth: false },
    { file: { count: { of: { tool: 'b' }, exactly: 0 } }, truth: true },
    { file: { absence: { tool: 'b' } }, truth: true },
    { file: { precedence: { each: { tool: 'b' }, after: { tool: 'c' } } }, truth: true },
    { file: { response: { each: { tool: 'b' }, then: { tool: 'c' } } }, truth: true },
    { file: { universality: { fits: { tool: 'b' } } }, truth: true },
    { file: { trajectory: { mode: 'strict', reference: [] } }, truth: true },
    { file: { trajectory: { mode: 'superset', reference: ['b'] } }, truth: false },
  ])('$truth for $file', ({ file, truth }) => {
    expect(truthOf({ ...file, after: { tool: 'a' } }, 'ba')).toBe(truth);
  });

  test('and says that there is no step', () => {
    const { because } = look({ universality: { fits: { tool: 'b' } }, after: { tool: 'a' } }, traceOf('a'));
    expect(because).toBe('after trace.0 (a): there is no step');
  });
});

describe('every window between two steps', () => {
  const noX: TraceFile = { absence: { tool: 'x' }, between: { from: { tool: 'a' }, to: { tool: 'b' } } };
  const unclosed: TraceFile = { ...noX, between: { from: { tool: 'a' }, to: { tool: 'b' }, unclosed: 'count' } };
  const turns: TraceFile = {
    exists: { tool: 'x' },
    between: { from: { role: 'user' }, to: { role: 'user' }, unclosed: 'count' },
  };

  test.each<{ name: string; file: TraceFile; letters: string; truth: boolean | undefined; because: string }>([
    {
      name: 'holds in the only one',
      file: noX,
      letters: 'xacbx',
      truth: true,
      because: 'between trace.1 (a) and trace.3 (b): no step fits {"tool":"x"}',
    },
    {
      name: 'holds in each',
      file: noX,
      letters: 'abxab',
      truth: true,
      because: 'holds in each of 2 windows; between trace.0 (a) and trace.1 (b): no step fits {"tool":"x"}',
    },
    {
      name: 'fails in the second',
      file: noX,
      letters: 'abcaxb',
      truth: false,
      because: 'between trace.3 (a) and trace.5 (b): trace.4 (x) fits {"tool":"x"}',
    },
    {
      name: 'runs on past a second opening step',
      file: noX,
      letters: 'axab',
      truth: false,
      because: 'between trace.0 (a) and trace.3 (b): trace.1 (x) fits {"tool":"x"}',
    },
    {
      name: 'passes over an unclosed one',
      file: noX,
      letters: 'abax',
      truth: true,
      because: 'between trace.0 (a) and trace.1 (b): no step fits {"tool":"x"}',
    },
    {
      name: 'counts an unclosed one where the rubric says so',
      file: unclosed,
      letters: 'abax',
      truth: false,
      because: 'after trace.2 (a): trace.3 (x) fits {"tool":"x"}',
    },
    {
      name: 'is indeterminate where none is opened',
      file: noX,
      letters: 'xb',
      truth: undefined,
      because: 'indeterminate: nothing in trace is within {"between":{"from":{"tool":"a"},"to":{"tool":"b"}}}',
    },
    {
      name: 'is indeterminate where none is closed',
      file: noX,
      letters: 'ac',
      truth: undefined,
      because: 'indeterminate: nothing in trace is within {"between":{"from":{"tool":"a"},"to":{"tool":"b"}}}',
    },
    {
      name: 'a step that closes one opens the next',
      file: turns,
      letters: '.x.cx.x',
      truth: true,
      because:
        'holds in each of 3 windows; between trace.0 (user message) and trace.2 (user message): trace.1 (x) fits {"tool":"x"}',
    },
    {
      name: 'a turn without it',
      file: turns,
      letters: '.x.c.x',
      truth: false,
      because: 'between trace.2 (user message) and trace.4 (user message): no step fits {"tool":"x"}',
    },
    {
      name: 'the first steps of each',
      file: { ...turns, within_first: 1 },
      letters: '.x.cx',
      truth: false,
      because: 'in the first step after trace.2 (user message): no step fits {"tool":"x"}',
    },
  ])('$name', ({ file, letters, truth, because }) => {
    expect(look(file, traceOf(letters))).toEqual({ truth, because, warnings: [] });
  });

  test.each(['before', 'after'] as const)('is refused beside %s', (other) => {
    expect(pointedIn(() => load({ ...noX, [other]: { tool: 'c' } }))).toEqual([
      `/outcomes/0/when/trace/${other} bad-pattern`,
    ]);
  });
});

test('a trace of two hundred thousand windows is explained like any other', () => {
  const file: TraceFile = { absence: { tool: 'x' }, between: { from: { tool: 'a' }, to: { tool: 'a' } } };
  const { truth, because } = look(
    file,
    Array.from({ length: 200_001 }, () => call('a')),
  );
  expect(truth).toBe(true);
  expect(because).toBe(
    'holds in each of 200000 windows; between trace.0 (a) and trace.1 (a): no step fits {"tool":"x"}',
  );
});
