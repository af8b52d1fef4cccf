import type { FreshTrial, OpenBlock } from '../../../schemas/types/gate.ts';
import type { ProbeResult } from '../../../schemas/types/history.ts';
import type { Report, ScenarioReport } from '../../../schemas/types/report.ts';
import { byText, sortedUnion } from '../../contract/text.ts';
import { NO_CONTENT } from '../../scoring/scenario-content.ts';
import { missingOf } from './scores.ts';

/** The candidate, and the runs of main, newest first. */
export interface ComparedReports {
  readonly candidate: Report;
  readonly runs: readonly Report[];
  /** Main's earlier runs that its history keeps, whatever their level; they only say which scenarios are not new. */
  readonly earlier?: readonly Report[] | undefined;
}

export interface ReadingInput extends ComparedReports {
  /** Runs of main of the same level before `runs`, newest first; used only for counts by scenario. */
  readonly before: readonly Report[];
  /** Fresh trials of the scenarios that an earlier run asked for; null if there are none. */
  readonly fresh: ConfirmTrials | null;
  /** Commit of main's newest run, where a control runs; undefined if unknown. */
  readonly mainSha?: string | undefined;
  /** What probes of the suite got on main. */
  readonly probes?: readonly ProbeResult[] | undefined;
  /** What earlier pushes of the pull request mean for this one; absent outside of one. */
  readonly push?: Push | undefined;
}

export interface Push {
  /** Its number, from 1: heads of the pull request that were judged, with this one. */
  readonly number: number;
  /** Largest adjusted p at which the run blocks, 0 to 1, at most the policy's alpha. */
  readonly level: number;
  /** What blocked an earlier push and has not been cleared; undefined if nothing. */
  readonly open: OpenBlock | undefined;
  /** Whether the run would block at alpha, so that every scenario that looks broken runs again. */
  readonly isOverAlpha: boolean;
}

export interface ConfirmTrials {
  /** Of all attempts, scored by the deciding config. */
  readonly trials: readonly FreshTrial[];
  /** The scenarios that the first attempt of the run asked for; null if no earlier attempt asked, and this run selects them. */
  readonly asked: readonly string[] | null;
  /** The commit at which the first attempt of the run asked for control trials; absent if none did. */
  readonly control?: string | undefined;
  /** Present if the first look lacks verdicts and asked for trials in their place, too. */
  readonly filling?: Filling | undefined;
}

/** Fresh trials that were asked for because the first look lacks verdicts. The first of a scenario answer what is missing, the others confirm. */
export interface Filling {
  /** Scenarios that lack verdicts, and those that would look broken. */
  readonly asked: readonly string[];
  readonly trials: number;
  /** Number of its trials that stand in for one without a verdict, by scenario. */
  readonly used: ReadonlyMap<string, number>;
}

/** A scenario with a verdict in the candidate and in at least one run of main. */
export interface Pair {
  readonly scenario: string;
  /** Its id in the newest run of main that has it, which differs if it was renamed. */
  readonly onMain: string;
  readonly candidate: ScenarioReport;
  /** In the newest run of main that has a verdict on it. */
  readonly baseline: ScenarioReport;
  /** In every run of main, newest first; null if that run has no verdict on it, or other content. */
  readonly runs: readonly (ScenarioReport | null)[];
  /** Present if its drop is waived. The candidate then stands in for main. */
  readonly isWaived?: true;
}

/** The same id with other content: another question, or a fact that is no longer recorded. */
interface ChangedScenario {
  readonly scenario: string;
  readonly candidate: ScenarioReport;
  /** In the newest run of main. */
  readonly baseline: ScenarioReport;
}

/**
 * The scenarios of the candidate and of main, matched by id and content, else by content alone. Every scenario of the candidate and of
 * main's newest run has a match on the other side, or is in `new`, `removed` or `changed`. Lists are sorted by id.
 */
export interface Pairing {
  readonly pairs: readonly Pair[];
  /** In the candidate only, and in the newest run of main only; both empty without a baseline. */
  readonly new: readonly ScenarioReport[];
  readonly removed: readonly ScenarioReport[];
  /** In the candidate and in the newest run of main, with different content. */
  readonly changed: readonly ChangedScenario[];
  /** Under another id with the same content in the newest run of main; compared like any other. */
  readonly renamed: readonly { readonly old: string; readonly new: string }[];
  /** Ids of the candidate's scenarios that only older runs of main have; compared with those. */
  readonly olderOnMain: readonly string[];
  /** Ids of scenarios that older runs of main have, and neither its newest run nor the candidate. */
  readonly onNeither: readonly string[];
  /** Ids of scenarios that lack a verdict in the candidate, or in every run of main that has them; these are not compared. */
  readonly unjudged: readonly string[];
  /**
   * How many scenarios the candidate and main's newest run have in common, of all that they or an older run paired with the candidate have.
   * A run of main that is not whole thus stays too small, whatever older runs have. One without a verdict on main does not count as common;
   * one without a verdict in the candidate does, because missing trials are handled separately. New ones count unless they stand apart.
   */
  readonly overlap: Overlap;
}

