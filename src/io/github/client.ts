import type { getOctokit } from '@actions/github';
import {
  ApiError,
  type RetryRules,
  readCapped,
  secondsIn,
  type WaitingBudget,
  whileConnected,
  withRetries,
} from '../requests.ts';
import type { Repository } from './context.ts';
import { at, hideEventFile, listAt, numberAt, textAt } from './payload.ts';

type Octokit = ReturnType<typeof getOctokit>;
type Fetch = (url: string, options: RequestInit) => Promise<Response>;

const API_VERSION = '2022-11-28';
/** Milliseconds that one run waits for answers of GitHub, without downloads. */
export const BUDGET_MS = 60_000;

interface ClientOptions {
  readonly token: string;
  readonly apiUrl: string;
  readonly repository: Repository;
  /** Waiting time in milliseconds. A request may take a quarter of it; the first retry waits a sixtieth. */
  readonly budgetMs: number;
}

/** GitHub's REST API for one repository, with retries, time limits and errors without the token. */
export interface GitHubClient {
  readonly repository: Repository;
  /** The repository as every route names it. */
  readonly target: { readonly owner: string; readonly repo: string };
  /** Octokit's typed request. @throws ApiError */
  readonly request: Octokit['request'];
  /** GraphQL, for the one fact that REST lacks. @throws ApiError */
  readonly graphql: Octokit['graphql'];
  /** Parents of the commits read so far; one page contains a hundred commits. */
  readonly commits: Map<string, readonly string[]>;
  readonly answers: Map<string, Promise<unknown>>;
  /** Bytes behind a signed link, fetched without the token. @throws ApiError, also for more than `maxBytes` */
  download(url: string, maxBytes: number): Promise<Uint8Array>;
  /** Runs optional work, which must not use up the waiting time. @param kept share reserved for later work, by default a half */
  spare<T>(work: () => Promise<T>, kept?: number): Promise<T>;
}

/** Prepares access to GitHub with a token; sends nothing yet. */
export async function connect(options: ClientOptions): Promise<GitHubClient> {
  const { token, apiUrl, budgetMs, repository } = options;
  const { octokit, fetch } = await loadOctokit(token, apiUrl);
  const budget: WaitingBudget = { left: budgetMs };
  const rules = { service: 'GitHub', delayMs: budgetMs / 60, timeoutMs: budgetMs / 4, budget };
  retryRequests(octokit, token, rules);
  return {
    repository,
    target: { owner: repository.owner, repo: repository.name },
    request: octokit.request,
    graphql: octokit.graphql,
    commits: new Map(),
    answers: new Map(),
    download: (url, maxBytes) => {
      const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: '' };
      if (protocol !== 'https:' && protocol !== new URL(apiUrl).protocol)
        throw new ApiError(0, 'the download link is not https');
      return withRetries({ ...rules, isRead: true, timeoutMs: budgetMs }, (timeoutMs) =>
        download(async () => {
          const { status, body } = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
          if (status === 200) return readCapped(body, maxBytes);
          // The request has no token, so a refusal means that the link has expired.
          throw new ApiError([401, 403].includes(status) ? 0 : status, `HTTP ${status} for the download`);
        }),
      );
    },
    async spare(work, share = 1 / 2) {
      const kept = budget.left * share;
      budget.left -= kept;
      try {
        return await work();
      } finally {
        budget.left += kept;
      }
    },
  };
}

/** The answer to a request, which is sent once by name: every later call gets the same answer or error. */
export function once<T>({ answers }: GitHubClient, name: string, ask: () => Promise<T>): Promise<T> {
  const answer = (answers.get(name) ?? ask()) as Promise<T>;
  answers.set(name, answer);
  // A request sent in advance may fail before it is awaited.
  answer.catch(() => {});
  return answer;
}

