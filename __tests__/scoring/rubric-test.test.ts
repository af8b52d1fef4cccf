import { describe, expect, test } from 'vitest';
import { loadRubricTest, runRubricTest } from '../../src/scoring/rubric-test.ts';
import { rubricOfFacts } from '../rubric/rubric-of.ts';

const rubric = rubricOfFacts({ a: 0.5, b: 0.5 }, { threshold: 0.5 });
const run = (text: string) => runRubricTest(rubric, loadRubricTest('x.test.yml', text));

test('says nothing where everything holds', () => {
  const text = `rubric: sample
cases:
  - name: half
    trial: { a: true, b: false }
    expect: { score: 0.5, verdict: pass, outcome: graceful_failure, criteria: { a: pass, b: fail }, warnings: [] }
expect: { score: 0.5, outcomes: { graceful_failure: 1 } }
`;
  expect(run(text)).toEqual([]);
});

test('lists every expectation that does not hold, with its place and the reason', () => {
  const text = `rubric: sample
cases:
  - name: half
    trial: { a: true }
    expect: { score: 0.6, verdict: fail, outcome: hard_failure, criteria: { b: pass, c: pass }, warnings: [] }
expect: { score: 0.6, band: ready, outcomes: { hard_failure: 1 } }
`;
  const mismatches = run(text);
  expect(mismatches.map(({ name, what, expected, found, where }) => [name, what, expected, found, where.line])).toEqual(
    [
      ['half', 'score', '0.6', '0.5', 5],
      ['half', 'verdict', '"fail"', '"pass"', 5],
      ['half', 'outcome', '"hard_failure"', '"graceful_failure"', 5],
      ['half', 'warnings', '[]', '["fact `b` is absent"]', 5],
      ['half', 'criteria.b', '"pass"', '"fail"', 5],
      ['half', 'criteria.c', '"pass"', 'nothing', 5],
      [null, 'score', '0.6', '0.5', 6],
      [null, 'band', '"ready"', 'nothing', 6],
      [null, 'outcomes.hard_failure', '1', '0', 6],
      [null, 'outcomes.graceful_failure', '0', '1', 6],
    ],
  );
  expect(mismatches.find(({ what }) => what === 'criteria.b')?.explanation).toBe('b is absent');
});

test('a case that has no verdict has no score', () => {
  const text = `rubric: sample
cases:
  - name: rate limit
    trial: { error: { kind: infrastructure, message: rate limit, classified: true } }
    expect: { verdict: pass }
`;
  expect(run(text)).toMatchObject([{ what: 'verdict', found: 'nothing', explanation: 'the trial has no verdict' }]);
});

describe('what is refused', () => {
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
      says: /0\.85/,
    },
    {
      name: 'two cases of one name',
      text: 'rubric: s\ncases:\n  - { name: a, trial: {}, expect: { score: 1 } }\n  - { name: a, trial: {}, expect: { score: 1 } }',
      says: /^x\.test\.yml:4:7: a case named `a`/,
    },
  ])('$name', ({ text, says }) => {
    expect(() => loadRubricTest('x.test.yml', text)).toThrow(says);
  });
});
