import type { RosterEntry } from '../../schemas/types/decision.ts';
import type { Report, ScenarioReport } from '../../schemas/types/report.ts';
import { byText } from '../contract/text.ts';
import { matchScenarios } from './comparing/pairing.ts';
import { passesOf, primaryRubric } from './comparing/scores.ts';
import type { MainRun } from './history/main-runs.ts';
import { shortSha } from './wording.ts';

/** Runs of main needed to tell a new scenario from an old one. */
const FEWEST_RUNS = 3;

/** A run of main that has a scenario. */
interface Seen {
  readonly report: ScenarioReport;
  readonly origin: MainRun['origin'];
}

/** The scenarios of a run that are flaky or new by main's history, sorted by id. @param runs newest first */
export function rosterOf(candidate: Report, runs: readonly MainRun[]): readonly RosterEntry[] {
  const rubric = primaryRubric(candidate)?.rubric;
  if (rubric === undefined || runs.length === 0) return [];
  const matched = runs.map(({ report, origin }) => ({
    origin,
    scenarios: matchScenarios(candidate.scenarios, report.scenarios),
  }));
  return candidate.scenarios
    .flatMap(({ scenario }): readonly RosterEntry[] => {
      const seen = matched.flatMap(({ origin, scenarios }): readonly Seen[] => {
        const report = scenarios.get(scenario);
        return report === undefined ? [] : [{ report, origin }];
      });
      return entryOf(scenario, seen, { rubric, known: runs.length });
    })
    .sort((a, b) => byText(a.scenario, b.scenario));
}

function entryOf(
  scenario: string,
  seen: readonly Seen[],
  { rubric, known }: { readonly rubric: string; readonly known: number },
): readonly RosterEntry[] {
  const failedIn = (reports: readonly ScenarioReport[]): number => {
    const { passed, total } = passesOf(reports, rubric);
    return total - passed;
  };
  const all = seen.map(({ report }) => report);
  const trials = passesOf(all, rubric).total;
  const failed = failedIn(all);
  const counts = { failed, trials, runs: seen.length };
  if (failed > 0 && failed < trials) {
    const first = seen.findLast(({ report }) => failedIn([report]) > 0)?.origin;
    const since = first?.created?.slice(0, '2026-11-21'.length) ?? (first?.sha && shortSha(first.sha));
    return [{ scenario, state: 'flaky', ...counts, ...(since === undefined ? {} : { since }) }];
  }
  return known >= FEWEST_RUNS && seen.length <= 1 ? [{ scenario, state: 'new', ...counts }] : [];
}
