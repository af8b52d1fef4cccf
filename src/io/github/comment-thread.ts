import { ApiError, unlessFailed } from '../requests.ts';
import { suiteKey } from './artifact.ts';
import { type GitHubClient, refuseUnexpected, unlessRefused } from './client.ts';
import { at, listAt, numberAt, textAt } from './payload.ts';

/** Most pages of a listing, which is also GitHub's limit. */
const MOST_PAGES = 100;
const PAGE = 100;

export interface Comment {
  readonly id: number;
  readonly url: string | null;
  readonly body: string;
  readonly marker: CommentMarker;
}

interface ThreadPlace {
  readonly number: number;
  readonly suite: string;
}

export type CommentThread = ReturnType<typeof openThread>;

/** Prepares the thread; sends nothing yet. */
export function openThread(client: GitHubClient, place: ThreadPlace) {
  const { request, target } = client;
  const thread = { ...target, issue_number: place.number };
  const isOurs = ownership(client);
  return {
    /** All comments of the suite, oldest first. @throws ApiError */
    async list(): Promise<readonly Comment[]> {
      const { comments, pages } = await listOwnComments(client, place, isOurs);
      // A comment deleted in the meantime can move another one to a page already read.
      return comments.length === 0 && pages > 1 ? (await listOwnComments(client, place, isOurs)).comments : comments;
    },
    /** Creates a comment; `body` includes the marker. @throws ApiError */
    async create(body: string): Promise<Comment | null> {
      const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
      return readComment((await request(route, { ...thread, body })).data, place.suite);
    },
    /** Updates a comment; returns false if it was deleted in the meantime. @throws ApiError */
    async update(id: number, body: string): Promise<boolean> {
      const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
      return (await unlessRefused(request(route, { ...target, comment_id: id, body }), [404])) !== null;
    },
    /** Removes a comment. Ignores failures: the next run tries again. */
    async remove(id: number): Promise<void> {
      const route = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}';
      await unlessFailed<unknown>(
        () => request(route, { ...target, comment_id: id }),
        () => undefined,
      );
    },
  };
}

async function listOwnComments(
  { request, target }: GitHubClient,
  { number, suite }: ThreadPlace,
  isOurs: ReturnType<typeof ownership>,
): Promise<{ readonly comments: readonly Comment[]; readonly pages: number }> {
  const comments: Comment[] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...target, issue_number: number, per_page: PAGE, page };
    const { data } = await request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', query);
    if (!Array.isArray(data)) refuseUnexpected();
    const listed = listAt(data);
    for (const item of listed) {
      const comment = readComment(item, suite);
      if (comment !== null && (await isOurs(at(item, 'user')))) comments.push(comment);
    }
    if (listed.length < PAGE || page === MOST_PAGES)
      return { comments: comments.sort((a, b) => a.id - b.id), pages: page };
  }
}

function readComment(comment: unknown, suite: string): Comment | null {
  const id = numberAt(comment, 'id');
  const body = textAt(comment, 'body') ?? '';
  const marker = readMarker(body, suite);
  return id === null || marker === null ? null : { id, body, marker, url: textAt(comment, 'html_url') };
}

export interface CommentMarker {
  readonly suite: string;
  /** Id of the workflow run; unlike its number, it keeps growing after the workflow file is renamed. */
  readonly run: number;
  readonly attempt: number;
  /** Head of the pull request at the start of the run. */
  readonly sha: string;
  /** GitHub's number of the job; undefined if unknown. */
  readonly job?: number | undefined;
}

const MARKER =
  /^<!-- agent-gate:([\w.%-]{1,3000}) run=(\d{1,15}) attempt=(\d{1,9}) sha=([0-9a-f]{40}|[0-9a-f]{64})(?: job=(\d{1,15}))? -->$/;

/** The hidden first line of a comment. */
export function writeMarker({ suite, run, attempt, sha, job }: CommentMarker): string {
  const ofJob = job === undefined ? '' : ` job=${job}`;
  return `<!-- agent-gate:${suiteKey(suite)} run=${run} attempt=${attempt} sha=${sha}${ofJob} -->`;
}

/**
 * The marker on the first line of a comment's body, or null. It must be the whole line and name the suite: output of an agent may quote
 * a marker further down.
 */
export function readMarker(body: string, suite: string): CommentMarker | null {
  const line = body.split(/\r?\n/, 1)[0] ?? '';
  const [, key, run, attempt, sha, job] = MARKER.exec(line) ?? [];
  if (key !== suiteKey(suite) || sha === undefined) return null;
  return { suite, run: Number(run), attempt: Number(attempt), sha, ...(job && { job: Number(job) }) };
}

/** Whether `a` was written by a later run, or a later attempt of the same run, than `b`. */
export function isNewer(a: CommentMarker, b: CommentMarker): boolean {
  return a.run === b.run ? a.attempt > b.attempt : a.run > b.run;
}

/** Whether another job of the same attempt wrote `a` than `b`; an unknown job is no other one. */
export function isOfOtherJob(a: CommentMarker, b: CommentMarker): boolean {
  const isKnown = a.job !== undefined && b.job !== undefined && a.job !== b.job;
  return isKnown && a.run === b.run && a.attempt === b.attempt;
}

/** Author of everything that a workflow's own token writes. */
const WORKFLOW_BOT = 'github-actions[bot]';

/**
 * Returns a test whether an author is Agent Gate: the workflow's own token, or the identity of the token, requested once by GraphQL. An
 * unknown identity matches no author.
 */
function ownership({ graphql }: GitHubClient): (author: unknown) => Promise<boolean> {
  let ownLogin: Promise<string | null> | undefined;
  const ask = async (): Promise<string | null> => {
    try {
      return textAt(await graphql('{ viewer { login } }'), 'viewer', 'login');
    } catch (error) {
      // Octokit's GraphQL error means a refusal inside a 200.
      if (error instanceof ApiError || (error instanceof Error && error.name === 'GraphqlResponseError')) return null;
      throw error;
    }
  };
  return async (author) => {
    const login = textAt(author, 'login') ?? '';
    if (login === WORKFLOW_BOT) return textAt(author, 'type') === 'Bot';
    ownLogin ??= ask();
    // Some versions of GraphQL omit the `[bot]` that REST includes.
    return login.replace(/\[bot\]$/, '') === (await ownLogin)?.replace(/\[bot\]$/, '');
  };
}
