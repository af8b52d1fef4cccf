import { describe, expect, test } from 'vitest';
import { recordOf } from '../../src/gating/history/records.ts';
import { many, run } from './build-run.ts';
import { decideRun } from './decide-run.ts';

const sha = (index: number): string => String(index).padStart(40, 'a');
const main = (index: number, failing: readonly number[]) => ({
  report: run({
    ...many(10, (scenario) => [failing.includes(scenario) ? 0 : 1]),
    ...(index < 1 ? { fresh: [1] } : {}),
  }),
  origin: { label: `main~${index}`, sha: sha(index), created: `2026-11-${20 - index}T09:30:00Z` },
});

describe('the roster', () => {
  const runs = [main(0, []), main(1, [3]), main(2, []), main(3, [3]), main(4, [9])];
  const candidate = run({ ...many(10, [1]), fresh: [1], 'brand-new': [1] });

  test('names flaky scenarios since when, and new ones, and no stable one', () => {
    expect(decideRun(candidate, runs).roster).toEqual([
      { scenario: 'brand-new', state: 'new', failed: 0, trials: 0, runs: 0 },
      { scenario: 'fresh', state: 'new', failed: 0, trials: 1, runs: 1 },
      { scenario: 's-003', state: 'flaky', failed: 2, trials: 5, runs: 5, since: '2026-11-17' },
      { scenario: 's-009', state: 'flaky', failed: 1, trials: 5, runs: 5, since: '2026-11-16' },
    ]);
  });

  test('reaches back as far as the history of main keeps reports', () => {
    const older = [5, 6, 7].map((index) => main(index, index === 7 ? [3] : []));
    const history = [...runs, ...older].map(({ report, origin }) => recordOf(report, origin, origin.created));
    expect(decideRun(candidate, runs, '', { history }).roster[2]).toEqual({
      ...{ scenario: 's-003', state: 'flaky', failed: 3, trials: 8, runs: 8, since: '2026-11-13' },
    });
  });

  test('is empty without a run of main', () => {
    expect(decideRun(candidate, null).roster).toEqual([]);
  });
});
