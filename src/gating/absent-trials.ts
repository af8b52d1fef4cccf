import type { Report } from '../../schemas/types/report.ts';
import { missingTrials, rangeOf, trialsOf, trialsPerScenario } from './comparing/scores.ts';
import { sum } from './statistics/moments.ts';

/**
 * The run with the trials that never came counted among those without a verdict: a harness may write nothing for a trial that crashed or for
 * which the time was up, and what is incomplete must not help a run to pass (evidence contract). They are known to be absent if a run of main
 * has one number of trials for all its scenarios, and of these alone. This run asked for as many, or for the largest number that more than a
 * few of its scenarios have; a re-run adds trials of some scenarios, so more than main's are not expected of the others.
 * @param runs main's runs to compare with
 */
export function withAbsentTrials(candidate: Report, runs: readonly Report[]): Report {
  const { scenarios, trials } = candidate;
  const counts = scenarios.map(trialsOf);
  const ranges = runs.map((run) => ({ run, ...trialsPerScenario(run) }));
  const even = ranges.filter((range) => range.fewest === range.most);
  const known = new Set(even.flatMap(({ run }) => run.scenarios.map(({ scenario }) => scenario)));
  const often = [...new Set(counts)].filter(
    (count) => counts.filter((other) => other >= count).length > FEW * counts.length,
  );
  const asked = Math.min(rangeOf(often).most, ...even.map((range) => range.most));
  const lacking = scenarios.map(({ scenario }, index) =>
    known.has(scenario) ? Math.max(0, asked - (counts[index] ?? asked)) : 0,
  );
  const absent = sum(lacking);
  // A trial that no rubric applies to came, and has no place in these counts.
  const areAllCounted = sum(counts) === missingTrials(candidate).total;
  if (absent === 0 || !areAllCounted) return candidate;
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
