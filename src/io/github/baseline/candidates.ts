import { isCommit } from '../../../gating/history/records.ts';
import { shortSha } from '../../../gating/wording.ts';
import type { GitHubClient } from '../client.ts';
import type { RunContext } from '../context.ts';
import { listAncestors, unknownCommit } from './ancestry.ts';
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

/** Commits of the base branch that are searched. */
const MOST_COMMITS = 50;
/** Artifacts of this repository that are inspected, at a request each: another workflow may use the name too. */
const MOST_CANDIDATES = 100;
/** Artifacts of other repositories are refused unseen. A few are reported; a flood of them hides no true baseline. */
const MOST_FOREIGN = 3;
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
  /** The base commit and its ancestors; empty where ancestry does not matter. */
  readonly ancestors: readonly string[];
  readonly artifacts: readonly BaselineArtifact[];
}

const NONE: Candidates = { ancestors: [], artifacts: [] };

/**
 * Step 1 of the baseline search: lists what the query's source allows, without artifacts of this very run. Ancestors come nearest first
 * and, for each commit, newest first; everything else newest first.
 * @param base the commit where the search for ancestors starts; null when it is not known
 * @throws ApiError
 */
export async function discoverCandidates(
  client: GitHubClient,
  query: BaselineQuery,
  base: string | null,
): Promise<Candidates> {
  const { source, context, name } = query;
  const list = (pages: number) => listOthers(client, context, { name, pages });
  if (source.kind === 'latest') return { ancestors: [], artifacts: fewOf(await list(PAGES)) };
  if (source.kind === 'commit') {
    const named = (await list(MOST_PAGES)).filter(({ sha }) => sha.startsWith(source.sha));
    return { ancestors: [], artifacts: fewOf(named) };
  }
  if (base === null) return NONE;
  const newest = await list(PAGES);
  const ancestors = await listAncestors(client, context.repository, base, MOST_COMMITS);
  if (ancestors.length === 0) throw unknownCommit(`commit ${shortSha(base)}`);
  const near = alongLine(ancestors, newest);
  const isAll = near.length > 0 || newest.length < PAGES * FULL_PAGE;
  return { ancestors, artifacts: fewOf(isAll ? near : alongLine(ancestors, await list(MOST_PAGES))) };
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
