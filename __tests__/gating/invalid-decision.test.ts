import { expect, it } from 'vitest';
import { moreProblems } from '../../src/errors.ts';
import { invalidDecision } from '../../src/gating/invalid-decision.ts';
import { expectSound } from './decide-run.ts';

it('shows every problem as a finding, in the order found', () => {
  const problems = [
    {
      code: 'unknown-key',
      what: 'unknown key `tre`',
      where: { file: 'p.yml', line: 3, column: 5 },
      fix: 'Did you mean `tree`?',
    },
    { code: 'bad-value', what: 'wrong', expected: '1', found: '2', where: { file: 'b.json', pointer: '/a' } },
    { code: 'empty', what: 'empty', fix: '', suggestion: 'full' },
  ];
  const decision = invalidDecision({ suite: 's', problems, candidateOrigin: { sha: 'a'.repeat(40) } });
  expectSound(decision);
  expect(decision).toMatchObject({
    decision: 'invalid',
    exit_code: 3,
    headline: 'unknown key `tre`, and 2 more problems',
  });
  expect(decision.findings).toEqual([
    {
      code: 'unknown-key',
      effect: 'invalid',
      what: 'unknown key `tre`',
      next: 'Did you mean `tree`?',
      place: { file: 'p.yml', line: 3, column: 5 },
    },
    {
      code: 'bad-value',
      effect: 'invalid',
      what: 'wrong',
      expected: '1',
      actual: '2',
      place: { file: 'b.json', pointer: '/a' },
    },
    { code: 'empty', effect: 'invalid', what: 'empty', next: 'Did you mean `full`?', suggestion: 'full' },
  ]);
});

it('counts in its headline what a list of problems leaves out', () => {
  const problems = [{ code: 'empty', what: 'empty' }, { code: 'zip-damaged', what: 'cut' }, ...moreProblems(117)];
  const { headline } = invalidDecision({ suite: 's', problems, candidateOrigin: {} });
  expect(headline).toBe('empty, and 118 more problems');
});

it('shows no number of a run that could not be read', () => {
  const { findings: _, headline: __, ...rest } = invalidDecision({ suite: 's', problems: [], candidateOrigin: {} });
  const none = { flaky: [], lost: [], new: [], removed: [], changed: [], renamed: [] };
  expect(rest).toEqual({
    schema: 1,
    suite: 's',
    decision: 'invalid',
    exit_code: 3,
    confidence: 0.96,
    confirm: null,
    confirmed: [],
    causes: [],
    start: null,
    candidate: {},
    baseline: null,
    baselines: [],
    power: [],
    waivers: [],
    config: null,
    relaxed: [],
    compared: { candidate: null, baseline: null },
    metrics: [],
    criteria: [],
    outcomes: [],
    trials: { scored: 0, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
    scenarios: { total: 0, paired: 0, new: 0, removed: 0, changed: 0, renamed: 0 },
    flips: { broke: [], fixed: [], ...none },
    errored: [],
  });
});
