import { sha256Of } from '../../../contract/sha256.ts';
import { describeProblems, UserError } from '../../../errors.ts';
import type { Finding } from '../../../gating/decision.ts';
import { shortSha } from '../../../gating/wording.ts';
import type { CheckedBaselineFile } from '../../bundle/baseline-file.ts';
import { ApiError } from '../../requests/api-error.ts';
import { TOO_LARGE } from '../../requests/body.ts';
import type { GitHubClient } from '../client.ts';
import type { RunContext } from '../context.ts';
import { isOnBranch } from './ancestry.ts';
import { type BaselineArtifact, type Distrust, distrust, downloadArtifact } from './baseline-artifacts.ts';
import {
  digestNote,
  expiredNote,
  foreignNote,
  type OnBaselineError,
  unreachableNote,
  unreadableNote,
} from './baseline-notes.ts';
import type { BaselineSource } from './baseline-source.ts';

/** What to look for, and how to open what was found. */
export interface BaselineRequest<T> {
  readonly context: RunContext;
  /** Name of the artifact. */
  readonly name: string;
  /** Paths of the workflows whose runs save baselines, or `any`. */
  readonly workflows: readonly string[] | 'any';
  readonly source: BaselineSource;
  readonly onError: OnBaselineError;
  /** Path in the repository of a committed baseline, for when no artifact can be used; null for none. */
  readonly file: string | null;
  /** How many runs are wanted; left out for as many as can be used. */
  readonly most?: number;
  /** Reads the archive. @throws UserError when it is no bundle, and then the next older one is tried */
  open(archive: Uint8Array, label: string): T | Promise<T>;
  /** Hears what a run of another workflow of main says; left out where nobody asks. @throws UserError when it is no bundle */
  readonly others?: OtherRuns;
  /** Takes the committed file instead; left out where there is none to take. */
  openFile?(file: CheckedBaselineFile): T;
}

/** Runs of main that are no baseline, as their workflow is none of those that save one. */
export interface OtherRuns {
  isAsked(): boolean;
  /** @throws UserError when it is no bundle */
  hear(archive: Uint8Array, label: string): Promise<void>;
}

/** What is tried, and what is to be said of it so far. */
export interface BaselineAttempt<T> {
  readonly client: GitHubClient;
  readonly request: BaselineRequest<T>;
  readonly notes: Finding[];
}

/** The opened bundle, or null after a note that says why not. @throws ApiError when GitHub itself cannot be asked */
export async function tryArtifact<T>(
  attempt: BaselineAttempt<T>,
  artifact: BaselineArtifact,
): Promise<{ readonly content: T } | null> {
  const { client, request } = attempt;
  const { workflows, context } = request;
  const trusted = { workflows, branches: branchesOf(request) };
  const distrusted = await distrust(client, context.repository, artifact, trusted);
  if (distrusted !== null) return passOver(attempt, artifact, distrusted);
  const stray = await whyStray(attempt, artifact.sha);
  if (stray !== null) return refuse(attempt.notes, foreignNote(artifact.sha, stray));
  return openArtifact(attempt, artifact, request.open);
}

/** GitHub says of a run of a tag that its branch is the tag's name. The ancestors of a commit on the branch lie there themselves. */
async function whyStray({ client, request }: BaselineAttempt<unknown>, sha: string): Promise<string | null> {
  const [branch] = branchesOf(request);
  if (request.source.kind !== 'latest' || branch === undefined) return null;
  const isThere = await isOnBranch(client, request.context.repository, { branch, sha });
  return isThere ? null : `its commit does not lie on branch ${branch}`;
}

/** A run of another workflow of main is no baseline, and still tells by what main is judged. */
async function passOver(
  attempt: BaselineAttempt<unknown>,
  artifact: BaselineArtifact,
  { why, isOfMain }: Distrust,
): Promise<null> {
  const { others } = attempt.request;
  refuse(attempt.notes, foreignNote(artifact.sha, why));
  if (isOfMain && !artifact.expired && others?.isAsked()) await openArtifact(attempt, artifact, others.hear);
  return null;
}

async function openArtifact<T>(
  { client, request, notes }: BaselineAttempt<unknown>,
  artifact: BaselineArtifact,
  open: BaselineRequest<T>['open'],
): Promise<{ readonly content: T } | null> {
  const { sha, digest: expected } = artifact;
  if (artifact.expired) return refuse(notes, expiredNote(sha));
  try {
    const archive = await downloadArtifact(client, request.context.repository, artifact);
    const digest = sha256Of(archive);
    if (expected !== null && expected !== digest) return refuse(notes, digestNote(sha, expected, digest));
    return { content: await open(archive, `baseline ${shortSha(sha)}`) };
  } catch (error) {
    return refuse(notes, noteFor(error, sha, request.onError));
  }
}

/** An ancestor of the base commit is as good from the default branch; the newest run of that branch is not the base branch's. */
function branchesOf({ source, context }: BaselineRequest<unknown>): readonly string[] {
  const { baseRef, defaultBranch } = context;
  const branches = source.kind === 'latest' ? [baseRef ?? defaultBranch] : [baseRef, defaultBranch];
  return branches.filter((branch) => branch !== null);
}

/** Notes why an artifact is passed over: once, though the same be wrong with those of other commits. */
export function refuse(notes: Finding[], note: Finding): null {
  const saying = withoutCommit(note);
  if (notes.every((said) => withoutCommit(said) !== saying)) notes.push(note);
  return null;
}

function withoutCommit({ code, what, actual }: Finding): string {
  return `${code} ${what} ${actual}`.replaceAll(/\b[0-9a-f]{7}\b/g, '');
}

/**
 * The note for one artifact that cannot be had: what is gone or no bundle makes room for the next, and so does what broke off, but where
 * no other is found that one may have been a baseline. Throws what says that no other one can be had either.
 */
function noteFor(error: unknown, sha: string, onError: OnBaselineError): Finding {
  if (error instanceof UserError) return unreadableNote(sha, describeProblems(error));
  if (!(error instanceof ApiError)) throw error;
  if ([404, 410].includes(error.status)) return expiredNote(sha);
  if (error.status === TOO_LARGE) return unreadableNote(sha, error.message);
  if (error.status === 0) return unreachableNote(error, onError);
  throw error;
}
