import type { BaselineOrigin } from '../../../schemas/types/decision.ts';
import { sha256Of } from '../../contract/hash.ts';
import { UserError } from '../../errors.ts';
import { baselineFinding } from '../../gating/findings/baseline.ts';
import type { FindingData } from '../../gating/findings/finding.ts';
import { branchText, shortSha } from '../../gating/wording.ts';
import { type Bundle, openBundleZip } from '../../io/bundle/read.ts';
import { baselineName, keepsArtifacts } from '../../io/github/artifact.ts';
import { distanceTo, isOnBranch } from '../../io/github/baseline/ancestry.ts';
import {
  type BaselineArtifact,
  type Distrust,
  distrust,
  downloadArtifact,
  isOfBase,
  runsInProgress,
  stranger,
} from '../../io/github/baseline/artifacts.ts';
import { type GitHubClient, once } from '../../io/github/client.ts';
import { ApiError, givenOr, TOO_LARGE } from '../../io/requests.ts';
import { apiErrorNote, type Candidates, type DiscoveredRuns, effectOf, type MainQuery } from './discover.ts';

/** A run of main whose bundle opens. */
export interface InspectedRun {
  readonly bundle: Bundle;
  readonly artifact: BaselineArtifact;
  /** False for a run of another workflow of main, which saves no baselines and only proves that main has runs. */
  readonly isBaseline: boolean;
  readonly origin: BaselineOrigin;
}

/** The next run of main that opens, or the end of the search. */
export interface Inspection {
  /** Null at the end. */
  readonly run: InspectedRun | null;
  /** Findings about the candidates that were inspected for it. */
  readonly notes: readonly FindingData[];
}

/** What step 2 of the baseline search hands on: main's runs, of which the nearest is open. */
export interface InspectedRuns extends DiscoveredRuns {
  readonly nearest: Inspection;
  /** Whether main never saved a run of this name, so that it may know the suite by another. */
  readonly isUnknown: boolean;
  /** Opens the next run. @param takesOther whether runs of other workflows of main count */
  openNext(takesOther: boolean): Promise<Inspection>;
  /** Opens the run of a known artifact. @throws ApiError */
  openOlder(candidate: Candidate): Promise<Inspection>;
  /** Why the search ended without a usable run; empty if `notes`, the findings so far, give the reason. */
  explainEnd(notes: readonly FindingData[]): readonly FindingData[];
  /** The finding for a run of the base commit in progress, which will save the bundle to compare with. */
  findRunning(): Promise<readonly FindingData[]>;
}

/**
 * Step 2 of the baseline search: verifies the candidates, and opens the nearest. Never throws for errors of GitHub or for untrusted uploads.
 * @param takesOther whether runs of other workflows of main count
 */
