import { comparisonContext } from '../comparing/comparison-context.ts';
import { compareRates } from '../comparing/comparisons.ts';
import { gates, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import type { ChosenRuns, MainRun } from './main-runs.ts';

/**
 * Leaves out main's runs from before its level last changed: once an improvement, or an accepted regression, is merged, the mean over
 * older runs would be that of another agent. The newest run stays; the history ends at the first older one that a pull request with its
 * results would be told from, in either direction, and before all that it would be told from taken together: else such a pull request
 * would be blocked for what main itself lost.
 */
export function runsOfOneLevel(policy: ResolvedPolicy, runs: readonly MainRun[]): ChosenRuns {
  const [newest, ...older] = runs;
  if (newest === undefined) return { runs, findings: [] };
  const alike = until(older, (index) => differs(policy, newest, older.slice(index, index + 1)));
  const kept = until(alike, (index) => differs(policy, newest, alike.slice(index)));
  const left = older.length - kept.length;
  if (left === 0) return { runs, findings: [] };
  return {
    runs: [newest, ...kept],
    findings: [
      {
        code: 'main-changed',
        effect: 'notice',
        subject: { kind: 'baseline', name: newest.origin.label },
        older: older[kept.length]?.origin.label ?? '',
        left,
      },
    ],
  };
}

/** What stands before the first index for which the test holds; all of it where it never does. */
function until(runs: readonly MainRun[], ends: (index: number) => boolean): readonly MainRun[] {
  const end = runs.findIndex((_, index) => ends(index));
  return end < 0 ? runs : runs.slice(0, end);
}

function differs(policy: ResolvedPolicy, newest: MainRun, older: readonly MainRun[]): boolean {
  const input = { candidate: newest.report, runs: older.map(({ report }) => report) };
  const { metrics, criteria } = compareRates(comparisonContext(policy, input));
  return [...metrics, ...criteria].filter(gates).some(({ state }) => state === 'regressed' || state === 'improved');
}
