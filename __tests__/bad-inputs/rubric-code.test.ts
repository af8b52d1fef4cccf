import { describe, expect, it } from 'vitest';
import { firstVerdict, line, rubricText, rubricThatAsks, whyNoRubric } from './judging.ts';

describe('I91 a pattern that backtracks', () => {
  it.each(['(a+)+$', '^(a|a)*$', '(.*)*x$', '^(([a-z])+.)+[A-Z]([a-z])+$'])(
    '%s on 100 KB ends in a verdict, since matching is linear',
    (value) => {
      const asks = rubricThatAsks({ field: 'output', op: 'matches', value }, { threshold: 1 });
      expect(firstVerdict(asks, line({ output: `${'a'.repeat(100_000)}!` })).verdict).toBe('fail');
    },
  );

  it('in a step of the trace ends in a verdict', () => {
    const asks = rubricThatAsks({ trace: { exists: { text: { matches: '(a+)+$' } } } }, { threshold: 1 });
    const trace = [{ type: 'message', role: 'user', text: `${'a'.repeat(100_000)}!` }];
    expect(firstVerdict(asks, line({ trace })).verdict).toBe('fail');
  });
});

describe('I92 a pattern that is none', () => {
  it.each([
    ['unbalanced', '(a'],
    ['of an unknown flag', '(?q)a'],
    ['with look-ahead', '(?=a)'],
    ['with a back-reference', String.raw`(a)\1`],
    ['of too many repeats', 'a{100000}'],
  ])('%s is refused when the rubric loads, by the place and the name of its criterion', (_, value) => {
    const rubric = rubricText({
      fine: { weight: 0.5, pass_when: { field: 'output', op: 'exists' } },
      broken: { weight: 0.5, pass_when: { field: 'output', op: 'matches', value } },
    });
    const problems = whyNoRubric(rubric);
    expect(problems).toEqual([expect.stringContaining('criterion `broken`: ')]);
    expect(Number(problems[0]?.split(':')[2])).toBeGreaterThan(rubric.indexOf('"broken"'));
  });
});