export async function inspectRuns(
  client: GitHubClient,
  discovered: DiscoveredRuns,
  takesOther: boolean,
): Promise<InspectedRuns> {
  const { query, candidates } = discovered;
  const order = inOrder(client, query, candidates);
  let { apiError } = discovered;
  let running: readonly FindingData[] | null = null;

  const openNext = async (takesOther: boolean): Promise<Inspection> => {
    const notes: FindingData[] = [];
    try {
      for (let next = await order.next(); !next.done; next = await order.next()) {
        const opened = await openCandidate(client, query, next.value, takesOther);
        notes.push(...opened.notes);
        if (opened.run !== null) return { run: opened.run, notes };
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      apiError = error;
    }
    return { run: null, notes };
  };
  const explainEnd = (notes: readonly FindingData[]): readonly FindingData[] =>
    apiError === null ? whyNone(discovered, notes) : [apiErrorNote(apiError, query.onError)];
  const findRunning = async (): Promise<readonly FindingData[]> => {
    // Nothing is known of the base commit if its artifacts cannot be listed.
    running ??= discovered.apiError === null ? await runningNote(client, discovered) : [];
    return running;
  };

  const nearest = await openNext(takesOther);
  const isAbsent = nearest.run === null && nearest.notes.length === 0 && candidates.elsewhere.length === 0;
  const isAsked = apiError === null && query.source.kind !== 'commit';
  const hasFile = query.file !== null && discovered.base !== null;
  return {
    ...discovered,
    nearest,
    isUnknown: isAbsent && isAsked && !hasFile && (await findRunning()).length === 0,
    openNext,
    openOlder: (candidate) => openCandidate(client, query, candidate, false),
    explainEnd,
    findRunning,
  };
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

/** Most commits to compare with the base, at a request each. */
const MOST_COMPARED = 30;

/**
 * Yields the candidates, best first. On a busy branch few commits may have a baseline, so ancestors beyond the page follow, at a request
 * for each commit.
 * @throws ApiError
 */
async function* inOrder(
  client: GitHubClient,
  { context: { repository } }: MainQuery,
  { ancestors, artifacts, elsewhere }: Candidates,
): AsyncGenerator<Candidate> {
  for (const artifact of artifacts) yield { artifact, distance: distanceIn({ ancestors }, artifact) };
  const [base] = ancestors;
  if (base === undefined) return;
  const distances = new Map<string, number | null>();
  for (const artifact of elsewhere.filter(({ expired }) => !expired)) {
    const { sha } = artifact;
    if (!distances.has(sha) && distances.size === MOST_COMPARED) return;
    const known = distances.get(sha);
    const distance = known === undefined ? await distanceTo(client, repository, { sha, base }) : known;
    distances.set(sha, distance);
    if (distance !== null) yield { artifact, distance };
  }
}

/** Verifies and downloads a candidate, and opens its bundle. @throws ApiError for an error that ends the search */
async function openCandidate(
  client: GitHubClient,
  query: MainQuery,
  candidate: Candidate,
  takesOther: boolean,
): Promise<Inspection> {
  const { artifact } = candidate;
  const { archive, isBaseline, notes } = await fetchCandidate(client, query, artifact, takesOther);
  if (archive === null) return { run: null, notes };
  const label = `baseline ${shortSha(artifact.sha)}`;
  try {
    const bundle = openBundleZip(label, archive);
    return {
      run: { bundle, artifact, isBaseline, origin: isBaseline ? originOf(query, candidate) : { label } },
      notes,
    };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { run: null, notes: [...notes, unreadableNote(artifact, error)] };
  }
}

/** The finding for a bundle that cannot be opened or measured. */
export function unreadableNote({ sha }: BaselineArtifact, { problems }: UserError): FindingData {
  return baselineFinding('baseline-unreadable', { sha, problems });
}

/** The origin of a run of main that may be compared with. */
export function originOf(
  { context, source }: MainQuery,
  { artifact: { sha, runId, created }, distance }: Candidate,
): BaselineOrigin {
  return {
    sha,
    run_id: runId,
    run_url: context.run.url.replace(/\d+$/, String(runId)),
    label: `${branchText(context.baseRef ?? 'base', source.kind)} at ${shortSha(sha)}`,
    ...(context.baseRef === null ? {} : { branch: context.baseRef }),
    found_by: source.kind,
    ...(distance === null ? {} : { distance }),
    ...(created === null ? {} : { created }),
  };
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
    ? once(client, `archive ${artifact.id}`, () => downloadCandidate(client, query, artifact))
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
  { source, context: { repository, baseRef, defaultBranch }, workflows }: MainQuery,
  artifact: BaselineArtifact,
): Promise<Distrust | null> {
  // Ancestors of the base commit may be on the default branch; for `latest`, only the base branch counts.
  const named = source.kind === 'latest' ? [baseRef ?? defaultBranch] : [baseRef, defaultBranch];
  const branches = named.filter((name) => name !== null);
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
async function downloadCandidate(
  client: GitHubClient,
  { context, onError }: MainQuery,
  artifact: BaselineArtifact,
): Promise<Uint8Array | FindingData> {
  const { sha, digest: expected } = artifact;
  const expired: FindingData = baselineFinding('baseline-expired', { sha });
  const unreadable = (code: string, what: string): FindingData => {
    return baselineFinding('baseline-unreadable', { sha, problems: [{ code, what }] });
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
    if (error.status === 0) return baselineFinding('baseline-unreachable', { effect: effectOf(onError), reason });
    throw error;
  }
}

/** The findings if no candidate can be used. */
function whyNone(discovered: DiscoveredRuns, notes: readonly FindingData[]): readonly FindingData[] {
  const { query, candidates } = discovered;
  const { source, onError, context } = query;
  const artifact = baselineName(query.suite);
  if (source.kind === 'commit')
    return [baselineFinding('baseline-not-found', { effect: effectOf(onError), sha: source.sha, artifact })];
  if (notes.length > 0) return [];
  const [distant] = candidates.elsewhere;
  if (distant !== undefined)
    return [baselineFinding('baseline-out-of-reach', { sha: distant.sha, branch: context.baseRef ?? 'the base' })];
  const commits = source.kind === 'latest' ? null : candidates.ancestors.length;
  const search = { artifact, commits, keepsArtifacts: keepsArtifacts(context.run.url) };
  return [baselineFinding('no-baseline', { effect: 'notice', search })];
}

async function runningNote(
  client: GitHubClient,
  { base, query: { context, source, workflows } }: DiscoveredRuns,
): Promise<readonly FindingData[]> {
  if (base === null || source.kind !== 'ancestors' || workflows === 'any') return [];
  const runs = await client.spare(() => givenOr([], () => runsInProgress(client, context, { sha: base, workflows })));
  return runs.length === 0 ? [] : [baselineFinding('baseline-running', { sha: base })];
}
