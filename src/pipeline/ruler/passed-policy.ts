import { soundOr } from '../../errors.ts';
import type { Loosening } from '../../gating/decision.ts';
import type { FindingData } from '../../gating/messages/catalogue.ts';
import { POLICY_FILE, readPolicy } from '../../gating/policy/read-policy.ts';
import type { Config } from '../../io/config.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import { readFileAt } from '../../io/github/contents.ts';
import { givenOr } from '../../io/requests.ts';
import { suiteOf } from '../suite-name.ts';
import { type BaseReading, isUsualPlace } from './branch-ruler.ts';

/** A policy of the base that the run passes by. */
export interface PassedPolicy {
  readonly note: FindingData;
  /** Empty where it is of another suite: a repository may have several. */
  readonly lowered: readonly Loosening[];
}

/**
 * The policy in the usual place, where a run names another place and no run of main has told which is main's. Null where there is none,
 * or GitHub does not give it.
 */
export async function findPassedPolicy(
  client: GitHubClient,
  reading: BaseReading,
  deciding: Config,
): Promise<PassedPolicy | null> {
  const { at, context, places } = reading;
  if (at === null || isUsualPlace(reading) || places.policy === undefined) return null;
  const policy = { path: POLICY_FILE, ref: at.ref };
  const text = await client.spare(() => givenOr(null, () => readFileAt(client, context.repository, policy)));
  if (text === null) return null;
  const what = 'which file is the policy, in this run already';
  const row = { subject: 'policy', what, old: POLICY_FILE, new: places.policy };
  const note: FindingData = { code: 'policy-elsewhere', effect: 'warn', file: places.policy, usual: POLICY_FILE };
  return { note, lowered: isOfSuite(text, suiteOf(deciding)) ? [row] : [] };
}

/** One that cannot be read says nothing of its suite. */
function isOfSuite(text: string, suite: string): boolean {
  return soundOr(false, () => suiteOf({ policy: readPolicy(POLICY_FILE, text) }) === suite);
}
