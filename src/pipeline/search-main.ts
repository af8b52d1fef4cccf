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
import { type BaselineArtifact, runsInProgress } from '../io/github/baseline/artifacts.ts';
import {
  type Candidate,
  type Candidates,
  discoverCandidates,
  distanceIn,
  inOrder,
  isOfBase,
} from '../io/github/baseline/candidates.ts';
import { originOfFile, readCommittedBaseline } from '../io/github/baseline/committed.ts';
import {
  checkProvenance,
  downloadCandidate,
  effectOf,
  type InspectedQuery,
  troubleNote,
} from '../io/github/baseline/inspect.ts';
import type { GitHubClient } from '../io/github/client.ts';
import { ApiError, givenOr } from '../io/requests.ts';
import { startClock } from '../io/time.ts';
import { type ConfigChoice, chooseConfig } from './base-config.ts';

/** Candidates that are inspected for runs after the newest one. */
const MOST_OLDER = 20;
/** Time for the runs after the newest one, in milliseconds, where GitHub answers slowly. */
const HISTORY_MS = 60_000;

/** Which runs of main are looked for, and how they are measured. */
export interface MainQuery<T> extends Omit<InspectedQuery, 'name'> {
  /** Path in the repository of a committed baseline, for when no artifact can be used; null for none. */
  readonly file: string | null;
  /** How many runs are wanted; left out for as many as can be used. */
  readonly most?: number;
  /**
   * Measures a bundle by the config that was chosen. `isBaseline` is false for a run of another workflow of main: it only shows that main
   * has one. @throws UserError when the bundle cannot be used, and then the next older one is tried
   */
  measure(bundle: Bundle, choice: ConfigChoice, isBaseline: boolean): Promise<T>;
  /**
   * An older run as the bundle of the newest tells of it, which saves its download; null where it does not tell enough. Left out, every run
   * is downloaded.
   */
  recall?(newest: T, choice: ConfigChoice, run: number): T | null;
}

/** Main's runs, and the config that measured them. */
export interface MainSearch<T> {
  /** Newest first, at most five; empty where there is none. */
  readonly found: readonly FoundRun<T>[];
  /** The committed baseline that stands in for a run; null where there is a run, or no such file. */
  readonly committed: CommittedRun | null;
  /** Where no artifact is a baseline: main's newest run of a workflow that saves none; null where there is none. */
  readonly other: FoundRun<T> | null;
  /** The choice of config, after the newest bundle was inspected. */
  readonly choice: ConfigChoice;
  /** The commit where the search began; null when it is not known. */
  readonly base: string | null;
  /** Why there are none or too few, and which nearer candidates were passed over. */
  readonly notes: readonly FindingData[];
}

export interface FoundRun<T> {
  readonly content: T;
  readonly origin: BaselineOrigin;
}

interface CommittedRun {
  readonly kept: CheckedBaselineFile;
  readonly origin: BaselineOrigin;
}

/** A query under one name. */
export interface BaselineRequest<T> extends MainQuery<T>, InspectedQuery {}

/**
 * Finds what a run is compared with, in four steps: discover the candidates, inspect the nearest until one opens as a bundle, choose the
 * config by it, measure it and up to four older ones. Each was saved by a trusted run of the base commit or an ancestor, unless the
 * source says otherwise. Never throws for errors of GitHub or for what a stranger uploads.
 */
export async function searchBaseline<T>(
  client: GitHubClient,
  request: BaselineRequest<T>,
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
    const nothing = { other: null, choice, notes: [troubleNote(error, request.onError)] };
    return withoutArtifact(client, request, base, nothing);
  }
  const search = { client, request, candidates };
  const { run, artifact, ...newest } = await findNewest(search, choice);
  const running = run?.origin.distance === 0 ? [] : await runningNote(search, base);
  if (run === null || artifact === null)
    return withoutArtifact(client, request, base, { ...newest, notes: [...newest.notes, ...running] });
  const older = await client.spare(() => findOlder(search, newest.choice, { run, artifact }));
  const notes = [...passedOver(newest.notes), ...older.notes, ...remarkOn(request, run.origin), ...running];
  return { found: [run, ...older.runs], committed: null, other: null, choice: newest.choice, base, notes };
}

