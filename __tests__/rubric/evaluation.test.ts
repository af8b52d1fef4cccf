import { describe, expect, test } from 'vitest';
import {
  answered,
  type Judgement,
  judgedOrMissing,
  judgementAt,
  NO_PARTS,
  observe,
  requireAnswers,
  startEvaluation,
  startNotes,
  Unanswered,
  Unjudgeable,
  warn,
} from '../../src/rubric/evaluation.ts';
import { trialOf } from './rubric-of.ts';

const passed: Judgement = { verdict: 'pass', score: 1, severity: 'none', parts: NO_PARTS };
const open = (message: string): Judgement => judgedOrMissing(() => raise(new Unanswered(message, [])));
const raise = (error: Error): never => {
  throw error;
};

describe('notes', () => {
  test('a fact that is read twice is observed once, an absent one without a value', () => {
    const notes = startNotes([]);
    observe(notes, 'words', 3);
    observe(notes, 'words', 3);
    observe(notes, 'late', undefined);
    expect(notes.observed).toEqual([{ field: 'words', value: 3 }, { field: 'late' }]);
  });

  test('a text above 200 characters is observed cut', () => {
    const notes = startNotes([]);
    observe(notes, 'output', 'x'.repeat(300));
    expect(notes.observed).toMatchObject([{ cut: true, field: 'output', value: expect.stringMatching(/x\.\.\.$/) }]);
  });

  test('a trial keeps each warning once, and 100 at most', () => {
    const notes = startNotes([]);
    for (let index = 0; index < 150; index++) for (const _ of [1, 2]) warn(notes, `warning ${index}`);
    expect(notes.warnings).toHaveLength(100);
  });
});

describe('a judge that has not answered', () => {
  test('leaves a node without a verdict', () => {
    expect(open('no answer')).toMatchObject({ verdict: 'error', score: null, missing: { message: 'no answer' } });
  });

  test('is thrown for each reader of a named node', () => {
    const at = startEvaluation(trialOf());
    at.unanswered[0] = new Unanswered('no answer', []);
    expect(() => judgementAt(at, 0)).toThrow('no answer');
    at.nodes[0] = passed;
    expect(judgementAt(at, 0)).toBe(passed);
  });

  test('leaves its parent without a verdict, with the verdicts of all parts', () => {
    expect(() => requireAnswers([passed, passed])).not.toThrow();
    const parts = [passed, open('first'), open('second')];
    expect(judgedOrMissing(() => raise(catchError(() => requireAnswers(parts))))).toMatchObject({
      missing: { message: 'first' },
      parts: [{ verdict: 'pass' }, { verdict: 'error' }, { verdict: 'error' }],
    });
  });

  test('differs from a trial that cannot be judged, which ends the rubric', () => {
    expect(() => judgedOrMissing(() => raise(new Unjudgeable('too many steps')))).toThrow('too many steps');
  });
});

test.each([
  [undefined, 'skipped', null],
  ['pass', 'pass', 1],
  ['fail', 'fail', 0],
] as const)('a node with nothing to judge and `otherwise: %s` is %s with score %s', (otherwise, verdict, score) => {
  expect(answered(otherwise, 'high')).toMatchObject({ verdict, score, severity: 'high' });
});

function catchError(work: () => void): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}
