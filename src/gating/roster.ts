import type { RosterEntry } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import { byText } from '../contract/text.ts';
import { matchScenarios } from './comparing/pairing.ts';
import type { UntestedRate } from './comparing/rate.ts';
import type { MainRun } from './history/main-runs.ts';
import { FEWEST_RUNS } from './statistics/history.ts';
import { sum } from './statistics/moments.ts';
import { shortSha } from './wording.ts';

/** The scenarios of a run that are flaky or new by main's history, sorted by id. @param metric the primary one @param runs newest first */
export function rosterOf(
  candidate: Report,
  { countIn }: UntestedRate,
  runs: readonly MainRun[],
): readonly RosterEntry[] {
  if (runs.length === 0) return [];
  const matched = runs.map(({ report, origin }) => ({
    origin,
    scenarios: matchScenarios(candidate.scenarios, report.scenarios),
  }));
  const entries = candidate.scenarios.flatMap(({ scenario }): readonly RosterEntry[] => {
    const seen = matched.flatMap(({ origin, scenarios }) => {
      const report = scenarios.get(scenario);
      if (report === undefined) return [];
      const { passed, total } = countIn(report);
      return [{ origin, failed: total - passed, trials: total }];
    });
    const failed = sum(seen.map((run) => run.failed));
    const trials = sum(seen.map((run) => run.trials));
    const counts = { failed, trials, runs: seen.length };
    if (failed > 0 && failed < trials) {
      const first = seen.findLast((run) => run.failed > 0)?.origin;
      const since = first?.created?.slice(0, '2026-11-21'.length) ?? (first?.sha && shortSha(first.sha));
      return [{ scenario, state: 'flaky', ...counts, ...(since === undefined ? {} : { since }) }];
    }
    // With fewer runs of main, a new scenario cannot be told from an old one.
    return runs.length >= FEWEST_RUNS && seen.length <= 1 ? [{ scenario, state: 'new', ...counts }] : [];
  });
  return entries.sort((a, b) => byText(a.scenario, b.scenario));
}
