import type { BaselineOrigin } from '../../schemas/types/decision.ts';
import { canonicalJson } from '../contract/hash.ts';
import { UserError } from '../errors.ts';
import { oneOfEach } from '../gating/findings/finding-list.ts';
import { MOST_RUNS } from '../gating/history/main-runs.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import { FEWEST_RUNS } from '../gating/statistics/history.ts';
import { branchText, shortSha } from '../gating/wording.ts';
import type { CheckedBaselineFile } from '../io/bundle/baseline-file.ts';
import { type Bundle, openBundleZip } from '../io/bundle/read.ts';
import { keepsArtifacts } from '../io/github/artifact.ts';
import { resolveAnchor } from '../io/github/baseline/ancestry.ts';
import { type BaselineArtifact, isOfBase, runsInProgress } from '../io/github/baseline/artifacts.ts';
import {
  type BaselineQuery,
  type Candidate,
  type Candidates,
  discoverCandidates,
  distanceIn,
  inOrder,
} from '../io/github/baseline/candidates.ts';
import { originOfFile, readCommittedBaseline } from '../io/github/baseline/committed.ts';
import { apiErrorNote, checkProvenance, downloadCandidate, effectOf } from '../io/github/baseline/inspect.ts';
import { type GitHubClient, once } from '../io/github/client.ts';
import { ApiError, givenOr } from '../io/requests.ts';
import { type ConfigChoice, chooseConfig } from './base-config.ts';

/** Most candidates to inspect for older runs. */
const MOST_OLDER = 20;

/** Which runs of main to find, and how to measure them. */
export interface MainQuery<T> extends BaselineQuery {
  /** Repository path of a committed baseline, used if no artifact can be; null for none. */
  readonly file: string | null;
  /** Most runs to find; the gate's maximum by default. */
  readonly most?: number;
  /**
   * Measures a bundle by the chosen config. `isBaseline` is false for a run of another workflow of main, which only proves that main has
   * runs. @throws UserError for an unusable bundle; the search then tries the next older one
   */
  measure(bundle: Bundle, choice: ConfigChoice, isBaseline: boolean): Promise<T>;
  /**
   * Reads an older run from the history in the newest bundle, which saves a download; null if the history does not suffice. If absent, every
   * run is downloaded.
   */
  recall?(newest: T, choice: ConfigChoice, run: number): T | null;
}

/** Main's runs, and the config that measured them. */
export interface MainSearch<T> {
  /** Newest first, at most five; empty if none. */
  readonly found: readonly FoundRun<T>[];
  /** The committed baseline that replaces a run; null if there is a run, or no such file. */
  readonly committed: { readonly kept: CheckedBaselineFile; readonly origin: BaselineOrigin } | null;
  /** Main's newest run of a workflow that saves no baselines, if no artifact is a baseline; null if none. */
  readonly other: FoundRun<T> | null;
  /** The config chosen after the newest bundle was inspected. */
  readonly choice: ConfigChoice;
  /** Why there are no or too few runs, and which nearer candidates were skipped. */
  readonly notes: readonly FindingData[];
}

export interface FoundRun<T> {
  readonly content: T;
  readonly origin: BaselineOrigin;
}

/**
 * Finds the baseline runs in four steps: discover the candidates, inspect the nearest until one opens as a bundle, choose the config by
 * it, and measure it and up to four older ones. Each was saved by a trusted run of the base commit or an ancestor, unless the source
 * selects others. Never throws for errors of GitHub or for untrusted uploads.
 */
export async function searchBaseline<T>(
  client: GitHubClient,
  request: MainQuery<T>,
  choice: ConfigChoice,
): Promise<MainSearch<T>> {
  let base: string | null = null;
  let candidates: Candidates;
  try {
    const anchor = resolveAnchor(client, request.context.repository, request.context.anchor);
    const [listed, started] = await Promise.allSettled([discoverCandidates(client, request, anchor), anchor]);
    base = started.status === 'fulfilled' ? started.value : null;
    if (listed.status === 'rejected') throw listed.reason;
    candidates = listed.value;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const nothing = { other: null, choice, notes: [apiErrorNote(error, request.onError)] };
    return withoutArtifact(client, request, base, nothing);
  }
  const search = { client, request, candidates };
  const { run, artifact, choice: chosen, other, notes: found } = await findNewest(search, choice);
  const running = run?.origin.distance === 0 ? [] : await runningNote(search, base);
  if (run === null || artifact === null)
    return withoutArtifact(client, request, base, { other, choice: chosen, notes: [...found, ...running] });
  const older = await client.spare(() => findOlder(search, chosen, run, artifact));
  const { sha = '', distance = 0 } = run.origin;
  const far: readonly FindingData[] = distance <= FAR ? [] : [{ code: 'baseline-far', effect: 'warn', sha, distance }];
  const notes = [...passedOver(found), ...older.notes, ...far, ...running];
  return { found: [run, ...older.runs], committed: null, other: null, choice: chosen, notes };
}

/**
 * Sends the requests for main's newest bundle in advance, while the config is read. A search for the same name reuses their answers and
 * reports their errors.
 */