/**
 * Sends the requests for main's newest bundle ahead, while the config is read. A search under the same name gets their answers, and reports
 * their errors.
 */
export async function searchAhead(client: GitHubClient, query: InspectedQuery): Promise<void> {
  await givenOr(undefined, async () => {
    const anchor = resolveAnchor(client, query.context.repository, query.context.anchor);
    const { artifacts } = await discoverCandidates(client, query, anchor);
    const [nearest] = artifacts;
    if (nearest !== undefined) await fetchCandidate(client, query, nearest, false);
  });
}

interface Search<T> {
  readonly client: GitHubClient;
  readonly request: BaselineRequest<T>;
  readonly candidates: Candidates;
}

interface Newest<T> extends Pick<MainSearch<T>, 'other' | 'choice' | 'notes'> {
  /** Null where no candidate can be used. */
  readonly run: FoundRun<T> | null;
  readonly artifact: BaselineArtifact | null;
}

/** The nearest usable run; where there is none, the notes say why. */
async function findNewest<T>(search: Search<T>, start: ConfigChoice): Promise<Newest<T>> {
  const { request, candidates } = search;
  const mistaken = ambiguity(request, candidates);
  if (mistaken !== null) return { run: null, artifact: null, other: null, choice: start, notes: [mistaken] };
  let choice = start;
  let other: FoundRun<T> | null = null;
  const notes: FindingData[] = [];
  const without = (why: readonly FindingData[]): Newest<T> => {
    return { run: null, artifact: null, other, choice, notes: [...onceEach(notes), ...why] };
  };
  try {
    for await (const candidate of inOrder(search.client, request.context, candidates)) {
      const { artifact } = candidate;
      const wantsOther = choice.reading !== null && other === null;
      const fetched = await fetchCandidate(search.client, request, artifact, wantsOther);
      notes.push(...fetched.notes);
      if (fetched.archive === null) continue;
      const { isBaseline } = fetched;
      const used = await useArchive(search, candidate, { archive: fetched.archive, isBaseline, choice });
      choice = used.choice;
      notes.push(...used.notes);
      if (used.run !== null && isBaseline)
        return { run: used.run, artifact, other: null, choice, notes: onceEach(notes) };
      other ??= used.run;
    }
    return without(whyNone(search, notes));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return without([troubleNote(error, request.onError)]);
  }
}

interface Fetched {
  /** Null where the candidate cannot be used. */
  readonly archive: Uint8Array | null;
  /** False for a run of another workflow of main, which saves no baselines. */
  readonly isBaseline: boolean;
  readonly notes: readonly FindingData[];
}

