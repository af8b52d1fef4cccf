import type { ConfigEffect } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import { must } from '../contract/must.ts';
import { rounded } from '../contract/numbers.ts';
import { type ComparisonContext, comparisonContext } from './comparing/comparison-context.ts';
import { sameJudges } from './comparing/comparison-key.ts';
import type { Pair } from './comparing/pairing.ts';
import type { UntestedRate } from './comparing/rate.ts';
import type { ResolvedPolicy } from './policy/resolve-policy.ts';
import { meanRate } from './statistics/rate-of.ts';

export type Cell<T> =
  | { readonly measured: T; readonly unavailable?: never }
  | { readonly measured?: never; readonly unavailable: string };

interface ConfigRow {
  /** Main's runs, newest first; the same runs in both rows. */
  readonly main: Cell<readonly Report[]>;
  readonly candidate: Cell<Report>;
}

/**
 * Both sides under both configs:
 *
 *     |             | main's runs | candidate |
 *     | base config |      x      |     x     |
 *     | head config |      x      |     x     |
 *
 * Each change is a difference of two cells. Agent change: candidate - main in the base row. Config change: head - base for main. Total
 * change: the head config's candidate - the base config's main.
 */
export interface MeasuredGrid {
  readonly base: ConfigRow;
  readonly head: ConfigRow;
}

/**
 * Separates the agent's change of every rate from the config's. Covers each metric and compared criterion that either config has, the base
 * config's first, in its order. Means are over the scenarios that have the rate in every measured cell, so that changes add up.
 * @returns each change from -1 to 1, null if one of its cells is unavailable; empty if the grid has no main or no candidate
 */
export function attributeChanges(policy: ResolvedPolicy, { base, head }: MeasuredGrid): readonly ConfigEffect[] {
  // Both rows pair scenarios alike: an unavailable cell uses the other row's reports for pairing, but has no values.
  const [main, candidate] = [
    base.main.measured ?? head.main.measured,
    base.candidate.measured ?? head.candidate.measured,
  ];
  if (main === undefined || candidate === undefined) return [];
  const rows = [base, head].map((row) =>
    comparisonContext(policy, { candidate: row.candidate.measured ?? candidate, runs: row.main.measured ?? main }),
  );
  const isJudgedAlike = main.map((_, index) =>
    rows.every((row) => sameJudges(row.candidate, must(row.runs[index], 'a run of main under a config'))),
  );
  return ratesOf(rows).map(({ kind, name, byJudge, valueIn }) => {
    const onMain = ({ runs }: Pair): number | null => {
      const counted = runs.filter((_, index) => !byJudge || isJudgedAlike[index]);
      const values = counted.flatMap((run) => (run === null ? [] : (valueIn(run) ?? [])));
      return values.length === 0 ? null : meanRate(values);
    };
    const inCandidate = (pair: Pair): number | null => valueIn(pair.candidate);
    const [baseMain, headMain, baseCandidate, headCandidate] = meansOf([
      base.main.measured && valuesOf(rows[0], onMain),
      head.main.measured && valuesOf(rows[1], onMain),
      base.candidate.measured && valuesOf(rows[0], inCandidate),
      head.candidate.measured && valuesOf(rows[1], inCandidate),
    ]);
    return {
      subject: name,
      subject_kind: kind,
      agent: difference(baseCandidate, baseMain),
      config: difference(headMain, baseMain),
      total: difference(headCandidate, baseMain),
    };
  });
}

function ratesOf(rows: readonly ComparisonContext[]): readonly UntestedRate[] {
  const byName = new Map<string, UntestedRate>();
  for (const { metric, criteria } of rows.flatMap(({ rubrics }) => rubrics))
    for (const rate of [metric, ...criteria]) if (!byName.has(rate.name)) byName.set(rate.name, rate);
  return [...byName.values()];
}

type Values = ReadonlyMap<string, number>;

function valuesOf(row: ComparisonContext | undefined, measure: (pair: Pair) => number | null): Values {
  const pairs = row?.pairing.pairs ?? [];
  return new Map(
    pairs.flatMap((pair) => {
      const value = measure(pair);
      return value === null ? [] : [[pair.scenario, value] as const];
    }),
  );
}

/** The mean of each cell over the scenarios that every non-empty cell has; undefined for an empty cell. */
function meansOf(cells: readonly (Values | undefined)[]): readonly (number | undefined)[] {
  const known = cells.flatMap((cell) => (cell !== undefined && cell.size > 0 ? [cell] : []));
  const shared = [...(known[0]?.keys() ?? [])].filter((scenario) => known.every((cell) => cell.has(scenario)));
  return cells.map((cell) => {
    const values = shared.flatMap((scenario) => cell?.get(scenario) ?? []);
    return values.length === 0 ? undefined : meanRate(values);
  });
}

function difference(value: number | undefined, from: number | undefined): number | null {
  return value === undefined || from === undefined ? null : rounded(value - from);
}