export async function searchAhead(client: GitHubClient, query: BaselineQuery): Promise<void> {
  await givenOr(undefined, async () => {
    const anchor = resolveAnchor(client, query.context.repository, query.context.anchor);
    const { artifacts } = await discoverCandidates(client, query, anchor);
    const [nearest] = artifacts;
    if (nearest !== undefined) await fetchCandidate(client, query, nearest, false);
  });
}

interface Search<T> {
  readonly client: GitHubClient;
  readonly request: MainQuery<T>;
  readonly candidates: Candidates;
}

/** Finds the nearest usable run; if there is none, the notes contain the reason. */
async function findNewest<T>(search: Search<T>, start: ConfigChoice) {
  const { request, candidates } = search;
  let choice = start;
  let other: FoundRun<T> | null = null;
  const notes: FindingData[] = [];
  const without = (why: readonly FindingData[]) => {
    return { run: null, artifact: null, other, choice, notes: [...onceEach(notes), ...why] };
  };
  try {
    for await (const candidate of inOrder(search.client, request.context, candidates)) {
      const { artifact } = candidate;
      const tried: Tried<T> = await tryCandidate(search, candidate, choice, choice.reading !== null && other === null);
      choice = tried.choice;
      notes.push(...tried.notes);
      if (tried.run !== null && tried.isBaseline)
        return { run: tried.run, artifact, other: null, choice, notes: onceEach(notes) };
      other ??= tried.run;
    }
    return without(whyNone(search, notes));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return without([apiErrorNote(error, request.onError)]);
  }
}

interface Fetched {
  /** Null if the candidate cannot be used. */
  readonly archive: Uint8Array | null;
  /** False for a run of another workflow of main, which saves no baselines. */
  readonly isBaseline: boolean;
  readonly notes: readonly FindingData[];
}

/** Checks the origin of a candidate, and downloads it. @throws ApiError for an error that ends the search */
async function fetchCandidate(
  client: GitHubClient,
  request: BaselineQuery,
  artifact: BaselineArtifact,
  wantsOther: boolean,
): Promise<Fetched> {
  // Downloads in parallel with the check, since a bundle of a base branch is rarely untrusted.
  const download = isOfBase(request.context, artifact)
    ? once(client, `archive ${artifact.id}`, () => downloadCandidate(client, request, artifact))
    : null;
  const refused = await checkProvenance(client, request, artifact);
  const isBaseline = refused === null;
  const foreign = { code: 'baseline-foreign', effect: 'warn', sha: artifact.sha } as const;
  const notes: readonly FindingData[] = isBaseline ? [] : [{ ...foreign, reason: refused.why }];
  const isOther = !isBaseline && refused.isOfMain && !artifact.expired;
  if (!isBaseline && !(isOther && wantsOther)) return { archive: null, isBaseline, notes };
  const archive = await (download ?? downloadCandidate(client, request, artifact));
  if (archive instanceof Uint8Array) return { archive, isBaseline, notes };
  return { archive: null, isBaseline, notes: [...notes, archive] };
}

interface Tried<T> extends Pick<Fetched, 'isBaseline' | 'notes'> {
  /** Null if the candidate cannot be used. */
  readonly run: FoundRun<T> | null;
  readonly choice: ConfigChoice;
}

/** Downloads a candidate, chooses the config that decides, and measures the run by it. @throws ApiError for an error that ends the search */
async function tryCandidate<T>(
  { client, request }: Search<T>,
  candidate: Candidate,
  choice: ConfigChoice,
  wantsOther: boolean,
): Promise<Tried<T>> {
  const { artifact } = candidate;
  const { archive, isBaseline, notes } = await fetchCandidate(client, request, artifact, wantsOther);
  if (archive === null) return { run: null, isBaseline, choice, notes };
  const { sha } = artifact;
  const label = `baseline ${shortSha(sha)}`;
  let chosen = choice;
  try {
    const bundle = openBundleZip(label, archive);
    chosen = await chooseConfig(client, choice, bundle);
    const content = await request.measure(bundle, chosen, isBaseline);
    const origin = isBaseline ? originOf(request, candidate) : { label };
    return { run: { content, origin }, isBaseline, choice: chosen, notes };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // This bundle chose the config, even if it cannot be measured.
    const unreadable: FindingData = { code: 'baseline-unreadable', effect: 'warn', sha, problems: error.problems };
    return { run: null, isBaseline, choice: chosen, notes: [...notes, unreadable] };
  }
}

/** The findings if no candidate can be used. */
function whyNone({ request, candidates }: Search<unknown>, notes: readonly FindingData[]): readonly FindingData[] {
  const { source, name, onError } = request;
  if (source.kind === 'commit')
    return [{ code: 'baseline-not-found', effect: effectOf(onError), sha: source.sha, artifact: name }];
  if (notes.length > 0) return [];
  const [lost] = candidates.elsewhere;
  if (lost !== undefined)
    return [
      { code: 'baseline-out-of-reach', effect: 'warn', sha: lost.sha, branch: request.context.baseRef ?? 'the base' },
    ];
  const commits = source.kind === 'latest' ? null : candidates.ancestors.length;
  const search = { artifact: name, commits, keepsArtifacts: keepsArtifacts(request.context.run.url) };
  return [{ code: 'no-baseline', effect: 'notice', search }];
}

