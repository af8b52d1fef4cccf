import type { BaselineOrigin, Finding } from '../../../gating/decision.ts';
import { oneOfEach } from '../../../gating/findings/finding-list.ts';
import { MOST_RUNS } from '../../../gating/history/main-runs.ts';
import { FEWEST_RUNS } from '../../../gating/statistics/history.ts';
import { shortSha } from '../../../gating/wording.ts';
import { startClock } from '../../clock.ts';
import { ApiError } from '../../requests/api-error.ts';
import { isUsedUp } from '../api-error.ts';
import type { GitHubClient } from '../client.ts';
import { resolveAnchor } from './ancestry.ts';
import type { BaselineArtifact } from './baseline-artifacts.ts';
import { type BaselineAttempt, type BaselineRequest, refuse, tryArtifact } from './baseline-attempt.ts';
import { type Candidates, collectCandidates } from './baseline-candidates.ts';
import { ambiguousNote, approximateNote, fromFileNote, namedNote, notFoundNote } from './baseline-choice-notes.ts';
import {
  ABSENT,
  absentNote,
  brokenOffNote,
  expiredNote,
  FOREIGN,
  forbiddenNote,
  type OnBaselineError,
  searchedCommits,
  unreachableNote,
} from './baseline-notes.ts';
import type { BaselineSource } from './baseline-source.ts';
import { originOfFile, readCommittedBaseline } from './committed-baseline.ts';

/** Candidates that are looked at for runs after the newest one. */
const MOST_OLDER = 20;
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
 * Finds what a run is compared with: the bundle of the commit it is based on or of that commit's nearest ancestor, unless the source says
 * otherwise, and up to four older ones, each saved by a trusted run. Never throws for what GitHub does or a stranger uploads.
 */
export async function searchBaseline<T>(client: GitHubClient, request: BaselineRequest<T>): Promise<BaselineSearch<T>> {
  const notes: Finding[] = [];
  let base: string | null = null;
  try {
    base = await resolveAnchor(client, request.context.repository, request.context.anchor);
    const candidates = await collectCandidates(client, request, base);
    const search: Search<T> = { client, request, candidates, notes };
    const newest = await findNewest(search);
    if (newest === null) return await withoutArtifact(client, request, base, notes);
    const older = await client.spare(() => findOlder(search, newest.index + 1));
    const remarks = [...passedOver(notes), ...older.notes, ...remarkOn(request, newest.run.origin)];
    return { found: [newest.run, ...older.runs], base, notes: remarks };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return withoutArtifact(client, request, base, [...notes, troubleNote(error, request.onError)]);
  }
}

/** No artifact could be used: the committed file stands in, unless one commit was asked for and no other. */
async function withoutArtifact<T>(
  client: GitHubClient,
  { context: { repository }, name, source, file, openFile }: BaselineRequest<T>,
  base: string | null,
  notes: readonly Finding[],
): Promise<BaselineSearch<T>> {
  if (file === null || openFile === undefined || base === null || source.kind === 'commit')
    return { found: [], base, notes };
  const read = await client.spare(() => readCommittedBaseline(client, { repository, file, base, name }));
  if (!('report' in read)) return { found: [], base, notes: [...notes, read] };
  const run = { content: openFile(read), origin: originOfFile(file, read) };
  const remarks = notes.filter(({ code }) => code !== ABSENT).map(asWarning);
  return { found: [run], base, notes: [...remarks, fromFileNote(file, base)] };
}

/** With a baseline at hand, what was wrong with others makes nothing invalid. */
function asWarning(finding: Finding): Finding {
  return finding.effect === 'invalid' ? { ...finding, effect: 'warn' } : finding;
}

interface Search<T> extends BaselineAttempt<T> {
  readonly candidates: Candidates;
}

/** The nearest usable run and its place among the candidates; null after notes that say why there is none. @throws ApiError */
async function findNewest<T>(search: Search<T>): Promise<{ readonly run: FoundRun<T>; readonly index: number } | null> {
  const { request, candidates, notes } = search;
  const mistaken = ambiguity(request, candidates);
  if (mistaken !== null) return refuse(notes, mistaken);
  for (const [index, artifact] of candidates.artifacts.entries()) {
    const bundle = await tryArtifact(search, artifact);
    if (bundle !== null) return { run: { ...bundle, origin: originOf(search, artifact) }, index };
  }
  const { source, name, onError } = request;
  if (source.kind === 'commit') return refuse(notes, notFoundNote(name, source.sha, onError));
  if (notes.length > 0) return null;
  const commits = candidates.ancestors.length;
  const searched = source.kind === 'latest' ? 'none among the newest two hundred' : searchedCommits(commits);
  return refuse(notes, absentNote(name, searched, request.context));
}

