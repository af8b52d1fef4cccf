import { baselineFinding } from '../../gating/findings/baseline.ts';
import type { FindingData } from '../../gating/findings/finding.ts';
import { shortSha } from '../../gating/wording.ts';
import type { ConfigOptions } from '../../io/config.ts';
import { baselineName } from '../../io/github/artifact.ts';
import { listAncestors, resolveAnchor, unknownCommit } from '../../io/github/baseline/ancestry.ts';
import {
  type BaselineArtifact,
  type Extent,
  FULL_PAGE,
  isOfBase,
  listBaselines,
  listOfMainRuns,
} from '../../io/github/baseline/artifacts.ts';
import { type GitHubClient, isUsedUp } from '../../io/github/client.ts';
import type { RunContext } from '../../io/github/context.ts';
import type { BaselineSource, OnBaselineError } from '../../io/github/inputs.ts';
import { ApiError } from '../../io/requests.ts';

/** Most artifacts of this repository to inspect, at a request each: another workflow may use the same name. */
const MOST_CANDIDATES = 100;
/** Most artifacts of other repositories and branches to report, so that many of them cannot hide a baseline. */
const MOST_FOREIGN = 3;
/** Pages of a hundred artifacts; two usually reach further back than the searched commits. */
const PAGES = 2;
/** Pages to search for a named commit, which may be old, or for a base with many later runs. */
const MOST_PAGES = 10;

export interface BranchSearch {
  readonly context: RunContext;
  readonly source: BaselineSource;
  /** Paths of the workflows that save baselines, or `any`. */
  readonly workflows: readonly string[] | 'any';
  readonly onError: OnBaselineError;
  /** Repository path of a committed baseline, used if no artifact can be; null for none. */
  readonly file: string | null;
  readonly places: Omit<ConfigOptions, 'root'>;
  readonly root: string;
}

export interface MainQuery extends Omit<BranchSearch, 'places'> {
  readonly suite: string;
}

/** A candidate, and the number of commits that it is behind the base; null if ancestry does not matter, or is not known yet. */
export interface Candidate {
  readonly artifact: BaselineArtifact;
  readonly distance: number | null;
}

export interface Candidates {
  /** The number of searched commits: the base commit and its ancestors within a page; 0 if ancestry does not matter. */
  readonly commits: number;
  readonly near: readonly Candidate[];
  /** Artifacts of the base or default branch at other commits, newest first: before that page, after the base, or on a merged branch. */
  readonly elsewhere: readonly BaselineArtifact[];
  /** How much of GitHub's list of artifacts of that name was read; null if none was. Unless all, main may have a baseline that is not among these. */
  readonly listing: Extent | null;
}

export interface DiscoveredRuns {
  readonly query: MainQuery;
  /** The commit where the search starts; null if unknown. */
  readonly base: string | null;
  readonly candidates: Candidates;
  /** Why GitHub lists no candidates; null if it does. */
  readonly apiError: ApiError | null;
}

/** Step 1 of the baseline search: finds the commit where it starts, and lists the candidates. Never throws for errors of GitHub. */
export async function discoverRuns(client: GitHubClient, query: MainQuery): Promise<DiscoveredRuns> {
  const anchor = resolveAnchor(client, query.context.anchor);
  const [listed, started] = await Promise.allSettled([listCandidates(client, query, anchor), anchor]);
  const base = started.status === 'fulfilled' ? started.value : null;
  if (listed.status === 'fulfilled') return { query, base, candidates: listed.value, apiError: null };
  const error: unknown = listed.reason;
  if (!(error instanceof ApiError)) throw error;
  return { query, base, candidates: NONE, apiError: error };
}

const NONE: Candidates = { commits: 0, near: [], elsewhere: [], listing: null };

/**
 * Lists the artifacts that the source allows, without those of this run. Ancestors come nearest first and, for each commit, newest first;
 * all others newest first.
 * @param anchor resolves to the commit where the search for ancestors starts; null if unknown
 * @throws ApiError
 */
