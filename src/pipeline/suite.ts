import { soundOr } from '../errors.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import { readPolicy } from '../gating/policy/read-policy.ts';
import { defaultPolicy, POLICY_FILE } from '../gating/policy/resolve-policy.ts';
import type { Config } from '../io/config.ts';
import { listSuites } from '../io/github/baseline/artifacts.ts';
import type { GitHubClient } from '../io/github/client.ts';
import { listFilesAt, readFileAt } from '../io/github/contents.ts';
import type { RunContext } from '../io/github/context.ts';
import { givenOr } from '../io/requests.ts';
import { type BaseReading, isUsualPlace } from './base-config.ts';

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
export function suiteIn(path: string, text: string): string | null {
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
