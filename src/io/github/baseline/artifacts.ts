import { sha256Of } from '../../../contract/hash.ts';
import { openBundleZip } from '../../bundle/read.ts';
import { ApiError } from '../../requests.ts';
import { isResultsOf, suiteOfBaseline } from '../artifact.ts';
import { type GitHubClient, once, refuseUnexpected } from '../client.ts';
import { BASELINE_EVENTS, type RunContext, stripRef } from '../context.ts';
import { at, listAt, numberAt, shaAt, textAt, timeAt } from '../payload.ts';

/** An artifact of a run. Any run can upload one with the name of a baseline. */
export interface BaselineArtifact {
  readonly id: number;
  readonly name: string;
  readonly sha: string;
  readonly runId: number;
  /** Branch of its run; null if GitHub does not return it. */
  readonly branch: string | null;
  /** Whether its run is of a commit of this repository, not of a fork. */
  readonly ofThisRepository: boolean;
  readonly expired: boolean;
  /** Time of the upload, ISO 8601 in UTC; null if GitHub does not return it. */
  readonly created: string | null;
  /** `sha256:` and 64 hex digits; null if GitHub returns none. */
  readonly digest: string | null;
}

const LARGEST_ARCHIVE = 2 ** 30;
export const FULL_PAGE = 100;

/** A list of GitHub, as far as it was read. */
interface Listing<Item> {
  readonly items: readonly Item[];
  readonly extent: Extent;
}

/** The number of items that were read, and GitHub's count of them. */
export interface Extent {
  readonly read: number;
  readonly total: number;
}

/** The artifacts with this name on the first pages, a hundred each, newest first. @throws ApiError */
export async function listBaselines(
  client: GitHubClient,
  { name, pages }: { readonly name: string; readonly pages: number },
): Promise<Listing<BaselineArtifact>> {
  const { items, extent } = await once(client, `${pages} pages of ${name}`, () =>
    listPages(client, { path: 'artifacts', name, pages }),
  );
  return { items: namedArtifacts(client, items, name), extent };
}

/** The artifacts with this name, newest first. @throws ApiError for one that lacks its run */
function namedArtifacts(client: GitHubClient, items: readonly unknown[], name: string): readonly BaselineArtifact[] {
  return items
    .filter((item) => textAt(item, 'name') === name)
    .map((item) => readArtifact(client, item) ?? refuseUnexpected())
    .sort((a, b) => b.id - a.id);
}

/** Most runs whose artifacts are listed, at a request each. */
const MOST_LISTED_RUNS = 5;

/**
 * The artifacts with this name of the newest completed runs of the base branch, found by their events, which no fork can start. For a name
 * that others have used so often that the list of artifacts does not reach back to main's. Costs three requests, and one for each of five runs.
 * @param isWanted whether a commit may be compared with
 * @throws ApiError
 */
export async function listOfMainRuns(
  client: GitHubClient,
  { run, baseRef, defaultBranch }: RunContext,
  { name, workflows, isWanted }: WantedRuns,
): Promise<readonly BaselineArtifact[]> {
  const { request, target } = client;
  const branch = baseRef ?? defaultBranch;
  if (branch === null) return [];
  const completed = { ...target, branch, status: 'completed' as const, per_page: FULL_PAGE };
  const answers = await Promise.all(
    BASELINE_EVENTS.map((event) => request('GET /repos/{owner}/{repo}/actions/runs', { ...completed, event })),
  );
  const ids = answers
    .flatMap(({ data }) => listAt(data, 'workflow_runs'))
    .filter((item) => workflows === 'any' || workflows.includes(stripRef(textAt(item, 'path')) ?? ''))
    .filter((item) => isWanted(shaAt(item, 'head_sha') ?? ''))
    .flatMap((item) => numberAt(item, 'id') ?? [])
    .filter((id) => id !== run.id)
    .sort((a, b) => b - a)
    .slice(0, MOST_LISTED_RUNS);
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';
  const listed = await Promise.all(ids.map((id) => request(route, { ...target, run_id: id, name })));
  const items = listed.flatMap(({ data }) => listAt(data, 'artifacts'));
  return namedArtifacts(client, items, name);
}

interface WantedRuns {
  readonly name: string;
  /** Paths of the workflows, or `any`. */
  readonly workflows: readonly string[] | 'any';
  readonly isWanted: (sha: string) => boolean;
}

