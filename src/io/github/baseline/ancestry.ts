import { unlessRefused } from '../api-error.ts';
import type { GitHubClient } from '../client.ts';
import type { BaselineAnchor, Repository } from '../context.ts';
import { listAt, shaAt } from '../payload.ts';

/** How GitHub refuses a commit that it does not know: 409 and 422 for an empty repository and an odd id. */
const UNKNOWN = [404, 409, 422];

/** Requests that a walk may take; each yields a hundred commits, interleaved with those of merged branches. */
const MOST_PAGES = 10;

/**
 * The commit on the base branch where the search for a baseline starts; null when it cannot be told.
 * @throws ApiError, except for commits that GitHub does not know
 */
export async function resolveAnchor(
  client: GitHubClient,
  repository: Repository,
  anchor: BaselineAnchor,
): Promise<string | null> {
  if (anchor.kind === 'unknown') return null;
  if (anchor.kind === 'commit') return anchor.sha;
  if (anchor.kind === 'merge-base') return mergeBase(client, repository, anchor);
  const { merge, head } =
    anchor.kind === 'merge-parent' ? { merge: anchor.merge, head: anchor.head } : { merge: anchor.sha, head: null };
  const parents = await parentsOf(client, repository, merge);
  if (anchor.kind === 'first-parent') return parents[0] ?? null;
  const others = parents.filter((parent) => parent !== head);
  return parents.length === 2 && others[0] !== undefined ? others[0] : mergeBase(client, repository, anchor);
}

/** The commit and its ancestors along first parents, nearest first, at most `limit`. @throws ApiError */
export async function listAncestors(
  client: GitHubClient,
  repository: Repository,
  start: string,
  limit: number,
): Promise<readonly string[]> {
  const parents = new Map<string, string | null>();
  const line: string[] = [];
  let pages = 0;
  for (let next: string | null = start; next !== null && line.length < limit; next = parents.get(next) ?? null) {
    if (!parents.has(next) && pages < MOST_PAGES) {
      await readCommits(client, repository, next, parents);
      pages += 1;
    }
    if (!parents.has(next)) break;
    line.push(next);
  }
  return line;
}

async function readCommits(
  { request }: GitHubClient,
  { owner, name }: Repository,
  from: string,
  parents: Map<string, string | null>,
): Promise<void> {
  const answer = await unlessRefused(
    request('GET /repos/{owner}/{repo}/commits', { owner, repo: name, sha: from, per_page: 100 }),
    UNKNOWN,
  );
  for (const commit of listAt(answer?.data)) {
    const sha = shaAt(commit, 'sha');
    if (sha !== null) parents.set(sha, shaAt(listAt(commit, 'parents')[0], 'sha'));
  }
}

async function parentsOf(
  { request }: GitHubClient,
  { owner, name }: Repository,
  sha: string,
): Promise<readonly string[]> {
  const answer = await unlessRefused(
    request('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { owner, repo: name, commit_sha: sha }),
    UNKNOWN,
  );
  return listAt(answer?.data, 'parents')
    .map((parent) => shaAt(parent, 'sha'))
    .filter((parent) => parent !== null);
}

async function mergeBase(
  { request }: GitHubClient,
  { owner, name }: Repository,
  { base, head }: { readonly base: string; readonly head: string },
): Promise<string | null> {
  const basehead = `${base}...${head}`;
  const answer = await unlessRefused(
    request('GET /repos/{owner}/{repo}/compare/{basehead}', { owner, repo: name, basehead, per_page: 1 }),
    UNKNOWN,
  );
  return shaAt(answer?.data, 'merge_base_commit', 'sha');
}
