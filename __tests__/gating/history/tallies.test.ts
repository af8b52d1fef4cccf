import { describe, expect, it, test } from 'vitest';
import type { HistoryRecord } from '../../../schemas/types/history.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { recordOf } from '../../../src/gating/history/records.ts';
import { talliedRuns, tallyReport } from '../../../src/gating/history/tallies.ts';
import { defaultPolicy } from '../../../src/gating/policy/resolve-policy.ts';
import { many, run } from '../build-run.ts';

const report = run({ a: [1, 1, 0], b: [0.5], c: ['infrastructure', 1], d: ['infrastructure'] });

/** The record of a run that has lost its report. */
function short(of: Report): HistoryRecord {
  const { report: _, ...record } = recordOf(of, { sha: 'a'.repeat(40) }, '2026-11-01');
  const tallies = tallyReport(of);
  return { ...record, ...(tallies && { tallies }) };
}

const scoresIn = (candidate: Report, record: HistoryRecord) =>
  talliedRuns(defaultPolicy, candidate, [record]).map(({ scores, trials, size }) => ({ scores, trials, size }));

test('a tally has content, summed score and trials of each scenario with a verdict', () => {
  const tallies = tallyReport(report);
  expect(tallies?.missing).toBe(2);
  const contents = report.scenarios.map(({ content }) => content.slice(7, 15));
  expect(tallies?.scenarios).toEqual(`${contents[0]} 2/3 a\n${contents[1]} 0.5/1 b\n${contents[2]} 1/1 c`);
});

test('a suite above two thousand scenarios has none', () => {
  expect(tallyReport(run(many(2000, [1])))).toBeDefined();
  expect(tallyReport(run(many(2001, [1])))).toBeUndefined();
});

test('a record of five hundred scenarios takes less than 25 KB', () => {
  const length = JSON.stringify(short(run(many(500, [1, 0, 1], 'book-with-a-long-name')))).length;
  expect(length).toBeLessThan(25_000);
});

describe('a run that is compared over time', () => {
  test('has no score of a scenario that it lacks, or whose content was another', () => {
    const candidate = run({ ['__proto__']: [1], 'a b': [1], added: [1], changed: { trials: [1], asks: 'more' } });
    const [main] = scoresIn(
      candidate,
      short(run({ ['__proto__']: [0, 0], 'a b': [0, 1], changed: [1, 1], gone: [1, 1] })),
    );
    expect(main).toEqual({ scores: [0, 0.5, Number.NaN, Number.NaN], trials: 2, size: 4 });
  });

  const whole = run({ a: [1, 1, 0], b: [0.5] });

  test('says the same by its report and by its tallies', () => {
    const expected = [{ scores: [2 / 3, 0.5], trials: 1, size: 2 }];
    expect(scoresIn(whole, short(whole))).toEqual(expected);
    expect(scoresIn(whole, recordOf(whole, {}, '2026-11-01'))).toEqual(expected);
  });

  it.each([
    { name: 'it was measured by another content of the rubric', main: run({ a: [1] }, { hash: 'sha256:bbbb' }) },
    { name: 'too many of its trials have no verdict', main: run({ a: [1], b: ['infrastructure'] }) },
    { name: 'another judge answered', main: run({ a: [1] }, { judges: ['old'] }), judges: ['new'] },
    { name: 'it has no score', main: run({}) },
  ])('is left out where $name', ({ main, judges }) => {
    expect(scoresIn(run({ a: [1] }, judges && { judges }), short(main))).toEqual([]);
  });

  test('stays where the same judge answered', () => {
    const judged = run({ a: [1] }, { judges: ['new'] });
    expect(scoresIn(judged, short(judged))).toHaveLength(1);
  });
});
