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
import type { PullRequest, Repository } from './context.ts';
import { findPullRequests } from './pull-request.ts';

/** The comment of one suite on one pull request. */
interface CommentRequest {
  readonly repository: Repository;
  readonly pullRequest: PullRequest;
  readonly marker: CommentMarker;
  /** The comment without its marker, in ever shorter forms; the next is used when GitHub finds one too long. */
  readonly bodies: readonly string[];
}

/** What became of the comment; the publishing of a decision never throws for what GitHub does. */
export type CommentOutcome =
  | { readonly kind: 'created' | 'updated' | 'unchanged'; readonly url: string | null }
  /** A newer run has written since, and what it wrote stands. */
  | { readonly kind: 'outdated'; readonly url: string | null }
  | { readonly kind: 'skipped'; readonly notice: string };

/**
 * Writes the one comment of the suite: updates the oldest of ours, else creates it, and removes doubles of ours.
 * Never touches a comment of another author and never replaces what a newer run wrote.
 */
export async function publishComment(client: GitHubClient, request: CommentRequest): Promise<CommentOutcome> {
  return unlessFailed(
    async () => {
      const [number, ...others] = await numbersOf(client, request);
      if (number === undefined) return skipped('no open pull request has the commit that was judged');
      if (others.length > 0) return skipped(severalHave([number, ...others]));
      return writeShortening(client, request, number);
    },
    (error) => skipped(explainRefusal(error, request.pullRequest.fork)),
  );
}

function skipped(why: string): CommentOutcome {
  return { kind: 'skipped', notice: `The pull request got no comment: ${why}.` };
}

/** What one is told of a base that may be another's is worse than nothing. */
function severalHave(numbers: readonly number[]): string {
  const names = allOf(numbers.map((number) => `#${number}`));
  return `${names} all have the commit that was judged, and which one the run belongs to cannot be told; close all but one`;
}

async function numbersOf(client: GitHubClient, request: CommentRequest): Promise<readonly number[]> {
  const { pullRequest, repository, marker } = request;
  if (pullRequest.number !== null) return [pullRequest.number];
  const found = await findPullRequests(client, repository, { head: pullRequest.head, sha: marker.sha });
  return found.map(({ number }) => number);
}

async function writeShortening(client: GitHubClient, request: CommentRequest, number: number): Promise<CommentOutcome> {
  const { repository, marker, bodies } = request;
  const thread = openThread(client, { repository, number, suite: marker.suite });
  for (const [index, body] of bodies.entries()) {
    try {
      return await write(thread, { marker, body: `${writeMarker(marker)}\n${body}` });
    } catch (error) {
      const isLast = index === bodies.length - 1;
      if (isLast || !(error instanceof ApiError) || error.status !== 422) throw error;
    }
  }
  return skipped('there is nothing to say');
}

interface Draft {
  readonly marker: CommentMarker;
  /** With the marker. */
  readonly body: string;
}

async function write(thread: CommentThread, draft: Draft): Promise<CommentOutcome> {
  const before = await thread.list();
  if (before.length > 0) return reconcile(thread, draft, before);
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

/** What other runs have created at the same time. Whether that can be seen does not matter: ours is written. */
async function listOthers(thread: CommentThread, created: Comment | null): Promise<readonly Comment[]> {
  const all = await unlessFailed(
    () => thread.list(),
    () => [],
  );
  return all.filter((comment) => comment.id !== created?.id);
}

/** Creates the comment; after an unclear answer only when a new look does not find it. */
function createOnce(thread: CommentThread, { marker, body }: Draft): Promise<Comment | null> {
  const create = (): Promise<Comment | null> => thread.create(body);
  return unlessUnclear(create, async () => {
    const written = (await thread.list()).find((comment) => writeMarker(comment.marker) === writeMarker(marker));
    return written ?? create();
  });
}

/** Brings the oldest comment up to the newest text among all of ours and the draft, and removes the others. */
async function reconcile(thread: CommentThread, draft: Draft, ours: readonly Comment[]): Promise<CommentOutcome> {
  const [oldest, ...doubles] = ours;
  if (oldest === undefined) return { kind: 'created', url: null };
  const newest = ours.reduce((a, b) => (isNewer(b.marker, a.marker) ? b : a));
  const outdated = isNewer(newest.marker, draft.marker);
  const wanted = outdated ? newest.body : draft.body;
  const isSame = sameText(oldest.body, wanted);
  if (isSame || (await updateTwice(thread, oldest.id, wanted))) {
    for (const { id } of doubles) await thread.remove(id);
    return { kind: outdated ? 'outdated' : isSame ? 'unchanged' : 'updated', url: oldest.url };
  }
  // Somebody has deleted it meanwhile.
  if (doubles.length > 0) return reconcile(thread, draft, doubles);
  return { kind: 'created', url: (await createOnce(thread, draft))?.url ?? null };
}

/** An update may be repeated after an unclear answer: it says the same again. False when the comment is gone. */
function updateTwice(thread: CommentThread, id: number, body: string): Promise<boolean> {
  const update = (): Promise<boolean> => thread.update(id, body);
  return unlessUnclear(update, update);
}

/** What the work gives; after an unclear answer, what another look gives. */
async function unlessUnclear<T>(work: () => Promise<T>, another: () => Promise<T>): Promise<T> {
  return unlessFailed(work, (error) => {
    if (isOutcomeUnknown(error) || error.status === 409) return another();
    throw error;
  });
}

/** GitHub may change line ends and trim. */
function sameText(a: string, b: string): boolean {
  const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim();
  return plain(a) === plain(b);
}

const PERMISSION = 'add to the job: `permissions: { contents: read, actions: read, pull-requests: write }`';

/** Why GitHub took no comment, and what to do about it, as the end of a sentence. */
function explainRefusal(error: ApiError, fork: boolean): string {
  const said = `GitHub said "${error.message}"`;
  if (error.status === 429 || error.retryAfter !== null) return `GitHub asks to wait longer than a run can (${said})`;
  if (error.status === 403 && /\blocked\b/.test(error.message)) return `the conversation is locked (${said})`;
  if (isUsedUp(error)) return `the token's requests are used up (${said})`;
  if (error.status === 403)
    return fork
      ? `the token of a fork's pull request can only read. The decision is in the job summary; a second workflow on workflow_run can comment (${said})`
      : `the token may not write it; ${PERMISSION} (${said})`;
  if (error.status === 401) return `the token is not valid (${said})`;
  if (error.status === 404) return `the pull request is gone, or the token cannot see it; ${PERMISSION} (${said})`;
  if (error.status === 410) return `comments are switched off here (${said})`;
  if (error.status === 422) return `GitHub did not accept its text (${said})`;
  return `GitHub did not answer in time (${said})`;
}
