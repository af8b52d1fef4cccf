import type { Relaxation } from '../../schemas/types/decision.ts';
import type { HistoryRecord } from '../../schemas/types/history.ts';
import type { Waiver } from '../../schemas/types/policy.ts';
import { contentHash } from '../contract/hash.ts';
import { describeProblems, soundOr, unlessMistaken } from '../errors.ts';
import { isCommit, recordOf } from '../gating/history/records.ts';
import { type FindingData, render } from '../gating/messages/catalogue.ts';
import { readPolicy } from '../gating/policy/read-policy.ts';
import { defaultPolicy, POLICY_FILE } from '../gating/policy/resolve-policy.ts';
import { shortHash } from '../gating/wording.ts';
import { type CheckedBaselineFile, MAX_BASELINE_BYTES, readBaselineFile } from '../io/bundle/baseline-file.ts';
import type { Config, ConfigOptions } from '../io/config.ts';
import { fileExists, readText } from '../io/files.ts';
import { baselineName } from '../io/github/artifact.ts';
import { listSuites } from '../io/github/baseline/artifacts.ts';
import { type CommittedFile, readCommittedBaseline } from '../io/github/baseline/committed.ts';
import type { InspectedQuery } from '../io/github/baseline/inspect.ts';
import type { GitHubClient } from '../io/github/client.ts';
import { listFilesAt, readFileAt } from '../io/github/contents.ts';
import type { RunContext } from '../io/github/context.ts';
import { readLabels } from '../io/github/pull-request.ts';
import { givenOr } from '../io/requests.ts';
import { type BaseReading, type ConfigChoice, isUsualPlace } from './base-config.ts';
import type { Configs } from './configs.ts';

/** Where and how to look for main's bundles. */
export interface BranchSearch extends Omit<InspectedQuery, 'name'> {
  /** Path in the repository of a committed baseline, for when no artifact can be used; null for none. */
  readonly file: string | null;
  /** Paths of the config in the repository. */
  readonly places: Omit<ConfigOptions, 'root'>;
  /** Folder of the checkout. */
  readonly root: string;
}

/** The configs, and what the base config needs to know of base and pull request. */
interface BaseContext {
  readonly configs: Configs;
  /** Waivers that count. */
  readonly waivers: readonly Waiver[];
  /** Labels of the pull request, where the base policy asks for one. */
  readonly labels: readonly string[];
  /** What the run relaxes before anything is compared. */
  readonly relaxed: readonly Relaxation[];
  readonly pinned: PinnedRun;
  readonly notes: readonly FindingData[];
}

/** Reads what the chosen config needs: labels, the file that `drift` names, and whether the run bypasses main's usual policy. */
export async function resolveBaseContext(
  client: GitHubClient,
  search: BranchSearch,
  { reading, isByBundle, configs, waivers, notes }: ConfigChoice,
  suite: string,
): Promise<BaseContext> {
  const { base } = configs;
  const { repository } = search.context;
  const at = { repository, base: baseOf(search, reading), name: baselineName(suite), root: ownCheckout(search) };
  const pinned = await fetchPinned(client, base, at);
  const labels = base.policy.relaxation.effect === 'label' ? await readLabels(client, search.context) : [];
  const passed = reading === null || isByBundle ? null : await findPassedPolicy(client, reading, base);
  return {
    configs,
    waivers,
    labels,
    relaxed: [...pinned.relaxed, ...(passed?.relaxed ?? [])],
    pinned,
    notes: [...notes, ...(passed === null ? [] : [passed.note])],
  };
}

/** Folder of the pull request's own files; null on the base branch, and where another run checked them out. */
export function ownCheckout({ context, root }: BranchSearch): string | null {
  return context.publishesBaseline || context.event === 'workflow_run' ? null : root;
}

/** The commit whose committed files count: on the base branch the run's own. Null where it is unknown. */
function baseOf({ context }: BranchSearch, reading: BaseReading | null): string | null {
  if (reading === null) return context.testedSha;
  return reading.base ?? (context.anchor.kind === 'commit' ? context.anchor.sha : null);
}