interface Overlap {
  readonly common: number;
  readonly total: number;
}

interface Common {
  readonly candidate: ScenarioReport;
  /** In the newest run of main that has it. */
  readonly known: ScenarioReport;
  /** Whether that is main's newest run. */
  readonly isInNewest: boolean;
  readonly runs: Pair['runs'];
  /** In the newest run of main that has a verdict on it. */
  readonly baseline: ScenarioReport | undefined;
}

/**
 * Pairs each of the candidate's scenarios with the newest run of main that has the same content, and with every older one. The runs are of
 * one level. What is incomplete never helps a run to pass (evidence contract, E3): scenarios that main's newest run lacks are compared with older
 * runs, so a candidate cannot fail them unseen. Main's newest run alone says what was removed or changed.
 */
export function pairScenarios({ candidate, runs, earlier = [] }: ComparedReports): Pairing {
  const here = byId(candidate.scenarios);
  const [newest, ...older] = runs;
  const matches = runs.map((run) => matchScenarios(candidate.scenarios, run.scenarios));
  const inNewest = new Set(matches[0]?.values());
  // Ids of main's newest run that no scenario of the candidate matches.
  const changed = new Set(newest?.scenarios.flatMap((known) => (inNewest.has(known) ? [] : [known.scenario])));
  const common = here.flatMap((scenario): readonly Common[] => {
    const found = matches.map((match) => match.get(scenario.scenario));
    const known = found.find((run) => run !== undefined);
    if (known === undefined || (found[0] === undefined && changed.has(scenario.scenario))) return [];
    const judged = found.map((run) => (run && isJudged(run) ? run : null));
    const baseline = judged.find((run) => run !== null) ?? undefined;
    return [{ candidate: scenario, known, isInNewest: found[0] !== undefined, runs: judged, baseline }];
  });
  const apart = newest === undefined ? NONE_APART : unmatched(here, byId(newest.scenarios), common);
  const unjudged = common.filter((one) => isJudged(one.candidate) && one.baseline === undefined);
  return {
    pairs: common.flatMap(({ candidate: own, known, baseline, runs: main }): readonly Pair[] => {
      if (baseline === undefined || !isJudged(own)) return [];
      return [{ scenario: own.scenario, onMain: known.scenario, candidate: own, baseline, runs: main }];
    }),
    ...apart,
    renamed: common.flatMap(({ candidate: { scenario }, known, isInNewest }) =>
      scenario === known.scenario || !isInNewest ? [] : [{ old: known.scenario, new: scenario }],
    ),
    olderOnMain: common.filter(({ isInNewest }) => !isInNewest).map(({ candidate: { scenario } }) => scenario),
    onNeither: newest === undefined ? [] : onNeither([candidate, newest], older),
    unjudged: [...here.filter((scenario) => !isJudged(scenario)), ...unjudged.map((one) => one.candidate)].map(
      ({ scenario }) => scenario,
    ),
    overlap: {
      common: common.filter(({ isInNewest, baseline }) => isInNewest && baseline !== undefined).length,
      total:
        here.length +
        apart.removed.length +
        apart.changed.length -
        (standApart(apart.new, runs, earlier) ? apart.new.length : 0),
    },
  };
}

/** How many scenarios two runs have in common, of those in either. */
export function overlapOf(candidate: Report, run: Report): Overlap {
  const matched = [...matchScenarios(candidate.scenarios, run.scenarios).values()];
  const total = candidate.scenarios.length + run.scenarios.length - matched.length;
  return { common: matched.filter(isJudged).length, total };
}

/** Ids of scenarios that older runs of main have, and none of the other runs under the same id or with the same content. */
function onNeither(others: readonly Report[], older: readonly Report[]): readonly string[] {
  const known = new Set(others.flatMap(({ scenarios }) => scenarios.map(({ scenario }) => scenario)));
  const ids = older.flatMap(({ scenarios }) => {
    const unknown = scenarios.filter(({ scenario }) => !known.has(scenario));
    if (unknown.length === 0) return [];
    const matched = new Set(others.flatMap((report) => [...matchScenarios(report.scenarios, scenarios).values()]));
    return unknown.filter((one) => !matched.has(one)).map(({ scenario }) => scenario);
  });
  return sortedUnion(ids, []);
}

/**
 * Whether new scenarios say nothing against a comparison of the others (evidence contract, E18: an incomplete run of main never helps):
 * every trial of them passes, so they hide no failure, or two runs of main lack them and no earlier one has them, so these are not runs of
 * main that broke off, however many in a row.
 */
function standApart(added: readonly ScenarioReport[], runs: readonly Report[], earlier: readonly Report[]): boolean {
  const isKnown = ({ scenarios }: Report): boolean => {
    const [matched, ids] = [matchScenarios(added, scenarios), scenariosById(scenarios)];
    return added.some(({ scenario }) => matched.has(scenario) || ids.has(scenario));
  };
  return added.every(passesAll) || (runs.length > 1 && !earlier.some(isKnown));
}