/**
 * The suites with a baseline of the base or default branch, among the repository's newest artifacts, sorted.
 * @throws ApiError
 */
export async function listSuites(client: GitHubClient, context: RunContext): Promise<readonly string[]> {
  const { items } = await listPages(client, { path: 'artifacts' });
  const ofMain = artifactsIn(client, items).filter((artifact) => isOfBase(context, artifact));
  return [...new Set(ofMain.flatMap(({ name }) => suiteOfBaseline(name) ?? []))].sort();
}

/** The newest results that a run of the branch uploaded for the suite, among the repository's newest hundred artifacts; null if none. @throws ApiError */
export async function newestResults(
  client: GitHubClient,
  { branch, suite }: { readonly branch: string; readonly suite: string },
): Promise<BaselineArtifact | null> {
  const query = { ...client.target, per_page: FULL_PAGE };
  const { data } = await client.request('GET /repos/{owner}/{repo}/actions/artifacts', query);
  const ofBranch = artifactsIn(client, listAt(data, 'artifacts')).filter((artifact) => {
    return isResultsOf(suite, artifact.name) && artifact.ofThisRepository && artifact.branch === branch;
  });
  return ofBranch.sort((a, b) => b.id - a.id)[0] ?? null;
}

/** Most pages of a list, if no other number is asked for. */
const PAGES = 3;

interface Listed {
  /** Its path below `actions/`; its last part is the key of the items in an answer. */
  readonly path: string;
  /** Name of the artifacts; absent for any. */
  readonly name?: string;
  readonly pages?: number;
}

/**
 * The items on the first pages of a list. Asks once more for a page that is empty although GitHub counts more items. What is incomplete never
 * helps a run to pass (evidence contract, E11), so the listing says how far it was read.
 * @throws ApiError
 */
export async function listPages(
  { request, target }: GitHubClient,
  { path, pages = PAGES, ...named }: Listed,
): Promise<Listing<unknown>> {
  const key = path.slice(path.lastIndexOf('/') + 1);
  const items: unknown[] = [];
  const askFor = async (page: number) => {
    const route: string = `GET /repos/{owner}/{repo}/actions/${path}`;
    const { data } = await request(route, { ...target, ...named, per_page: FULL_PAGE, page });
    if (!Array.isArray(at(data, key))) refuseUnexpected();
    return { listed: listAt(data, key), total: numberAt(data, 'total_count') ?? 0 };
  };
  for (let page = 1; ; page += 1) {
    const first = await askFor(page);
    const isOdd = first.listed.length === 0 && first.total > items.length;
    const { listed, total } = isOdd ? await askFor(page) : first;
    items.push(...listed);
    if (listed.length < FULL_PAGE || page === pages) return { items, extent: { read: items.length, total } };
  }
}

/** The artifacts of all attempts of the run. @throws ApiError */
export async function listOfRun(client: GitHubClient, { run }: RunContext): Promise<readonly BaselineArtifact[]> {
  return artifactsIn(client, (await listPages(client, { path: `runs/${run.id}/artifacts`, pages: 10 })).items);
}

/** The artifacts in GitHub's listing, without those that lack their run. */
function artifactsIn(client: GitHubClient, items: readonly unknown[]): readonly BaselineArtifact[] {
  return items.flatMap((item) => readArtifact(client, item) ?? []);
}

/** Reads an artifact from GitHub's listing; null if it lacks its run. */
function readArtifact({ repository }: GitHubClient, artifact: unknown): BaselineArtifact | null {
  const id = numberAt(artifact, 'id');
  const runId = numberAt(artifact, 'workflow_run', 'id');
  const sha = shaAt(artifact, 'workflow_run', 'head_sha');
  if (id === null || runId === null || sha === null) return null;
  const into = numberAt(artifact, 'workflow_run', 'repository_id');
  const from = numberAt(artifact, 'workflow_run', 'head_repository_id');
  return {
    id,
    name: textAt(artifact, 'name') ?? '',
    sha,
    runId,
    branch: textAt(artifact, 'workflow_run', 'head_branch'),
    ofThisRepository: repository.id !== null && from === repository.id && into === repository.id,
    expired: at(artifact, 'expired') !== false,
    created: timeAt(artifact, 'created_at'),
    digest: textAt(artifact, 'digest'),
  };
}

