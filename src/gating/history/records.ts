import type { RunOrigin, Trend } from '../../../schemas/types/decision.ts';
import type { HistoryRecord, MetricRecord } from '../../../schemas/types/history.ts';
import type { Report, RubricReport, ScenarioReport } from '../../../schemas/types/report.ts';
import { rubricsInOrder } from '../comparing/scores.ts';
import { constantCriteria } from './constant.ts';

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
 */
export function recordOf(
  report: Report,
  { sha, run_id }: RunOrigin,
  time: string,
  before?: HistoryRecord,
): HistoryRecord {
  const constant = constantCriteria(report, time.slice(0, 10), before);
  const metrics = rubricsInOrder(report).flatMap((rubric): readonly MetricRecord[] => {
    const { score, metric, version, hash, trials } = rubric;
    return score === null ? [] : [{ metric, rubric: rubric.rubric, version, hash, score, ...trials }];
  });
  return {
    ...(sha === undefined ? {} : { sha }),
    ...(run_id === undefined ? {} : { run_id }),
    time,
    trials: report.trials.scored,
    scenarios: report.scenarios.length,
    ...(constant.length === 0 ? {} : { constant }),
    metrics,
    ...(report.scenarios.length > MOST_SCENARIOS ? {} : { report: inShort(report) }),
  };
}

/** The report in a record; null if it has none. */
export function reportOf({ report }: HistoryRecord): Report | null {
  return report === undefined ? null : (report as Report);
}

/** The part of a report that later runs compare with: numbers, hashes and names, but no text from a trial. */
function inShort({ redacted: _, ...report }: Report): Report {
  return { ...report, scenarios: report.scenarios.map(scenarioInShort), errored: [] };
}

function scenarioInShort({ title: _, trials, rubrics, ...scenario }: ScenarioReport): ScenarioReport {
  const scores = Object.entries(rubrics).map(([id, own]) => [id, { ...own, failures: [] }] as const);
  return {
    ...scenario,
    tags: [],
    ...(trials === undefined ? {} : { trials: trials.map(({ facts }) => ({ facts })) }),
    rubrics: Object.fromEntries(scores),
  };
}

/** The runs before a run, newest first, at most 49. Leaves out runs of its own commit, which are earlier attempts. */
export function earlierRuns(history: readonly HistoryRecord[], { sha }: RunOrigin): readonly HistoryRecord[] {
  return history
    .filter((record) => sha === undefined || record.sha !== sha)
    .slice(0, MOST_RECORDS - 1)
    .map(({ report, ...record }, index) =>
      report === undefined || index >= MOST_REPORTS - 1 ? record : { ...record, report },
    );
}

/** Fewest runs that make a trend, and the most that are shown. */
const FEWEST_SHOWN = 3;
const MOST_SHOWN = 10;

/** The trend of every metric on main, in the order of the rubrics, oldest run first; only runs measured by the same content of the rubric. */
export function trendsOf(
  rubrics: readonly { readonly rubric: RubricReport }[],
  history: readonly HistoryRecord[],
): readonly Trend[] {
  return rubrics.flatMap(({ rubric }): readonly Trend[] => {
    const runs = history.flatMap(({ sha, time, metrics }) =>
      metrics
        .filter((record) => record.rubric === rubric.rubric && record.hash === rubric.hash)
        .map(({ score }) => ({ ...(sha === undefined ? {} : { sha }), time, score })),
    );
    const shown = runs.slice(0, MOST_SHOWN).reverse();
    return shown.length < FEWEST_SHOWN ? [] : [{ name: rubric.metric, runs: shown }];
  });
}