/** The run in the file that the policy's `drift` names. */
interface PinnedRun {
  /** Null where the policy names no file, or where it cannot be read: then `notes` says why. */
  readonly driftReference: HistoryRecord | null;
  /** How the run rewrites that file. */
  readonly relaxed: readonly Relaxation[];
  readonly notes: readonly FindingData[];
}

const NOTHING_PINNED: PinnedRun = { driftReference: null, relaxed: [], notes: [] };

/** The file that the policy's `drift` names; null for a commit or nothing. */
function pinnedFile({ policy }: Config): string | null {
  const reference = policy.drift?.reference;
  return reference === undefined || isCommit(reference) ? null : reference;
}

/** Reads the file from disk. Never throws for its content. */
export function readPinned(config: Config, root: string): PinnedRun {
  const file = pinnedFile(config);
  if (file === null) return NOTHING_PINNED;
  return unlessMistaken(
    () => pinned(readHere(file, root)),
    (mistake) => notPinned(file, describeProblems(mistake)),
  );
}

/** The commit to read the file at, and the run's own version of it. */
interface PinnedAt extends Omit<CommittedFile, 'file' | 'base'> {
  readonly base: string | null;
  /** Folder of the checkout; null where it is not the run's own. */
  readonly root: string | null;
}

/** Reads the file at the base commit: a pull request's own version does not count. Never throws for its content. */
export async function fetchPinned(
  client: GitHubClient,
  config: Config,
  { base, root, ...at }: PinnedAt,
): Promise<PinnedRun> {
  const file = pinnedFile(config);
  if (file === null) return NOTHING_PINNED;
  if (base === null) return notPinned(file, 'the base commit is not known');
  const kept = await readCommittedBaseline(client, { ...at, file, base });
  if (!('report' in kept)) {
    const { what, actual } = render(kept);
    return notPinned(file, [what, actual].filter(Boolean).join(': '));
  }
  return { ...pinned(kept), relaxed: rewrittenFile({ file, kept, what: 'the run that `drift` compares with' }, root) };
}

function pinned({ report, origin, written }: CheckedBaselineFile): PinnedRun {
  return { ...NOTHING_PINNED, driftReference: recordOf(report, origin, written) };
}

function notPinned(reference: string, reason: string): PinnedRun {
  const note = { code: 'drift-reference-missing', effect: 'warn', reference, unreadable: true, reason } as const;
  return { ...NOTHING_PINNED, notes: [note] };
}

/** A committed run at the base commit, and its use. */
interface KeptFile {
  /** Path in the repository. */
  readonly file: string;
  readonly kept: CheckedBaselineFile;
  readonly what: string;
}

/**
 * How a run rewrites a committed file, which counts after the merge; nothing where the checkout has the base's version, or none.
 * @param root folder of the checkout; null where it is not the run's own
 */
export function rewrittenFile({ file, kept, what }: KeptFile, root: string | null): readonly Relaxation[] {
  if (root === null || !fileExists(file, root)) return [];
  const old = shortHash(contentHash(kept));
  const now = soundOr('unreadable', () => shortHash(contentHash(readHere(file, root))));
  return old === now ? [] : [{ subject: file, what, old, new: now }];
}

/** A baseline file on disk. @throws UserError with every problem */
function readHere(file: string, root: string): CheckedBaselineFile {
  return readBaselineFile(file, readText(file, root, { maxBytes: MAX_BASELINE_BYTES }));
}

/** Main's usual policy, where the run names another file. */
interface PassedPolicy {
  readonly note: FindingData;
  /** Empty where the usual policy is of another suite: a repository may have several. */
  readonly relaxed: readonly Relaxation[];
}

/**
 * Finds main's policy at the usual path where the run names another path, and no bundle of main says which of them is main's. Null where
 * there is none, or where GitHub does not answer.
 */
