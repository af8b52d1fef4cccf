import { type Checkout, rawParents } from '../git.ts';
import { unlessFailed } from '../requests.ts';
import { compareCommits } from './baseline/ancestry.ts';
import type { GitHubClient } from './client.ts';
import type { RunContext } from './context.ts';

/**
 * Whether a job that checked out this commit tested the event; undefined if that is unknown. Under the contract on evidence, another
 * commit contradicts the event (E1).
 * - On main: the commit of the event, or one that the job made from it. A commit that GitHub knows outside the base branch is another
 *   one, even on top of main: a pull request's head, or its test merge.
 * - On a pull request or in the queue: also a commit that contains the head, by one comparison.
 */
export async function testsEvent(
  client: GitHubClient | null,
  context: RunContext,
  { commit, folder }: Checkout,
): Promise<boolean | undefined> {
  const { testedSha, headSha, publishesBaseline: isMain, pullRequest, event } = context;
  const ofEvent = isMain ? [testedSha] : [testedSha, headSha];
  if (ofEvent.includes(commit)) return true;
  const isOnTop = rawParents(commit, folder).some((parent) => ofEvent.includes(parent));
  if (isMain && !isOnTop) return false;
  if (!isMain && isOnTop) return true;
  const isProposed = typeof pullRequest?.number === 'number' || event === 'merge_group';
  if (client === null || !(isMain || isProposed)) return undefined;
  return unlessFailed(
    () => client.spare(() => (isMain ? isOfMain(client, context, commit) : containsHead(client, context, commit))),
    () => undefined,
  );
}

/** Whether a commit on top of the event's is of the base branch, or of the job itself, so that GitHub does not know it. @throws ApiError */
async function isOfMain(client: GitHubClient, { baseRef }: RunContext, commit: string): Promise<boolean> {
  const status = await compareCommits(client, `${baseRef}...${commit}`);
  return status === null || ['behind', 'identical'].includes(status);
}

/** Whether a commit contains the head; undefined for one that GitHub does not know. @throws ApiError */
async function containsHead(client: GitHubClient, { headSha }: RunContext, commit: string) {
  const status = await compareCommits(client, `${headSha}...${commit}`);
  return status === null ? undefined : status === 'ahead';
}
