import { unlessFailed } from '../../requests/api-error.ts';
import { unlessRefused } from '../api-error.ts';
import type { GitHubClient } from '../client.ts';
import type { Repository } from '../context.ts';
import { type Author, ownership } from '../identity.ts';
import { at, listAt, numberAt, textAt } from '../payload.ts';
import { type CommentMarker, readMarker } from './comment-marker.ts';

/** The longest listing: GitHub itself ends there. */
const MOST_PAGES = 100;
const PAGE = 100;

/** A comment of ours. */
export interface Comment {
  readonly id: number;
  readonly url: string | null;
  readonly body: string;
  readonly marker: CommentMarker;
}

/** The comments of one suite, written by our own identity, on one pull request. */
export interface CommentThread {
  /** Oldest first, from every page. @throws ApiError */
  list(): Promise<readonly Comment[]>;
  /** `body` with its marker. @throws ApiError */
  create(body: string): Promise<Comment | null>;
  /** False when the comment was deleted meanwhile. @throws ApiError */
  update(id: number, body: string): Promise<boolean>;
  /** Leaves alone what cannot be removed: the next run tries again. */
  remove(id: number): Promise<void>;
}

/** Where the thread stands. */
interface ThreadPlace {
  readonly repository: Repository;
  /** Of the pull request. */
  readonly number: number;
  readonly suite: string;
}

/** Opens the thread; nothing is sent yet. */
export function openThread(client: GitHubClient, place: ThreadPlace): CommentThread {
  const { request } = client;
  const target = { owner: place.repository.owner, repo: place.repository.name };
  const thread = { ...target, issue_number: place.number };
  const isOurs = ownership(client);
  return {
    async list() {
      const { ours, pages } = await listOurs(client, place, isOurs);
      // A comment deleted while we turn pages moves another one to a page that we have left behind.
      return ours.length === 0 && pages > 1 ? (await listOurs(client, place, isOurs)).ours : ours;
    },
    async create(body) {
      const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
      return readComment((await request(route, { ...thread, body })).data, place.suite);
    },
    async update(id, body) {
      const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
      return (await unlessRefused(request(route, { ...target, comment_id: id, body }), [404])) !== null;
    },
    async remove(id) {
      const route = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}';
      await unlessFailed<unknown>(
        () => request(route, { ...target, comment_id: id }),
        () => undefined,
      );
    },
  };
}

async function listOurs(
  { request }: GitHubClient,
  { repository: { owner, name: repo }, number, suite }: ThreadPlace,
  isOurs: ReturnType<typeof ownership>,
): Promise<{ readonly ours: readonly Comment[]; readonly pages: number }> {
  const ours: Comment[] = [];
  for (let page = 1; ; page += 1) {
    const query = { owner, repo, issue_number: number, per_page: PAGE, page };
    const { data } = await request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', query);
    const listed = listAt(data);
    for (const one of listed) {
      const comment = readComment(one, suite);
      if (comment !== null && (await isOurs(authorOf(one)))) ours.push(comment);
    }
    if (listed.length < PAGE || page === MOST_PAGES) return { ours: ours.sort((a, b) => a.id - b.id), pages: page };
  }
}

function readComment(comment: unknown, suite: string): Comment | null {
  const id = numberAt(comment, 'id');
  const body = textAt(comment, 'body') ?? '';
  const marker = readMarker(body, suite);
  return id === null || marker === null ? null : { id, body, marker, url: textAt(comment, 'html_url') };
}

function authorOf(comment: unknown): Author {
  const user = at(comment, 'user');
  return { login: textAt(user, 'login') ?? '', type: textAt(user, 'type') ?? '' };
}
