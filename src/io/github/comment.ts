import { allOf } from '../../gating/wording.ts';
import { ApiError, isOutcomeUnknown, unlessFailed } from '../requests.ts';
import { type GitHubClient, isUsedUp } from './client.ts';
import {
  type Comment,
  type CommentMarker,
  type CommentThread,
  isNewer,
  openThread,
  writeMarker,
} from './comment-thread.ts';
import { type PullRequest, type Repository, stripRef } from './context.ts';
import { numberAt, shaAt, textAt } from './payload.ts';
import { findPullRequests } from './pull-request.ts';

/** The comment of one suite on one pull request. */
interface CommentRequest {
  readonly repository: Repository;
  /** Path of this run's workflow file; null if unknown. */
  readonly workflow?: string | null;
  readonly pullRequest: PullRequest;
  readonly marker: CommentMarker;
  /** The comment without its marker, in ever shorter forms; if GitHub refuses one as too long, the next is used. */
  readonly bodies: readonly string[];
  /** Whether to create a comment on a pull request without one; true by default. */
  readonly begins?: boolean;
}

/** Outcome of the comment; publishing never throws for errors of GitHub. */
export type CommentOutcome =
  /** `outdated`: a newer run has commented in the meantime, and its comment stays. */
  | {
      readonly kind: 'created' | 'updated' | 'unchanged' | 'outdated';
      readonly url: string | null;
      /** Set if a comment with a forged marker was replaced. */
      readonly notice?: string;
    }
  | { readonly kind: 'skipped'; readonly notice: string };

/**
 * Writes the single comment of the suite: updates the oldest one of Agent Gate or creates it, and removes duplicates. Never changes
 * comments of other authors or of a newer run.
 */
export async function publishComment(client: GitHubClient, request: CommentRequest): Promise<CommentOutcome> {
  return unlessFailed(
    async () => {
      const [number, ...others] = await numbersOf(client, request);
      if (number === undefined) return skipped('no open pull request has the scored commit');
      if (others.length > 0) return skipped(severalHave([number, ...others]));
      return writeShortening(client, request, number);
    },
    (error) => skipped(explainRefusal(error, request.pullRequest.fork)),
  );
}

function skipped(why: string): CommentOutcome {
  return { kind: 'skipped', notice: `The pull request got no comment: ${why}.` };
}

/** Why there is no comment for several pull requests: one compared with another base would mislead. */
function severalHave(numbers: readonly number[]): string {
  const names = allOf(numbers.map((number) => `#${number}`));
  return `${names} all have the scored commit, and the run may belong to any of them; close all but one`;
}

async function numbersOf(client: GitHubClient, request: CommentRequest): Promise<readonly number[]> {
  const { pullRequest, repository, marker } = request;
  if (pullRequest.number !== null) return [pullRequest.number];
  const found = await findPullRequests(client, repository, { head: pullRequest.head, sha: marker.sha });
  return found.map(({ number }) => number);
}

async function writeShortening(client: GitHubClient, request: CommentRequest, number: number): Promise<CommentOutcome> {
  const { repository, marker, bodies, pullRequest } = request;
  const isFirst = pullRequest.comments === 0 && marker.attempt === 1;
  const thread = openThread(client, { repository, number, suite: marker.suite });
  const isTrue = (other: CommentMarker) => isOfRun(client, request, other);
  for (const [index, body] of bodies.entries()) {
    try {
      const draft = { marker, body: `${writeMarker(marker)}\n${body}`, isFirst, isTrue };
      return await write(thread, draft, request.begins ?? true);
    } catch (error) {
      const isLast = index === bodies.length - 1;
      if (isLast || !(error instanceof ApiError) || error.status !== 422) throw error;
    }
  }
  return skipped('there is nothing to say');
}

interface Draft {
  readonly marker: CommentMarker;
  /** Text with the marker. */
  readonly body: string;
  /** Whether the pull request had no comments at its event, so that only comments created at the same time matter. */
  readonly isFirst: boolean;
  /** Whether the run named by a newer marker exists. */
  isTrue(marker: CommentMarker): Promise<boolean>;
}

/**
 * Whether the attempt named by a newer marker exists and belongs to this workflow and pull request: any workflow with write access can
 * forge a marker. True if GitHub does not answer.
 */
async function isOfRun(
  { request }: GitHubClient,
  { repository: { owner, name: repo }, workflow, pullRequest }: CommentRequest,
  { run, attempt, sha }: CommentMarker,
): Promise<boolean> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  return unlessFailed(
    async () => {
      const { data } = await request(route, { owner, repo, run_id: run });
      const head = `${textAt(data, 'head_repository', 'owner', 'login')}:${textAt(data, 'head_branch')}`;
      const isSame = shaAt(data, 'head_sha') === sha && head === pullRequest.head;
      const isOurs = workflow == null || stripRef(textAt(data, 'path')) === workflow;
      return isSame && isOurs && (numberAt(data, 'run_attempt') ?? 0) >= attempt;
    },
    ({ status }) => status !== 404,
  );
}