/** Whether GitHub's listing gives the base or default branch of this repository; `distrust` verifies it by the run. */
export function isOfBase(
  { baseRef, defaultBranch }: RunContext,
  { ofThisRepository, branch }: BaselineArtifact,
): boolean {
  return ofThisRepository && branch !== null && [baseRef, defaultBranch].includes(branch);
}

/** Whether a run of a commit that will save a baseline has not ended. @throws ApiError */
export async function isInProgress(
  client: GitHubClient,
  { run }: RunContext,
  { sha, workflows }: { readonly sha: string; readonly workflows: readonly string[] },
): Promise<boolean> {
  const { data } = await once(client, `runs of ${sha}`, () =>
    client.request('GET /repos/{owner}/{repo}/actions/runs', { ...client.target, head_sha: sha, per_page: FULL_PAGE }),
  );
  return listAt(data, 'workflow_runs').some(
    (item) =>
      textAt(item, 'status') !== 'completed' &&
      numberAt(item, 'id') !== run.id &&
      BASELINE_EVENTS.includes(textAt(item, 'event') ?? '') &&
      workflows.includes(stripRef(textAt(item, 'path')) ?? ''),
  );
}

export interface Distrust {
  readonly why: string;
  /** Whether it is a run of main, in a workflow that saves no baselines. */
  readonly isOfMain: boolean;
}

/**
 * Why a run may not save a baseline; null if it may. Any pull request, even of a fork, can upload an artifact with any name, and a
 * fork's branch can be called main.
 * @param workflows paths of their workflows; an empty list trusts none, `any` trusts every workflow of the branches
 * @throws ApiError
 */
export async function distrust(
  client: GitHubClient,
  artifact: BaselineArtifact,
  workflows: readonly string[] | 'any',
  branches: readonly string[],
): Promise<Distrust | null> {
  if (!artifact.ofThisRepository) return stranger('it comes from another repository');
  const run = { ...client.target, run_id: artifact.runId };
  const { data } = await once(client, `run ${artifact.runId}`, () =>
    client.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', run),
  );
  if (numberAt(data, 'id') !== artifact.runId) refuseUnexpected();
  const event = textAt(data, 'event') ?? 'unknown';
  const branch = textAt(data, 'head_branch') ?? 'unknown';
  const path = stripRef(textAt(data, 'path')) ?? 'unknown';
  if (numberAt(data, 'head_repository', 'id') !== client.repository.id)
    return stranger('its run belongs to another repository');
  if (shaAt(data, 'head_sha') !== artifact.sha) return stranger('its run belongs to another commit');
  if (!BASELINE_EVENTS.includes(event)) return stranger(`its run was started by ${event}`);
  if (!branches.includes(branch)) return stranger(`its run belongs to branch ${branch}`);
  if (workflows === 'any' || workflows.includes(path)) return null;
  const known = workflows.length === 0 ? 'to a known one' : workflows.join(' or ');
  return { why: `its run belongs to workflow ${path}, not ${known}`, isOfMain: true };
}

export function stranger(why: string): Distrust {
  return { why, isOfMain: false };
}

/** The bundle in an artifact; null if it is not the one that was uploaded, by GitHub's digest. @throws ApiError @throws UserError */
export async function openArtifact(client: GitHubClient, artifact: BaselineArtifact, label: string) {
  const archive = await downloadArtifact(client, artifact);
  const isAsUploaded = artifact.digest === null || artifact.digest === sha256Of(archive);
  return isAsUploaded ? openBundleZip(label, archive) : null;
}

/** Downloads an artifact's archive. @throws ApiError, with status 404 or 410 if it is deleted */
export async function downloadArtifact(client: GitHubClient, { id, digest }: BaselineArtifact): Promise<Uint8Array> {
  const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
  const { headers } = await client.request(route, {
    ...client.target,
    artifact_id: id,
    archive_format: 'zip',
    // Not followed automatically: the host of the link must not get the token.
    request: { redirect: 'manual' },
  });
  if (headers.location === undefined) throw new ApiError(0, 'GitHub gave no download link');
  const archive = await client.download(headers.location, LARGEST_ARCHIVE);
  // An error page of a proxy, or an empty answer, can also have status 200.
  const isZip = Buffer.from(archive.subarray(0, 2)).toString('latin1') === 'PK';
  if (!isZip && digest !== sha256Of(archive)) throw new ApiError(0, 'the download is no archive');
  return archive;
}
