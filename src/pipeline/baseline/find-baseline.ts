import type { Relaxation } from '../../../schemas/types/decision.ts';
import { must } from '../../contract/must.ts';
import { baselineFinding } from '../../gating/findings/baseline.ts';
import type { FindingData } from '../../gating/findings/finding.ts';
import { nameList } from '../../gating/wording.ts';
import type { Config } from '../../io/config.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import type { RunContext } from '../../io/github/context.ts';
import { givenOr } from '../../io/requests.ts';
import { type Configs, headDecides, unreadConfig } from '../configs.ts';
import { type AskJudge, askNoJudge } from '../judging.ts';
import type { BaselineAnswer, BaselineRun, FindBaseline } from './answer.ts';
import { chooseConfig } from './choose-config.ts';
import { rewrittenFile } from './committed.ts';
import { apiErrorNote, type BranchSearch, discoverRuns, type MainQuery } from './discover.ts';
import { findGivenBaseline, type GivenBaseline, measureNamed, openNamed } from './given-baseline.ts';
import { fetchCandidate, type InspectedRuns, inspectRuns } from './inspect.ts';
import { findOtherSuites, NOTHING_AVOIDED, readRules } from './main-policies.ts';
import { explainMissing, measureNewest, measureRuns, withoutAbsence } from './measure.ts';
import { type BaseReading, readBase, type SuiteNames, suiteNames } from './read-base.ts';
import { measureBundle, measureFile, notesOnRuns, recallRun } from './score-baseline.ts';

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
  return (head, ask) => {
    const run = { head, ask, given };
    if (client === null) return findWithoutToken(search, run);
    return client.spare(() => findOnGitHub(client, search, run), KEPT_FOR_COMMENT);
  };
}

interface Run {
  /** The run's own config. */
  readonly head: Config;
  readonly ask: AskJudge;
  /** Runs named by the input `baseline`; null for main's runs. */
  readonly given: GivenBaseline | null;
}

async function findWithoutToken(
  { context: { publishesBaseline, baseRef }, root }: BranchSearch,
  { head, ask, given }: Run,
): Promise<BaselineAnswer> {
  if (given === null) {
    const notes = publishesBaseline ? [] : [unreadConfig(baseRef, null)];
    return compareNothing(
      head,
      ...notes,
      baselineFinding('baseline-forbidden', { effect: 'warn', reason: 'there is no token' }),
    );
  }
  const answer = await findGivenBaseline(given, root)(head, ask);
  const unread = unreadConfig(baseRef, answer.configs.decidedBy);
  return { ...answer, notes: [unread, ...noneGiven(given), ...answer.notes] };
}

/** The answer if nothing can be read from GitHub: the run's own config decides, without a comparison. */
function compareNothing(head: Config, ...notes: readonly FindingData[]): BaselineAnswer {
  const nothing = { runs: [], newest: null, relaxed: [], relaxation: null, waivers: [], labels: [], cases: new Map() };
  return { configs: headDecides(head), ...nothing, notes };
}

/** Finds main's runs in four steps: discover, inspect, choose the config, measure. The base is read before, the rules of the gate after. */
async function findOnGitHub(client: GitHubClient, search: BranchSearch, run: Run): Promise<BaselineAnswer> {
  const { head, ask, given } = run;
  const reading = await readBaseAndAhead(client, search, run);
  // Otherwise a pull request that prevents the read of the base config could choose its own.
  if (reading !== null && reading.apiError !== null)
    return compareNothing(head, apiErrorNote(reading.apiError, 'error', reading.label));
  const { deciding, compared, suite } = await inspectMain(client, search, reading, run);
  const nearest = deciding?.nearest.run ?? compared?.nearest.run ?? null;
  const chosen = await chooseConfig(client, reading, head, nearest?.bundle ?? null);
  const { configs } = chosen;
  const measured = await (given === null
    ? measureMain(
        client,
        search,
        { deciding, compared: must(compared, "the search for main's runs") },
        { configs, ask },
      )
    : measureGiven(search, deciding, { configs, ask, given }));
  // The answers include archives, which can be large and are read by now.
  client.answers.clear();
  const { runs, unused } = measured;
  const renamed = measured.isKnown ? NOTHING_AVOIDED : await findOtherSuites(client, reading, suite);
  const rules = await readRules(client, search, { reading, configs, isByBundle: nearest !== null, renamed });
  const names = runs.length === 0 ? 'nothing' : nameList(runs.map(({ origin }) => origin.label));
  // Comparing with another run, or none, although main has one, relaxes the gate.
  const instead = { subject: 'baseline', what: 'compared with, in this run already', old: "main's runs", new: names };
  return {
    ...rules,
    configs,
    waivers: chosen.waivers,
    runs,
    newest: unused,
    relaxed: [...rules.relaxed, ...measured.relaxed, ...(unused === null ? [] : [instead])],
    notes: [...chosen.notes, ...rules.notes, ...measured.notes, ...notesOnRuns(runs)],
  };
}

/**
 * Reads the base config; null on the base branch. Meanwhile sends the requests for main's newest bundle: a search for the same name reuses
 * their answers and reports their errors.
 */
