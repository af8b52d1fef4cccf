import { counted } from '../../contract/counted.ts';
import { compareReports } from '../comparing/comparisons.ts';
import { pairScenarios } from '../comparing/pairing.ts';
import type { Policy } from '../policy/policy.ts';
import { gates, testSettings } from '../policy/rules.ts';
import type { ChosenRuns, MainRun } from './main-runs.ts';

/** The newest run of main is compared with up to four older ones: each at a quarter of alpha (Bonferroni). */
const OLDER_RUNS = 4;

/**
 * Leaves out main's runs from before its level last changed: once an improvement, or an accepted regression, is merged, the mean over
 * older runs would be that of another agent. The newest run stays; the first older one that differs from it by the gate's
 * own tests, in either direction, ends the history.
 */
export function runsOfOneLevel(policy: Policy, runs: readonly MainRun[]): ChosenRuns {
  const [newest, ...older] = runs;
  const change = older.findIndex((run) => newest !== undefined && differs(policy, newest, run));
  if (newest === undefined || change < 0) return { runs, findings: [] };
  const left = older.length - change;
  return {
    runs: runs.slice(0, 1 + change),
    findings: [
      {
        code: 'main-changed',
        effect: 'notice',
        what: `Main itself changed after ${older[change]?.origin.label}: ${counted(left, 'older run')} of it ${left === 1 ? 'is' : 'are'} left out`,
        subject: newest.origin.label,
      },
    ],
  };
}

function differs(policy: Policy, newest: MainRun, older: MainRun): boolean {
  const sides = { candidate: newest.report, runs: [older.report] };
  const strict = { ...policy, alpha: testSettings(policy).alpha / OLDER_RUNS };
  const { metrics, criteria } = compareReports(strict, sides, pairScenarios(sides));
  return [...metrics, ...criteria].filter(gates).some(({ state }) => state === 'regressed' || state === 'improved');
}