/** The beginning of a commit id may fit several commits. */
function ambiguity({ source, onError }: BaselineRequest<unknown>, { artifacts }: Candidates): Finding | null {
  if (source.kind !== 'commit') return null;
  const shas = [...new Set(artifacts.filter((one) => one.ofThisRepository).map(({ sha }) => sha))].sort();
  return shas.length < 2 ? null : ambiguousNote(source.sha, shas, onError);
}

/** What people have to know of a baseline that is not of the base commit's own line. */
function remarkOn({ source, context }: BaselineRequest<unknown>, { sha = '' }: BaselineOrigin): readonly Finding[] {
  if (source.kind === 'ancestors') return [];
  return [source.kind === 'commit' ? namedNote(sha) : approximateNote(sha, context.baseRef ?? 'the base branch')];
}

/** Usable runs after the newest one. Trouble ends the search and costs nothing that was found. */
async function findOlder<T>(
  search: Search<T>,
  from: number,
): Promise<{ readonly runs: readonly FoundRun<T>[]; readonly notes: readonly Finding[] }> {
  const { candidates } = search;
  const runs: FoundRun<T>[] = [];
  const notes: Finding[] = [];
  const clock = startClock();
  // Measuring a run may take a judge, who is none of GitHub's.
  const request = { ...search.request, open: clock.aside(search.request.open) };
  for (const artifact of candidates.artifacts.slice(from, from + MOST_OLDER)) {
    if (runs.length === (request.most ?? MOST_RUNS) - 1) break;
    try {
      if (clock.elapsed() > HISTORY_MS) throw new ApiError(0, `it took more than ${HISTORY_MS / 1000} seconds`);
      const bundle = await tryOlder({ ...search, request, notes }, artifact);
      if (bundle !== null) runs.push({ ...bundle, origin: originOf(search, artifact) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { runs, notes: [brokenOffNote(runs.length + 1, error)] };
    }
  }
  // With too few, the gate cannot use main's history; then it is worth saying what was passed over.
  return { runs, notes: runs.length + 1 < FEWEST_RUNS ? oneOfEach(passedOver(notes)) : [] };
}

/** An expired one is not even asked for: with a newer baseline at hand it is not worth a request. */
async function tryOlder<T>(
  attempt: BaselineAttempt<T>,
  artifact: BaselineArtifact,
): Promise<{ readonly content: T } | null> {
  if (!artifact.ofThisRepository) return null;
  return artifact.expired ? refuse(attempt.notes, expiredNote(artifact.sha)) : tryArtifact(attempt, artifact);
}

/** Anybody can make a false baseline; while there is a true one, that is not worth a word in every run, and of others a quiet one. */
function passedOver(notes: readonly Finding[]): readonly Finding[] {
  return notes.filter(({ code }) => code !== FOREIGN).map((note) => ({ ...note, effect: 'notice' }));
}

/** GitHub could not be asked: the token may not, or nobody answered. */
export function troubleNote(error: ApiError, onError: OnBaselineError): Finding {
  const isRefusal = [401, 403, 404].includes(error.status) && error.retryAfter === null && !isUsedUp(error);
  return isRefusal ? forbiddenNote(error, onError) : unreachableNote(error, onError);
}

function originOf<T>({ request, candidates }: Search<T>, { sha, runId, created }: BaselineArtifact): BaselineOrigin {
  const { context, source } = request;
  return {
    sha,
    run_id: runId,
    run_url: context.run.url.replace(/\d+$/, String(runId)),
    label: `${context.baseRef ?? 'base'}${LABELS[source.kind]} at ${shortSha(sha)}`,
    ...(source.kind === 'ancestors' ? { distance: candidates.ancestors.indexOf(sha) } : {}),
    ...(created === null ? {} : { created }),
  };
}

const LABELS: Readonly<Record<BaselineSource['kind'], string>> = {
  ancestors: '',
  commit: ' (the named commit)',
  latest: ' (newest run, approximate)',
};
