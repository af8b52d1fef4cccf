import { describe, expect, it, test } from 'vitest';
import type { HistoryRecord } from '../../../schemas/types/history.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { mainDrift, nearestRuns } from '../../../src/gating/history/main-drift.ts';
import { recordOf } from '../../../src/gating/history/records.ts';
import { defaultPolicy } from '../../../src/gating/policy/resolve-policy.ts';
import { run, type ScenarioSketch } from '../build-run.ts';

const DAY = 86_400_000;
const sha = (index: number): string => String(index).padStart(40, '0');

/** The day of the run with this place, counted from the oldest on 1 September. */
const dayOf = (index: number): string => new Date(Date.UTC(2026, 8, 1) + index * DAY).toISOString().slice(0, 10);

/** Thirty scenarios with three trials; so many of them fail, the last ones first. One fails in turn. */
function suite(failing: number, index: number, more: Partial<Record<string, ScenarioSketch>> = {}): Report {
  const ids = Array.from({ length: 30 }, (_, place) => `s${String(place).padStart(2, '0')}`);
  const sketches = ids.map((id, place) => {
    const isFailing = place >= 30 - failing || place === index % 7;
    return [id, { trials: isFailing ? [0, 0, 0] : [1, 1, 1], ...(place >= 20 ? { tags: ['refunds'] } : {}) }] as const;
  });
  return run({ ...Object.fromEntries(sketches), ...more } as Record<string, ScenarioSketch>);
}

/** Main's runs, oldest first, as records, newest first. */
function recordsOf(reports: readonly Report[]): readonly HistoryRecord[] {
  return reports.map((report, index) => recordOf(report, { sha: sha(index) }, dayOf(index))).reverse();
}

/** A look at main after runs in which so many scenarios fail, oldest first. */
function lookAfter(failing: readonly number[], policy = defaultPolicy, reference: string | null = null) {
  const reports = failing.map((count, index) => suite(count, index));
  const newest = reports.at(-1) ?? suite(0, 0);
  const named = reference === null ? null : { name: 'v1', time: `${reference}T00:00:00.000Z` };
  return mainDrift(policy, newest, recordsOf(reports), named);
}

const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);

describe('main over time', () => {
  it.each([
    { name: 'a step down', failing: [...times(10, 0), ...times(5, 6)], drifted: true },
    { name: 'a slow slope', failing: [0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6], drifted: true },
    { name: 'the same level', failing: times(20, 2), drifted: false },
    { name: 'a gain', failing: [...times(10, 6), ...times(5, 0)], drifted: false },
    { name: 'less than four points', failing: [...times(10, 0), ...times(5, 1)], drifted: false },
    { name: 'a gain that is lost again', failing: [...times(6, 6), ...times(8, 0), ...times(6, 6)], drifted: true },
    {
      name: 'a drop of runs that swing as wholes',
      failing: [0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 4, 9, 3],
      drifted: false,
    },
  ])('drifted after $name: $drifted', ({ failing, drifted }) => {
    expect(lookAfter(failing)?.drifted).toBe(drifted);
  });

  test('says since when, which commits lie there, and what carries it', () => {
    const drift = lookAfter([...times(10, 0), ...times(5, 6)]);
    expect(drift).toMatchObject({
      metric: 'TCR',
      drop: 0.2,
      scenarios: 30,
      reference: { from: '2026-09-01', to: '2026-09-05' },
      newest: { from: '2026-09-11', to: '2026-09-15' },
      since: { time: '2026-09-11', before: sha(9), after: sha(10) },
      slices: [{ name: 'refunds', scenarios: 10, reference: 1, newest: 0.4 }],
    });
    expect(drift?.fell?.map(({ name }) => name)).toEqual(['s24', 's25', 's26', 's27', 's28', 's29']);
  });

  it.each([
    { name: 'nine runs', failing: [...times(4, 0), ...times(5, 6)] },
    { name: 'none', failing: [] },
  ])('says nothing after $name', ({ failing }) => {
    expect(lookAfter(failing)).toBeNull();
  });

  test('says nothing where fewer than 80 % of either side are in all ten', () => {
    const added = (count: number) =>
      Object.fromEntries(times(count, 0).map((_, index) => [`new-${index}`, { trials: [1] }]));
    const look = (count: number) => {
      const reports = [...times(10, 0), ...times(5, 6)].map((failing, index) =>
        suite(failing, index, index < 10 ? {} : added(count)),
      );
      return mainDrift(defaultPolicy, reports.at(-1) ?? suite(0, 0), recordsOf(reports), null);
    };
    expect(look(7)?.scenarios).toBe(30);
    expect(look(8)).toBeNull();
  });

  test('leaves out a scenario whose content changed', () => {
    const reports = [...times(10, 0), ...times(5, 6)].map((failing, index) =>
      suite(failing, index, index < 12 ? {} : { s29: { trials: [0], asks: 'something else' } }),
    );
    const drift = mainDrift(defaultPolicy, reports.at(-1) ?? suite(0, 0), recordsOf(reports), null);
    expect(drift?.scenarios).toBe(29);
    expect(drift?.fell?.map(({ name }) => name)).not.toContain('s29');
  });
});

describe('the reference that a policy names', () => {
  const policy = { ...defaultPolicy, reference: 'v1' };
  const failing = [...times(8, 6), ...times(8, 0), ...times(8, 3)];

  it.each([
    { name: 'the low level before', day: '2026-09-03', drifted: false, from: '2026-09-01' },
    { name: 'the high level between', day: '2026-09-13', drifted: true, from: '2026-09-11' },
    { name: 'a commit before all runs', day: '2025-01-01', drifted: false, from: '2026-09-01' },
  ])('counts, nearest to $name', ({ day, drifted, from }) => {
    expect(lookAfter(failing, policy, day)).toMatchObject({ named: 'v1', drifted, reference: { from } });
  });

  test('says nothing while it shares a run with the newest five, and where it is unknown', () => {
    expect(lookAfter(failing, policy, '2026-09-20')).toBeNull();
    expect(lookAfter(failing, policy, null)).toBeNull();
  });

  test('is nearest in time, in the order of the list', () => {
    const runs = [9, 8, 5, 4, 3, 2, 1].map((index) => ({ time: dayOf(index) }));
    const nearest = nearestRuns(runs, { name: 'v1', time: `${dayOf(4)}T00:00:00.000Z` });
    expect(nearest.map(({ time }) => time)).toEqual([5, 4, 3, 2, 1].map(dayOf));
  });
});
