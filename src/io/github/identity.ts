import { ApiError } from '../requests/api-error.ts';
import type { GitHubClient } from './client.ts';
import { textAt } from './payload.ts';

/** Who wrote a comment. */
export interface Author {
  readonly login: string;
  /** `Bot` or `User`. */
  readonly type: string;
}

/** Author of everything that a workflow's own token writes. */
const WORKFLOW_BOT = 'github-actions[bot]';

/**
 * A test whether an author is the token's own identity. REST tells a person's login (`GET /user`) but refuses
 * that to installation tokens, and the workflow's token is one. So for those, comments of `github-actions[bot]`
 * are ours without asking, people's never are, and only for another bot GraphQL's `viewer` is asked, once.
 * An identity that cannot be learnt owns nothing.
 */
export function ownership(client: GitHubClient): (author: Author) => Promise<boolean> {
  let login: Promise<string | null> | undefined;
  const isMe = async (author: Author): Promise<boolean> => {
    login ??= client.isPersonal ? personLogin(client) : appLogin(client);
    return author.login === (await login);
  };
  return async (author) => {
    if (client.isPersonal) return isMe(author);
    if (author.type !== 'Bot') return false;
    return author.login === WORKFLOW_BOT || isMe(author);
  };
}

async function personLogin({ request }: GitHubClient): Promise<string | null> {
  return orNull(async () => textAt((await request('GET /user')).data, 'login'));
}

/** GraphQL leaves out the `[bot]` that REST writes, depending on the version. */
async function appLogin({ graphql }: GitHubClient): Promise<string | null> {
  const login = await orNull(async () => textAt(await graphql('{ viewer { login } }'), 'viewer', 'login'));
  return login === null || login.endsWith('[bot]') ? login : `${login}[bot]`;
}

async function orNull(ask: () => Promise<string | null>): Promise<string | null> {
  try {
    return await ask();
  } catch (error) {
    // Octokit's GraphQL error stands for a refusal inside a 200.
    if (error instanceof ApiError || (error instanceof Error && error.name === 'GraphqlResponseError')) return null;
    throw error;
  }
}
