import { describe, expect, test } from 'vitest';
import type { StepFile } from '../../../schemas/types/rubric.ts';
import { pointedIn } from '../../support/mistakes-in.ts';
import { scoreAndExplain } from '../../support/score-and-explain.ts';
import { ask, rubricOf, trialOf } from '../rubric-of.ts';
import { load, look, orderTrace } from './steps.ts';

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

describe('steps that have a name', () => {
  const STEPS = { change: { tool: ['cancel_*', 'modify_*'] }, own: { args: { id: { field: 'order' } } } };
  const rubric = (trace: object, steps: object = STEPS) => {
    const derive = { order: { lookup: { field: 'number', table: { 1: 'W1', 2: 'W2' } } } };
    return rubricOf({ steps, derive, criteria: { asked: { weight: 1, pass_when: { trace } } } });
  };
  const judged = (trace: object, facts: object = {}) =>
    scoreAndExplain([rubric(trace)], trialOf({ trace: orderTrace, ...facts })).rubrics[0];

  describe('a named step', () => {
    test.each<{ name: string; trace: object; facts?: object; verdict: string; explanation: string }>([
      {
        name: 'stands for what it says',
        trace: { exists: { is: 'change' } },
        verdict: 'pass',
        explanation: 'trace.3 (cancel_order) fits {"is":"change"}',
      },
      {
        name: 'stands beside other keys',
        trace: { exists: { is: 'change', error: false } },
        verdict: 'pass',
        explanation: 'trace.4 (cancel_order) fits {"error":false,"is":"change"}',
      },
      {
        name: 'stands inside of others',
        trace: { universality: { each: { type: 'tool_call' }, fits: { not: { any: [{ is: 'change' }] } } } },
        verdict: 'fail',
        explanation: 'trace.3 (cancel_order) does not fit {"not":{"any":[{"is":"change"}]}}',
      },
      {
        name: 'compares with facts',
        trace: { exists: { is: 'own', tool: 'cancel_*' } },
        facts: { number: 2 },
        verdict: 'pass',
        explanation: 'trace.4 (cancel_order) fits {"is":"own","tool":"cancel_*"}',
      },
      {
        name: 'is indeterminate where a fact is absent',
        trace: { absence: { is: 'own' } },
        verdict: 'fail',
        explanation: 'order is indeterminate',
      },
    ])('$name', ({ trace, facts, verdict, explanation }) => {
      expect(judged(trace, facts)?.tree.children?.[0]).toMatchObject({ verdict, explanation });
    });

    test.each<{ name: string; steps?: object; trace?: object; problems: readonly string[] }>([
      {
        name: 'that is misspelt',
        trace: { exists: { is: 'chnage' } },
        problems: ['/criteria/asked/pass_when/trace/exists/is unknown-step'],
      },
      { name: 'of a rubric that names none', steps: {}, problems: ['/steps bad-value {}'] },
      {
        name: 'that refers to another',
        steps: { a: { tool: 'a' }, b: { is: 'a' } },
        problems: ['/steps/b/is unknown-step'],
      },
      { name: 'that no step can fit', steps: { a: { tool: 'a', role: 'b' } }, problems: ['/steps/a impossible-step'] },
      { name: 'with a key of another kind', steps: { a: { tol: 'a' } }, problems: ['/steps/a/tol unknown-key'] },
      { name: 'whose name is no key', steps: { 'a b': { tool: 'a' } }, problems: ['/steps/a b bad-key'] },
      { name: 'in place of a list', steps: [], problems: ['/steps bad-value []'] },
    ])('$name is refused once', ({ steps = STEPS, trace = { exists: { tool: 'x' } }, problems }) => {
      const attempt = () => rubric(trace, steps);
      expect(pointedIn(attempt)).toEqual(problems);
      expect(attempt).not.toThrow(/\n/);
    });

    test('is refused where the rubric names none at all', () => {
      const criteria = { asked: { weight: 1, pass_when: { trace: { exists: { is: 'change' } } } } };
      expect(pointedIn(() => rubricOf({ criteria }))).toEqual([
        '/criteria/asked/pass_when/trace/exists/is unknown-step',
      ]);
    });

    const within = (step: object, as: object, facts: object = { derive: { known: { expr: 'size(output)' } } }) => {
      const node = { pass_when: { trace: { exists: { is: 'own' } } } };
      const criteria = { asked: { weight: 1, each: { over: { field: 'people' }, ...as, node } } };
      return rubricOf({ ...facts, steps: { own: step }, criteria });
    };
    const bookOf = (field: string) => ({ tool: 'book', args: { id: { field } } });

    test('compares with any fact', () => {
      for (const field of ['who.id', 'known', 'final_state.id']) expect(() => within(bookOf(field), {})).not.toThrow();
    });

    test('that breaks the schema makes no problem of what refers to it', () => {
      expect(() => rubric({ exists: { is: 'a' } }, { a: { tol: 'a' } })).not.toThrow(/no step `a`/);
    });
  });
});
