import { allOf, shortSha } from '../../gating/wording.ts';
import { ApiError, givenOr, isOutcomeUnknown, unlessFailed } from '../requests.ts';
import { type GitHubClient, isUsedUp } from './client.ts';
import {
  type Comment,
  type CommentMarker,
  type CommentThread,
  isNewer,
  isOfOtherJob,
  openThread,
  writeMarker,
} from './comment-thread.ts';
import { type PullRequest, stripRef } from './context.ts';
import { numberAt, shaAt, textAt } from './payload.ts';
import { findPullRequests } from './pull-request.ts';

interface CommentRequest {
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
  /** `outdated`: a newer run, or another job of this attempt, has commented in the meantime, and its comment stays. */
  | {
      readonly kind: 'created' | 'updated' | 'unchanged' | 'outdated';
      readonly url: string | null;
      /** Set if a comment with a forged marker was replaced, or if that of another job stays. */
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
      const { pullRequest, marker } = request;
      const known = pullRequest.number === null ? null : { number: pullRequest.number };
      const branch = { head: pullRequest.head, sha: marker.sha };
      const pullRequests = known ? [known] : await findPullRequests(client, branch);
      const [number, ...otherNumbers] = pullRequests.map((pull) => pull.number);
      if (number === undefined)
        return skipped(`no open pull request has the scored commit ${shortSha(marker.sha)} as its head`);
      // A comment that compares with another base would mislead.
      const names = allOf([number, ...otherNumbers].map((pullNumber) => `#${pullNumber}`));
      if (otherNumbers.length > 0) return skipped(`${names} all have the scored commit; close all but one`);
      return writeShortening(client, request, number);
    },
    (error) => skipped(explainRefusal(error, request.pullRequest)),
  );
}

function skipped(why: string): CommentOutcome {
  return { kind: 'skipped', notice: `The pull request got no comment: ${why}.` };
}

async function writeShortening(client: GitHubClient, request: CommentRequest, number: number): Promise<CommentOutcome> {
  const { marker, bodies, pullRequest } = request;
  const isFirst = pullRequest.comments === 0 && marker.attempt === 1;
  const thread = openThread(client, { number, suite: marker.suite });
  const isTrue = (claim: CommentMarker) => isOfRun(client, request, claim);
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
  /** With the marker on its first line. */
  readonly body: string;
  /** Whether the pull request had no comments at its event, so that only comments created at the same time matter. */
  readonly isFirst: boolean;
  /** Whether the run that a newer marker names exists; true if GitHub does not answer. */
  isTrue(marker: CommentMarker): Promise<boolean>;
}

/**
 * Whether the attempt named by a newer marker exists and belongs to this workflow and pull request: any workflow with write access can
 * forge a marker. True if GitHub does not answer.
 */
async function isOfRun(
  { request, target }: GitHubClient,
  { workflow, pullRequest }: CommentRequest,
  { run, attempt, sha }: CommentMarker,
): Promise<boolean> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  return unlessFailed(
    async () => {
      const { data } = await request(route, { ...target, run_id: run });
      const head = `${textAt(data, 'head_repository', 'owner', 'login')}:${textAt(data, 'head_branch')}`;
      // The run of a request from outside belongs to main's commit.
      const isSame = pullRequest.head === null || (shaAt(data, 'head_sha') === sha && head === pullRequest.head);
      const isOurs = workflow == null || stripRef(textAt(data, 'path')) === workflow;
      return isSame && isOurs && (numberAt(data, 'run_attempt') ?? 0) >= attempt;
    },
    ({ status }) => status !== 404,
  );
}

