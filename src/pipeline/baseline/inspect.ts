import type { BaselineOrigin } from '../../../schemas/types/decision.ts';
import { defined } from '../../contract/json.ts';
import { type UserError, unlessMistaken } from '../../errors.ts';
import { baselineFinding } from '../../gating/findings/baseline.ts';
import type { FindingData } from '../../gating/findings/finding.ts';
import { defaultPolicy } from '../../gating/policy/resolve-policy.ts';
import { branchText, shortSha } from '../../gating/wording.ts';
import { type Bundle, openBundleZip } from '../../io/bundle/read.ts';
import type { Config } from '../../io/config.ts';
import { baselineName, keepsArtifacts } from '../../io/github/artifact.ts';
import { distanceTo } from '../../io/github/baseline/ancestry.ts';
import { type BaselineArtifact, isInProgress } from '../../io/github/baseline/artifacts.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import type { RunContext } from '../../io/github/context.ts';
import { ApiError, givenOr } from '../../io/requests.ts';
import {
  apiErrorNote,
  type BranchSearch,
  type Candidate,
  type Candidates,
  type DiscoveredRuns,
  discoverRuns,
  effectOf,
  type MainQuery,
} from './discover.ts';
import { fetchCandidate } from './fetch-candidate.ts';
import { type BaseReading, isUsualPlace } from './read-base.ts';

export interface InspectedRun {
  readonly bundle: Bundle;
  readonly artifact: BaselineArtifact;
  /** False for a run of another workflow of main, which saves no baselines and only proves that main has runs. */
  readonly isBaseline: boolean;
  readonly origin: BaselineOrigin;
}

/** The next run of main that opens, or the end of the search. */
export interface Inspection {
  /** Null at the end. */
  readonly run: InspectedRun | null;
  /** Findings about the candidates that were inspected for it. */
  readonly notes: readonly FindingData[];
}

/** Main's runs under one name, of which the nearest is open. */
export interface InspectedRuns extends DiscoveredRuns {
  readonly nearest: Inspection;
  /** Whether main never saved a run of this name, so that it may know the suite by another. */
  readonly isUnknown: boolean;
  /** Opens the next run. @param takesOther whether runs of other workflows of main count */
  openNext(takesOther: boolean): Promise<Inspection>;
  /** Why the search ended without a usable run; empty if `notes`, the findings so far, give the reason. */
  explainEnd(notes: readonly FindingData[]): readonly FindingData[];
}

/** Main's inspected runs, by two searches that are mostly the same. */
export interface InspectedMain {
  /** The runs at the commit of the base config, of any workflow. The nearest chooses the config; null if that of `compared` does. */
  readonly deciding: InspectedRuns | null;
  /** The runs to compare with; null if the input `baseline` names them. */
  readonly compared: InspectedRuns | null;
  /** The name by which main knows the suite; the last name tried if it knows none. */
  readonly suite: string;
}

/**
 * Step 2 of the baseline search: inspects main's runs under the names that main may know.
 * @param reading null on the base branch
 * @param isGiven whether the input `baseline` names the runs to compare with
 */
export async function inspectMain(
  client: GitHubClient,
  search: BranchSearch,
  reading: BaseReading | null,
  { head, isGiven }: { readonly head: Config; readonly isGiven: boolean },
): Promise<InspectedMain> {
  const { context, source } = search;
  const { at = null, base = null } = reading ?? {};
  const names = suiteNames(reading, head);
  // If the runs to compare with start at the commit of the base config, the nearest of them chooses the config.
  const isOneSearch = !isGiven && source.kind !== 'commit' && at?.ref === base;
  const deciding =
    at === null || isOneSearch ? null : await inspectByName(client, anyRunAt(search, at.ref), names, true);
  const isFound = deciding !== null && deciding.nearest.run !== null;
  const known: SuiteNames = isFound ? [deciding.query.suite] : names;
  if (isGiven) return { deciding, compared: null, suite: known[0] };
  const query = { ...search, context: base === null ? context : anchoredAt(context, base) };
  const compared = await inspectByName(client, query, known, reading !== null);
  return { deciding, compared, suite: compared.query.suite };
}

/** Names of a suite, most likely first. */
type SuiteNames = readonly [string, ...string[]];

/**
 * Names by which main may know the suite, most likely first. If the run adds the first policy at the usual path, main's runs may have the
 * default name.
 * @param reading null on the base branch, whose own config decides
 */
