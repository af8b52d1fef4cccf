import type { Relaxation } from '../../../schemas/types/decision.ts';
import { valueOr } from '../../errors.ts';
import { configFinding } from '../../gating/findings/config.ts';
import type { FindingData } from '../../gating/findings/finding.ts';
import { readPolicy } from '../../gating/policy/read-policy.ts';
import { defaultPolicy, POLICY_FILE, type ResolvedPolicy } from '../../gating/policy/resolve-policy.ts';
import type { RelaxationRule } from '../../gating/relaxation/relaxation.ts';
import { nameList } from '../../gating/wording.ts';
import type { Config } from '../../io/config.ts';
import type { TextFile } from '../../io/files.ts';
import { listSuites } from '../../io/github/baseline/artifacts.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import { listFilesAt, readFileAt, textAtCommit } from '../../io/github/contents.ts';
import type { RunContext } from '../../io/github/context.ts';
import { readLabels } from '../../io/github/pull-request.ts';
import { givenOr } from '../../io/requests.ts';
import type { Configs } from '../configs.ts';
import type { BaselineAnswer } from './answer.ts';
import type { BranchSearch } from './discover.ts';
import { type BaseReading, isUsualPlace } from './read-base.ts';

interface RulesRequest {
  /** Null on the base branch, whose own config decides. */
  readonly reading: BaseReading | null;
  readonly configs: Configs;
  /** Whether a bundle of main shows which policy main uses. */
  readonly isByBundle: boolean;
  readonly renamed: AvoidedPolicies;
}

/** Reads what else the gate needs of main: labels, and policies that the run avoids. */
export async function readRules(
  client: GitHubClient,
  search: BranchSearch,
  { reading, configs, isByBundle, renamed }: RulesRequest,
): Promise<Pick<BaselineAnswer, 'labels' | 'relaxed' | 'relaxation' | 'notes'>> {
  const { base } = configs;
  const moved = reading === null || isByBundle ? NOTHING_AVOIDED : await findUsualPolicy(client, reading, base);
  const order = ['fail', 'label', 'show'];
  const rules = [...moved.rules, ...renamed.rules];
  const relaxation = rules.sort((a, b) => order.indexOf(a.effect) - order.indexOf(b.effect))[0] ?? null;
  const { label } = relaxation ?? base.policy.relaxation;
  return {
    labels: label === null ? [] : await readLabels(client, search.context, label),
    relaxed: [...moved.relaxed, ...renamed.relaxed],
    relaxation,
    notes: [...moved.notes, ...renamed.notes],
  };
}

/** Policies of the base that the run avoids. They do not decide, but their rules for relaxing the gate apply. */
interface AvoidedPolicies {
  readonly notes: readonly FindingData[];
  readonly relaxed: readonly Relaxation[];
  readonly rules: readonly RelaxationRule[];
}

export const NOTHING_AVOIDED: AvoidedPolicies = { notes: [], relaxed: [], rules: [] };

/**
 * Finds main's usual policy if the run names another path and no bundle shows which policy main uses. A repository may have several
 * policies, so the run only avoids it if it is of the same suite, or if the base lacks the run's policy. Empty if GitHub does not answer.
 */
async function findUsualPolicy(
  client: GitHubClient,
  reading: BaseReading,
  { policy }: Config,
): Promise<AvoidedPolicies> {
  const { at, places } = reading;
  if (at === null || isUsualPlace(reading) || places.policy === undefined) return NOTHING_AVOIDED;
  const base = { client, ref: at.ref };
  const usual = await client.spare(() => givenOr(null, () => textAtCommit(base, POLICY_FILE)));
  if (usual === null || usual.file === at.texts.policy?.file) return NOTHING_AVOIDED;
  const { file } = usual;
  const note: FindingData = configFinding('policy-elsewhere', { file: places.policy, usual: file });
  const avoided = policyIn(usual);
  if (avoided?.suite !== policy.suite && !at.missing.includes('policy')) return { ...NOTHING_AVOIDED, notes: [note] };
  const what = 'which file is the policy, in this run already';
  const row = { subject: 'policy', what, old: file, new: places.policy };
  return { notes: [note], relaxed: [row], rules: avoided === null ? [] : [avoided.relaxation] };
}

const POLICY_FILES = /^\.github\/agent-gate[^/]*\.ya?ml$/;

/**
 * A suite that main does not know may be a renamed suite of main, so it relaxes the gate of main's suites. Nothing to report if main has
 * the usual policy, which fixes the name.
 */
export async function findOtherSuites(
  client: GitHubClient,
  reading: BaseReading | null,
  suite: string,
): Promise<AvoidedPolicies> {
  if (reading === null || reading.at === null) return NOTHING_AVOIDED;
  const { at } = reading;
  if (isUsualPlace(reading) && at.texts.policy !== null) return NOTHING_AVOIDED;
  const newBeside = (known: readonly string[]): FindingData => configFinding('suite-new', { suite, known });
  return givenOr({ ...NOTHING_AVOIDED, notes: [newBeside([])] }, async () => {
    const base = { client, ref: at.ref };
    const files = (await listFilesAt(base, '.github')).filter((file) => POLICY_FILES.test(file));
    const texts = await Promise.all(files.map((file) => readFileAt(base, file)));
    const policies = texts.flatMap((text) => (text && policyIn(text)) ?? []);
    const known = [...(await listSuites(client, reading.context)), ...policies.map(({ suite: known }) => known)];
    const names = [...new Set(known)].filter((name) => name !== suite).sort();
    if (names.length === 0) return NOTHING_AVOIDED;
    // The base has a policy at this run's path, which names the suite.
    if (at.texts.policy !== null) return { ...NOTHING_AVOIDED, notes: [newBeside(names)] };
    const row = { subject: 'suite', what: 'its name, which main does not know', old: nameList(names), new: suite };
    return { notes: [newBeside(names)], relaxed: [row], rules: policies.map(({ relaxation }) => relaxation) };
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
  { baseRef, publishesBaseline }: Pick<RunContext, 'baseRef' | 'publishesBaseline'>,
  policy: string | undefined,
): Promise<string | null> {
  if (client === null || baseRef === null || publishesBaseline) return null;
  return givenOr(null, async () => {
    const base = { client, ref: baseRef };
    const file = await client.spare(() => textAtCommit(base, policy ?? POLICY_FILE));
    if (file !== null) return readPolicy(file.file, file.text).suite;
    return policy === undefined ? defaultPolicy.suite : null;
  });
}