async function write(thread: CommentThread, draft: Draft, begins: boolean): Promise<CommentOutcome> {
  const comments = begins && draft.isFirst ? [] : await thread.list();
  if (comments.length > 0) return reconcile(thread, draft, comments);
  if (!begins) return { kind: 'unchanged', url: null };
  const created = await createOnce(thread, draft);
  // Other runs may have created comments at the same time. An error changes nothing: this run's comment is already written.
  const listed = await givenOr([], () => thread.list());
  const otherComments = listed.filter((comment) => comment.id !== created?.id);
  const rivals = [...otherComments, ...(created === null ? [] : [created])].sort((a, b) => a.id - b.id);
  if (rivals.length > 1) await reconcile(thread, draft, rivals);
  return { kind: 'created', url: created?.url ?? null };
}

/** Creates the comment; after an unclear answer, tries again only if a new listing lacks it. */
function createOnce(thread: CommentThread, { marker, body }: Draft): Promise<Comment | null> {
  const create = (): Promise<Comment | null> => thread.create(body);
  return unlessUnclear(create, async () => {
    const written = (await thread.list()).find((comment) => writeMarker(comment.marker) === writeMarker(marker));
    return written ?? create();
  });
}

const OTHER_JOB = 'Another job of this run reported the same suite: its comment stays. Name the suites, or use shards.';
const FORGED = 'A comment claimed to be of a newer run of this workflow, and no such run exists: it was replaced.';

/** Updates the oldest comment of Agent Gate to the newest text of all its comments and the draft, and removes the others. */
async function reconcile(thread: CommentThread, draft: Draft, comments: readonly Comment[]): Promise<CommentOutcome> {
  const [oldest, ...doubles] = comments;
  if (oldest === undefined) return { kind: 'created', url: null };
  const claims = comments.filter(({ marker }) => isNewer(marker, draft.marker) || isOfOtherJob(marker, draft.marker));
  const isTrue = await Promise.all(claims.map(({ marker }) => draft.isTrue(marker)));
  const real = claims.filter((_, index) => isTrue[index]);
  const newest = real.reduce<Comment | Draft>((a, b) => (isNewer(b.marker, a.marker) || a === draft ? b : a), draft);
  const wanted = newest.body;
  const isOther = isOfOtherJob(newest.marker, draft.marker);
  const notice = isOther ? { notice: OTHER_JOB } : isTrue.includes(false) ? { notice: FORGED } : {};
  // GitHub may trim texts and change line ends.
  const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim();
  const isSame = plain(oldest.body) === plain(wanted);
  const update = (): Promise<boolean> => thread.update(oldest.id, wanted);
  // After an unclear answer, repeats the update, which is idempotent.
  if (isSame || (await unlessUnclear(update, update))) {
    for (const { id } of doubles) await thread.remove(id);
    return { kind: newest !== draft ? 'outdated' : isSame ? 'unchanged' : 'updated', url: oldest.url, ...notice };
  }
  // The comment was deleted in the meantime.
  if (doubles.length > 0) return reconcile(thread, draft, doubles);
  return { kind: 'created', url: (await createOnce(thread, draft))?.url ?? null };
}

/** The result of the work; after an unclear answer, that of `another`. */
async function unlessUnclear<T>(work: () => Promise<T>, another: () => Promise<T>): Promise<T> {
  return unlessFailed(work, (error) => {
    if (isOutcomeUnknown(error) || error.status === 409) return another();
    throw error;
  });
}

/** Why there is no comment and what to do, as the end of a sentence. */
function explainRefusal(error: ApiError, { fork, dependabot = false }: PullRequest): string {
  const { status, message, retryAfter } = error;
  const reason = status === 0 ? message : `GitHub said "${message}"`;
  const isOther = retryAfter !== null || isUsedUp(error) || /\blocked\b/.test(message);
  if (isOther || ![403, 404].includes(status)) return reason;
  const whose = fork ? "a fork's pull request" : "Dependabot's pull requests";
  return fork || dependabot
    ? `the token of ${whose} is read-only. See the decision in the job summary, or comment from a second workflow on workflow_run (${reason})`
    : `the token lacks permission; add to the job: \`permissions: { contents: read, actions: read, pull-requests: write }\` (${reason})`;
}
