import type { Finding } from '../../../../schemas/types/decision.ts';
import { sha256Of } from '../../../contract/hash.ts';
import type { FindingData } from '../../../gating/messages/catalogue.ts';
import { ApiError, TOO_LARGE } from '../../requests.ts';
import { type GitHubClient, isUsedUp } from '../client.ts';
import { isOnBranch } from './ancestry.ts';
import { type BaselineArtifact, type Distrust, distrust, downloadArtifact, stranger } from './artifacts.ts';
import type { BaselineQuery } from './candidates.ts';

/** What the run does when GitHub fails: `error` makes it invalid, `no-baseline` goes on without a baseline. */
export type OnBaselineError = 'error' | 'no-baseline';

/** The finding for a request that GitHub refused or did not answer. */
export function troubleNote(
  error: ApiError,
  onError: OnBaselineError,
): FindingData<'baseline-forbidden' | 'baseline-unreachable' | 'rate-limited'> {
  if (isUsedUp(error) && onError === 'error') return { code: 'rate-limited', effect: 'warn', reason: error.message };
  const isRefusal = [401, 403, 404].includes(error.status) && error.retryAfter === null && !isUsedUp(error);
  const code = isRefusal ? 'baseline-forbidden' : 'baseline-unreachable';
  return { code, effect: effectOf(onError), reason: error.message };
}

/** The effect of a baseline that cannot be had. */
export function effectOf(onError: OnBaselineError): Finding['effect'] {
  return onError === 'error' ? 'invalid' : 'warn';
}

/** A query, with the runs that may save baselines and the effect of a failing GitHub. */
export interface InspectedQuery extends BaselineQuery {
  /** Paths of the workflows whose runs save baselines, or `any`. */
  readonly workflows: readonly string[] | 'any';
  readonly onError: OnBaselineError;
}

/** Why a candidate's run may not save a baseline; null where it may. @throws ApiError */
export async function checkProvenance(
  client: GitHubClient,
  query: InspectedQuery,
  artifact: BaselineArtifact,
): Promise<Distrust | null> {
  const { repository } = query.context;
  const branches = branchesOf(query);
  const refused = await distrust(client, repository, artifact, { workflows: query.workflows, branches });
  const [branch] = branches;
  if (refused !== null || query.source.kind !== 'latest' || branch === undefined) return refused;
  // GitHub reports a tag as the branch of its run. Ancestors of the base commit lie on the branch anyway.
  const isThere = await isOnBranch(client, repository, { branch, sha: artifact.sha });
  return isThere ? null : stranger(`its commit does not lie on branch ${branch}`);
}

/** An ancestor of the base commit may come from the default branch; the newest run of that branch is not the base branch's. */
function branchesOf({ source, context }: BaselineQuery): readonly string[] {
  const { baseRef, defaultBranch } = context;
  const branches = source.kind === 'latest' ? [baseRef ?? defaultBranch] : [baseRef, defaultBranch];
  return branches.filter((branch) => branch !== null);
}

/**
 * The archive of a candidate, with its digest checked, or the finding that says why there is none. Where a download breaks off, the
 * next candidate is tried: without one the run is still invalid, as this one may have been the baseline.
 * @throws ApiError where no other candidate can be downloaded either
 */
export async function downloadCandidate(
  client: GitHubClient,
  { context, onError }: InspectedQuery,
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