function passesAll(scenario: ScenarioReport): boolean {
  const rubrics = Object.values(scenario.rubrics);
  return (
    isJudged(scenario) && missingOf(scenario) === 0 && rubrics.every(({ scores, passed }) => passed === scores.length)
  );
}

/** The candidate's id of a scenario that main knows as `id`. It differs if the scenario was renamed. */
export function currentId({ renamed }: Pick<Pairing, 'renamed'>, id: string): string {
  return renamed.find(({ old }) => old === id)?.new ?? id;
}

type Apart = Pick<Pairing, 'new' | 'removed' | 'changed'>;

const NONE_APART: Apart = { new: [], removed: [], changed: [] };

function unmatched(here: readonly ScenarioReport[], main: readonly ScenarioReport[], common: readonly Common[]): Apart {
  const [own, theirs] = [new Set(common.map((one) => one.candidate)), new Set(common.map((one) => one.known))];
  const alone = here.filter((one) => !own.has(one));
  const left = scenariosById(main.filter((one) => !theirs.has(one)));
  const changed = alone.flatMap((candidate) => {
    const baseline = left.get(candidate.scenario);
    if (baseline === undefined) return [];
    return [{ scenario: candidate.scenario, candidate, baseline }];
  });
  const ids = new Set(changed.map(({ scenario }) => scenario));
  return {
    new: alone.filter(({ scenario }) => !ids.has(scenario)),
    removed: [...left.values()].filter(({ scenario }) => !ids.has(scenario)),
    changed,
  };
}

function isJudged(scenario: ScenarioReport): boolean {
  return Object.values(scenario.rubrics).some(
    ({ scores, criteria }) => scores.length > 0 || Object.values(criteria).some(({ total }) => total > 0),
  );
}

function byId(scenarios: readonly ScenarioReport[]): readonly ScenarioReport[] {
  return [...scenarios].sort((a, b) => byText(a.scenario, b.scenario));
}

/**
 * Matches the scenarios of one run with those of another: first by the same id with the same content, then by content alone if only one
 * scenario of each side has it (renamed). A scenario whose trials record no content, for example because all crashed, matches by its id.
 * @returns the other run's scenario by the id of this run's
 */
export function matchScenarios(
  scenarios: readonly ScenarioReport[],
  others: readonly ScenarioReport[],
): ReadonlyMap<string, ScenarioReport> {
  const byId = scenariosById(others);
  const matched = new Map<string, ScenarioReport>();
  for (const scenario of scenarios) {
    const other = byId.get(scenario.scenario);
    if (other !== undefined && hasSameContent(scenario, other)) matched.set(scenario.scenario, other);
  }
  if (matched.size === scenarios.length || matched.size === others.length) return matched;
  const [own, theirs] = [byContent(scenarios), byContent(others)];
  for (const scenario of scenarios) {
    const other = theirs.get(scenario.content);
    const isOneToOne = own.get(scenario.content) === scenario && other !== undefined && other !== null;
    // The other scenario must not be matched by its id already.
    if (isOneToOne && !matched.has(scenario.scenario) && matched.get(other.scenario) !== other)
      matched.set(scenario.scenario, other);
  }
  return matched;
}

export function scenariosById(scenarios: readonly ScenarioReport[]): ReadonlyMap<string, ScenarioReport> {
  return new Map(scenarios.map((scenario) => [scenario.scenario, scenario]));
}

function hasSameContent(one: ScenarioReport, other: ScenarioReport): boolean {
  return one.content === other.content || one.content === NO_CONTENT || other.content === NO_CONTENT;
}

/** Scenarios by content. Null if several share a content, which then identifies none of them. */
function byContent(scenarios: readonly ScenarioReport[]): ReadonlyMap<string, ScenarioReport | null> {
  const found = new Map<string, ScenarioReport | null>();
  for (const scenario of scenarios) {
    if (scenario.content !== NO_CONTENT) found.set(scenario.content, found.has(scenario.content) ? null : scenario);
  }
  return found;
}

/**
 * Ids of paired scenarios with a content that every trial of main records and not every trial of this run, so a change of it could go
 * unnoticed. Crashed trials do not count: they could not record it.
 */
export function unrecordedScenarios({ pairs }: Pairing): readonly string[] {
  return pairs
    .filter(({ candidate, baseline }) => isRecorded(baseline) && !isRecorded(candidate) && !hasOnlyCrashed(candidate))
    .map(({ scenario }) => scenario);
}

function isRecorded({ content, unrecorded = 0 }: ScenarioReport): boolean {
  return content !== NO_CONTENT && unrecorded === 0;
}

function hasOnlyCrashed({ rubrics, errored }: ScenarioReport): boolean {
  return Object.values(rubrics).every(({ scores }) => scores.length <= errored.agent);
}
