import type { Relaxation } from '../../schemas/types/decision.ts';
import { contentHash } from '../contract/hash.ts';
import { valueOr } from '../errors.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import { readPolicy } from '../gating/policy/read-policy.ts';
import { defaultPolicy, POLICY_FILE, type ResolvedPolicy } from '../gating/policy/resolve-policy.ts';
import type { RelaxationRule } from '../gating/relaxation/relaxation.ts';
import { nameList, shortHash } from '../gating/wording.ts';
import { type CheckedBaselineFile, MAX_BASELINE_BYTES, readBaselineFile } from '../io/bundle/baseline-file.ts';
import type { Config, ConfigOptions } from '../io/config.ts';
import { fileExists, readText, type TextFile } from '../io/files.ts';
import { listSuites } from '../io/github/baseline/artifacts.ts';
import type { BaselineQuery } from '../io/github/baseline/candidates.ts';
import type { GitHubClient } from '../io/github/client.ts';
import { listFilesAt, readFileAt, textAtCommit } from '../io/github/contents.ts';
import type { RunContext } from '../io/github/context.ts';
import { readLabels } from '../io/github/pull-request.ts';
import { givenOr } from '../io/requests.ts';
import { casesNames } from '../io/rubric-files.ts';
import { type BaseReading, type ConfigChoice, isUsualPlace } from './base-config.ts';
import type { Configs } from './configs.ts';

/** Where and how to find main's bundles. */
export interface BranchSearch extends Omit<BaselineQuery, 'name'> {
  /** Repository path of a committed baseline, used if no artifact can be; null for none. */
  readonly file: string | null;
  /** Paths of the config in the repository. */
  readonly places: Omit<ConfigOptions, 'root'>;
  /** Folder of the checkout. */
  readonly root: string;
  /** Whether to run the rubrics' cases even if no policy requires it. */
  readonly rubricTests?: boolean;
}

/** Reads what the chosen config needs: labels, and policies of main that the run avoids. */
export async function resolveBaseContext(
  client: GitHubClient,
  search: BranchSearch,
  { reading, isByBundle, configs, waivers, notes }: ConfigChoice,
  unknown: PassedPolicies,
) {
  const { base } = configs;
  const passed = reading === null || isByBundle ? NONE_PASSED : await findPassedPolicy(client, reading, base);
  const order = ['fail', 'label', 'show'];
  const rules = [...passed.rules, ...unknown.rules];
  const relaxation = rules.sort((a, b) => order.indexOf(a.effect) - order.indexOf(b.effect))[0] ?? null;
  const { label } = relaxation ?? base.policy.relaxation;
  return {
    configs,
    waivers,
    labels: label === null ? [] : await readLabels(client, search.context, label),
    relaxed: [...passed.relaxed, ...unknown.relaxed],
    relaxation,
    notes: [...notes, ...passed.notes, ...unknown.notes],
    cases: await changedCases(client, search, reading, configs),
  };
}

/**
 * The cases of the base's rubrics that the run changes, by rubric file; null for a rubric without cases. Empty if the config comes from a
 * bundle, which has no cases, or if GitHub does not answer.
 */
async function changedCases(
  client: GitHubClient,
  { rubricTests }: BranchSearch,
  reading: BaseReading | null,
  { base, head }: Configs,
): Promise<ReadonlyMap<string, TextFile | null>> {
  const isWanted = rubricTests || base.policy.rubrics.require.includes('tests');
  if (!isWanted || head === null || reading?.at == null || reading.configs?.base !== base) return new Map();
  const own = new Set(head.texts.rubrics.map(({ text }) => text));
  const changed = base.texts.rubrics.filter(({ text, shipped }) => !shipped && !own.has(text));
  const at = { client, repository: reading.context.repository, ref: reading.at.ref };
  const read = async ({ file }: TextFile) => {
    for (const name of casesNames(file)) {
      const cases = await textAtCommit(at, name);
      if (cases !== null) return [file, cases] as const;
    }
    return [file, null] as const;
  };
  return givenOr(new Map(), async () => new Map(await Promise.all(changed.map(read))));
}

/** Folder of the pull request's files; null on the base branch, and in `workflow_run`, which does not check them out. */
export function ownCheckout({ context, root }: BranchSearch): string | null {
  return context.publishesBaseline || context.event === 'workflow_run' ? null : root;
}

/**
 * How a run changes the committed baseline, which takes effect after the merge; empty if the checkout has the base's version or no file.
 * @param root folder of the checkout; null if it is not the run's own
 */
