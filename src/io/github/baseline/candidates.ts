import { shortSha } from '../../../gating/wording.ts';
import type { GitHubClient } from '../client.ts';
import type { RunContext } from '../context.ts';
import { distanceTo, listAncestors, unknownCommit } from './ancestry.ts';
import { type BaselineArtifact, FULL_PAGE, isOfBase, listBaselines } from './artifacts.ts';

/** Which runs of the base branch may be the baseline. */
export type BaselineSource =
  /** Runs of the base commit and its ancestors, nearest first. */
  | { readonly kind: 'ancestors' }
  /** Runs of one commit, on any branch. */
  | { readonly kind: 'commit'; readonly sha: string }
  /** The newest runs, of any commit. */
  | { readonly kind: 'latest' };

/** The source in the input `baseline`: `auto`, `latest` or a commit; null for a path and for `none`. */
export function readBaselineSource(text: string): BaselineSource | null {
  if (text === 'auto') return { kind: 'ancestors' };
  if (text === 'latest') return { kind: 'latest' };
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text) ? { kind: 'commit', sha: text.toLowerCase() } : null;
}

/** Most artifacts of this repository to inspect, at a request each: another workflow may use the same name. */
const MOST_CANDIDATES = 100;
/** Most artifacts of other repositories to report. They are refused without a request, so that many of them cannot hide a baseline. */
const MOST_FOREIGN = 3;
/** Most commits to compare with the base, at a request each. */
const MOST_COMPARED = 30;
/** Pages of a hundred artifacts; two usually reach further back than the searched commits. */
const PAGES = 2;
/** Pages to search for a named commit, which may be old, or for a base with many later runs. */
const MOST_PAGES = 10;

/** Which bundles of the base branch are candidates. */
export interface BaselineQuery {
  readonly context: RunContext;
  /** Name of the artifact. */
  readonly name: string;
  readonly source: BaselineSource;
  /** Paths of the workflows that save baselines, or `any`. */
  readonly workflows: readonly string[] | 'any';
  readonly onError: OnBaselineError;
}

/** Effect of an error of GitHub: `error` makes the run invalid, `no-baseline` continues without a baseline. */
export type OnBaselineError = 'error' | 'no-baseline';

/** Possible baselines, best first. */
export interface Candidates {
  /** The base commit and its ancestors within a page of commits; empty if ancestry does not matter. */
  readonly ancestors: readonly string[];
  readonly artifacts: readonly BaselineArtifact[];
  /** Artifacts of the base or default branch at other commits, newest first: before that page, after the base, or on a merged branch. */
  readonly elsewhere: readonly BaselineArtifact[];
}

const NONE: Candidates = { ancestors: [], artifacts: [], elsewhere: [] };

/**
 * Step 1 of the baseline search: lists the artifacts that the source allows, without those of this run. Ancestors come nearest first and,
 * for each commit, newest first; all others newest first.
 * @param anchor resolves to the commit where the search for ancestors starts; null if unknown
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
    const named = (await list(MOST_PAGES)).filter(({ sha }) => sha === source.sha);
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

/** A candidate, and the number of commits that it is behind the base; null if ancestry does not matter. */
export interface Candidate {
  readonly artifact: BaselineArtifact;
  readonly distance: number | null;
}

/** Number of commits that a candidate is behind the base; null if ancestry does not matter. */
export function distanceIn({ ancestors }: Pick<Candidates, 'ancestors'>, { sha }: BaselineArtifact): number | null {
  return ancestors.length === 0 ? null : ancestors.indexOf(sha);
}

/**
 * Yields the candidates, best first. On a busy branch few commits may have a baseline, so ancestors beyond the page follow, at a request
 * for each commit.
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

/** Artifacts of other runs, newest first; of each run, only that of the newest attempt. */
async function listOthers(
  client: GitHubClient,
  { repository, run }: RunContext,
  wanted: { readonly name: string; readonly pages: number },
): Promise<readonly BaselineArtifact[]> {
  const seen = new Set([run.id]);
  const listed = await listBaselines(client, repository, wanted);
  return listed.filter(({ runId }) => !seen.has(runId) && seen.add(runId));
}

/** The artifacts of the ancestors, nearest commit first. */
function alongLine(ancestors: readonly string[], artifacts: readonly BaselineArtifact[]): readonly BaselineArtifact[] {
  return ancestors.flatMap((sha) => artifacts.filter((artifact) => artifact.sha === sha));
}

function fewOf(artifacts: readonly BaselineArtifact[]): readonly BaselineArtifact[] {
  const own = artifacts.filter((artifact) => artifact.ofThisRepository).slice(0, MOST_CANDIDATES);
  const foreign = artifacts.filter((artifact) => !artifact.ofThisRepository).slice(0, MOST_FOREIGN);
  const looked = new Set([...own, ...foreign]);
  return artifacts.filter((artifact) => looked.has(artifact));
}
