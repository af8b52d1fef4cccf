import { describeProblem, UserError } from '../../errors.ts';
import type { BaselineOrigin, Finding } from '../../gating/decision.ts';
import { listAncestors, resolveAnchor } from './ancestry.ts';
import { ApiError, isUsedUp } from './api-error.ts';
import { type BaselineArtifact, digestOf, distrust, downloadArtifact, listBaselines } from './baseline-artifacts.ts';
import {
  absentNote,
  asNotice,
  digestNote,
  expiredNote,
  FOREIGN,
  forbiddenNote,
  foreignNote,
  type OnBaselineError,
  unreachableNote,
  unreadableNote,
} from './baseline-notes.ts';
import type { GitHubClient } from './client.ts';
import type { RunContext } from './context.ts';

/** How far back along the base branch a baseline is looked for. */
const MOST_COMMITS = 50;
/** Artifacts that are looked at closely; a bound against a flood of false ones. */
const MOST_CANDIDATES = 20;

/** What to look for, and how to open what was found. */
export interface BaselineRequest<T> {
  readonly context: RunContext;
  /** Name of the artifact. */
  readonly name: string;
  /** Path of the workflow whose runs save baselines. */
  readonly workflow: string | null;
  readonly onError: OnBaselineError;
  /** Reads the archive. @throws UserError when it is no bundle, and then the next older one is tried */
  open(archive: Uint8Array, label: string): T;
}

/** The baseline, or null; `notes` say why there is none, or which nearer ones were passed over. */
export interface BaselineSearch<T> {
  readonly found: { readonly content: T; readonly origin: BaselineOrigin } | null;
  readonly notes: readonly Finding[];
}

/**
 * Finds the baseline of a run: the bundle of the commit it is based on or of that commit's nearest ancestor,
 * saved by a trusted run. Never throws for what GitHub does or a stranger uploads.
 */
export async function searchBaseline<T>(client: GitHubClient, request: BaselineRequest<T>): Promise<BaselineSearch<T>> {
  const notes: Finding[] = [];
  try {
    const { ancestors, candidates } = await collectCandidates(client, request);
    for (const artifact of candidates.slice(0, MOST_CANDIDATES)) {
      const bundle = await tryArtifact(client, request, artifact, notes);
      if (bundle === null) continue;
      const origin = originOf(request.context, artifact, ancestors.indexOf(artifact.sha));
      return { found: { content: bundle.content, origin }, notes: passedOver(notes) };
    }
    if (notes.length === 0) notes.push(absentNote(request.name, ancestors.length));
    return { found: null, notes };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { found: null, notes: [...notes, troubleNote(error, request.onError)] };
  }
}

/** Anybody can make a false baseline; while there is a true one, that is not worth a word in every run. */
function passedOver(notes: readonly Finding[]): readonly Finding[] {
  return notes.filter((note) => note.code !== FOREIGN).map(asNotice);
}

interface Candidates {
  readonly ancestors: readonly string[];
  /** Nearest commit first, and newest first for each commit. */
  readonly candidates: readonly BaselineArtifact[];
}

async function collectCandidates<T>(client: GitHubClient, request: BaselineRequest<T>): Promise<Candidates> {
  const { repository, anchor, run } = request.context;
  const start = await resolveAnchor(client, repository, anchor);
  if (start === null) return { ancestors: [], candidates: [] };
  const listed = await listBaselines(client, repository, request.name);
  const artifacts = listed.filter((artifact) => artifact.runId !== run.id);
  const ancestors = await listAncestors(client, repository, start, MOST_COMMITS);
  return { ancestors, candidates: ancestors.flatMap((sha) => artifacts.filter((artifact) => artifact.sha === sha)) };
}

/** The opened bundle, or null after a note that says why not. @throws ApiError when GitHub itself cannot be asked */
async function tryArtifact<T>(
  client: GitHubClient,
  request: BaselineRequest<T>,
  artifact: BaselineArtifact,
  notes: Finding[],
): Promise<{ readonly content: T } | null> {
  const { sha } = artifact;
  const reason = await distrust(client, request.context, artifact, request.workflow);
  if (reason !== null) return refuse(notes, foreignNote(sha, reason));
  if (artifact.expired) return refuse(notes, expiredNote(sha));
  try {
    const archive = await downloadArtifact(client, request.context.repository, artifact);
    const digest = digestOf(archive);
    if (artifact.digest !== null && artifact.digest !== digest)
      return refuse(notes, digestNote(sha, artifact.digest, digest));
    return { content: request.open(archive, `baseline ${sha.slice(0, 7)}`) };
  } catch (error) {
    return refuse(notes, noteFor(error, sha));
  }
}

function refuse(notes: Finding[], note: Finding): null {
  notes.push(note);
  return null;
}

/** The note for one artifact that cannot be had. Throws what says that no other one can be had either. */
function noteFor(error: unknown, sha: string): Finding {
  if (error instanceof UserError) return unreadableNote(sha, error.problems.map(describeProblem).join('; '));
  if (!(error instanceof ApiError) || error.status === 401) throw error;
  return [404, 410].includes(error.status) ? expiredNote(sha) : unreadableNote(sha, error.message);
}

function troubleNote(error: ApiError, onError: OnBaselineError): Finding {
  const isRefusal = [401, 403, 404].includes(error.status) && error.retryAfter === null && !isUsedUp(error);
  return isRefusal ? forbiddenNote(error, onError) : unreachableNote(error, onError);
}

function originOf(context: RunContext, { sha, runId }: BaselineArtifact, distance: number): BaselineOrigin {
  return {
    sha,
    run_id: runId,
    run_url: context.run.url.replace(/\d+$/, String(runId)),
    label: `${context.baseRef ?? 'base'} at ${sha.slice(0, 7)}`,
    distance,
  };
}
