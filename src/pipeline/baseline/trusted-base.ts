import { loadLazily } from '../../contract/load-lazily.ts';
import { valueOr } from '../../errors.ts';
import { readPolicy } from '../../gating/policy/read-policy.ts';
import { POLICY_FILE } from '../../gating/policy/resolve-policy.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import { textAtCommit } from '../../io/github/contents.ts';
import type { RunContext } from '../../io/github/context.ts';
import { at } from '../../io/github/payload.ts';
import { givenOr } from '../../io/requests.ts';

/**
 * The context with a base that may decide. A push to a branch that the default branch's policy names counts as merged; costs a request.
 * Of a pull request: anybody who can push can open a second one into an own branch whose policy blocks nothing. What is unknown never helps
 * a run to pass (evidence contract, E10). So unless the base branch is the default one, protected, or named by the default branch's policy,
 * the default branch takes its place, and the run is compared from its merge base with the head. Costs a request for any other base, and
 * two if that is not protected.
 * @param policy repository path of the policy; undefined for the usual one
 */
export async function withTrustedBase(
  client: GitHubClient | null,
  context: RunContext,
  policy: string | undefined,
): Promise<RunContext> {
  const { pullRequest, baseRef, defaultBranch, headSha, pushed } = context;
  if (client === null || defaultBranch === null) return context;
  const main = { client, ref: defaultBranch };
  if (pushed !== undefined) {
    const isMerged = await client.spare(() => isNamed(pushed, main, policy));
    const anchor = { kind: 'first-parent', sha: headSha } as const;
    return isMerged ? { ...context, baseRef: pushed, anchor, publishesBaseline: true } : context;
  }
  if (pullRequest === null || baseRef === null || baseRef === defaultBranch) return context;
  const isTrusted = await client.spare(async () => {
    return (await isProtected(client, baseRef)) || isNamed(baseRef, main, policy);
  });
  if (isTrusted) return context;
  const anchor = { kind: 'merge-base', base: defaultBranch, head: headSha } as const;
  return { ...context, baseRef: defaultBranch, anchor, untrustedBase: baseRef };
}

/** Whether GitHub says that the branch is protected; false if it does not answer. */
async function isProtected({ request, target }: GitHubClient, branch: string): Promise<boolean> {
  return givenOr(false, async () => {
    const { data } = await request('GET /repos/{owner}/{repo}/branches/{branch}', { ...target, branch });
    return at(data, 'protected') === true;
  });
}

/** Whether the default branch's policy, as it is now, names the branch. */
async function isNamed(
  branch: string,
  main: Parameters<typeof textAtCommit>[0],
  policy: string = POLICY_FILE,
): Promise<boolean> {
  const file = await givenOr(null, () => textAtCommit(main, policy));
  if (file === null) return false;
  const { branches } = valueOr({ branches: [] as readonly string[] }, () => readPolicy(file.file, file.text).baseline);
  const picomatch = loadLazily<typeof import('picomatch')>('picomatch');
  return branches.length > 0 && picomatch([...branches])(branch);
}
