import { UserError } from '../../errors.ts';
import type { Finding } from '../../gating/decision.ts';
import { POLICY_FILE, readPolicy } from '../../gating/policy/read-policy.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import { readFileAt } from '../../io/github/contents.ts';
import { ApiError } from '../../io/requests/api-error.ts';
import type { BaseReading } from '../ruler/branch-ruler.ts';
import { newSuiteNote } from '../ruler/branch-ruler-notes.ts';
import { UNNAMED_SUITE } from '../suite-name.ts';

/** Says where a run by another policy than the usual one is of another suite than that; to be asked where main has no run of it. */
export async function findNewSuite(
  client: GitHubClient,
  { at, places, context }: BaseReading,
  suite: string,
): Promise<readonly Finding[]> {
  if (at === null || places.policy === undefined || places.policy === POLICY_FILE) return [];
  try {
    const text = await readFileAt(client, context.repository, { path: POLICY_FILE, ref: at.ref });
    if (text === null) return [];
    const { suite: known = UNNAMED_SUITE } = readPolicy(POLICY_FILE, text);
    return known === suite ? [] : [newSuiteNote(suite, known)];
  } catch (error) {
    if (error instanceof ApiError || error instanceof UserError) return [];
    throw error;
  }
}
