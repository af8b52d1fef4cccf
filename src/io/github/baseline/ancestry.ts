import { shortSha } from '../../../gating/wording.ts';
import { ApiError } from '../../requests.ts';
import { type GitHubClient, once, refuseUnexpected, unlessRefused } from '../client.ts';
import type { BaselineAnchor } from '../context.ts';
import { instantAt, listAt, numberAt, shaAt, textAt } from '../payload.ts';

/** Statuses for an unknown commit, including 409 for an empty repository and 422 for a malformed id. */
const UNKNOWN = [404, 409, 422];

/**
 * The commit on the base branch where the search for a baseline starts; null if the event names none, before the first commit of a branch,
 * and for a branch without a common commit with the base.
 * @throws ApiError, also for an unknown commit, which may be deleted or invisible to the token
 */
export async function resolveAnchor(client: GitHubClient, anchor: BaselineAnchor): Promise<string | null> {
  if (anchor.kind === 'unknown') return null;
  if (anchor.kind === 'commit') return anchor.sha;
  if (anchor.kind === 'merge-base') return mergeBase(client, anchor);
  if (anchor.kind === 'first-parent') {
    const parents = await parentsOf(client, anchor.sha);
    if (parents === null) throw unknownCommit(`commit ${shortSha(anchor.sha)}`);
    return parents[0] ?? null;
  }
  const parents = (await parentsOf(client, anchor.merge)) ?? [];
  const [base] = parents.filter((parent) => parent !== anchor.head);
  return parents.length === 2 && base !== undefined ? base : mergeBase(client, anchor);
}

/** The error for a commit or branch that does not exist, or that the token may not see. */
export function unknownCommit(name: string): ApiError {
  return new ApiError(404, `GitHub shows this token no ${name}`);
}

/** The newest commit of a branch. @throws ApiError, also if there is no such branch */
export async function tipOf({ request, target }: GitHubClient, branch: string): Promise<string> {
  const { data } = await request('GET /repos/{owner}/{repo}/commits', { ...target, sha: branch, per_page: 1 });
  const tip = shaAt(listAt(data)[0], 'sha');
  if (tip === null) throw new ApiError(404, `the branch ${branch} has no commit`);
  return tip;
}

/** When the commit of a tag, branch or id was made, ISO 8601 in UTC. @throws ApiError, also if there is no such commit */
export async function timeOfCommit({ request, target }: GitHubClient, ref: string): Promise<string> {
  const answer = await unlessRefused(request('GET /repos/{owner}/{repo}/commits/{ref}', { ...target, ref }), UNKNOWN);
  if (answer === null) throw unknownCommit(`commit ${ref}`);
  return instantAt(answer.data, 'commit', 'committer', 'date') ?? refuseUnexpected();
}

/**
 * The commit and its ancestors along first parents, nearest first, within one page of a hundred commits, which includes those of merged
 * branches.
 * @throws ApiError
 */
export async function listAncestors(client: GitHubClient, start: string): Promise<readonly string[]> {
  const line: string[] = [];
  let parents = await parentsOf(client, start);
  for (let next: string | undefined = start; next !== undefined && parents !== null; ) {
    line.push(next);
    next = parents[0];
    parents = next === undefined ? null : (client.commits.get(next) ?? null);
  }
  return line;
}

/** The parents of a commit; null if GitHub does not know it. Reads a page of commits from it. @throws ApiError */
async function parentsOf(client: GitHubClient, sha: string): Promise<readonly string[] | null> {
  const { request, target, commits } = client;
  const known = commits.get(sha);
  if (known !== undefined) return known;
  const page = once(client, `commits ${sha}`, () =>
    request('GET /repos/{owner}/{repo}/commits', { ...target, sha, per_page: 100 }),
  );
  const answer = await unlessRefused(page, UNKNOWN);
  if (answer === null) return null;
  for (const commit of listAt(answer.data)) {
    const id = shaAt(commit, 'sha');
    if (id !== null)
      commits.set(
        id,
        listAt(commit, 'parents').flatMap((parent) => shaAt(parent, 'sha') ?? []),
      );
  }
  return commits.get(sha) ?? refuseUnexpected();
}

/** How the second of two commits or branches lies to the first (`BASE...HEAD`): GitHub's `status`; null for an unknown one. @throws ApiError */
export async function compareCommits(client: GitHubClient, basehead: string): Promise<string | null> {
  return textAt((await unlessRefused(compare(client, basehead), UNKNOWN))?.data, 'status');
}

/** Whether a commit is on a branch; false for an unknown commit. @throws ApiError */
export async function isOnBranch(client: GitHubClient, branch: string, sha: string): Promise<boolean> {
  return ['behind', 'identical'].includes((await compareCommits(client, `${branch}...${sha}`)) ?? '');
}

/** Number of commits that `sha` is behind `base`; null if it is not an ancestor. @throws ApiError */
export async function distanceTo(
  client: GitHubClient,
  { sha, base }: { readonly sha: string; readonly base: string },
): Promise<number | null> {
  const answer = await unlessRefused(compare(client, `${sha}...${base}`), UNKNOWN);
  return textAt(answer?.data, 'status') === 'ahead' ? numberAt(answer?.data, 'ahead_by') : null;
}

function compare(client: GitHubClient, basehead: string) {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  return once(client, `compare ${basehead}`, () => client.request(route, { ...client.target, basehead, per_page: 1 }));
}

async function mergeBase(
  client: GitHubClient,
  { base, head }: { readonly base: string; readonly head: string },
): Promise<string | null> {
  try {
    const { data } = await compare(client, `${base}...${head}`);
    return shaAt(data, 'merge_base_commit', 'sha') ?? refuseUnexpected();
  } catch (error) {
    if (!(error instanceof ApiError && UNKNOWN.includes(error.status))) throw error;
    if (/no common ancestor/i.test(error.message)) return null;
    throw unknownCommit(`${base} and ${shortSha(head)} to compare`);
  }
}
