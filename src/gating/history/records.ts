import type { MainDrift, RunOrigin } from '../../../schemas/types/decision.ts';
import type { HistoryRecord, MetricRecord } from '../../../schemas/types/history.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { defined } from '../../contract/json.ts';
import { rubricsInOrder } from '../comparing/scores.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { probeResults, probesOf } from '../probes.ts';
import { nearestRuns, type Reference, recordedDrift } from './main-drift.ts';
import { tallyReport } from './tallies.ts';

/** Most runs in a history. */
export const MOST_RECORDS = 50;

/** Most whole reports in a history. A scenario that became flaky on main long ago says little about main today. */
export const MOST_REPORTS = 20;

/** Most scenarios in a report that a history keeps. */
const MOST_SCENARIOS = 500;

/**
 * The record of a measured run: a line of its bundle's `history.jsonl`.
 * @param time ISO 8601 in UTC: when the commit was made or the run began; else the day of the decision
 * @param before main's newest run before it; undefined for none
 * @param drift how far main is from its reference; absent if that was not measured
 * @param policy whose probes are recorded; absent for none
 */
export function recordOf(
  report: Report,
  { sha, run_id }: RunOrigin,
  time: string,
  before?: HistoryRecord,
  drift?: MainDrift,
  policy?: ResolvedPolicy,
): HistoryRecord {
  const probes = policy === undefined ? [] : probeResults(report, before, probesOf(policy));
  const metrics = rubricsInOrder(report).flatMap((rubric): readonly MetricRecord[] => {
    const { score, metric, version, hash, trials } = rubric;
    return score === null ? [] : [{ metric, rubric: rubric.rubric, version, hash, score, ...trials }];
  });
  const isLarge = report.scenarios.length > MOST_SCENARIOS;
  return defined({
    sha,
    run_id,
    time,
    trials: report.trials.scored,
    scenarios: report.scenarios.length,
    probes: probes.length === 0 ? undefined : probes,
    metrics,
    ...(isLarge ? { tallies: tallyReport(report) } : { report: inShort(report) }),
    drift: drift && recordedDrift(drift),
  });
}

/** The report in a record; null if it has none. */
export function reportOf({ report }: HistoryRecord): Report | null {
  return report === undefined ? null : (report as Report);
}

/** The part of a report that later runs compare with: numbers, hashes and names, but no text from a trial. */
function inShort({ redacted: _, ...report }: Report): Report {
  const scenarios = report.scenarios.map(({ title: _title, trials, rubrics, ...scenario }) => ({
    ...scenario,
    tags: [],
    ...(trials === undefined ? {} : { trials: trials.map(({ facts }) => ({ facts })) }),
    rubrics: Object.fromEntries(Object.entries(rubrics).map(([id, own]) => [id, { ...own, failures: [] }])),
  }));
  return { ...report, scenarios, errored: [] };
}

/** Of an earlier attempt at the run; without the id of a workflow run, of any run of its commit. */
function isSameRun(record: HistoryRecord, { sha, run_id: id }: RunOrigin): boolean {
  if (record.run_id !== undefined && id !== undefined) return record.run_id === id;
  return sha !== undefined && record.sha === sha;
}

/**
 * The runs before a run, newest first, at most 49, without its own earlier attempts. The newest nineteen keep their reports, the others
 * their tallies. The runs that the policy's reference is nearest to stay however old they are.
 */
export function earlierRuns(
  history: readonly HistoryRecord[],
  origin: RunOrigin,
  reference: Reference | null = null,
): readonly HistoryRecord[] {
  const earlier = history.filter((record) => !isSameRun(record, origin));
  const hashOf = (record: HistoryRecord | undefined) => record?.metrics[0]?.hash;
  const alike = earlier.filter((record) => hashOf(record) === hashOf(earlier[0]));
  const kept = new Set(reference === null ? [] : nearestRuns(alike, reference));
  const others = new Set(earlier.filter((record) => !kept.has(record)).slice(0, MOST_RECORDS - 1 - kept.size));
  return earlier
    .filter((record) => kept.has(record) || others.has(record))
    .map(({ report, drift, probes, ...record }, index) => {
      const isTallied = report !== undefined && index >= MOST_REPORTS - 1;
      const ofRun = isTallied ? { tallies: tallyReport(report as Report) } : { report };
      const onFirst = <T>(value: T) => (index === 0 ? value : undefined);
      return defined({ ...record, probes: onFirst(probes), ...ofRun, drift: onFirst(drift) });
    });
}
