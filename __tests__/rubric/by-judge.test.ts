import { describe, expect, it } from 'vitest';
import { loadRubric } from '../../src/rubric/load-rubric.ts';

const header = 'rubric: sample\nversion: 1.0.0\nmetric: TCR\n';
const ok = '{ field: done, op: eq, value: true }';
const judged = '{ field: judge.ok, op: eq, value: true }';

/** Whether the whole rests on a judge, and which counted parts do. */
function byJudge(body: string) {
  const { byJudge: whole, criteria } = loadRubric('r.yml', `${header}${body}\n`);
  return { whole, parts: criteria.filter((one) => one.byJudge).map(({ key }) => key) };
}

describe('a rubric rests on a judge', () => {
  it.each([
    { name: 'nowhere', body: `criteria: { a: { weight: 1, pass_when: ${ok} } }`, whole: false, parts: [] },
    {
      name: 'in the one criterion that reads its facts',
      body: `criteria: { a: { weight: 0.5, pass_when: ${ok} }, b: { weight: 0.5, pass_when: ${judged} } }`,
      whole: true,
      parts: ['b'],
    },
    {
      name: 'in what a judge is asked',
      body: `criteria: { a: { weight: 0.5, pass_when: ${ok} }, b: { weight: 0.5, question: 'Is it?', judge: yes_no } }`,
      whole: true,
      parts: ['b'],
    },
    {
      name: 'in what a model is asked',
      body: "criteria: { a: { weight: 1, question: 'Is it?', judge: yes_no, sees: [output] } }",
      whole: true,
      parts: ['a'],
    },
    {
      name: 'in an expression',
      body: "criteria: { a: { weight: 1, pass_when: { expr: 'judge.ok == true' } } }",
      whole: true,
      parts: ['a'],
    },
    {
      name: 'through a derived fact of a derived fact',
      body: `derive: { one: ${judged}, two: { expr: one } }\ncriteria: { a: { weight: 1, pass_when: { field: two, op: eq, value: true } } }`,
      whole: true,
      parts: ['a'],
    },
    {
      name: 'through another node',
      body: `criteria: { a: { weight: 1, pass_when: { passed: n } } }\nnodes: { n: { pass_when: ${judged} } }`,
      whole: true,
      parts: ['a', 'n'],
    },
    {
      name: 'in a node besides, and not as a whole',
      body: `criteria: { a: { weight: 1, pass_when: ${ok} } }\nnodes: { n: { pass_when: ${judged} } }`,
      whole: false,
      parts: ['n'],
    },
    {
      name: 'in what says when it applies',
      body: `criteria: { a: { weight: 1, when: ${judged}, pass_when: ${ok} } }`,
      whole: true,
      parts: ['a'],
    },
    {
      name: 'not in a fact of such a name below another',
      body: 'criteria: { a: { weight: 1, pass_when: { field: harness.judge, op: eq, value: true } } }',
      whole: false,
      parts: [],
    },
  ])('$name', ({ body, whole, parts }) => {
    expect(byJudge(body)).toEqual({ whole, parts });
  });
});