/** Gives every request retries, a time limit, and `ApiError` as its only error. */
function retryRequests(octokit: Octokit, token: string, rules: Omit<RetryRules, 'isRead'>): void {
  octokit.hook.wrap('request', (send, request) =>
    withRetries({ ...rules, isRead: request.method === 'GET' }, async (timeoutMs) => {
      try {
        // Changed in place, since Octokit's inner hooks use the same object.
        request.headers['x-github-api-version'] = API_VERSION;
        request.request = { ...request.request, signal: AbortSignal.timeout(timeoutMs) };
        const started = performance.now();
        const response = await send(request);
        // An error page of a proxy, or a truncated answer.
        if (response.status === 200 && typeof response.data === 'string')
          throw new ApiError(0, 'the answer is not JSON');
        // `withRetries` counts the time of failed attempts.
        rules.budget.left -= performance.now() - started;
        return response;
      } catch (error) {
        throw toApiError(error, token);
      }
    }),
  );
}

/** Loads Octokit only when needed: it is heavy, and reads the event file on import. */
async function loadOctokit(token: string, apiUrl: string): Promise<{ octokit: Octokit; fetch: Fetch }> {
  hideEventFile();
  const [{ getOctokit }, { defaults }] = await Promise.all([
    import('@actions/github'),
    import('@actions/github/lib/utils'),
  ]);
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  const request = { ...defaults.request, log: silent };
  const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: 'agent-gate', log: silent, request });
  return { octokit, fetch: defaults.request?.fetch as Fetch };
}

/** The result of the work. @throws ApiError if the connection breaks */
export function download<T>(work: () => Promise<T>): Promise<T> {
  return whileConnected(work, 'the connection broke during the download');
}

/** Text of strict UTF-8. @throws ApiError for other bytes */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    // The decoder throws this for bytes that are not UTF-8.
    if (error instanceof TypeError) throw new ApiError(0, 'it is not UTF-8');
    throw error;
  }
}

/** The answer of a request; null for a refusal with one of these statuses. @throws ApiError for any other error */
export async function unlessRefused<T>(answer: Promise<T>, statuses: readonly number[]): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  }
}

/** Refuses a successful answer with unexpected content, probably from a proxy. @throws ApiError */
export function refuseUnexpected(): never {
  throw new ApiError(0, 'the answer has unexpected content');
}

/** Whether the token has used up its hourly requests, so that a retry does not help. */
export function isUsedUp({ status, message, retryAfter }: ApiError): boolean {
  return [403, 429].includes(status) && retryAfter === null && /rate limit/i.test(message);
}

/**
 * Turns an error of Octokit into an `ApiError`, and returns any other error (a bug) unchanged. Removes the token from the message, in case
 * a server echoed it.
 */
export function toApiError(thrown: unknown, token: string): unknown {
  if (thrown instanceof ApiError) return thrown;
  const status = numberAt(thrown, 'status');
  if (!(thrown instanceof Error) || status === null) return thrown;
  const response = at(thrown, 'response');
  const hidden = (text: string): string => (token === '' ? text : text.replaceAll(token, '***'));
  if (response === undefined) return new ApiError(0, hidden(thrown.message));
  const headers = at(response, 'headers');
  const reset = at(headers, 'x-ratelimit-remaining') === '0' ? Number(at(headers, 'x-ratelimit-reset')) : 0;
  const until = reset > 0 && reset < 1e11 ? `; the limit is reset at ${new Date(reset * 1000).toISOString()}` : '';
  return new ApiError(
    status,
    `${hidden(describeAnswer(status, at(response, 'data')))}${until}`,
    secondsIn(at(headers, 'retry-after')),
  );
}

/** GitHub's message, with the rejected fields. */
function describeAnswer(status: number, data: unknown): string {
  const fields = listAt(data, 'errors').map((error) =>
    [textAt(error, 'field'), textAt(error, 'code'), textAt(error, 'message')].filter((part) => part !== null).join(' '),
  );
  const words = [textAt(data, 'message') ?? '', ...fields].filter((part) => part !== '').join('; ');
  return words === '' ? `HTTP ${status}` : `HTTP ${status}: ${words}`;
}