export function rewrittenFile(file: string, kept: CheckedBaselineFile, root: string | null): readonly Relaxation[] {
  if (root === null || !fileExists(file, root)) return [];
  const here = () => readBaselineFile(file, readText(file, root, { maxBytes: MAX_BASELINE_BYTES }));
  const old = shortHash(contentHash(kept));
  const now = valueOr('unreadable', () => shortHash(contentHash(here())));
  return old === now ? [] : [{ subject: file, what: 'the committed baseline', old, new: now }];
}

/** Policies of the base that the run avoids. They do not decide, but their rules for relaxing the gate apply. */
interface PassedPolicies {
  readonly notes: readonly FindingData[];
  readonly relaxed: readonly Relaxation[];
  readonly rules: readonly RelaxationRule[];
}

export const NONE_PASSED: PassedPolicies = { notes: [], relaxed: [], rules: [] };

/**
 * Finds main's usual policy if the run names another path and no bundle shows which policy main uses. A repository may have several
 * policies, so the run only avoids it if it is of the same suite, or if the base lacks the run's policy. Empty if GitHub does not answer.
 */
async function findPassedPolicy(client: GitHubClient, reading: BaseReading, decided: Config): Promise<PassedPolicies> {
  const { at, context, places } = reading;
  if (at === null || isUsualPlace(reading) || places.policy === undefined) return NONE_PASSED;
  const base = { client, repository: context.repository, ref: at.ref };
  const usual = await client.spare(() => givenOr(null, () => textAtCommit(base, POLICY_FILE)));
  if (usual === null || usual.file === at.texts.policy?.file) return NONE_PASSED;
  const { file } = usual;
  const note: FindingData = { code: 'policy-elsewhere', effect: 'warn', file: places.policy, usual: file };
  const passed = policyIn(usual);
  if (passed?.suite !== decided.policy.suite && !at.missing.includes('policy'))
    return { ...NONE_PASSED, notes: [note] };
  const what = 'which file is the policy, in this run already';
  const row = { subject: 'policy', what, old: file, new: places.policy };
  return { notes: [note], relaxed: [row], rules: passed === null ? [] : [passed.relaxation] };
}

/** Paths of a repository's policies. */
const POLICY_FILES = /^\.github\/agent-gate[^/]*\.ya?ml$/;

/**
 * A suite that main does not know may be a renamed suite of main, so it relaxes the gate of main's suites. Nothing to report if main has
 * the usual policy, which fixes the name.
 */
export async function findOtherSuites(
  client: GitHubClient,
  reading: BaseReading | null,
  suite: string,
): Promise<PassedPolicies> {
  if (reading === null || reading.at === null) return NONE_PASSED;
  const { at } = reading;
  if (isUsualPlace(reading) && at.texts.policy !== null) return NONE_PASSED;
  const newBeside = (known: readonly string[]): FindingData => ({ code: 'suite-new', effect: 'warn', suite, known });
  return givenOr({ ...NONE_PASSED, notes: [newBeside([])] }, async () => {
    const base = { client, repository: reading.context.repository, ref: at.ref };
    const files = (await listFilesAt(base, '.github')).filter((file) => POLICY_FILES.test(file));
    const texts = await Promise.all(files.map((file) => readFileAt(base, file)));
    const policies = texts.flatMap((found) => (found && policyIn(found)) ?? []);
    const known = [...(await listSuites(client, reading.context)), ...policies.map((policy) => policy.suite)];
    const others = [...new Set(known)].filter((one) => one !== suite).sort();
    if (others.length === 0) return NONE_PASSED;
    // The base has a policy at this run's path, which names the suite.
    if (at.texts.policy !== null) return { ...NONE_PASSED, notes: [newBeside(others)] };
    const row = { subject: 'suite', what: 'its name, which main does not know', old: nameList(others), new: suite };
    return { notes: [newBeside(others)], relaxed: [row], rules: policies.map(({ relaxation }) => relaxation) };
  });
}

/** Reads a policy; null if it cannot be read. */
function policyIn({ file, text }: TextFile): ResolvedPolicy | null {
  return valueOr(null, () => readPolicy(file, text));
}

/**
 * The suite in the base branch's policy, for a run with an unreadable policy, so that it updates the suite's comment. Null if unknown, and
 * on the base branch.
 * @param policy repository path of the policy; undefined for the usual one
 */
export async function suiteOfBase(
  client: GitHubClient | null,
  { repository, baseRef, publishesBaseline }: Pick<RunContext, 'repository' | 'baseRef' | 'publishesBaseline'>,
  policy: string | undefined,
): Promise<string | null> {
  if (client === null || baseRef === null || publishesBaseline) return null;
  return givenOr(null, async () => {
    const base = { client, repository, ref: baseRef };
    const found = await client.spare(() => textAtCommit(base, policy ?? POLICY_FILE));
    if (found !== null) return readPolicy(found.file, found.text).suite;
    return policy === undefined ? defaultPolicy.suite : null;
  });
}
