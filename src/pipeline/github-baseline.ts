import type { Relaxation } from '../../schemas/types/decision.ts';
import { reportOf } from '../gating/history/records.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import { defaultPolicy } from '../gating/policy/resolve-policy.ts';
import { nameList } from '../gating/wording.ts';
import type { Config } from '../io/config.ts';
import { baselineName } from '../io/github/artifact.ts';
import { apiErrorNote } from '../io/github/baseline/inspect.ts';
import type { GitHubClient } from '../io/github/client.ts';
import { type ConfigChoice, isUsualPlace, readBaseConfig, startChoice } from './base-config.ts';
import {
  type BranchSearch,
  findOtherSuites,
  NONE_PASSED,
  ownCheckout,
  resolveBaseContext,
  rewrittenFile,
} from './base-context.ts';
import type { BaselineAnswer, BaselineRun, FindBaseline } from './baseline-answer.ts';
import { headDecides, scoreAlike, unreadConfig } from './configs.ts';
import { findGivenBaseline, type GivenBaseline, measureNamed, openNamed } from './given-baseline.ts';
import { type AskJudge, askNoJudge } from './judging.ts';
import { type MeasuredBaseline, measureBundle, measureFile, notesOnRuns, sameRubrics } from './measure.ts';
import { type FoundRun, type MainQuery, type MainSearch, searchAhead, searchBaseline } from './search-main.ts';

/** Share of the time for GitHub that the search reserves for the comment. */
const KEPT_FOR_COMMENT = 1 / 4;

/**
 * Finds the baseline of a run on GitHub: bundles saved by trusted runs of the base branch, or the runs named by the input `baseline`. In
 * both cases the base config decides. Without a client there is no search.
 * @param given runs named by the input instead of main's; null for main's runs
 */
export function findBaseline(
  client: GitHubClient | null,
  search: BranchSearch,
  given: GivenBaseline | null = null,
): FindBaseline {
  if (given !== null && search.context.publishesBaseline) return findGivenBaseline(given, search.root);
  return (own, ask) => {
    if (client === null) return withoutToken(search, given, { head: own, ask });
    return client.spare(() => findOnGitHub(client, search, given, { head: own, ask }), KEPT_FOR_COMMENT);
  };
}

/** The run's own config, and the judge. */
interface Run {
  readonly head: Config;
  readonly ask: AskJudge;
}

async function withoutToken(
  { context: { publishesBaseline, baseRef }, root }: BranchSearch,
  given: GivenBaseline | null,
  { head, ask }: Run,
): Promise<BaselineAnswer> {
  if (given === null)
    return nothingCompared(head, ...(publishesBaseline ? [] : [unreadConfig(baseRef, null)]), {
      code: 'baseline-forbidden',
      effect: 'warn',
      reason: 'there is no token',
    });
  const answer = await findGivenBaseline(given, root)(head, ask);
  const unasked = unreadConfig(baseRef, answer.configs.decidedBy);
  return { ...answer, notes: [unasked, ...noneAsked(given), ...answer.notes] };
}

/** The answer if nothing can be read from GitHub: the run's own config decides, without a comparison. */
function nothingCompared(head: Config, ...notes: readonly FindingData[]): BaselineAnswer {
  return { configs: headDecides(head), runs: [], waivers: [], labels: [], notes };
}

