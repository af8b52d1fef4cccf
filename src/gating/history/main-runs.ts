import type { BaselineOrigin } from '../../../schemas/types/decision.ts';
import type { HistoryRecord } from '../../../schemas/types/history.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { must } from '../../contract/must.ts';
import { comparisonContext, rubricComparable, scenariosComparable } from '../comparing/comparison-context.ts';
import { sameJudges } from '../comparing/comparison-key.ts';
import { overlapOf } from '../comparing/pairing.ts';
import { primaryRubric, withinErrorBudget } from '../comparing/scores.ts';
import { hasMoved } from '../comparing/test-rates.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { MOST_REPORTS, reportOf } from './records.ts';

/** The history test needs three runs of main; more than five hardly help. */
export const MOST_RUNS = 5;

export interface MainRun {
  readonly report: Report;
  readonly origin: BaselineOrigin;
}

export interface SkippedRun {
  readonly run: MainRun;
  readonly cause: 'unscored' | 'other-rubric' | 'other-judge' | 'overlap';
}

export interface LevelChange {
  readonly newest: MainRun;
  /** The newest run from before the change. */
  readonly after: MainRun;
  /** Older runs that are not compared. */
  readonly left: number;
}

/** Runs of main to compare with, newest first, and the others. */
interface ChosenRuns {
  readonly runs: readonly MainRun[];
  readonly skipped: readonly SkippedRun[];
  /** Whether all runs are past the error budget. Only the newest is then kept, and its missing verdicts are counted both ways. */
  readonly isUnfit: boolean;
}

/**
 * Chooses the runs of main to compare with. Skips a run that is past the error budget, or that has no score under the candidate's primary
 * rubric. If all are past the budget, the newest stays, with its missing verdicts counted both ways. Leaves out older runs that have too few
 * scenarios in common with the candidate as well as with the newest run: new scenarios of a candidate do not shorten main's history. If all runs have another rubric or another judge, the newest stays, so that a finding can report it.
 */
export function chooseRuns(policy: ResolvedPolicy, candidate: Report, baselines: readonly MainRun[]): ChosenRuns {
  const within = baselines.filter(({ report }) => withinErrorBudget(policy, report));
  const isUnfit = within.length === 0;
  const measured = isUnfit ? baselines.filter(({ report }) => sharesRubric(candidate, report)).slice(0, 1) : within;
  const same = measured.filter(({ report }) => isUnfit || hasPrimary(candidate, report));
  const alike = same.findIndex(({ report }) => hasPrimaryJudge(candidate, report));
  // Older runs by another judge stay: rates without a judge are compared with them.
  const fit = same.length === 0 ? measured.slice(0, 1) : same.slice(Math.max(alike, 0));
  const runs = fit.filter(({ report }, index) => {
    const others = [candidate, ...fit.slice(0, 1).map((newest) => newest.report)];
    return index === 0 || others.some((other) => scenariosComparable(policy, { overlap: overlapOf(other, report) }));
  });
  const skipped = baselines
    .filter((run) => !runs.includes(run))
    .map((run): SkippedRun => {
      if (!withinErrorBudget(policy, run.report)) return { run, cause: 'unscored' };
      if (!hasPrimary(candidate, run.report)) return { run, cause: 'other-rubric' };
      return { run, cause: hasPrimaryJudge(candidate, run.report) ? 'overlap' : 'other-judge' };
    });
  return { runs, skipped, isUnfit: isUnfit && runs.length > 0 };
}

function sharesRubric(candidate: Report, report: Report): boolean {
  const primary = primaryRubric(candidate);
  return primary === undefined || rubricComparable(primary, report);
}

/** Whether the run has a score under the same content of the candidate's primary rubric. */
function hasPrimary(candidate: Report, report: Report): boolean {
  const primary = primaryRubric(candidate)?.rubric;
  return sharesRubric(candidate, report) && report.rubrics.find(({ rubric }) => rubric === primary)?.score !== null;
}

/** Whether the same judge answered the primary rubric's questions, if it asks any. */
function hasPrimaryJudge(candidate: Report, report: Report): boolean {
  return primaryRubric(candidate)?.by_judge !== true || sameJudges(candidate, report);
}

/** Main's runs of its current level, newest first. */
interface RunsOfLevel {
  readonly runs: readonly MainRun[];
  /** Single older runs of another level, between runs of this one: main's noise. */
  readonly outliers: readonly MainRun[];
  readonly levelChange: LevelChange | null;
}

