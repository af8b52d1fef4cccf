import { expect, test } from 'vitest';
import { inPart } from '../../src/rubric/in-part.ts';

const rubric = {
  criteria: {
    tone: { criteria: { formal: { pass_when: { field: 'a' } } }, rules: [{ name: 'late' }, {}] },
    rules: { each: { over: { steps: { tool: 'x' } } } },
  },
  outcomes: [{ name: 'booked' }],
};

test.each<{ pointer: string | undefined; part: string }>([
  { pointer: '/criteria/tone/weight', part: 'criterion `tone`: ' },
  { pointer: '/criteria/tone', part: 'criterion `tone`: ' },
  { pointer: '/criteria/tone/criteria/formal/pass_when/op', part: 'criterion `formal`: ' },
  { pointer: '/criteria/tone/criteria', part: 'criterion `tone`: ' },
  { pointer: '/criteria/tone/rules/0/weight', part: 'rule `late`: ' },
  { pointer: '/criteria/tone/rules/1/weight', part: 'criterion `tone`: ' },
  { pointer: '/criteria/rules/each/over/steps/tool', part: 'criterion `rules`: ' },
  { pointer: '/criteria/tone/pass_when/value/criteria/x/type', part: 'criterion `tone`: ' },
  { pointer: '/outcomes/0/when', part: 'outcome `booked`: ' },
  { pointer: '/nodes/gone/use', part: 'node `gone`: ' },
  { pointer: '/derive/plan/lookup', part: 'fact `plan`: ' },
  { pointer: '/steps/write/tool', part: 'step `write`: ' },
  { pointer: '/contract/criteria/x', part: '' },
  { pointer: '/threshold', part: '' },
  { pointer: '', part: '' },
  { pointer: undefined, part: '' },
])('a problem at $pointer names "$part"', ({ pointer, part }) => {
  const where = pointer === undefined ? {} : { where: { file: 'r.yml', pointer } };
  expect(inPart({ code: 'x', what: 'a mistake', ...where }, rubric).what).toBe(`${part}a mistake`);
});

test.each(['`tone` cannot be a key', '`criteria.tone.weight` has a wrong value'])(
  'a name is not said twice: %s',
  (what) => {
    const problem = { code: 'x', what, where: { file: 'r.yml', pointer: '/criteria/tone/weight' } };
    expect(inPart(problem, rubric)).toEqual(problem);
  },
);