/** Finds older usable runs. An error of GitHub ends the search and keeps the runs found so far. */
async function findOlder<T>(
  search: Search<T>,
  choice: ConfigChoice,
  newest: FoundRun<T>,
  newestArtifact: BaselineArtifact,
): Promise<{ readonly runs: readonly FoundRun<T>[]; readonly notes: readonly FindingData[] }> {
  const { request, candidates } = search;
  const place = candidates.artifacts.indexOf(newestArtifact);
  const near = place < 0 ? [] : candidates.artifacts.slice(place + 1, place + 1 + MOST_OLDER);
  const runs: FoundRun<T>[] = [];
  const notes: FindingData[] = [];
  try {
    for (const artifact of [...near, ...candidates.elsewhere]) {
      if (runs.length === (request.most ?? MOST_RUNS) - 1) break;
      const older = await olderRun(search, choice, newest, artifact);
      notes.push(...older.notes);
      if (older.run !== null) runs.push(older.run);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const incomplete = { code: 'baseline-incomplete', effect: 'notice', used: runs.length + 1 } as const;
    return { runs, notes: [{ ...incomplete, reason: error.message }] };
  }
  // With fewer runs the gate cannot use main's history, so the notes report the skipped ones.
  return { runs, notes: runs.length + 1 < FEWEST_RUNS ? oneOfEach(passedOver(notes)) : [] };
}

/**
 * Reads an older run from the newest bundle's history, without a request, even if its own bundle has expired or is far away. Otherwise
 * downloads it, unless the artifact is from another repository, expired or not near: the newest run suffices.
 */
async function olderRun<T>(
  search: Search<T>,
  choice: ConfigChoice,
  newest: FoundRun<T>,
  artifact: BaselineArtifact,
): Promise<Pick<Tried<T>, 'run' | 'notes'>> {
  const { request, candidates } = search;
  const isNear = candidates.artifacts.includes(artifact);
  const candidate = { artifact, distance: isNear ? distanceIn(candidates, artifact) : null };
  const content = request.recall?.(newest.content, choice, artifact.runId) ?? null;
  if (content !== null) return { run: { content, origin: originOf(request, candidate) }, notes: [] };
  if (!artifact.ofThisRepository || !isNear) return { run: null, notes: [] };
  if (artifact.expired) return { run: null, notes: [{ code: 'baseline-expired', effect: 'warn', sha: artifact.sha }] };
  return tryCandidate(search, candidate, choice, false);
}

/** The finding for a run of the base commit in progress, which will save the bundle to compare with. */
async function runningNote(
  { client, request: { context, source, workflows } }: Search<unknown>,
  base: string | null,
): Promise<readonly FindingData[]> {
  if (base === null || source.kind !== 'ancestors' || workflows === 'any') return [];
  const runs = await client.spare(() => givenOr([], () => runsInProgress(client, context, { sha: base, workflows })));
  return runs.length === 0 ? [] : [{ code: 'baseline-running', effect: 'notice', sha: base }];
}

/** Uses the committed baseline if no artifact can be used, unless the source is a commit. */
async function withoutArtifact<T>(
  client: GitHubClient,
  request: MainQuery<T>,
  base: string | null,
  { other, choice, notes }: Pick<MainSearch<T>, 'other' | 'choice' | 'notes'>,
): Promise<MainSearch<T>> {
  const { source, file } = request;
  const nothing = { found: [], committed: null, other, choice, notes };
  if (file === null || base === null || source.kind === 'commit') return nothing;
  const kept = await client.spare(() => readCommittedBaseline(client, request, file, base));
  if (!('report' in kept)) return { ...nothing, notes: [...notes, kept] };
  // With a baseline, problems with others do not make the run invalid.
  const remarks = notes
    .filter(({ code }) => code !== 'no-baseline')
    .map((note): FindingData => (note.effect === 'invalid' ? { ...note, effect: 'warn' } : note));
  const committed = { kept, origin: originOfFile(file, kept) };
  return { ...nothing, committed, notes: [...remarks, { code: 'baseline-from-file', effect: 'notice', file, base }] };
}

/** If a baseline was found, untrusted artifacts are not reported, and other problems only as notices. */
function passedOver(notes: readonly FindingData[]): readonly FindingData[] {
  return notes.filter(({ code }) => code !== 'baseline-foreign').map((note) => ({ ...note, effect: 'notice' }));
}

/** A baseline further behind the base gets a warning: changes in between may cause the differences. */
const FAR = 50;

/** The notes without repetitions: the same problem with several commits is reported once. */
function onceEach(notes: readonly FindingData[]): readonly FindingData[] {
  const keys = notes.map((note) =>
    canonicalJson(
      note.code === 'baseline-unreadable'
        ? note.problems.map(({ code, where }) => [code, where?.pointer])
        : { ...note, sha: '' },
    ),
  );
  return notes.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function originOf(
  { context, source }: BaselineQuery,
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
