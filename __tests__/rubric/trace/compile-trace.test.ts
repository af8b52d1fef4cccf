import { describe, expect, test } from 'vitest';
import type { TraceFile } from '../../../schemas/types/rubric.ts';
import { Problems } from '../../../src/errors.ts';
import { startEvaluation, startNotes } from '../../../src/rubric/evaluation.ts';
import { problemsAt } from '../../../src/rubric/problems.ts';
import { compileTrace } from '../../../src/rubric/trace/compile-trace.ts';
import { IN_SENTENCE, shownValue } from '../../../src/rubric/values/shown-value.ts';
import { pointedIn } from '../../support/mistakes-in.ts';
import { ask, rubricOf, trialOf } from '../rubric-of.ts';
import { call, load, look, orderTrace, traceOf } from './steps.ts';

const patterns: readonly TraceFile[] = [
  { exists: { tool: 'a' } },
  { absence: { tool: 'a' } },
  { count: { of: { tool: 'a' }, exactly: 0 } },
  { precedence: { each: { tool: 'a' }, after: { tool: 'b' } } },
  { response: { each: { tool: 'a' }, then: { tool: 'b' } } },
  { sequence: [{ tool: 'a' }, { tool: 'b' }] },
  { universality: { fits: { tool: 'a' } } },
  { trajectory: { mode: 'strict', reference: [] } },
];

describe('an empty trace', () => {
  test.each(patterns)('never passes %j, nor its negation', (file) => {
    expect(look(file, [])).toEqual({ truth: undefined, because: 'the trace is empty', warnings: [] });
    expect(ask({ not: { trace: file } }, { trace: [] }).truth).toBeUndefined();
  });

  test.each(patterns)('passes %j where the rubric says so', (file) => {
    expect(look({ ...file, on_empty_trace: 'pass' }, []).truth).toBe(true);
    expect(look({ ...file, on_empty_trace: 'fail' }, []).truth).toBeUndefined();
  });

  test.each(['pass', 'fail'] as const)(
    'a missing trace never passes, and is warned of, with on_empty_trace: %s',
    (on) => {
      const expected = { truth: undefined, because: 'trace is absent', warnings: ['fact `trace` is absent'] };
      expect(ask({ trace: { absence: { tool: 'a' }, on_empty_trace: on } }, {})).toEqual(expected);
    },
  );
});

describe('another list of steps', () => {
  const file: TraceFile = { exists: { tool: 'b' }, in: 'turn.steps' };

  test.each<{ name: string; turn: unknown; truth: boolean | undefined; because: string }>([
    { name: 'is read', turn: { steps: traceOf('ab') }, truth: true, because: 'turn.steps.1 (b) fits {"tool":"b"}' },
    { name: 'that is empty', turn: { steps: [] }, truth: undefined, because: 'turn.steps is empty' },
    { name: 'that is absent', turn: {}, truth: undefined, because: 'turn.steps is absent' },
    {
      name: 'that is none',
      turn: { steps: 'ab' },
      truth: undefined,
      because: 'turn.steps ("ab") is not a list of steps',
    },
    ...[
      1,
      {},
      { type: 'tool_call' },
      { type: 'tool_call', tool: 'b', error: false },
      { type: 'message', role: 'user' },
      { type: 'message', text: '' },
    ].map((step) => ({
      name: `with ${JSON.stringify(step)}`,
      turn: { steps: [call('b'), step] },
      truth: undefined,
      because: `turn.steps (${shownValue([call('b'), step], IN_SENTENCE)}) is not a list of steps`,
    })),
  ])('$name', ({ turn, truth, because }) => {
    const asked = ask({ trace: file }, { turn, trace: orderTrace });
    expect(asked).toMatchObject({ truth, because });
    expect(asked.warnings).toHaveLength(/absent|not a list/.test(because) ? 1 : 0);
  });

  test('may be that of a loop variable', () => {
    const found = new Problems();
    const problems = problemsAt(found, (pointer) => ({ file: 'r.yml', pointer }));
    const names = {
      nodes: new Map<string, number>(),
      factsOnly: true,
      total: false,
      derived: new Map(),
      items: ['turn'],
      questions: new Map(),
      steps: null,
      facts: new Set<string>(),
      closed: true,
    };
    const condition = compileTrace(file, '', { problems, names, needs: new Set() });
    const at = { ...startEvaluation(trialOf()), items: [{ steps: traceOf('ab') }] };
    expect(found.all()).toEqual([]);
    expect(condition.test(at)).toBe(true);
    expect(condition.explain(at, startNotes([]))).toBe('turn.steps.1 (b) fits {"tool":"b"}');
  });

  test('is refused where its path cannot be read', () => {
    expect(pointedIn(() => load({ ...file, in: 'a..b' }))).toEqual(['/outcomes/0/when/trace/in bad-field a..b']);
  });
});

describe('what was observed', () => {
  test.each<{ name: string; file: TraceFile; facts: object; observed: readonly object[] }>([
    {
      name: 'the steps that decided',
      file: { precedence: { each: { tool: 'cancel_*' }, after: { tool: 'find_*' } } },
      facts: {},
      observed: [
        { field: 'trace.1', value: 'find_user_id_by_email' },
        { field: 'trace.3', value: 'cancel_order' },
      ],
    },
    {
      name: 'the facts that were compared with',
      file: { exists: { args: { id: { field: 'order' } } } },
      facts: { order: 'W2' },
      observed: [
        { field: 'order', value: 'W2' },
        { field: 'trace.4', value: 'cancel_order' },
      ],
    },
    {
      name: 'what is no list of calls',
      file: { trajectory: { mode: 'strict', reference: { field: 'order' } } },
      facts: { order: 'W2' },
      observed: [{ field: 'order', value: 'W2' }],
    },
    {
      name: 'a call that comes nearest to a missing one',
      file: { trajectory: { mode: 'superset', reference: [{ tool: 'get_order', args: { id: 'W1' } }] } },
      facts: { trace: [call('other'), call('get_order', { args: { id: 'W2' } })] },
      observed: [{ field: 'trace.1', value: 'get_order' }],
    },
    {
      name: 'steps that all fit',
      file: { universality: { fits: { tool: '*' } } },
      facts: { trace: [call('a'), call('b')] },
      observed: [
        { field: 'trace.0', value: 'a' },
        { field: 'trace.1', value: 'b' },
      ],
    },
    { name: 'a list that is absent', file: { exists: { tool: 'a' }, in: 'b' }, facts: {}, observed: [{ field: 'b' }] },
  ])('$name', ({ file, facts, observed }) => {
    const notes = startNotes([]);
    const at = startEvaluation(trialOf({ trace: orderTrace, ...facts }));
    load(file).outcomes[0]?.when?.explain(at, notes);
    expect(notes.observed).toEqual(observed);
  });
});

test.each<{ name: string; file: TraceFile }>([
  { name: 'two patterns', file: { exists: { tool: 'a' }, absence: { tool: 'b' } } },
  { name: 'a scope without a pattern', file: { within_first: 2 } },
])('$name is refused', ({ file }) => {
  expect(pointedIn(() => load(file))).toEqual([expect.stringMatching(/^\/outcomes\/0\/when\/trace bad-pattern /)]);
});

test('a trace that the contract does not allow is refused', () => {
  const contract = { additionalProperties: false, properties: { output: true } };
  const criteria = { a: { weight: 1, pass_when: { trace: { exists: { tool: 'a' } } } } };
  expect(pointedIn(() => rubricOf({ contract, criteria }))).toEqual(['/criteria/a/pass_when/trace unknown-fact']);
});
