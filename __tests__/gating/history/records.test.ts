import { describe, expect, it, test } from 'vitest';
import type { HistoryRecord } from '../../../schemas/types/history.ts';
import { earlierRuns, MOST_RECORDS, MOST_REPORTS, recordOf, reportOf } from '../../../src/gating/history/records.ts';
import { many, run } from '../build-run.ts';

const hash = (digit: string): string => `sha256:${digit.repeat(64)}`;

function record(sha: string | undefined, rubricHash = hash('0')): HistoryRecord {
  const metric = { metric: 'TCR', rubric: 'demo', version: '1.0.0', hash: rubricHash, score: 0.5 };
  const metrics = [{ ...metric, passed: 1, total: 2 }];
  return { ...(sha === undefined ? {} : { sha }), time: '2026-03-02', trials: 2, scenarios: 2, metrics };
}

describe('earlierRuns', () => {
  it('leaves out earlier attempts at the same commit', () => {
    expect(earlierRuns([record('a'), record('b'), record('a')], { sha: 'a' })).toEqual([record('b')]);
  });

  it('keeps other runs of the same commit, by a schedule, and leaves out attempts of the same run', () => {
    const [night, attempt] = [1, 2].map((id) => ({ ...record('a'), run_id: id }));
    const history = [night, attempt].flatMap((kept) => kept ?? []);
    expect(earlierRuns(history, { sha: 'a', run_id: 2 })).toEqual([night]);
  });

  it('takes runs without a commit for different ones', () => {
    expect(earlierRuns([record(undefined), record('a')], {})).toHaveLength(2);
    expect(earlierRuns([record(undefined)], { sha: 'a' })).toHaveLength(1);
  });

  it('keeps room for the run itself', () => {
    const many = Array.from({ length: 80 }, (_, index) => record(String(index)));
    expect(earlierRuns(many, { sha: 'new' })).toEqual(many.slice(0, MOST_RECORDS - 1));
  });

  it('keeps the five runs that the reference is nearest to, of the same rubric, however old they are', () => {
    const long = Array.from({ length: 80 }, (_, index) => ({
      ...record(String(index), hash(index > 70 ? '1' : '0')),
      time: new Date(Date.UTC(2026, 2, 80 - index)).toISOString(),
    }));
    const reference = { name: 'v1', time: '2026-03-01T00:00:00.000Z' };
    const kept = earlierRuns(long, { sha: 'new' }, reference).map(({ sha }) => Number(sha));
    expect(kept).toEqual([...Array.from({ length: MOST_RECORDS - 6 }, (_, index) => index), 66, 67, 68, 69, 70]);
  });

  it('keeps how far main drifted for the newest run alone', () => {
    const drift = { metric: 'TCR', drop: 0.1 };
    const kept = earlierRuns(
      ['a', 'b'].map((sha) => ({ ...record(sha), drift })),
      {},
    );
    expect(kept.map((run) => run.drift)).toEqual([drift, undefined]);
  });
});

describe('recordOf', () => {
  it('leaves out what nothing was measured of', () => {
    const report = run({});
    expect(recordOf(report, {}, '2026-03-02')).toMatchObject({ metrics: [], trials: 0 });
  });
});

describe('reports in records', () => {
  const report = run({ a: { trials: [1, 0], title: 'A', tags: ['smoke'] }, b: [1, 'infrastructure'] });

  test('keep numbers, and nothing that a trial said', () => {
    const kept = reportOf(recordOf(report, {}, '2026-11-01'));
    expect(kept?.scenarios.map(({ rubrics }) => rubrics['task-completion']?.scores)).toEqual([[1, 0], [1]]);
    expect(kept?.errored).toEqual([]);
    expect(JSON.stringify(kept)).not.toMatch(/smoke|final_state/);
  });

  test('are left out of a large suite', () => {
    const large = recordOf(run(many(501, [1])), {}, '2026-11-01');
    expect(reportOf(large)).toBeNull();
    expect(large.tallies?.scenarios.split('\n')).toHaveLength(501);
  });

  test('stay with the newest runs alone', () => {
    const long = Array.from({ length: 30 }, (_, index) => recordOf(report, { sha: `${index}` }, '2026-11-01'));
    const kept = earlierRuns(long, {}).filter((one) => one.report !== undefined);
    // With the run's own there are twenty.
    expect(kept.length).toBe(MOST_REPORTS - 1);
    const tallied = earlierRuns(long, {}).filter((one) => one.tallies !== undefined);
    expect(tallied.map(({ sha }) => sha)).toEqual(long.slice(MOST_REPORTS - 1).map(({ sha }) => sha));
  });
});
