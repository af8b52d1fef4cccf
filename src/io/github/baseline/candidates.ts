import { isCommit } from '../../../gating/history/records.ts';
import { shortSha } from '../../../gating/wording.ts';
import type { GitHubClient } from '../client.ts';
import type { RunContext } from '../context.ts';
import { distanceTo, listAncestors, unknownCommit } from './ancestry.ts';
import { type BaselineArtifact, FULL_PAGE, listBaselines } from './artifacts.ts';

/** Which runs of the base branch may be the baseline. */
export type BaselineSource =
  /** Those of the base commit and of its ancestors, nearest first. */
  | { readonly kind: 'ancestors' }
  /** Those of one commit, by its id or a prefix of it, whatever its branch. */
  | { readonly kind: 'commit'; readonly sha: string }
  /** The newest ones, whatever their commits. */
  | { readonly kind: 'latest' };

/** The source that the input `baseline` names: `auto`, `latest` or a commit; null for a path and for `none`. */
export function readBaselineSource(text: string): BaselineSource | null {
  if (text === 'auto') return { kind: 'ancestors' };
  if (text === 'latest') return { kind: 'latest' };
  const sha = text.toLowerCase();
  return isCommit(sha) ? { kind: 'commit', sha } : null;
}

/** Artifacts of this repository that are inspected, at a request each: another workflow may use the name too. */
const MOST_CANDIDATES = 100;
/** Artifacts of other repositories are refused unseen. A few are reported; a flood of them hides no true baseline. */
const MOST_FOREIGN = 3;
/** Commits that are compared with the base, at a request each. */
const MOST_COMPARED = 30;
/** A page lists a hundred artifacts; two hundred usually reach further back than the commits that are searched. */
const PAGES = 2;
/** A named commit may be old, and many later runs may hide that of a pull request's base. */
const MOST_PAGES = 10;

/** Which bundles of the base branch are candidates. */
export interface BaselineQuery {
  readonly context: RunContext;
  /** Name of the artifact. */
  readonly name: string;
  readonly source: BaselineSource;
}

/** What may be the baseline, best first. */
export interface Candidates {
  /** The base commit and its ancestors, as far as a page of commits tells; empty where ancestry does not matter. */
  readonly ancestors: readonly string[];
  readonly artifacts: readonly BaselineArtifact[];
  /** What runs of the base or default branch saved at other commits, newest first: older than that page, later than the base, or aside. */
  readonly elsewhere: readonly BaselineArtifact[];
}

const NONE: Candidates = { ancestors: [], artifacts: [], elsewhere: [] };

/**
 * Step 1 of the baseline search: lists what the query's source allows, without artifacts of this very run. Ancestors come nearest first
 * and, for each commit, newest first; everything else newest first.
 * @param anchor the commit where the search for ancestors starts, as soon as it is known; null when it is not
 * @throws ApiError
 */
export async function discoverCandidates(
  client: GitHubClient,
  query: BaselineQuery,
  anchor: Promise<string | null>,
): Promise<Candidates> {
  const { source, context, name } = query;
  const list = (pages: number) => listOthers(client, context, { name, pages });
  if (source.kind === 'latest') return { ...NONE, artifacts: fewOf(await list(PAGES)) };
  if (source.kind === 'commit') {
    const named = (await list(MOST_PAGES)).filter(({ sha }) => sha.startsWith(source.sha));
    return { ...NONE, artifacts: fewOf(named) };
  }
  if (context.anchor.kind === 'unknown') return NONE;
  // Both end before either error is thrown, so that no request outlives the search.
  const [listed, started] = await Promise.allSettled([list(PAGES), anchor]);
  if (started.status === 'rejected') throw started.reason;
  const base = started.value;
  if (base === null) return NONE;
  if (listed.status === 'rejected') throw listed.reason;
  const newest = listed.value;
  const ancestors = await listAncestors(client, context.repository, base);
  if (ancestors.length === 0) throw unknownCommit(`commit ${shortSha(base)}`);
  const isAll = newest.length < PAGES * FULL_PAGE || alongLine(ancestors, newest).length > 0;
  const artifacts = isAll ? newest : await list(MOST_PAGES);
  const elsewhere = artifacts.filter((one) => !ancestors.includes(one.sha) && isOfBase(context, one));
  return { ancestors, artifacts: fewOf(alongLine(ancestors, artifacts)), elsewhere };
}

/** Whether GitHub lists it as of the base or default branch of this repository, which its run has to confirm. */
export function isOfBase(
  { baseRef, defaultBranch }: RunContext,
  { ofThisRepository, branch }: BaselineArtifact,
): boolean {
  return ofThisRepository && branch !== null && [baseRef, defaultBranch].includes(branch);
}

/** A candidate, and how many commits it is behind the base; null where ancestry does not matter. */
export interface Candidate {
  readonly artifact: BaselineArtifact;
  readonly distance: number | null;
}

/** How many commits a candidate is behind the base; null where ancestry does not matter. */
export function distanceIn({ ancestors }: Pick<Candidates, 'ancestors'>, { sha }: BaselineArtifact): number | null {
  return ancestors.length === 0 ? null : ancestors.indexOf(sha);
}

/**
 * The candidates, best first. On a busy branch few commits may touch the agent: after those of the page come the ancestors beyond it, at a
 * request for each commit.
 * @throws ApiError
 */
export async function* inOrder(
  client: GitHubClient,
  { repository }: RunContext,
  { ancestors, artifacts, elsewhere }: Candidates,
): AsyncGenerator<Candidate> {
  const [base] = ancestors;
  for (const artifact of artifacts) yield { artifact, distance: distanceIn({ ancestors }, artifact) };
  const distances = new Map<string, number | null>();
  for (const artifact of base === undefined ? [] : elsewhere.filter(({ expired }) => !expired)) {
    const { sha } = artifact;
    if (!distances.has(sha) && distances.size === MOST_COMPARED) return;
    const known = distances.get(sha);
    const distance = known === undefined ? await distanceTo(client, repository, { sha, base: base ?? '' }) : known;
    distances.set(sha, distance);
    if (distance !== null) yield { artifact, distance };
  }
}

/** Newest first, without this run's own; of a run's attempts only the newest. */
async function listOthers(
  client: GitHubClient,
  { repository, run }: RunContext,
  wanted: { readonly name: string; readonly pages: number },
): Promise<readonly BaselineArtifact[]> {
  const seen = new Set([run.id]);
  const listed = await listBaselines(client, repository, wanted);
  return listed.filter(({ runId }) => !seen.has(runId) && seen.add(runId));
}

/** Nearest commit first. */
function alongLine(ancestors: readonly string[], artifacts: readonly BaselineArtifact[]): readonly BaselineArtifact[] {
  return ancestors.flatMap((sha) => artifacts.filter((artifact) => artifact.sha === sha));
}

function fewOf(artifacts: readonly BaselineArtifact[]): readonly BaselineArtifact[] {
  const own = artifacts.filter((artifact) => artifact.ofThisRepository).slice(0, MOST_CANDIDATES);
  const foreign = artifacts.filter((artifact) => !artifact.ofThisRepository).slice(0, MOST_FOREIGN);
  const looked = new Set([...own, ...foreign]);
  return artifacts.filter((artifact) => looked.has(artifact));
}
