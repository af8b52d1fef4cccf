import { describe, expect, it } from 'vitest';
import { startJudges } from '../../src/scoring/judge-tally.ts';
import type { Trial } from '../../src/suite/trial.ts';

const trial = (judge?: unknown): Trial => ({
  scenario: 's',
  trial: 1,
  error: null,
  ...(judge === undefined ? {} : { judge }),
});

function judgesOf(...facts: readonly unknown[]) {
  const judges = startJudges();
  for (const judge of facts) judges.add(trial(judge));
  return judges.finish();
}

describe('the judges of a run', () => {
  it.each([
    { name: 'a model', judge: { model: 'small', is_correct: true }, is: 'small' },
    { name: 'a model with its version', judge: { model: 'small', version: '2026-05-01' }, is: 'small 2026-05-01' },
    { name: 'a version that is a number', judge: { model: 'small', version: 3 }, is: 'small 3' },
    { name: 'facts without a model', judge: { is_correct: true }, is: null },
    { name: 'a version without a model', judge: { version: '3' }, is: null },
    { name: 'a model that is no text', judge: { model: { name: 'small' } }, is: null },
    { name: 'a model of blanks', judge: { model: ' ' }, is: null },
    { name: 'a long name, cut', judge: { model: 'm'.repeat(500) }, is: expect.stringMatching(/^m{110,117}\.{3}$/) },
  ])('are named by $name', ({ judge, is }) => {
    expect(judgesOf(judge)).toEqual([{ judge: is, trials: 1 }]);
  });

  it('are absent where no trial holds facts of one', () => {
    expect(judgesOf(undefined, 'yes', null)).toBeUndefined();
  });

  it('are counted and sorted, whatever the order of the trials', () => {
    const facts = [{ model: 'b' }, {}, { model: 'a' }, { model: 'b' }];
    const counted = [
      { judge: null, trials: 1 },
      { judge: 'a', trials: 1 },
      { judge: 'b', trials: 2 },
    ];
    expect(judgesOf(...facts)).toEqual(counted);
    expect(judgesOf(...facts.toReversed())).toEqual(counted);
  });
});
