import { soundOr } from '../errors.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import { readPolicy } from '../gating/policy/read-policy.ts';
import { defaultPolicy, POLICY_FILE } from '../gating/policy/resolve-policy.ts';
import { listSuites } from '../io/github/baseline/artifacts.ts';
import type { GitHubClient } from '../io/github/client.ts';
import { listFilesAt, readFileAt } from '../io/github/contents.ts';
import type { RunContext } from '../io/github/context.ts';
import { givenOr } from '../io/requests.ts';
import { type BaseReading, isUsualPlace } from './base-config.ts';

/** How policies are called beside the usual one. */
const POLICY_FILES = /^\.github\/agent-gate[^/]*\.ya?ml$/;

/**
 * Says where main has other suites and not that of the run, which may be one of these under another name; to be asked where main has no
 * run of it. The name that the policy in the usual place gives on main is nobody's choice.
 */
export async function findNewSuite(
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
    suites.push(...(text === null ? [] : suiteIn(path, text)));
  }
  return suites;
}

/** A policy that cannot be read is of no suite that one could name. */
function suiteIn(path: string, text: string): readonly string[] {
  return soundOr([], () => [readPolicy(path, text).suite]);
}

/**
 * The suite that a run belongs to which cannot tell it itself: that of the base branch's policy where the run looks for its own, so that
 * its comment is the one that the suite has. Null where that cannot be told, and on the base branch.
 * @param policy its place in the repository; undefined for the usual one
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