async function readBaseAndAhead(
  client: GitHubClient,
  search: BranchSearch,
  { head, given }: Run,
): Promise<BaseReading | null> {
  const { context, places } = search;
  if (context.publishesBaseline) return null;
  const fetchAhead = (): Promise<unknown> =>
    givenOr(undefined, async () => {
      const { query, candidates } = await discoverRuns(client, { ...search, suite: head.policy.suite });
      const [nearest] = candidates.artifacts;
      return nearest && fetchCandidate(client, query, nearest, false);
    });
  const [reading] = await Promise.all([readBase(client, { context, places, head }), given === null && fetchAhead()]);
  return reading;
}

/** Main's inspected runs, by two searches that are mostly the same. */
interface InspectedMain {
  /** The runs at the commit of the base config, of any workflow. The nearest chooses the config; null if that of `compared` does. */
  readonly deciding: InspectedRuns | null;
  /** The runs to compare with; null if the input `baseline` names them. */
  readonly compared: InspectedRuns | null;
  /** The name by which main knows the suite; the last name tried if it knows none. */
  readonly suite: string;
}

async function inspectMain(
  client: GitHubClient,
  search: BranchSearch,
  reading: BaseReading | null,
  { head, given }: Run,
): Promise<InspectedMain> {
  const { context, source } = search;
  const { at = null, base = null } = reading ?? {};
  const names = suiteNames(reading, head);
  // If the runs to compare with start at the commit of the base config, the nearest of them chooses the config.
  const isOneSearch = given === null && source.kind !== 'commit' && at?.ref === base;
  const deciding =
    at === null || isOneSearch ? null : await inspectByName(client, anyRunAt(search, at.ref), names, true);
  const isFound = deciding !== null && deciding.nearest.run !== null;
  const known: SuiteNames = isFound ? [deciding.query.suite] : names;
  if (given !== null) return { deciding, compared: null, suite: known[0] };
  const query = { ...search, context: base === null ? context : anchoredAt(context, base) };
  const compared = await inspectByName(client, query, known, reading !== null);
  return { deciding, compared, suite: compared.query.suite };
}

/** The search for main's newest run of any workflow at a commit: the input `baseline` must not choose the config. */
function anyRunAt(search: BranchSearch, sha: string): Omit<MainQuery, 'suite'> {
  const context = anchoredAt(search.context, sha);
  return { ...search, context, workflows: 'any', source: { kind: 'ancestors' }, file: null };
}

/** The context with a resolved base commit, so that it is resolved only once. */
function anchoredAt(context: RunContext, sha: string): RunContext {
  return { ...context, anchor: { kind: 'commit', sha } };
}

/** Inspects main's runs by one suite name after the other, until main has runs of that name. */
async function inspectByName(
  client: GitHubClient,
  search: Omit<MainQuery, 'suite'>,
  [suite, next]: SuiteNames,
  takesOther: boolean,
): Promise<InspectedRuns> {
  const runs = await inspectRuns(client, await discoverRuns(client, { ...search, suite }), takesOther);
  return runs.isUnknown && next !== undefined ? inspectByName(client, search, [next], takesOther) : runs;
}

/** The measured runs to compare with. */
interface Measured extends Pick<BaselineAnswer, 'runs' | 'notes'> {
  /** Whether main has runs of the suite. */
  readonly isKnown: boolean;
  /** Main's newest run, if the run is compared with another one or with none; null if there is no such run. */
  readonly unused: BaselineRun | null;
  /** How the run changes the committed baseline. */
  readonly relaxed: readonly Relaxation[];
}

/** The chosen configs, and the judge of main's runs. */
interface ChosenScoring {
  readonly configs: Configs;
  readonly ask: AskJudge;
}

/** Measures main's own runs, or the committed baseline. */
async function measureMain(
  client: GitHubClient,
  search: BranchSearch,
  { deciding, compared }: Pick<InspectedMain, 'deciding'> & { readonly compared: InspectedRuns },
  { configs, ask }: ChosenScoring,
): Promise<Measured> {
  const { runs, committed, other, notes } = await measureRuns(client, compared, {
    measure: ({ bundle, isBaseline }) => measureBundle(bundle, configs, isBaseline ? ask : askNoJudge),
    recall: (newest, run) => recallRun(newest, run, configs),
    measureFile: (file) => measureFile(file, configs),
  });
  // Both searches may report the same findings.
  const skipped =
    deciding === null ? [] : explainMissing(deciding).filter(({ code }) => notes.every((note) => note.code !== code));
  return {
    runs,
    isKnown: runs.length > 0 || other !== null,
    unused: other,
    relaxed: committed === null ? [] : rewrittenFile(search, committed),
    notes: [...skipped, ...notes],
  };
}

/** Measures the runs named by the input `baseline`, if any, and main's newest run, which they replace. */
async function measureGiven(
  { root }: BranchSearch,
  deciding: InspectedRuns | null,
  { configs, ask, given }: ChosenScoring & { readonly given: GivenBaseline },
): Promise<Measured> {
  const newest =
    deciding && (await measureNewest(deciding, ({ bundle }) => measureBundle(bundle, configs, askNoJudge)));
  const unused = newest?.run ?? null;
  const named = await measureNamed(given, openNamed(given.baselines, root), { root, configs, ask });
  const skipped = unused === null ? withoutAbsence(newest?.notes ?? []) : [];
  const notes = [...skipped, ...noneGiven(given), ...named.notes];
  return { runs: named.runs, isKnown: unused !== null, unused, relaxed: [], notes };
}

/** The finding if the input `baseline` asks for none. */
function noneGiven({ baselines }: GivenBaseline): readonly FindingData[] {
  return baselines.length > 0 ? [] : [baselineFinding('baseline-none')];
}
