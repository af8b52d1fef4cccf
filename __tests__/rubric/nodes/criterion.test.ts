import { expect, test } from 'vitest';
import { judgeNode } from '../rubric-of.ts';

const judge = (keys: object, facts: object) =>
  judgeNode({ criteria: { asked: { weight: 1, ...keys } } }, { ...facts }).tree.children?.[0];

const yes = { pass_when: { field: 'a', op: 'eq', value: 1 } };
const no = { fail_when: { field: 'a', op: 'eq', value: 1 } };
const half = [
  { from: 0, to: 0.5 },
  { from: 1, to: 1 },
];

test.each<{ name: string; keys: object; facts: object; score: number; verdict: string }>([
  { name: 'passes where pass_when holds', keys: yes, facts: { a: 1 }, score: 1, verdict: 'pass' },
  { name: 'fails where it does not', keys: yes, facts: { a: 2 }, score: 0, verdict: 'fail' },
  { name: 'fails where it is indeterminate', keys: yes, facts: {}, score: 0, verdict: 'fail' },
  { name: 'fails where fail_when holds', keys: no, facts: { a: 1 }, score: 0, verdict: 'fail' },
  { name: 'passes where it does not', keys: no, facts: { a: 2 }, score: 1, verdict: 'pass' },
  { name: 'fails where that is indeterminate', keys: no, facts: {}, score: 0, verdict: 'fail' },
  { name: 'fails however mild it is', keys: { ...yes, severity: 'none' }, facts: { a: 2 }, score: 0, verdict: 'fail' },
  {
    name: 'may be calibrated, and then reach a threshold',
    keys: { ...yes, calibration: half, threshold: 0.5 },
    facts: { a: 2 },
    score: 0.5,
    verdict: 'pass',
  },
  {
    name: 'reaches none where it is indeterminate',
    keys: { ...yes, calibration: half, threshold: 0.5 },
    facts: {},
    score: 0,
    verdict: 'fail',
  },
])('a criterion $name', ({ keys, facts, score, verdict }) => {
  expect(judge(keys, facts)).toMatchObject({ kind: 'criterion', score, verdict });
});

test('keeps its severity, and medium where it has none', () => {
  expect(judge(yes, { a: 1 })?.severity).toBe('medium');
  expect(judge({ ...yes, severity: 'high' }, { a: 1 })?.severity).toBe('high');
});

test('says that a threshold decided', () => {
  const asked = { ...yes, calibration: half, threshold: 0.5 };
  expect(judge(asked, { a: 2 })?.explanation).toMatch(
    /^a \(2\) does not equal 1; calibrated from 0 to 0.5; reaches the threshold/,
  );
  expect(judge({ ...asked, threshold: 0.6 }, { a: 2 })?.explanation).toMatch(/; below the threshold/);
  expect(judge(asked, {})?.explanation).toBe('a is absent');
  expect(judge(yes, { a: 2 })?.explanation).toBe('a (2) does not equal 1');
});
