import { expect, test } from 'vitest';
import { examine, RUBRIC, tried } from './examined.ts';

test('every threshold comes with the nearest scores of the cases', () => {
  const near = examine().boundaries.map(({ where, what, bound, below, at, above }) => {
    return [where.line, what, bound, below, at, above];
  });
  expect(near).toEqual([
    [4, 'threshold of the rubric', 0.5, 0, false, 1],
    [11, 'threshold of `kind`', 0.6, 0, false, 1],
  ]);
});

test('every number under a cutoff comes with the nearest values, wherever its condition stands', () => {
  const cutoff = '{ rationale: why }';
  const rubric = `rubric: short
version: 1.0.0
metric: TCR
derive:
  is_long: { field: output, measure: words, op: gt, value: 40, cutoff: ${cutoff} }
criteria:
  calls:
    weight: 1
    each:
      over: { field: calls }
      as: call
      node: { pass_when: { field: call.cost, op: between, value: [2, 9], cutoff: ${cutoff} } }
nodes:
  warm: { pass_when: { and: [{ field: tone, op: gte, value: 0.5, cutoff: ${cutoff} }, { field: n, op: lt, value: 3 }] } }
outcomes:
  - { name: done, when: { score: total, op: gte, value: 1, cutoff: ${cutoff} } }
  - { name: not_done }
`;
  const cases = `rubric: short
cases:
  - { name: a, trial: { output: all done, tone: 0.7, calls: [{ cost: 3 }, { cost: 10 }] }, expect: { outcome: not_done } }
  - { name: b, trial: { output: all done, tone: warm, calls: [{ cost: 4 }] }, expect: { outcome: done } }
`;
  const near = examine(cases, rubric).boundaries.map(({ where, what, bound, below, at, above, untried }) => {
    return [where.line, what, bound, below, at, above, untried.join()];
  });
  expect(near).toEqual([
    [5, 'cutoff of `derive.is_long: words of output`', 40, 2, false, null, 'above'],
    [12, 'cutoff of `calls.*: call.cost`', 2, null, false, 3, 'below'],
    [12, 'cutoff of `calls.*: call.cost`', 9, 4, false, 10, ''],
    [14, 'cutoff of `warm: tone`', 0.5, null, false, 0.7, 'below'],
    [16, 'cutoff of `outcomes.0: score of total`', 1, 0.5, true, null, ''],
  ]);
});

test('a trial that crashed counts for no threshold and no node', () => {
  const crash = `rubric: short\ncases: [{ name: crash, trial: { error: boom }, expect: { score: 0, criteria: { brief: fail } } }]\n`;
  const near = examine(crash).boundaries.map(({ below, at, above }) => [below, at, above]);
  expect(near).toEqual(Array(2).fill([null, false, null]));
  expect(examine(crash).nodes.map(({ passed, failed }) => passed + failed)).toEqual([0, 0, 0, 0]);
});

test.each([
  { threshold: 0.6, untried: ['below', 'above'] },
  { threshold: 1, untried: ['below', 'at'] },
])('a threshold of $threshold needs cases: $untried', ({ threshold, untried }) => {
  const part = (weight: number) => `{ weight: ${weight}, pass_when: { field: n, op: eq, value: ${weight} } }`;
  const body = `threshold: ${threshold}\nwhen: { field: m, op: exists }\ncriteria:\n  a: ${part(0.6)}\n  b: ${part(0.4)}\n`;
  expect(tried(body, '{ n: 1 }').untried).toEqual([untried]);
});

test('the default threshold of a judge that answers in percent is one too', () => {
  const judged = (judge: string): string =>
    RUBRIC.replace(/ {2}kind:[\s\S]*outcomes:/, `  kind: { weight: 0.5, question: Kind?, ${judge} }\noutcomes:`);
  const cases = `rubric: short
cases:
  - name: kind enough
    trial: { output: all done, judge: { kind: 70 } }
    expect: { verdict: pass }
  - name: not kind
    trial: { output: all done, judge: { kind: 60 } }
    expect: { verdict: pass }
`;
  const of = (judge: string) => examine(cases, judged(judge)).boundaries.at(-1);
  expect(of('judge: percent')).toMatchObject({
    where: { line: 9 },
    what: 'threshold of `kind`',
    bound: 0.7,
    below: 0.6,
    at: true,
    untried: ['above'],
  });
  expect(of('judge: percent, threshold: 0.6')).toMatchObject({ what: 'threshold of `kind`', bound: 0.6, at: true });
  expect(of('judge: yes_no')?.what).not.toContain('kind');
});
