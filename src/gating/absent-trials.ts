import type { Report } from '../../schemas/types/report.ts';
import { byFrequency } from '../contract/numbers.ts';
import { missingTrials, rangeOf, trialsOf, trialsPerScenario } from './comparing/scores.ts';
import { sum } from './statistics/moments.ts';

/**
 * The run with the trials that never came counted among those without a verdict: a harness may write nothing for a trial that crashed or for
 * which the time was up, and what is incomplete must not help a run to pass (evidence contract). They are known to be absent if a run of main
 * has one number of trials for all its scenarios, and of these alone. This run asked for the largest number that is also its most frequent
 * one, else for as many as main, if more than a few scenarios have so many. With fewer of every scenario, it asked for less.
 * @param runs main's runs to compare with
 */
export function withAbsentTrials(candidate: Report, runs: readonly Report[]): Report {
  const { scenarios, trials } = candidate;
  const counts = scenarios.map(trialsOf);
  const { fewest, most } = rangeOf(counts);
  const ranges = runs.map((run) => ({ run, ...trialsPerScenario(run) }));
  const even = ranges.filter((range) => range.fewest === range.most);
  const known = new Set(even.flatMap(({ run }) => run.scenarios.map(({ scenario }) => scenario)));
  // A trial that no rubric applies to came, and has no place in these counts.
  const areAllCounted = sum(counts) === missingTrials(candidate).total;
  if (fewest === most || even.length === 0 || !areAllCounted) return candidate;
  const [usual, next] = byFrequency(counts.map(String));
  const isUsual = usual?.[0] === String(most) && usual[1] > (next?.[1] ?? 0);
  const often = [...new Set(counts)].filter(
    (count) => counts.filter((other) => other >= count).length > FEW * counts.length,
  );
  const asked = isUsual ? most : Math.min(...even.map((range) => range.most), rangeOf(often).most);
  const lacking = scenarios.map(({ scenario }, index) =>
    known.has(scenario) ? Math.max(0, asked - (counts[index] ?? asked)) : 0,
  );
  const absent = sum(lacking);
  if (absent === 0) return candidate;
  return {
    ...candidate,
    trials: { ...trials, errored: addAbsent(trials.errored, absent), absent },
    scenarios: scenarios.map((scenario, index) => {
      const lacks = lacking[index] ?? 0;
      return lacks === 0 ? scenario : { ...scenario, errored: addAbsent(scenario.errored, lacks) };
    }),
  };
}

/** Largest share of scenarios with more trials than the run asked of each. */
const FEW = 0.05;

function addAbsent(errored: Report['trials']['errored'], absent: number): Report['trials']['errored'] {
  return { ...errored, infrastructure: errored.infrastructure + absent };
}
