import { expect, test } from 'vitest';
import type { HistoryRecord } from '../../schemas/types/history.ts';
import type { RubricReport } from '../../schemas/types/report.ts';
import { shownRuns } from '../../src/report/shown-runs.ts';

const rubrics = [{ rubric: 'booking', hash: 'h1' } as RubricReport];
const origin = { run_id: 9, run_url: 'https://github.com/acme/agent/actions/runs/9' };
const measured = (score: number, hash = 'h1') => ({ metric: 'TCR', rubric: 'booking', version: '1.0.0', hash, score });
const record = (run: number, score: number, hash?: string): HistoryRecord => ({
  sha: `${run}`.repeat(40),
  run_id: run,
  time: `2026-02-0${run}T08:00:00Z`,
  trials: 10,
  scenarios: 10,
  metrics: [{ ...measured(score, hash), passed: 1, total: 1 }],
});
const baseline = (run: number, score: number) => {
  const report = { rubrics: [measured(score)], scenarios: [] };
  return { origin: { sha: `${run}`.repeat(40), run_id: run, label: 'x', created: `2026-02-0${run}` }, report } as never;
};
const runs = (baselines: readonly never[], history: readonly HistoryRecord[]) =>
  shownRuns(rubrics, { baselines }, history, origin);

test('compared runs and those of the history are one list, oldest first, each with its address', () => {
  const found = runs([baseline(5, 0.9), baseline(4, 0.8)], [record(5, 0.1), record(4, 0.1), record(3, 0.7)]);
  expect(found.map(({ name, label, url, scores }) => [name, label, url, scores])).toEqual([
    ['m−2', '3333333, 2026-02-03', 'https://github.com/acme/agent/actions/runs/3', { booking: 0.7 }],
    ['m−1', '4444444, 2026-02-04', 'https://github.com/acme/agent/actions/runs/4', { booking: 0.8 }],
    ['main', '5555555, 2026-02-05', 'https://github.com/acme/agent/actions/runs/5', { booking: 0.9 }],
  ]);
});

test('a run that another content of the rubric scored is left out, and of many the oldest', () => {
  expect(
    runs([baseline(5, 0.9)], [record(4, 0.8, 'h0'), record(3, 0.7)]).map(({ label }) => label.slice(0, 1)),
  ).toEqual(['3', '5']);
  const many = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((run) => record(run, 0.5));
  expect(runs([], many)).toHaveLength(8);
});

test('a given file has its name and no address', () => {
  const given = { origin: { label: 'main.json' }, report: { rubrics: [measured(0.9)], scenarios: [] } } as never;
  expect(runs([given], [])).toMatchObject([{ name: 'main', label: 'main.json', url: undefined }]);
});

test('a bundle that was made in a terminal is one run, although its history has it too', () => {
  const { sha: _, run_id: __, ...own } = record(5, 0.9);
  const given = {
    origin: { label: 'main', created: '2026-02-05' },
    report: { rubrics: [measured(0.9)], scenarios: [] },
  };
  expect(runs([given as never], [own, { ...own, time: '2026-02-04' }]).map(({ label }) => label)).toEqual([
    '2026-02-04',
    'main, 2026-02-05',
  ]);
});
