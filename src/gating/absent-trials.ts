import type { Report } from '../../schemas/types/report.ts';
import { byFrequency } from '../contract/numbers.ts';
import { missingTrials, rangeOf, trialsOf, trialsPerScenario } from './comparing/scores.ts';
import { sum } from './statistics/moments.ts';

/**
 * The run with the trials that never came counted among those without a verdict: a harness may write nothing for a trial that crashed, and
 * what is incomplete must not help a run to pass (evidence contract). They are known to be absent if a run of main has one number of trials
 * for all scenarios, and the largest number in this run is also its most frequent one. Else each scenario may have a number of its own.
 * @param runs main's runs to compare with
 */
export function withAbsentTrials(candidate: Report, runs: readonly Report[]): Report {
  const { scenarios, trials } = candidate;
  const counts = scenarios.map(trialsOf);
  const { fewest, most } = rangeOf(counts);
  const isEven = runs.map(trialsPerScenario).some((run) => run.fewest === run.most);
  const [usual, next] = byFrequency(counts.map(String));
  const isUsual = usual?.[0] === String(most) && usual[1] > (next?.[1] ?? 0);
  // A trial that no rubric applies to came, and has no place in these counts.
  const areAllCounted = sum(counts) === missingTrials(candidate).total;
  if (fewest === most || !isEven || !isUsual || !areAllCounted) return candidate;
  const absent = most * counts.length - sum(counts);
  return {
    ...candidate,
    trials: { ...trials, errored: addAbsent(trials.errored, absent), absent },
    scenarios: scenarios.map((scenario, index) => {
      const lacking = most - (counts[index] ?? most);
      return lacking === 0 ? scenario : { ...scenario, errored: addAbsent(scenario.errored, lacking) };
    }),
  };
}

function addAbsent(errored: Report['trials']['errored'], absent: number): Report['trials']['errored'] {
  return { ...errored, infrastructure: errored.infrastructure + absent };
}
