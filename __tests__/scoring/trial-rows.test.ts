import { expect, test } from 'vitest';
import { NO_ROW, startTrialRows } from '../../src/scoring/trial-rows.ts';

test('a scenario has the rows of its own trials, by their number', () => {
  const rows = startTrialRows(1);
  const last: Record<string, number> = { a: NO_ROW, b: NO_ROW, c: NO_ROW };
  for (const [scenario, trial] of [
    ['a', 3],
    ['b', 1],
    ['a', 1],
    ['a', 2],
  ] as const)
    last[scenario] = rows.add(last[scenario] ?? NO_ROW, { trial, answers: [10 * trial] });
  expect(rows.upTo(last.a ?? NO_ROW)).toEqual([2, 3, 0]);
  expect(rows.answersIn(rows.upTo(last.a ?? NO_ROW), 0)).toEqual([10, 20, 30]);
  expect(rows.upTo(last.b ?? NO_ROW)).toEqual([1]);
  expect(rows.upTo(NO_ROW)).toEqual([]);
});

test('what a trial does not have is left out', () => {
  const rows = startTrialRows(2);
  const first = rows.add(NO_ROW, { trial: 1, usage: { cost_usd: 0, input_tokens: 7 }, answers: [Number.NaN, 0] });
  const all = rows.upTo(rows.add(first, { trial: 2, usage: { cost_usd: 0.5 }, answers: [4, Number.NaN] }));
  expect([rows.answersIn(all, 0), rows.answersIn(all, 1)]).toEqual([[4], [0]]);
  expect([rows.amountsIn(all, 'cost_usd'), rows.amountsIn(all, 'latency_ms')]).toEqual([[0, 0.5], []]);
  expect(rows.amountsIn(all, 'tokens')).toEqual([7]);
});

test('thousands of rows keep their numbers', () => {
  const rows = startTrialRows(3);
  let last = NO_ROW;
  for (let trial = 0; trial < 5000; trial++) last = rows.add(last, { trial, answers: [trial, trial + 1, trial + 2] });
  const all = rows.upTo(last);
  expect(all).toEqual(Array.from({ length: 5000 }, (_, row) => row));
  expect(rows.answersIn(all, 2)).toEqual(all.map((row) => row + 2));
});