/**
 * Leaves out main's runs from before its level last changed: after a merged improvement or accepted regression, older runs measure another
 * agent. The newest run stays. The history ends before two older runs in a row that differ from the newest in either direction, and before
 * older runs that differ from it taken together. Otherwise a pull request would be blocked for what main itself lost. One older run that
 * differs is skipped if the next agrees with the newest: it contradicts main's other runs (evidence contract, E16).
 * @param known how many runs, from the newest on, are known to be of one level
 */
export function runsOfOneLevel(policy: ResolvedPolicy, runs: readonly MainRun[], known = 1): RunsOfLevel {
  const [newest, ...older] = runs;
  if (newest === undefined) return { runs, outliers: [], levelChange: null };
  const isApart = older.map((run, index) => index >= known - 1 && differs(policy, newest, [run]));
  const untilChange = until(older, (index) => isApart[index] === true && isApart[index + 1] !== false);
  const alike = untilChange.filter((_, index) => isApart[index] === false);
  // The last one alone is known to agree.
  const kept = until(alike, (index) => index < alike.length - 1 && differs(policy, newest, alike.slice(index)));
  const end =
    kept.length === alike.length ? untilChange.length : older.indexOf(must(alike[kept.length], 'an older run'));
  const outliers = untilChange.slice(0, end).filter((run) => !alike.includes(run));
  const after = older[end];
  const levelChange = after === undefined ? null : { newest, after, left: older.length - end };
  return { runs: [newest, ...kept], outliers, levelChange };
}

/** The runs before main's newest, if two or more agree and it does not: it is a merged gain or an outlier. Empty under `noise: none`. */
export function runsBesideNewest(
  policy: ResolvedPolicy,
  fit: readonly MainRun[],
  { runs, levelChange }: RunsOfLevel,
): readonly MainRun[] {
  if (runs.length > 1 || levelChange === null || policy.noise === 'none') return [];
  const { runs: alike } = runsOfOneLevel(policy, fit.slice(1));
  return alike.length < 2 ? [] : alike;
}

/** Main's runs before the compared ones, from its history, newest first, of the same level and measured alike; empty if these changed it. */
export function runsBefore(
  policy: ResolvedPolicy,
  candidate: Report,
  { runs, levelChange }: Pick<RunsOfLevel, 'runs' | 'levelChange'>,
  history: readonly HistoryRecord[],
): readonly MainRun[] {
  const oldest = history.findIndex(({ sha }) => sha !== undefined && sha === runs.at(-1)?.origin.sha);
  if (oldest < 0 || levelChange !== null) return [];
  const kept = history.slice(oldest + 1).flatMap((record): readonly MainRun[] => {
    const report = reportOf(record);
    const { sha, time } = record;
    if (report === null || !withinErrorBudget(policy, report) || !hasPrimary(candidate, report)) return [];
    return [{ report, origin: { label: '', created: time, ...(sha === undefined ? {} : { sha }) } }];
  });
  const others = kept.filter(({ origin }) => runs.every((run) => run.origin.sha !== origin.sha));
  if (others.length === 0) return [];
  return runsOfOneLevel(policy, [...runs, ...others], runs.length).runs.slice(runs.length, MOST_REPORTS);
}

/** The runs before the first index for which the test is true; all of them if it never is. */
function until(runs: readonly MainRun[], ends: (index: number) => boolean): readonly MainRun[] {
  const end = runs.findIndex((_, index) => ends(index));
  return end < 0 ? runs : runs.slice(0, end);
}

function differs(policy: ResolvedPolicy, newest: MainRun, older: readonly MainRun[]): boolean {
  const input = { candidate: newest.report, runs: older.map(({ report }) => report) };
  return hasMoved(comparisonContext(policy, input));
}

const DAY_MS = 86_400_000;

/** The run with its age in whole days (UTC, not negative), if its time is known. @param today ISO date */
export function agedRun(run: MainRun, today: string): MainRun {
  const { created } = run.origin;
  if (created === undefined) return run;
  const days = Math.round((Date.parse(today) - Date.parse(created.slice(0, today.length))) / DAY_MS);
  return { ...run, origin: { ...run.origin, age_days: Math.max(0, days) } };
}