async function write(thread: CommentThread, draft: Draft, begins: boolean): Promise<CommentOutcome> {
  const before = begins && draft.isFirst ? [] : await thread.list();
  if (before.length > 0) return reconcile(thread, draft, before);
  if (!begins) return { kind: 'unchanged', url: null };
  const created = await createOnce(thread, draft);
  const rivals = [...(await listOthers(thread, created)), ...(created === null ? [] : [created])];
  if (rivals.length > 1)
    await reconcile(
      thread,
      draft,
      rivals.toSorted((a, b) => a.id - b.id),
    );
  return { kind: 'created', url: created?.url ?? null };
}

/** Comments that other runs created at the same time. Ignores errors, since this run's comment is already written. */
async function listOthers(thread: CommentThread, created: Comment | null): Promise<readonly Comment[]> {
  const all = await unlessFailed(
    () => thread.list(),
    () => [],
  );
  return all.filter((comment) => comment.id !== created?.id);
}

/** Creates the comment; after an unclear answer, tries again only if a new listing lacks it. */
function createOnce(thread: CommentThread, { marker, body }: Draft): Promise<Comment | null> {
  const create = (): Promise<Comment | null> => thread.create(body);
  return unlessUnclear(create, async () => {
    const written = (await thread.list()).find((comment) => writeMarker(comment.marker) === writeMarker(marker));
    return written ?? create();
  });
}

const FORGED = 'A comment claimed to be of a newer run of this workflow, and no such run exists: it was replaced.';

/** Updates the oldest comment of Agent Gate to the newest text of all its comments and the draft, and removes the others. */
async function reconcile(thread: CommentThread, draft: Draft, ours: readonly Comment[]): Promise<CommentOutcome> {
  const [oldest, ...doubles] = ours;
  if (oldest === undefined) return { kind: 'created', url: null };
  const claims = ours.filter(({ marker }) => isNewer(marker, draft.marker));
  const isTrue = await Promise.all(claims.map(({ marker }) => draft.isTrue(marker)));
  const real = claims.filter((_, index) => isTrue[index]);
  const newest = [draft, ...real].reduce((a, b) => (isNewer(b.marker, a.marker) ? b : a));
  const wanted = newest.body;
  const notice = isTrue.includes(false) ? { notice: FORGED } : {};
  const isSame = sameText(oldest.body, wanted);
  if (isSame || (await updateTwice(thread, oldest.id, wanted))) {
    for (const { id } of doubles) await thread.remove(id);
    return { kind: newest !== draft ? 'outdated' : isSame ? 'unchanged' : 'updated', url: oldest.url, ...notice };
  }
  // The comment was deleted in the meantime.
  if (doubles.length > 0) return reconcile(thread, draft, doubles);
  return { kind: 'created', url: (await createOnce(thread, draft))?.url ?? null };
}

/** Updates a comment; after an unclear answer, repeats the update, which is idempotent. False if the comment was deleted. */
function updateTwice(thread: CommentThread, id: number, body: string): Promise<boolean> {
  const update = (): Promise<boolean> => thread.update(id, body);
  return unlessUnclear(update, update);
}

/** The result of the work; after an unclear answer, that of `another`. */
async function unlessUnclear<T>(work: () => Promise<T>, another: () => Promise<T>): Promise<T> {
  return unlessFailed(work, (error) => {
    if (isOutcomeUnknown(error) || error.status === 409) return another();
    throw error;
  });
}

/** Whether two texts are equal; GitHub may trim them and change line ends. */
function sameText(a: string, b: string): boolean {
  const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim();
  return plain(a) === plain(b);
}

const PERMISSION = 'add to the job: `permissions: { contents: read, actions: read, pull-requests: write }`';

/** Why GitHub refused the comment and what to do, as the end of a sentence. */
function explainRefusal(error: ApiError, fork: boolean): string {
  const said = `GitHub said "${error.message}"`;
  if (error.status === 429 || error.retryAfter !== null)
    return `GitHub asks for a longer wait than a run can make (${said})`;
  if (error.status === 403 && /\blocked\b/.test(error.message)) return `the conversation is locked (${said})`;
  if (isUsedUp(error)) return `the token has used up its requests (${said})`;
  if (error.status === 403)
    return fork
      ? `the token of a fork's pull request is read-only. See the decision in the job summary, or comment from a second workflow on workflow_run (${said})`
      : `the token lacks permission; ${PERMISSION} (${said})`;
  if (error.status === 401) return `the token is not valid (${said})`;
  if (error.status === 404) return `the pull request was deleted, or the token cannot see it; ${PERMISSION} (${said})`;
  if (error.status === 410) return `comments are switched off here (${said})`;
  if (error.status === 422) return `GitHub rejected its text (${said})`;
  return `GitHub did not answer in time (${said})`;
}