async function findOnGitHub(
  client: GitHubClient,
  search: BranchSearch,
  given: GivenBaseline | null,
  run: Run,
): Promise<BaselineAnswer> {
  const { head } = run;
  const { context, places } = search;
  const searchesMain = !context.publishesBaseline && given === null;
  const [reading] = await Promise.all([
    context.publishesBaseline ? null : readBaseConfig(client, { context, places, head }),
    searchesMain ? searchAhead(client, { ...search, name: baselineName(head.policy.suite) }) : null,
  ]);
  // Otherwise a pull request that prevents the read of the base config could choose its own.
  if (reading !== null && reading.apiError !== null)
    return nothingCompared(head, { ...apiErrorNote(reading.apiError, 'error'), config: reading.label });
  const start = startChoice(reading, head);
  const compared = await (given === null
    ? compareWithMain(client, search, start, run)
    : compareWithGiven(client, search, start, { ...run, given }));
  // The answers include archives, which can be large and are read by now.
  client.answers.clear();
  const { choice, suite, isKnown, runs, unused } = compared;
  const unknown = isKnown ? NONE_PASSED : await findOtherSuites(client, reading, suite);
  const { notes, relaxed, ...decided } = await resolveBaseContext(client, search, choice, unknown);
  const now = runs.length === 0 ? 'nothing' : nameList(runs.map(({ origin }) => origin.label));
  // Comparing with another run, or none, although main has one, relaxes the gate.
  const instead = { subject: 'baseline', what: 'compared with, in this run already', old: "main's runs", new: now };
  return {
    ...decided,
    runs,
    ...(unused === null ? {} : { newest: unused }),
    relaxed: [...relaxed, ...compared.relaxed, ...(unused === null ? [] : [instead])],
    notes: [...notes, ...compared.notes, ...notesOnRuns(runs)],
  };
}

/** The runs to compare with, measured by the chosen config. */
interface Compared extends Pick<BaselineAnswer, 'runs' | 'notes'> {
  readonly choice: ConfigChoice;
  /** The name used to search main's runs. */
  readonly suite: string;
  /** Whether main has runs of that name. */
  readonly isKnown: boolean;
  /** Main's newest run, if the run is compared with another one or with none; null if there is no such run. */
  readonly unused: BaselineRun | null;
  /** How the run changes the committed baseline. */
  readonly relaxed: readonly Relaxation[];
}

/** Compares with main's own runs, or with the committed baseline. */
async function compareWithMain(
  client: GitHubClient,
  search: BranchSearch,
  start: ConfigChoice,
  { ask }: Run,
): Promise<Compared> {
  const { context, source } = search;
  const { reading } = start;
  // If the search starts at the commit of the base config, it inspects main's newest run first.
  const startsThere = source.kind !== 'commit' && (reading?.at == null || reading.at.ref === reading.base);
  const newest = startsThere ? null : await inspectNewest(client, search, start, async () => null);
  const query: Omit<MainQuery<MeasuredBaseline>, 'name'> = {
    ...search,
    source,
    context: reading?.base == null ? context : anchoredAt(context, reading.base),
    measure: (bundle, { configs }, isBaseline) => measureBundle(bundle, configs, isBaseline ? ask : askNoJudge),
    recall,
  };
  const found = await searchMain(client, query, newest?.choice ?? start, newest?.names ?? namesOnMain(start));
  const { choice, suite, committed, notes } = found;
  // Only the newest run is compared by trial, so older archives need not stay in memory.
  const runs = found.found.map(runOf).map((run, index) => (index === 0 ? run : { ...run, trials: undefined }));
  const kept = committed && { ...measureFile(committed.kept, choice.configs), origin: committed.origin };
  return {
    choice,
    suite,
    isKnown: runs.length > 0 || found.committed !== null || found.other !== null,
    runs: kept === null ? runs : [kept],
    unused: found.other && runOf(found.other),
    relaxed: committed === null ? [] : rewrittenFile(search.file ?? '', committed.kept, ownCheckout(search)),
    // Both searches may report the same findings.
    notes: [...(newest?.notes ?? []).filter(({ code }) => notes.every((note) => note.code !== code)), ...notes],
  };
}

/** Reads a run from the history in the newest bundle, without trials. Null if it, or the newest run, has to be scored again. */
function recall(newest: MeasuredBaseline, { configs }: ConfigChoice, run: number): MeasuredBaseline | null {
  const record = newest.history.find(({ run_id }) => run_id === run);
  const report = record === undefined ? null : reportOf(record);
  const { base, head } = configs;
  const isScored = report !== null && newest.isRescored !== true && (head === null || scoreAlike(base, head));
  return isScored && sameRubrics(report.rubrics, base.rubrics) ? measureFile({ report }, configs) : null;
}

