import { sha256Of } from '../../contract/hash.ts';
import { baselineFinding } from '../../gating/findings/baseline.ts';
import type { FindingData } from '../../gating/findings/finding.ts';
import { isOnBranch } from '../../io/github/baseline/ancestry.ts';
import {
  type BaselineArtifact,
  type Distrust,
  distrust,
  downloadArtifact,
  isOfBase,
  stranger,
} from '../../io/github/baseline/artifacts.ts';
import { type GitHubClient, once } from '../../io/github/client.ts';
import { ApiError, TOO_LARGE } from '../../io/requests.ts';
import { type DiscoveredRuns, effectOf, type MainQuery } from './discover.ts';

/** Begins the names of the answers that are archives. */
const ARCHIVE = 'archive ';

/** Forgets the archives at the end of a search: they can be large. */
export function forgetArchives({ answers }: GitHubClient): void {
  for (const name of answers.keys()) if (name.startsWith(ARCHIVE)) answers.delete(name);
}

/** Fetches the nearest candidate ahead: a search with the same name uses the answers, and reports their errors. @throws ApiError */
export async function fetchAhead(client: GitHubClient, { query, candidates }: DiscoveredRuns): Promise<void> {
  const [nearest] = candidates.near;
  if (nearest !== undefined) await fetchCandidate(client, query, nearest.artifact, false);
}

interface Fetched {
  /** Null if the candidate cannot be used. */
  readonly archive: Uint8Array | null;
  readonly isBaseline: boolean;
  readonly notes: readonly FindingData[];
}

/** Checks the origin of a candidate, and downloads it. @throws ApiError for an error that ends the search */
export async function fetchCandidate(
  client: GitHubClient,
  query: MainQuery,
  artifact: BaselineArtifact,
  takesOther: boolean,
): Promise<Fetched> {
  // Downloads in parallel with the check, since a bundle of a base branch is rarely untrusted.
  const download = isOfBase(query.context, artifact)
    ? once(client, `${ARCHIVE}${artifact.id}`, () => downloadCandidate(client, query, artifact))
    : null;
  const refused = await checkProvenance(client, query, artifact);
  const isBaseline = refused === null;
  const notes = isBaseline ? [] : [baselineFinding('baseline-foreign', { sha: artifact.sha, reason: refused.why })];
  const isOther = !isBaseline && refused.isOfMain && !artifact.expired;
  if (!isBaseline && !(isOther && takesOther)) return { archive: null, isBaseline, notes };
  const archive = await (download ?? downloadCandidate(client, query, artifact));
  if (archive instanceof Uint8Array) return { archive, isBaseline, notes };
  return { archive: null, isBaseline, notes: [...notes, archive] };
}

/** Why a candidate's run may not save a baseline; null if it may. @throws ApiError */
async function checkProvenance(
  client: GitHubClient,
  { source, context: { baseRef, defaultBranch }, workflows }: MainQuery,
  artifact: BaselineArtifact,
): Promise<Distrust | null> {
  // Ancestors of the base commit may be on the default branch; for `latest`, only the base branch counts.
  const named = source.kind === 'latest' ? [baseRef ?? defaultBranch] : [baseRef, defaultBranch];
  const branches = named.filter((name) => name !== null);
  const refused = await distrust(client, artifact, workflows, branches);
  const [branch] = branches;
  if (refused !== null || source.kind !== 'latest' || branch === undefined) return refused;
  // GitHub reports a tag as the branch of its run. Ancestors of the base commit are on the branch anyway.
  const isThere = await isOnBranch(client, branch, artifact.sha);
  return isThere ? null : stranger(`its commit does not lie on branch ${branch}`);
}

/**
 * Downloads a candidate and checks its digest; returns the archive, or the finding about its absence. After a broken download the search
 * tries the next candidate; without another one the run is still invalid, since this one may have been the baseline.
 * @throws ApiError if no other candidate could be downloaded either
 */
async function downloadCandidate(
  client: GitHubClient,
  { onError }: MainQuery,
  artifact: BaselineArtifact,
): Promise<Uint8Array | FindingData> {
  const { sha, digest: expected } = artifact;
  const expired: FindingData = baselineFinding('baseline-expired', { sha });
  const unreadable = (code: string, what: string): FindingData => {
    return baselineFinding('baseline-unreadable', { sha, problems: [{ code, what }] });
  };
  if (artifact.expired) return expired;
  try {
    const archive = await downloadArtifact(client, artifact);
    const digest = sha256Of(archive);
    if (expected === null || expected === digest) return archive;
    return unreadable('digest', `its digest is ${digest}, not ${expected}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if ([404, 410].includes(error.status)) return expired;
    const { message: reason } = error;
    if (error.status === TOO_LARGE) return unreadable('too-large', reason);
    if (error.status === 0) return baselineFinding('baseline-unreachable', { effect: effectOf(onError), reason });
    throw error;
  }
}
