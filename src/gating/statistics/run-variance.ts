import { byFamily } from './families.ts';
import { FEWEST_RUNS, KNOWN_SHARE } from './history.ts';
import { sum } from './moments.ts';

/** Degrees of freedom of the prior that runs differ only as their scenarios explain. */
const PRIOR = 4;

/** Runs that share nothing seldom have a larger phi. */
export const LARGEST_PHI_BY_CHANCE = 1.5;

/** How far runs of main differ as wholes. */
export interface RunVariance {
  /** The variance between runs over what their scenarios explain, at least 1; 1 with fewer than three runs. */
  readonly phi: number;
  /** The variance of a run's mean that its scenarios explain; 0 with fewer than three runs. */
  readonly explained: number;
  /** Runs that most scenarios have. */
  readonly runs: number;
}

/**
 * Compares the variance v of the runs' sums with the sum u of the scenarios' variances, both by successive differences, so that a slow drift
 * of main counts little: phi = max(1, (4 + (R - 1) v / u) / (R + 3)). u is at least one flip of one trial. Scenarios of one family move
 * together and count as one.
 * Source: von Neumann (1941), the mean square successive difference; a dispersion factor with a prior of four degrees of freedom.
 * @param scenarios mean trial score, 0 to 1, of each scenario in main's runs, newest first
 * @param trials fewest trials of a scenario in a run
 */
export function runVariance(
  scenarios: readonly (readonly number[])[],
  trials: number,
  families?: readonly string[],
): RunVariance {
  const counts = scenarios.map(({ length }) => length).sort((a, b) => b - a);
  const runs = counts[Math.ceil(KNOWN_SHARE * counts.length) - 1] ?? 0;
  if (runs < FEWEST_RUNS) return { phi: 1, explained: 0, runs };
  const known = scenarios.flatMap((values, index) =>
    values.length < runs ? [] : [{ values: values.slice(0, runs), family: families?.[index] }],
  );
  const units = byFamily(known, ({ family }) => family).map((members) => sumsOf(members.map(({ values }) => values)));
  const explained = 1 / (runs * trials) + sum(units.map(successiveVariance));
  const between = successiveVariance(sumsOf(units));
  const phi = Math.max(1, (PRIOR + ((runs - 1) * between) / explained) / (runs - 1 + PRIOR));
  return { phi, explained: explained / known.length ** 2, runs };
}

/** The sums of rows of equal length, place by place. */
function sumsOf(rows: readonly (readonly number[])[]): readonly number[] {
  const [first = []] = rows;
  return rows.length === 1 ? first : first.map((_, place) => sum(rows.map((row) => row[place] ?? 0)));
}

function successiveVariance(values: readonly number[]): number {
  const steps = values.slice(1).map((value, index) => (value - (values[index] ?? 0)) ** 2);
  return sum(steps) / (2 * steps.length);
}
