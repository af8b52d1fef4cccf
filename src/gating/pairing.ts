import type { Count, Report, ScenarioReport, ScenarioScores } from '../scoring/report.ts';
import { NO_CONTENT } from '../scoring/scenario-content.ts';
import { mean } from './rates.ts';

/** What is compared: the candidate, and the runs of main, newest first. */
export interface Sides {
  readonly candidate: Report;
  readonly runs: readonly Report[];
}

/** A scenario with a verdict in the candidate and in at least one run of main. */
export interface Pair {
  readonly scenario: string;
  readonly candidate: ScenarioReport;
  /** In the newest run of main that has a verdict on it. */
  readonly baseline: ScenarioReport;
  /** In every run of main, newest first; null where that run has no verdict, or asks something else. */
  readonly runs: readonly (ScenarioReport | null)[];
}

/** The scenarios of the candidate and of main, matched by id and content; every list is sorted by id. */
export interface Pairing {
  readonly pairs: readonly Pair[];
  /** In the candidate only, and in the newest run of main only; both empty without a baseline. Changed ones are in both. */
  readonly new: readonly ScenarioReport[];
  readonly gone: readonly ScenarioReport[];
  /** Ids that stand on both sides and ask something else: they count as gone and new. */
  readonly changed: readonly string[];
  /** Scenarios of the candidate, and of the newest run of main in the candidate too, of which no trial has a verdict. */
  readonly unjudged: { readonly candidate: readonly string[]; readonly baseline: readonly string[] };
  /**
   * Scenarios on both sides among those on any side. One without a verdict in main is not in common; one
   * without a verdict in the candidate is, because missing trials are weighed by themselves.
   */
  readonly overlap: Count;
}

interface Common {
  readonly candidate: ScenarioReport;
  /** In the newest run of main. */
  readonly newest: ScenarioReport;
  readonly runs: readonly (ScenarioReport | null)[];
}

/** Pairs the candidate's scenarios with those of main's runs, newest first, by id and content, never two different sets. */
export function pairScenarios({ candidate, runs }: Sides): Pairing {
  const here = byId(candidate.scenarios);
  const ids = new Set(here.map((scenario) => scenario.scenario));
  const lookups = runs.map(lookup);
  const newest = lookups[0] ?? new Map<string, ScenarioReport>();
  const common = here.flatMap((scenario) => commonOf(scenario, newest, lookups));
  const matched = new Set(common.map((one) => one.candidate.scenario));
  const changed = here.map((one) => one.scenario).filter((id) => newest.has(id) && !matched.has(id));
  const gone = byId([...newest.values()].filter(({ scenario }) => !ids.has(scenario) || !matched.has(scenario)));
  return {
    pairs: common.flatMap(pairOf),
    new: runs.length === 0 ? [] : here.filter((scenario) => !matched.has(scenario.scenario)),
    gone,
    changed,
    unjudged: {
      candidate: here.filter((scenario) => !isJudged(scenario)).map((scenario) => scenario.scenario),
      baseline: common.filter((one) => !isJudged(one.newest)).map((one) => one.candidate.scenario),
    },
    overlap: {
      passed: common.filter((one) => one.runs.some((run) => run !== null)).length,
      total: here.length + gone.length,
    },
  };
}

/** Scenarios that two runs have in common, among those of any of them. */
export function overlapOf(candidate: Report, run: Report): Count {
  return pairScenarios({ candidate, runs: [run] }).overlap;
}

function commonOf(
  candidate: ScenarioReport,
  newest: ReadonlyMap<string, ScenarioReport>,
  lookups: readonly ReadonlyMap<string, ScenarioReport>[],
): readonly Common[] {
  const match = newest.get(candidate.scenario);
  if (match === undefined || !asksTheSame(candidate, match)) return [];
  const runs = lookups.map((run) => {
    const other = run.get(candidate.scenario);
    return other !== undefined && isJudged(other) && asksTheSame(candidate, other) ? other : null;
  });
  return [{ candidate, newest: match, runs }];
}

function pairOf({ candidate, runs }: Common): readonly Pair[] {
  const baseline = runs.find((run) => run !== null);
  if (baseline === undefined || baseline === null || !isJudged(candidate)) return [];
  return [{ scenario: candidate.scenario, candidate, baseline, runs }];
}

/** A scenario whose trials do not record what they ask, for example because all of them crashed, goes by its id. */
function asksTheSame(one: ScenarioReport, other: ScenarioReport): boolean {
  return one.content === other.content || one.content === NO_CONTENT || other.content === NO_CONTENT;
}

/** Scores of a scenario under a rubric; undefined where no trial of it has a verdict. */
export function scoresOf(scenario: ScenarioReport, rubric: string): ScenarioScores | undefined {
  const scores = Object.hasOwn(scenario.rubrics, rubric) ? scenario.rubrics[rubric] : undefined;
  return scores === undefined || scores.scores.length === 0 ? undefined : scores;
}

/** Mean trial score of a scenario under a rubric, 0 to 1; null where it has none. */
export function meanScore(scenario: ScenarioReport, rubric: string): number | null {
  const scores = scoresOf(scenario, rubric);
  return scores === undefined ? null : mean(scores.scores);
}

/** Passes of a criterion in a scenario, among the trials in which it applied. */
export function tallyOf(scenario: ScenarioReport, rubric: string, key: string): Count {
  const counts = scoresOf(scenario, rubric)?.criteria ?? {};
  return (Object.hasOwn(counts, key) ? counts[key] : undefined) ?? { passed: 0, total: 0 };
}

function lookup(report: Report): ReadonlyMap<string, ScenarioReport> {
  return new Map(report.scenarios.map((scenario) => [scenario.scenario, scenario]));
}

function isJudged(scenario: ScenarioReport): boolean {
  return Object.values(scenario.rubrics).some((scores) => scores.scores.length > 0);
}

function byId(scenarios: readonly ScenarioReport[]): readonly ScenarioReport[] {
  return [...scenarios].sort((a, b) => (a.scenario < b.scenario ? -1 : 1));
}
