import type { BlobStore } from './azurite.ts';
import type { Access, GithubState, TokenGrant } from './github-state.ts';

/** What the handlers work on. */
export interface GithubWorld {
  readonly state: GithubState;
  readonly blobs: BlobStore;
}

/** A REST request that has passed contract, token and permission. */
export interface ApiRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly accept: string;
  readonly grant: TokenGrant;
  /** Address of the API as the client sees it. */
  readonly origin: string;
}

export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** A list to be cut into pages; `wrap` makes the body of one page. */
  readonly list?: readonly unknown[];
  readonly wrap?: (page: readonly unknown[]) => unknown;
}

/** How an operation is answered, and what a token needs for it. */
export interface Endpoint {
  /** Any one of these permissions is enough. */
  readonly needs: readonly string[];
  readonly access: Access;
  handle(world: GithubWorld, request: ApiRequest): Reply | Promise<Reply>;
}

export const found = (body: unknown): Reply => ({ status: 200, body });

export const missing: Reply = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest' },
};

/** An operation that needs `access` by any one of the permissions; none means every token may. */
export function endpoint(needs: readonly string[], access: Access, handle: Endpoint['handle']): Endpoint {
  return { needs, access, handle };
}