/** Checks where a candidate comes from, and downloads it. @throws ApiError where the search ends with it */
async function fetchCandidate(
  client: GitHubClient,
  request: InspectedQuery,
  artifact: BaselineArtifact,
  wantsOther: boolean,
): Promise<Fetched> {
  // Asked at once: hardly ever is a bundle of a base branch not to be trusted.
  const download = isOfBase(request.context, artifact) ? downloadCandidate(client, request, artifact) : null;
  download?.catch(() => {});
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

interface Used<T> {
  /** Null where the archive is no bundle, or a damaged one. */
  readonly run: FoundRun<T> | null;
  readonly choice: ConfigChoice;
  readonly notes: readonly FindingData[];
}

/** Opens an archive, chooses the config that decides, and measures the run by it. */
async function useArchive<T>(
  { client, request }: Search<T>,
  candidate: Candidate,
  { archive, isBaseline, choice }: { archive: Uint8Array; isBaseline: boolean; choice: ConfigChoice },
): Promise<Used<T>> {
  const { sha } = candidate.artifact;
  const label = `baseline ${shortSha(sha)}`;
  let chosen = choice;
  try {
    const bundle = openBundleZip(label, archive);
    chosen = await chooseConfig(client, choice, bundle);
    const content = await request.measure(bundle, chosen, isBaseline);
    const origin = isBaseline ? originOf(request, candidate) : { label };
    return { run: { content, origin }, choice: chosen, notes: [] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // The config was chosen by this bundle, even where it cannot be measured.
    const unreadable = { code: 'baseline-unreadable', effect: 'warn', sha } as const;
    return { run: null, choice: chosen, notes: [{ ...unreadable, problems: error.problems }] };
  }
}

/** The prefix of a commit id may fit several commits. */
function ambiguity({ source, onError }: InspectedQuery, { artifacts }: Candidates): FindingData | null {
  if (source.kind !== 'commit') return null;
  const shas = [...new Set(artifacts.filter((one) => one.ofThisRepository).map(({ sha }) => sha))].sort();
  if (shas.length < 2) return null;
  return { code: 'baseline-ambiguous', effect: effectOf(onError), sha: source.sha, commits: shas };
}

/** The findings where no candidate can be used. */
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
  const searched = source.kind === 'latest' ? 'newest' : candidates.ancestors.length;
  const keeps = keepsArtifacts(request.context.run.url);
  return [
    { code: 'no-baseline', effect: 'notice', cause: 'not-found', artifact: name, searched, keepsArtifacts: keeps },
  ];
}

/** Usable runs after the newest one. An error of GitHub ends the search, and keeps the runs found so far. */
async function findOlder<T>(
  search: Search<T>,
  choice: ConfigChoice,
  newest: NewestRun<T>,
): Promise<{ readonly runs: readonly FoundRun<T>[]; readonly notes: readonly FindingData[] }> {
  const { request, candidates } = search;
  const place = candidates.artifacts.indexOf(newest.artifact);
  const near = place < 0 ? [] : candidates.artifacts.slice(place + 1, place + 1 + MOST_OLDER);
  const runs: FoundRun<T>[] = [];
  const notes: FindingData[] = [];
  const clock = startClock();
  // Measuring a run may ask a judge: that time is not GitHub's.
  const timed = { search, choice, newest, use: clock.aside(useArchive<T>) };
  try {
    for (const artifact of [...near, ...candidates.elsewhere]) {
      if (runs.length === (request.most ?? MOST_RUNS) - 1) break;
      if (clock.elapsed() > HISTORY_MS) throw new ApiError(0, `it took more than ${HISTORY_MS / 1000} seconds`);
      const { run, notes: why } = await olderRun(timed, artifact);
      notes.push(...why);
      if (run !== null) runs.push(run);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const incomplete = { code: 'baseline-incomplete', effect: 'notice', used: runs.length + 1 } as const;
    return { runs, notes: [{ ...incomplete, reason: error.message }] };
  }
  // With fewer runs the gate cannot use main's history, so the notes say what was passed over.
  return { runs, notes: runs.length + 1 < FEWEST_RUNS ? oneOfEach(passedOver(notes)) : [] };
}

interface NewestRun<T> {
  readonly run: FoundRun<T>;
  readonly artifact: BaselineArtifact;
}

interface OlderSearch<T> {
  readonly search: Search<T>;
  readonly choice: ConfigChoice;
  readonly newest: NewestRun<T>;
  /** `useArchive`, whose time is not counted. */
  readonly use: typeof useArchive<T>;
}

/**
 * What the bundle of the newest run tells of a run needs no request, also where its own has expired or is far away. With that newer
 * baseline at hand, none is made for a stranger's artifact, an expired one, or one of an unknown place.
 */
async function olderRun<T>(
  { search, choice, newest, use }: OlderSearch<T>,
  artifact: BaselineArtifact,
): Promise<Omit<Used<T>, 'choice'>> {
  const { request, candidates } = search;
  const isNear = candidates.artifacts.includes(artifact);
  const candidate = { artifact, distance: isNear ? distanceIn(candidates, artifact) : null };
  const content = request.recall?.(newest.run.content, choice, artifact.runId) ?? null;
  if (content !== null) return { run: { content, origin: originOf(request, candidate) }, notes: [] };
  if (!artifact.ofThisRepository || !isNear) return { run: null, notes: [] };
  if (artifact.expired) return { run: null, notes: [{ code: 'baseline-expired', effect: 'warn', sha: artifact.sha }] };
  const { archive, notes } = await fetchCandidate(search.client, request, artifact, false);
  return archive === null ? { run: null, notes } : use(search, candidate, { archive, isBaseline: true, choice });
}

/** Notes a run of the base commit that is still in progress: it will save the bundle to compare with. */
async function runningNote(
  { client, request: { context, source, workflows } }: Search<unknown>,
  base: string | null,
): Promise<readonly FindingData[]> {
  if (base === null || source.kind !== 'ancestors' || workflows === 'any') return [];
  const runs = await client.spare(() => givenOr([], () => runsInProgress(client, context, { sha: base, workflows })));
  return runs.length === 0 ? [] : [{ code: 'baseline-running', effect: 'notice', sha: base }];
}

/** No artifact can be used: the committed file replaces it, unless the source is one commit. */
async function withoutArtifact<T>(
  client: GitHubClient,
  { context: { repository }, name, source, file }: BaselineRequest<T>,
  base: string | null,
  { other, choice, notes }: Pick<MainSearch<T>, 'other' | 'choice' | 'notes'>,
): Promise<MainSearch<T>> {
  const nothing = { found: [], committed: null, other, choice, base, notes };
  if (file === null || base === null || source.kind === 'commit') return nothing;
  const kept = await client.spare(() => readCommittedBaseline(client, { repository, file, base, name }));
  if (!('report' in kept)) return { ...nothing, notes: [...notes, kept] };
  const remarks = notes.filter(({ code }) => code !== 'no-baseline').map(asWarning);
  const committed = { kept, origin: originOfFile(file, kept) };
  return { ...nothing, committed, notes: [...remarks, { code: 'baseline-from-file', effect: 'notice', file, base }] };
}

/** With a baseline at hand, trouble with others does not make the run invalid. */
function asWarning(finding: FindingData): FindingData {
  return finding.effect === 'invalid' ? { ...finding, effect: 'warn' } : finding;
}

/** With a baseline at hand, strangers' artifacts are not reported, and other trouble only as a notice. */
function passedOver(notes: readonly FindingData[]): readonly FindingData[] {
  return notes.filter(({ code }) => code !== 'baseline-foreign').map((note) => ({ ...note, effect: 'notice' }));
}

/** As many commits behind the base, and changes in between may be what differs. */
const FAR = 50;

/** The finding for a baseline that is not of the base commit's history, or far back in it. */
function remarkOn(
  { source, context }: InspectedQuery,
  { sha = '', distance = 0 }: BaselineOrigin,
): readonly FindingData[] {
  if (source.kind === 'ancestors')
    return distance <= FAR ? [] : [{ code: 'baseline-far', effect: 'warn', sha, distance }];
  if (source.kind === 'commit') return [{ code: 'baseline-named', effect: 'notice', names: [shortSha(sha)] }];
  return [{ code: 'baseline-approximate', effect: 'notice', sha, branch: context.baseRef ?? 'the base branch' }];
}

/** The notes without repetitions: the same trouble with several commits is reported once. */
function onceEach(notes: readonly FindingData[]): readonly FindingData[] {
  const troubles = notes.map((note) =>
    canonicalJson(
      note.code === 'baseline-unreadable'
        ? note.problems.map(({ code, where }) => [code, where?.pointer])
        : { ...note, sha: '' },
    ),
  );
  return notes.filter((_, index) => troubles.indexOf(troubles[index] ?? '') === index);
}

function originOf(
  { context, source }: InspectedQuery,
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
