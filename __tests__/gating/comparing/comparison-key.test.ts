import { describe, expect, it } from 'vitest';
import { judgeNames, sameJudges } from '../../../src/gating/comparing/comparison-key.ts';

const trials = { scored: 2, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 };
const by = (...judges: readonly (string | null)[]) => ({
  judges: judges.map((judge) => ({ judge, trials: 2 })),
  trials,
});
const asked = (...judges: readonly (string | null)[]) => ({
  judges: judges.map((judge) => ({ judge, trials: 2, question: 'q' })),
  trials,
});
const askedOther = { judges: [{ judge: 'b', trials: 1, question: 'other' }], trials };
const nobody = { trials };

describe('the judges of two runs', () => {
  it.each([
    { name: 'none', now: nobody, then: nobody, same: true },
    { name: 'one', now: by('a'), then: by('a'), same: true },
    { name: 'two, both times', now: by('a', 'b'), then: by('a', 'b'), same: true },
    { name: 'another one', now: by('b'), then: by('a'), same: false },
    { name: 'one more', now: by('a', 'b'), then: by('a'), same: false },
    { name: 'one less', now: by('a'), then: by('a', 'b'), same: false },
    { name: 'one that nobody names', now: by(null), then: by(null), same: true },
    { name: 'one that main does not name', now: by('a'), then: by(null), same: true },
    { name: 'one that main does not name in part', now: by('a'), then: by('a', null), same: true },
    { name: 'one where main has none', now: by('a'), then: nobody, same: true },
    { name: 'one that nobody names where main has none', now: by(null), then: nobody, same: false },
    { name: 'one that is no longer named', now: by(null), then: by('a'), same: false },
    { name: 'one that is no longer named in part', now: by('a', null), then: by('a'), same: false },
    { name: 'one that judged no trial', now: { trials: { ...trials, scored: 0 } }, then: by('a'), same: true },
    { name: 'one that is gone', now: nobody, then: by('a'), same: false },
    { name: 'one that was asked', now: asked('a'), then: asked('a'), same: true },
    { name: 'one that nobody had to ask any more', now: nobody, then: asked('a'), same: true },
    { name: 'one that somebody had to be asked now', now: asked('a'), then: nobody, same: true },
    { name: 'one that nobody names and that had to be asked now', now: asked(null), then: nobody, same: true },
    { name: 'another one that was asked', now: asked('b'), then: asked('a'), same: false },
    { name: 'one more that was asked', now: asked('a', 'b'), then: asked('a'), same: false },
    {
      name: 'one that was asked beside one that is recorded',
      now: { ...nobody, judges: [...by('x').judges, ...asked('a').judges] },
      then: by('x'),
      same: true,
    },
    {
      name: 'one that was asked in place of one that is recorded',
      now: asked('x'),
      then: by('x'),
      same: false,
    },
    { name: 'one whom main does not name', now: asked('a'), then: asked(null), same: true },
    { name: 'one who answered another question', now: asked('a'), then: askedOther, same: true },
    {
      name: 'one who answered one more question',
      now: { ...nobody, judges: [...asked('a').judges, ...askedOther.judges] },
      then: asked('a'),
      same: true,
    },
  ])('are the same or not: $name', ({ now, then, same }) => {
    expect(sameJudges(now, then)).toBe(same);
  });

  it('are shown with their trials where there are several', () => {
    expect([judgeNames([]), judgeNames(by('a').judges), judgeNames(by('a', null).judges)]).toEqual([
      'none',
      'a',
      'a (2 trials), unnamed (2 trials)',
    ]);
    expect([judgeNames(asked('a').judges), judgeNames([...by('a').judges, ...asked('a').judges])]).toEqual(['a', 'a']);
  });
});
