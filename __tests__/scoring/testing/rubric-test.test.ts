import { describe, expect, test } from 'vitest';
import { loadRubricTest } from '../../../src/scoring/testing/rubric-test.ts';
import { rubricOf } from '../../rubric/rubric-of.ts';
import { run } from './cases-of.ts';

test('cases that hold give no mismatch', () => {
  const text = `rubric: sample
cases:
  - name: half
    trial: { a: true, b: false }
    expect: { score: 0.5, verdict: pass, outcome: graceful_failure, criteria: { a: pass, b: fail }, warnings: [] }
expect: { score: 0.5, outcomes: { graceful_failure: 1 } }
`;
  expect(run(text)).toEqual([]);
});

test('a trial is read as the gate does, with secrets redacted', () => {
  const token = `${'ghp_'}${'a1B2c3'.repeat(6)}`;
  const tested = rubricOf({
    criteria: { silent: { weight: 1, fail_when: { field: 'output', op: 'contains', value: 'ghp_' } } },
  });
  const trial = { output: `Take ${token}.` };
  const cases = [
    {
      name: 'a token',
      trial,
      expect: { score: 1, nodes: { silent: { explanation: '[redacted: github-token]' } } },
    },
  ];
  expect(run(JSON.stringify({ rubric: 'sample', cases }), tested)).toEqual([]);
});

test('a case may name its scenario, which conditions read, and is still a scenario of its own', () => {
  const tested = rubricOf({
    criteria: { refund: { weight: 1, pass_when: { field: 'scenario', op: 'starts_with', value: 'refund/' } } },
  });
  const trial = { scenario: 'refund/late' };
  const cases = [
    { name: 'a refund', trial, expect: { score: 1 } },
    { name: 'another attempt at it', trial, expect: { score: 1 } },
    { name: 'unnamed', trial: {}, expect: { score: 0 } },
  ];
  const overall = { score: 2 / 3 };
  expect(run(JSON.stringify({ rubric: 'sample', cases, expect: overall }), tested)).toEqual([]);
});

test('a name that the rubric does not have is a mismatch at its place', () => {
  const text = `rubric: sample
cases:
  - name: half
    trial: { a: true, b: false }
    expect:
      outcome: gracefull_failure
      criteria: { aa: skipped }
      nodes: { b.c: { verdict: fail } }
      derived: { short: null }
expect: { band: readdy, outcomes: { graceful_failure: 1, partial_failur: 1 } }
`;
  const mismatches = run(text);
  const found = mismatches.map(({ where, what }) => `${where.line}:${where.column} ${what}`);
  expect(found).toEqual([
    '6:7 outcome',
    '7:19 criteria.aa',
    '8:23 nodes.b.c.verdict',
    '9:18 derived.short',
    '10:11 band',
    '10:25 outcomes.partial_failur',
  ]);
  expect(mismatches[1]?.explanation).toBe('the result has no node `aa`. Did you mean `a`?');
  expect(mismatches[2]?.explanation).toBe('the result has no node `b.c`');
});

test('cases of another rubric are refused', () => {
  const text = 'rubric: simple\ncases: [{ name: a, trial: {}, expect: { score: 1 } }]';
  expect(() => run(text)).toThrow(
    'x.test.yml:1:1: the cases are of another rubric (expected `sample`, found `simple`)',
  );
});

describe('a file of cases is refused', () => {
  test.each([
    {
      name: 'a misspelt key',
      text: 'rubric: s\ncases: [{ name: a, trail: {}, expect: { score: 1 } }]',
      says: /Did you mean `trial`\?/,
    },
    {
      name: 'an expectation of nothing',
      text: 'rubric: s\ncases: [{ name: a, trial: {}, expect: {} }]',
      says: /expect/,
    },
    {
      name: 'a score in percent',
      text: 'rubric: s\ncases: [{ name: a, trial: {}, expect: { score: 85 } }]',
      says: /expected <= 1, found 85/,
    },
    {
      name: 'no outcome',
      text: 'rubric: s\ncases: [{ name: a, trial: {}, expect: { outcome: null } }]',
      says: /found null/,
    },
    {
      name: 'a trial that no harness can write',
      text: 'rubric: s\ncases:\n  - { name: a, trial: { trace: [{ type: call }] }, expect: { score: 1 } }',
      says: /^x\.test\.yml:3:35: `trace\[0\]\.type` is not known/,
    },
  ])('$name', ({ text, says }) => {
    expect(() => loadRubricTest('x.test.yml', text, null)).toThrow(says);
  });
});