async function findPassedPolicy(
  client: GitHubClient,
  reading: BaseReading,
  base: Config,
): Promise<PassedPolicy | null> {
  const { at, context, places } = reading;
  if (at === null || isUsualPlace(reading) || places.policy === undefined) return null;
  const policy = { path: POLICY_FILE, ref: at.ref };
  const text = await client.spare(() => givenOr(null, () => readFileAt(client, context.repository, policy)));
  if (text === null) return null;
  const what = 'which file is the policy, in this run already';
  const row = { subject: 'policy', what, old: POLICY_FILE, new: places.policy };
  const note: FindingData = { code: 'policy-elsewhere', effect: 'warn', file: places.policy, usual: POLICY_FILE };
  return { note, relaxed: suiteIn(POLICY_FILE, text) === base.policy.suite ? [row] : [] };
}

/** Paths of a repository's policies. */
const POLICY_FILES = /^\.github\/agent-gate[^/]*\.ya?ml$/;

/**
 * What to say of the suite's name: that main knows it by another one, or that main does not know it.
 * @param suite the name under which main's runs were looked for
 * @param isKnown whether main has runs of that name
 */
export async function suiteNotes(
  client: GitHubClient,
  reading: BaseReading | null,
  { head, suite, isKnown }: { readonly head: Config; readonly suite: string; readonly isKnown: boolean },
): Promise<readonly FindingData[]> {
  if (reading === null) return [];
  if (!isKnown) return newSuiteNotes(client, reading, suite);
  if (head.policy.suite === suite) return [];
  return [{ code: 'suite-renamed', effect: 'notice', suite: head.policy.suite, known: suite }];
}

/** A suite that main does not know may be one of main's under another name. The usual policy on main leaves no choice of a name. */
async function newSuiteNotes(
  client: GitHubClient,
  reading: BaseReading,
  suite: string,
): Promise<readonly FindingData[]> {
  const { at } = reading;
  if (at === null || (isUsualPlace(reading) && at.texts.policy !== null)) return [];
  const newBeside = (known: readonly string[]): FindingData => ({ code: 'suite-new', effect: 'warn', suite, known });
  return givenOr([newBeside([])], async () => {
    const known = [
      ...(await listSuites(client, reading.context)),
      ...(await suitesOfPolicies(client, reading, at.ref)),
    ];
    const others = [...new Set(known)].filter((one) => one !== suite).sort();
    return others.length === 0 ? [] : [newBeside(others)];
  });
}

async function suitesOfPolicies(
  client: GitHubClient,
  { context }: BaseReading,
  ref: string,
): Promise<readonly string[]> {
  const files = await listFilesAt(client, context.repository, { folder: '.github', ref, deep: false });
  const suites: string[] = [];
  for (const path of files.filter((file) => POLICY_FILES.test(file))) {
    const text = await readFileAt(client, context.repository, { path, ref });
    const suite = text === null ? null : suiteIn(path, text);
    if (suite !== null) suites.push(suite);
  }
  return suites;
}

/** The suite of a policy; null for one that cannot be read. */
function suiteIn(path: string, text: string): string | null {
  return soundOr(null, () => readPolicy(path, text).suite);
}

/**
 * The suite of a run whose own policy cannot be read: that of the base branch's policy, so that the run updates the suite's comment. Null
 * where it is unknown, and on the base branch.
 * @param policy path of the policy in the repository; undefined for the usual one
 */
export async function suiteOfBase(
  client: GitHubClient | null,
  { repository, baseRef, publishesBaseline }: Pick<RunContext, 'repository' | 'baseRef' | 'publishesBaseline'>,
  policy: string | undefined,
): Promise<string | null> {
  if (client === null || baseRef === null || publishesBaseline) return null;
  const path = policy ?? POLICY_FILE;
  return givenOr(null, async () => {
    const text = await client.spare(() => readFileAt(client, repository, { path, ref: baseRef }));
    if (text !== null) return readPolicy(path, text).suite;
    return policy === undefined ? defaultPolicy.suite : null;
  });
}
