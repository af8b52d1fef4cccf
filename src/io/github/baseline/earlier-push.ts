import type { RunEvidence } from '../../../../schemas/types/gate.ts';
import { describeProblems, UserError } from '../../../errors.ts';
import { recordedEvidence } from '../../bundle/bundled-config.ts';
import { openBundleZip } from '../../bundle/read.ts';
import { ApiError } from '../../requests.ts';
import { bundleName } from '../artifact.ts';
import type { GitHubClient } from '../client.ts';
import type { RunContext } from '../context.ts';
import { type BaselineArtifact, downloadArtifact, isAsUploaded, listBaselines } from './artifacts.ts';

/** The newest bundle of the pull request's other runs. `none`: there is none, or this token may not list it. */
export type EarlierPush =
  | { readonly kind: 'none' | 'expired' }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'recorded'; readonly evidence: RunEvidence };

/** Statuses of a list that the token may not read: it could not read a baseline either. */
const REFUSED: readonly number[] = [401, 403, 404];

/**
 * Finds the evidence record of the pull request's newest run before this one, at two requests: artifacts of a first attempt have the pull
 * request's number in their name. One that is listed and cannot be read is no reason to pass (evidence contract, E11).
 */
export async function findEarlierPush(client: GitHubClient, context: RunContext, suite: string): Promise<EarlierPush> {
  const { repository, run, pullRequest } = context;
  const { name } = bundleName({ ...context, run: { ...run, attempt: 1 } }, suite, false);
  try {
    const { items } = await listBaselines(client, repository, { name, pages: 1 });
    const [newest] = items.filter((artifact) => artifact.runId !== run.id && isOfPullRequest(context, artifact));
    if (newest === undefined || newest.expired) return { kind: newest === undefined ? 'none' : 'expired' };
    const archive = await downloadArtifact(client, repository, newest);
    if (!isAsUploaded(newest, archive))
      return { kind: 'unreadable', reason: 'its digest differs from that of the upload' };
    const bundle = openBundleZip(name, archive);
    const evidence = recordedEvidence(bundle);
    const isSame = bundle.manifest.suite === suite && evidence?.pull_request === pullRequest?.number;
    return evidence === undefined || !isSame ? { kind: 'none' } : { kind: 'recorded', evidence };
  } catch (error) {
    return afterError(error);
  }
}

function afterError(error: unknown): EarlierPush {
  if (error instanceof UserError) return { kind: 'unreadable', reason: describeProblems(error) };
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 410) return { kind: 'expired' };
  return REFUSED.includes(error.status) ? { kind: 'none' } : { kind: 'unreadable', reason: error.message };
}

/** Whether GitHub lists an artifact under the pull request's own branch. The second half of a split workflow runs on the default branch. */
function isOfPullRequest({ pullRequest, event, defaultBranch }: RunContext, artifact: BaselineArtifact): boolean {
  const { head = null, fork = false } = pullRequest ?? {};
  const branch = head?.slice(head.indexOf(':') + 1);
  if (event === 'workflow_run') return artifact.ofThisRepository && artifact.branch === defaultBranch;
  return artifact.ofThisRepository === !fork && (branch === undefined || artifact.branch === branch);
}