function suiteNames(reading: BaseReading | null, head: Config): SuiteNames {
  const { suite } = (reading?.configs?.base ?? head).policy;
  const isFirst = reading?.at?.missing.includes('policy') === true && isUsualPlace(reading);
  return isFirst && suite !== defaultPolicy.suite ? [defaultPolicy.suite, suite] : [suite];
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

/**
 * Verifies the candidates, and opens the nearest. Never throws for errors of GitHub or for untrusted uploads.
 * @param takesOther whether runs of other workflows of main count
 */
export async function inspectRuns(
  client: GitHubClient,
  discovered: DiscoveredRuns,
  takesOther: boolean,
): Promise<InspectedRuns> {
  const { query, candidates } = discovered;
  const order = inOrder(client, discovered);
  let { apiError } = discovered;

  const openNext = async (takesOther: boolean): Promise<Inspection> => {
    const notes: FindingData[] = [];
    try {
      for (let next = await order.next(); !next.done; next = await order.next()) {
        const opened = await openCandidate(client, query, next.value, takesOther);
        notes.push(...opened.notes);
        if (opened.run !== null) return { run: opened.run, notes };
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      apiError = error;
    }
    return { run: null, notes };
  };
  const explainEnd = (notes: readonly FindingData[]): readonly FindingData[] =>
    apiError === null ? whyNone(discovered, notes) : [apiErrorNote(apiError, query.onError)];

  const nearest = await openNext(takesOther);
  const isAbsent = nearest.run === null && nearest.notes.length === 0 && candidates.elsewhere.length === 0;
  const isAsked = apiError === null && query.source.kind !== 'commit';
  const hasFile = query.file !== null && discovered.base !== null;
  return {
    ...discovered,
    nearest,
    isUnknown:
      isAbsent && isAsked && !hasFile && !isCut(candidates) && (await findRunning(client, discovered)).length === 0,
    openNext,
    explainEnd,
  };
}

/** Most commits to compare with the base, at a request each. */
const MOST_COMPARED = 30;

/**
 * Yields the candidates, best first. On a busy branch few commits may have a baseline, so ancestors beyond the page follow, at a request
 * for each commit.
 * @throws ApiError
 */
async function* inOrder(
  client: GitHubClient,
  { base, candidates: { near, elsewhere } }: DiscoveredRuns,
): AsyncGenerator<Candidate> {
  yield* near;
  if (base === null) return;
  const distances = new Map<string, number | null>();
  for (const artifact of elsewhere.filter(({ expired }) => !expired)) {
    const { sha } = artifact;
    if (!distances.has(sha) && distances.size === MOST_COMPARED) return;
    const known = distances.get(sha);
    const distance = known === undefined ? await distanceTo(client, { sha, base }) : known;
    distances.set(sha, distance);
    if (distance !== null) yield { artifact, distance };
  }
}

/** Verifies and downloads a candidate, and opens its bundle. @throws ApiError for an error that ends the search */
export async function openCandidate(
  client: GitHubClient,
  query: MainQuery,
  candidate: Candidate,
  takesOther: boolean,
): Promise<Inspection> {
  const { artifact } = candidate;
  const { archive, isBaseline, notes } = await fetchCandidate(client, query, artifact, takesOther);
  if (archive === null) return { run: null, notes };
  const label = `baseline ${shortSha(artifact.sha)}`;
  const origin = isBaseline ? originOf(query, candidate) : { label };
  return unlessMistaken<Inspection, Inspection>(
    () => ({ run: { bundle: openBundleZip(label, archive), artifact, isBaseline, origin }, notes }),
    (mistake) => ({ run: null, notes: [...notes, unreadableNote(artifact, mistake)] }),
  );
}

export function unreadableNote({ sha }: BaselineArtifact, { problems }: UserError): FindingData {
  return baselineFinding('baseline-unreadable', { sha, problems });
}

export function originOf(
  { context, source }: MainQuery,
  { artifact: { sha, runId, created }, distance }: Candidate,
): BaselineOrigin {
  return defined({
    sha,
    run_id: runId,
    run_url: context.run.url.replace(/\d+$/, String(runId)),
    label: `${branchText(context.baseRef ?? 'base', source.kind)} at ${shortSha(sha)}`,
    branch: context.baseRef ?? undefined,
    found_by: source.kind,
    distance: distance ?? undefined,
    created: created ?? undefined,
  });
}

/** Whether GitHub has more artifacts of the name than were read. */
function isCut({ listing }: Candidates): boolean {
  return listing !== null && listing.read < listing.total;
}

/** The findings if no candidate can be used. */
function whyNone(discovered: DiscoveredRuns, notes: readonly FindingData[]): readonly FindingData[] {
  const { query, candidates } = discovered;
  const { source, onError, context } = query;
  const artifact = baselineName(query.suite);
  if (source.kind === 'commit')
    return [baselineFinding('baseline-not-found', { effect: effectOf(onError), sha: source.sha, artifact })];
  const { listing } = candidates;
  if (listing !== null && isCut(candidates)) return [baselineFinding('baseline-unlisted', { artifact, ...listing })];
  if (notes.length > 0) return [];
  const [distant] = candidates.elsewhere;
  if (distant !== undefined)
    return [baselineFinding('baseline-out-of-reach', { sha: distant.sha, branch: context.baseRef ?? 'the base' })];
  const commits = source.kind === 'latest' ? null : candidates.commits;
  const search = { artifact, commits, keepsArtifacts: keepsArtifacts(context.run.url) };
  return [baselineFinding('no-baseline', { effect: 'notice', search })];
}

export async function findRunning(
  client: GitHubClient,
  { base, apiError, query: { context, source, workflows } }: DiscoveredRuns,
): Promise<readonly FindingData[]> {
  // Nothing is known of the base commit if its artifacts cannot be listed.
  if (base === null || apiError !== null || source.kind !== 'ancestors' || workflows === 'any') return [];
  const isRunning = await client.spare(() =>
    givenOr(false, () => isInProgress(client, context, { sha: base, workflows })),
  );
  return isRunning ? [baselineFinding('baseline-running', { sha: base })] : [];
}
