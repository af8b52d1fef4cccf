import { POLICY_FILE, readPolicy } from '../../gating/policy/read-policy.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import { readFileAt } from '../../io/github/contents.ts';
import type { RunContext } from '../../io/github/context.ts';
import { givenOr } from '../../io/requests.ts';
import { suiteOf, UNNAMED_SUITE } from '../suite-name.ts';

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
    if (text !== null) return suiteOf({ policy: readPolicy(path, text) });
    return policy === undefined ? UNNAMED_SUITE : null;
  });
}
