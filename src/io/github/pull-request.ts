import { unlessFailed } from '../requests.ts';
import type { GitHubClient } from './client.ts';
import type { PullRequest, RunContext } from './context.ts';
import { labelsOf, listAt, numberAt, shaAt, textAt } from './payload.ts';

/** The open pull requests with this head commit, of a branch if one is named; their base branches differ. @throws ApiError */
export async function findPullRequests(
  { request, target, repository }: GitHubClient,
  { head, sha }: Pick<PullRequest, 'head'> & { readonly sha: string },
) {
  const { data } =
    head === null
      ? await request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', { ...target, commit_sha: sha })
      : await request('GET /repos/{owner}/{repo}/pulls', { ...target, head, state: 'open' as const });
  return listAt(data)
    .filter((pull) => shaAt(pull, 'head', 'sha') === sha && textAt(pull, 'state') === 'open')
    .flatMap((pull) => {
      const number = numberAt(pull, 'number');
      const baseRef = textAt(pull, 'base', 'ref');
      // The repository of a deleted fork is absent.
      const fork = numberAt(pull, 'head', 'repo', 'id') !== repository.id;
      return number === null || baseRef === null ? [] : [{ number, baseRef, fork }];
    });
}

/**
 * Adds the pull request that the event does not name: of a fork in `workflow_run`, or of a commit that was deployed or asked about. So both
 * halves of a split workflow compare with the same commit. Unless GitHub finds exactly one, the default branch stays the base.
 */
export async function withPullRequest(client: GitHubClient | null, context: RunContext): Promise<RunContext> {
  const { pullRequest, headSha } = context;
  if (client === null || pullRequest === null || pullRequest.number !== null) return context;
  const branch = { head: pullRequest.head, sha: headSha };
  const [pull, ...otherPulls] = await unlessFailed(
    () => client.spare(() => findPullRequests(client, branch)),
    // Publishing asks again, and reports why there is no comment.
    () => [],
  );
  if (pull === undefined || otherPulls.length > 0) return context;
  const { number, baseRef, fork } = pull;
  const anchor = { kind: 'merge-base', base: baseRef, head: headSha } as const;
  return { ...context, baseRef, anchor, pullRequest: { ...pullRequest, number, fork: fork || pullRequest.fork } };
}

/**
 * The current labels of the run's pull request. If GitHub does not return them, uses those of the event, if they include the required
 * label: they date from the first start of the run.
 * @param asked the required label
 * @returns null if the labels are unknown
 */
export async function readLabels(
  client: GitHubClient,
  context: RunContext,
  asked: string,
): Promise<readonly string[] | null> {
  const { pullRequest, queued, labels } = context;
  const number = pullRequest?.number ?? queued;
  if (number === null) return labels;
  const { request, target } = client;
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  return unlessFailed(
    () => client.spare(async () => labelsOf((await request(route, { ...target, pull_number: number })).data)),
    () => (labels.some((label) => label.toLowerCase() === asked.toLowerCase()) ? labels : null),
  );
}