/** Compares with the runs named by the input `baseline`, or with none. */
async function compareWithGiven(
  client: GitHubClient,
  search: BranchSearch,
  start: ConfigChoice,
  { head, ask, given }: Run & { readonly given: GivenBaseline },
): Promise<Compared> {
  const { choice, names, run, notes } = await inspectNewest(client, search, start, (bundle, { configs }) =>
    measureBundle(bundle, configs, askNoJudge),
  );
  const { root } = search;
  const named = await measureNamed(given, openNamed(given.baselines, root), { root, configs: choice.configs, ask });
  return {
    choice,
    suite: names[0] ?? head.policy.suite,
    isKnown: run !== null,
    runs: named.runs,
    unused: run && runOf(run),
    relaxed: [],
    notes: [...notes, ...noneAsked(given), ...named.notes],
  };
}

function runOf({ content, origin }: FoundRun<MeasuredBaseline>): BaselineRun {
  return { ...content, origin };
}

/**
 * Inspects main's newest run, of any workflow, to choose the config, which the input `baseline` must not choose. The run is null if there is
 * none; the names are those by which main may know the suite.
 */
async function inspectNewest<T>(
  client: GitHubClient,
  search: BranchSearch,
  start: ConfigChoice,
  measure: MainQuery<T>['measure'],
) {
  const names = namesOnMain(start);
  const at = start.reading?.at ?? null;
  if (at === null) return { choice: start, names, run: null, notes: [] as readonly FindingData[] };
  const query: Omit<MainQuery<T>, 'name'> = {
    ...search,
    context: anchoredAt(search.context, at.ref),
    workflows: 'any',
    source: { kind: 'ancestors' },
    file: null,
    most: 1,
    measure,
  };
  const { found, choice, notes, suite } = await searchMain(client, query, start, names);
  const [run] = found;
  if (run !== undefined) return { choice, names: [suite], run, notes: [] };
  return { choice, names, run: null, notes: notes.filter(({ code }) => code !== 'no-baseline') };
}

/** Searches main's runs by one suite name after the other, until one is found; `suite` is the last name. */
async function searchMain<T>(
  client: GitHubClient,
  query: Omit<MainQuery<T>, 'name'>,
  choice: ConfigChoice,
  [suite = defaultPolicy.suite, ...others]: readonly string[],
): Promise<MainSearch<T> & { readonly suite: string }> {
  const search = await searchBaseline(client, { ...query, name: baselineName(suite) }, choice);
  const isUnknown =
    search.found.length === 0 && search.committed === null && search.notes.every(({ code }) => code === 'no-baseline');
  return isUnknown && others.length > 0 ? searchMain(client, query, choice, others) : { ...search, suite };
}

/** The context with a resolved base commit, so that it is resolved only once. */
function anchoredAt(context: BranchSearch['context'], sha: string): BranchSearch['context'] {
  return { ...context, anchor: { kind: 'commit', sha } };
}

/**
 * Names by which main may know the suite, most likely first. If the run adds the first policy at the usual path, main's runs may have the
 * default name.
 */
function namesOnMain({ configs, reading }: ConfigChoice): readonly string[] {
  const stated = configs.base.policy.suite;
  const isFirst = reading?.at?.missing.includes('policy') === true && isUsualPlace(reading);
  return isFirst && stated !== defaultPolicy.suite ? [defaultPolicy.suite, stated] : [stated];
}

/** The finding if the input `baseline` asks for none. */
function noneAsked({ baselines }: GivenBaseline): readonly FindingData[] {
  return baselines.length > 0 ? [] : [{ code: 'baseline-none', effect: 'notice' }];
}