async function listCandidates(
  client: GitHubClient,
  query: MainQuery,
  anchor: Promise<string | null>,
): Promise<Candidates> {
  const { source, context } = query;
  if (source.kind !== 'ancestors') {
    const { wanted, listing } = await (source.kind === 'latest'
      ? listWanted(client, query, () => true)
      : listWanted(client, query, (sha) => sha === source.sha, MOST_PAGES));
    return { ...NONE, near: wanted.map((artifact) => ({ artifact, distance: null })), listing };
  }
  if (context.anchor.kind === 'unknown') return NONE;
  // Both end before either error is thrown, so that no request outlives the search.
  const [ahead, started] = await Promise.allSettled([listEarlierRuns(client, query, PAGES), anchor]);
  if (started.status === 'rejected') throw started.reason;
  const base = started.value;
  if (base === null) return NONE;
  if (ahead.status === 'rejected') throw ahead.reason;
  const ancestors = await listAncestors(client, base);
  if (ancestors.length === 0) throw unknownCommit(`commit ${shortSha(base)}`);
  const { wanted, others, listing } = await listWanted(client, query, (sha) => ancestors.includes(sha));
  const near = wanted.map((artifact) => ({ artifact, distance: ancestors.indexOf(artifact.sha) }));
  return {
    commits: ancestors.length,
    // The nearest commit first, and of each commit the newest run.
    near: near.sort((a, b) => a.distance - b.distance || b.artifact.id - a.artifact.id),
    elsewhere: others.filter((other) => isOfBase(context, other)),
    listing,
  };
}

/**
 * The artifacts of wanted commits, newest first, and all others. Reads further pages while none of main's is among them, and then asks for
 * main's runs themselves, so that artifacts of other branches and repositories cannot hide them.
 */
async function listWanted(
  client: GitHubClient,
  query: MainQuery,
  isWanted: (sha: string) => boolean,
  pages = PAGES,
): Promise<Record<'wanted' | 'others', readonly BaselineArtifact[]> & { readonly listing: Extent }> {
  const { context, suite, workflows } = query;
  const { items, extent } = await listEarlierRuns(client, query, pages);
  const wanted = items.filter(({ sha }) => isWanted(sha));
  const isOfMain = (artifact: BaselineArtifact) => isOfBase(context, artifact);
  const isCut = extent.read >= pages * FULL_PAGE && extent.read < extent.total && !wanted.some(isOfMain);
  if (isCut && pages < MOST_PAGES) return listWanted(client, query, isWanted, MOST_PAGES);
  const runs = { name: baselineName(suite), workflows, isWanted };
  const ofMain = isCut
    ? await listOfMainRuns(client, context, runs)
    : wanted.filter(isOfMain).slice(0, MOST_CANDIDATES);
  const foreign = wanted.filter((artifact) => !isOfMain(artifact)).slice(0, MOST_FOREIGN);
  return { wanted: [...ofMain, ...foreign], others: items.filter(({ sha }) => !isWanted(sha)), listing: extent };
}

/** Artifacts of other runs, newest first; of each run, only that of the newest attempt. */
async function listEarlierRuns(client: GitHubClient, { context, suite }: MainQuery, pages: number) {
  const seen = new Set([context.run.id]);
  const { items, extent } = await listBaselines(client, { name: baselineName(suite), pages });
  return { items: items.filter(({ runId }) => !seen.has(runId) && seen.add(runId)), extent };
}

/**
 * The finding for a request that GitHub refused or did not answer.
 * @param config the run whose config could not be read; absent if it was the baseline
 */
export function apiErrorNote(error: ApiError, onError: OnBaselineError, config?: string): FindingData {
  const about = { reason: error.message, ...(config === undefined ? {} : { config }) };
  if (isUsedUp(error) && onError === 'error') return baselineFinding('rate-limited', about);
  const isRefusal = [401, 403, 404].includes(error.status) && error.retryAfter === null && !isUsedUp(error);
  const code = isRefusal ? 'baseline-forbidden' : 'baseline-unreachable';
  return baselineFinding(code, { effect: effectOf(onError), ...about });
}

export function effectOf(onError: OnBaselineError): 'invalid' | 'warn' {
  return onError === 'error' ? 'invalid' : 'warn';
}
