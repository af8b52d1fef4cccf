import type { Finding } from '../../../../schemas/types/decision.ts';
import { sha256Of } from '../../../contract/hash.ts';
import type { FindingData } from '../../../gating/messages/catalogue.ts';
import { ApiError, TOO_LARGE } from '../../requests.ts';
import { type GitHubClient, isUsedUp } from '../client.ts';
import { isOnBranch } from './ancestry.ts';
import { type BaselineArtifact, type Distrust, distrust, downloadArtifact, stranger } from './artifacts.ts';
import type { BaselineQuery, OnBaselineError } from './candidates.ts';

/** The finding for a request that GitHub refused or did not answer. */
export function apiErrorNote(
  error: ApiError,
  onError: OnBaselineError,
): FindingData<'baseline-forbidden' | 'baseline-unreachable' | 'rate-limited'> {
  if (isUsedUp(error) && onError === 'error') return { code: 'rate-limited', effect: 'warn', reason: error.message };
  const isRefusal = [401, 403, 404].includes(error.status) && error.retryAfter === null && !isUsedUp(error);
  const code = isRefusal ? 'baseline-forbidden' : 'baseline-unreachable';
  return { code, effect: effectOf(onError), reason: error.message };
}

/** The effect of a baseline that cannot be fetched. */
export function effectOf(onError: OnBaselineError): Finding['effect'] {
  return onError === 'error' ? 'invalid' : 'warn';
}

/** Why a candidate's run may not save a baseline; null if it may. @throws ApiError */
export async function checkProvenance(
  client: GitHubClient,
  { source, context: { repository, baseRef, defaultBranch }, workflows }: BaselineQuery,
  artifact: BaselineArtifact,
): Promise<Distrust | null> {
  // Ancestors of the base commit may be on the default branch; for `latest`, only the base branch counts.
  const named = source.kind === 'latest' ? [baseRef ?? defaultBranch] : [baseRef, defaultBranch];
  const branches = named.filter((one) => one !== null);
  const refused = await distrust(client, repository, artifact, workflows, branches);
  const [branch] = branches;
  if (refused !== null || source.kind !== 'latest' || branch === undefined) return refused;
  // GitHub reports a tag as the branch of its run. Ancestors of the base commit are on the branch anyway.
  const isThere = await isOnBranch(client, repository, { branch, sha: artifact.sha });
  return isThere ? null : stranger(`its commit does not lie on branch ${branch}`);
}

/**
 * Downloads a candidate and checks its digest; returns the archive, or the finding about its absence. After a broken download the search
 * tries the next candidate; without another one the run is still invalid, since this one may have been the baseline.
 * @throws ApiError if no other candidate could be downloaded either
 */
export async function downloadCandidate(
  client: GitHubClient,
  { context, onError }: BaselineQuery,
  artifact: BaselineArtifact,
): Promise<Uint8Array | FindingData> {
  const { sha, digest: expected } = artifact;
  const expired: FindingData = { code: 'baseline-expired', effect: 'warn', sha };
  const unreadable = (code: string, what: string): FindingData => {
    return { code: 'baseline-unreadable', effect: 'warn', sha, problems: [{ code, what }] };
  };
  if (artifact.expired) return expired;
  try {
    const archive = await downloadArtifact(client, context.repository, artifact);
    const digest = sha256Of(archive);
    if (expected === null || expected === digest) return archive;
    return unreadable('digest', `its digest is ${digest}, not ${expected}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if ([404, 410].includes(error.status)) return expired;
    const { message: reason } = error;
    if (error.status === TOO_LARGE) return unreadable('too-large', reason);
    if (error.status === 0) return { code: 'baseline-unreachable', effect: effectOf(onError), reason };
    throw error;
  }
}
