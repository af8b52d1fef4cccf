import { suiteOfBaseline } from '../artifact.ts';
import type { GitHubClient } from '../client.ts';
import type { RunContext } from '../context.ts';
import { textAt } from '../payload.ts';
import { listPages, readArtifact } from './baseline-artifacts.ts';

/** A page holds a hundred artifacts of any name. */
const PAGES = 3;

/**
 * The suites of which runs of the base or default branch have left a baseline among the repository's newest artifacts, sorted.
 * @throws ApiError
 */
export async function listSuites(
  { request }: GitHubClient,
  { repository: { id, owner, name: repo }, baseRef, defaultBranch }: RunContext,
): Promise<readonly string[]> {
  const route = 'GET /repos/{owner}/{repo}/actions/artifacts';
  const listed = await listPages(PAGES, async (page) => (await request(route, { owner, repo, ...page })).data);
  const ofMain = listed.filter((one) => {
    const branch = textAt(one, 'workflow_run', 'head_branch');
    return readArtifact(one, id)?.ofThisRepository === true && [baseRef, defaultBranch].includes(branch);
  });
  const suites = ofMain.flatMap((one) => suiteOfBaseline(textAt(one, 'name') ?? '') ?? []);
  return [...new Set(suites)].sort();
}
