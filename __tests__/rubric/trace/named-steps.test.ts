import { describe, expect, test } from 'vitest';
import { pointedIn } from '../../support/mistakes-in.ts';
import { scoreTrial } from '../../support/score-trial.ts';
import { rubricOf, trialOf } from '../rubric-of.ts';
import { orderTrace } from './steps.ts';

const STEPS = { change: { tool: ['cancel_*', 'modify_*'] }, own: { args: { id: { field: 'order' } } } };
const rubric = (trace: object, steps: object = STEPS) => {
  const derive = { order: { lookup: { field: 'number', table: { 1: 'W1', 2: 'W2' } } } };
  return rubricOf({ steps, derive, criteria: { asked: { weight: 1, pass_when: { trace } } } });
};
const judged = (trace: object, facts: object = {}) =>
  scoreTrial([rubric(trace)], trialOf({ trace: orderTrace, ...facts })).rubrics[0];

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
    expect(pointedIn(() => rubricOf({ criteria }))).toEqual(['/criteria/asked/pass_when/trace/exists/is unknown-step']);
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
