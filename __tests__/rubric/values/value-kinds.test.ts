import { describe, expect, test } from 'vitest';
import { ask, judgeNode } from '../rubric-of.ts';

describe('measures', () => {
  test.each([
    { measure: 'length', fact: 'née', size: 3 },
    { measure: 'length', fact: '🙂🙂', size: 2 },
    { measure: 'length', fact: [1, 2, 3], size: 3 },
    { measure: 'words', fact: '', size: 0 },
    { measure: 'words', fact: '  two\u00a0\twords\n', size: 2 },
    { measure: 'words', fact: 'three\u2003wide\ufeffwörds\u200b', size: 3 },
    { measure: 'words', fact: 'Your refund will be processed in 3-5 business days.', size: 9 },
    { measure: 'lines', fact: '', size: 0 },
    { measure: 'lines', fact: 'one\ntwo\n', size: 2 },
    { measure: 'lines', fact: 'one\n\nthree', size: 3 },
    { measure: 'count', fact: { a: 1, b: 2 }, size: 2 },
    { measure: 'count', fact: [{}], size: 1 },
  ])('$measure of $fact is $size', ({ measure, fact, size }) => {
    expect(ask({ field: 'fact', measure, op: 'eq', value: size }, { fact }).truth).toBe(true);
  });

  test('counts the steps of a trace', () => {
    const trace = [{ type: 'message', role: 'user', text: 'Hi' }];
    expect(ask({ field: 'trace', measure: 'count', op: 'lte', value: 30 }, { trace }).truth).toBe(true);
  });

  test('a number has no words', () => {
    const { truth, because, warnings } = ask({ field: 'fact', measure: 'words', op: 'lt', value: 5 }, { fact: 7 });
    expect(truth).toBeUndefined();
    expect(because).toBe('fact (7) is not text');
    expect(warnings).toEqual(['fact `fact` is not text']);
  });

  test('what was observed is the fact, as nothing could be measured', () => {
    const criteria = {
      brief: { weight: 1, pass_when: { field: 'fact', measure: 'words', op: 'lt', value: { field: 'fact' } } },
    };
    const [brief] = judgeNode({ criteria }, { fact: 7 }).tree.children ?? [];
    expect(brief?.observed).toEqual([{ field: 'fact', value: 7 }]);
  });
});
