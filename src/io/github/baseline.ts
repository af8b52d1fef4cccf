import type { BaselineOrigin, Finding } from '../../gating/decision.ts';
import { listAncestors, resolveAnchor } from './ancestry.ts';
import { ApiError, isUsedUp } from './api-error.ts';
import { type BaselineArtifact, listBaselines } from './baseline-artifacts.ts';
import { type BaselineRequest, refuse, tryArtifact } from './baseline-attempt.ts';
import {
  absentNote,
  asNotice,
  brokenOffNote,
  expiredNote,
  FOREIGN,
  forbiddenNote,
  type OnBaselineError,
  unreachableNote,
} from './baseline-notes.ts';
import type { GitHubClient } from './client.ts';

/** How far back along the base branch a baseline is looked for. */
const MOST_COMMITS = 50;
/** Artifacts of this repository that are looked at closely, which costs requests. */
const MOST_CANDIDATES = 20;
/** Those of others are refused unseen; a few are told of, and a flood of them hides no true one. */
const MOST_FOREIGN = 3;
/** Runs of main that the gate learns its noise from. */
const MOST_RUNS = 5;
/** With fewer, the gate cannot use main's history; then it is worth saying what was passed over. */
const ENOUGH_RUNS = 3;
/** Time for the runs after the newest one, in milliseconds, where GitHub answers but slowly. */
const HISTORY_MS = 60_000;

/** The runs of main that can be compared with. */
export interface BaselineSearch<T> {
  /** Newest first, at most five; empty where there is none. */
  readonly found: readonly FoundRun<T>[];
  /** The commit where the search began; null when it is not known. */
  readonly base: string | null;
  /** Why there is none or too few, or which nearer ones were passed over. */
  readonly notes: readonly Finding[];
}

export interface FoundRun<T> {
  readonly content: T;
  readonly origin: BaselineOrigin;
}

/**
 * Finds what a run is compared with: the bundle of the commit it is based on or of that commit's nearest ancestor, and up to four
 * older ones, each saved by a trusted run. Never throws for what GitHub does or a stranger uploads.
 */
export async function searchBaseline<T>(client: GitHubClient, request: BaselineRequest<T>): Promise<BaselineSearch<T>> {
  const notes: Finding[] = [];
  let base: string | null = null;
  try {
    base = await resolveAnchor(client, request.context.repository, request.context.anchor);
    const candidates = base === null ? NO_CANDIDATES : await collectCandidates(client, request, base);
    const search: Search<T> = { client, request, candidates, notes };
    const newest = await findNewest(search);
    if (newest === null) return { found: [], base, notes };
    const older = await client.spare(() => findOlder(search, newest.index + 1));
    return { found: [newest.run, ...older.runs], base, notes: [...passedOver(notes), ...older.notes] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { found: [], base, notes: [...notes, troubleNote(error, request.onError)] };
  }
}

interface Search<T> {
  readonly client: GitHubClient;
  readonly request: BaselineRequest<T>;
  readonly candidates: Candidates;
  /** On the way to the newest usable run. */
  readonly notes: Finding[];
}

/** The nearest usable run and its place among the candidates; null after notes that say why there is none. @throws ApiError */
async function findNewest<T>(search: Search<T>): Promise<{ readonly run: FoundRun<T>; readonly index: number } | null> {
  const { client, request, candidates, notes } = search;
  for (const [index, artifact] of candidates.artifacts.entries()) {
    const bundle = await tryArtifact(client, request, artifact, notes);
    if (bundle !== null) return { run: { ...bundle, origin: originOf(search, artifact) }, index };
  }
  if (notes.length === 0) notes.push(absentNote(request.name, candidates.ancestors.length));
  return null;
}

/** Usable runs after the newest one. Trouble ends the search and costs nothing that was found. */
async function findOlder<T>(
  search: Search<T>,
  from: number,
): Promise<{ readonly runs: readonly FoundRun<T>[]; readonly notes: readonly Finding[] }> {
  const { client, request, candidates } = search;
  const runs: FoundRun<T>[] = [];
  const notes: Finding[] = [];
  const started = performance.now();
  for (const artifact of candidates.artifacts.slice(from)) {
    if (runs.length === MOST_RUNS - 1) break;
    try {
      if (performance.now() - started > HISTORY_MS)
        throw new ApiError(0, `it took more than ${HISTORY_MS / 1000} seconds`);
      const bundle = await tryOlder(client, request, artifact, notes);
      if (bundle !== null) runs.push({ ...bundle, origin: originOf(search, artifact) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { runs, notes: [brokenOffNote(runs.length + 1, error)] };
    }
  }
  return { runs, notes: runs.length + 1 < ENOUGH_RUNS ? oneOfEach(passedOver(notes)) : [] };
}

/** An expired one is not even asked for: with a newer baseline at hand it is not worth a request. */
async function tryOlder<T>(
  client: GitHubClient,
  request: BaselineRequest<T>,
  artifact: BaselineArtifact,
  notes: Finding[],
): Promise<{ readonly content: T } | null> {
  if (!artifact.ofThisRepository) return null;
  return artifact.expired ? refuse(notes, expiredNote(artifact.sha)) : tryArtifact(client, request, artifact, notes);
}

/** Anybody can make a false baseline; while there is a true one, that is not worth a word in every run. */
function passedOver(notes: readonly Finding[]): readonly Finding[] {
  return notes.filter((note) => note.code !== FOREIGN).map(asNotice);
}

function oneOfEach(notes: readonly Finding[]): readonly Finding[] {
  return notes.filter((note, index) => notes.findIndex(({ code }) => code === note.code) === index);
}

interface Candidates {
  readonly ancestors: readonly string[];
  /** Nearest commit first, and newest first for each commit. */
  readonly artifacts: readonly BaselineArtifact[];
}

const NO_CANDIDATES: Candidates = { ancestors: [], artifacts: [] };

async function collectCandidates<T>(
  client: GitHubClient,
  { context: { repository, run }, name }: BaselineRequest<T>,
  base: string,
): Promise<Candidates> {
  const listed = await listBaselines(client, repository, name);
  const others = listed.filter((artifact) => artifact.runId !== run.id);
  const ancestors = await listAncestors(client, repository, base, MOST_COMMITS);
  const artifacts = ancestors.flatMap((sha) => others.filter((artifact) => artifact.sha === sha));
  const own = artifacts.filter((artifact) => artifact.ofThisRepository).slice(0, MOST_CANDIDATES);
  const foreign = artifacts.filter((artifact) => !artifact.ofThisRepository).slice(0, MOST_FOREIGN);
  const looked = new Set([...own, ...foreign]);
  return { ancestors, artifacts: artifacts.filter((artifact) => looked.has(artifact)) };
}

function troubleNote(error: ApiError, onError: OnBaselineError): Finding {
  const isRefusal = [401, 403, 404].includes(error.status) && error.retryAfter === null && !isUsedUp(error);
  return isRefusal ? forbiddenNote(error, onError) : unreachableNote(error, onError);
}

function originOf<T>({ request, candidates }: Search<T>, { sha, runId, created }: BaselineArtifact): BaselineOrigin {
  const { baseRef, run } = request.context;
  return {
    sha,
    run_id: runId,
    run_url: run.url.replace(/\d+$/, String(runId)),
    label: `${baseRef ?? 'base'} at ${sha.slice(0, 7)}`,
    distance: candidates.ancestors.indexOf(sha),
    ...(created === null ? {} : { created }),
  };
}
