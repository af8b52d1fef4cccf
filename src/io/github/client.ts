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
import { at, hideEventFile, listAt, numberAt, textAt } from './payload.ts';

type Octokit = ReturnType<typeof getOctokit>;
type Fetch = (url: string, options: RequestInit) => Promise<Response>;

const API_VERSION = '2022-11-28';
/** Longest time that one run waits for answers of GitHub, in milliseconds; what it downloads comes on top. */
export const BUDGET_MS = 60_000;

interface ClientOptions {
  readonly token: string;
  /** For example `https://api.github.com`. */
  readonly apiUrl: string;
  /** In milliseconds; a request gets a quarter of it before it is given up, the first repetition waits a sixtieth. */
  readonly budgetMs: number;
}

/** GitHub's REST API, with retries, time limits and errors that carry no token. */
export interface GitHubClient {
  /** Octokit's typed request. @throws ApiError */
  readonly request: Octokit['request'];
  /** GraphQL, for the one thing that REST cannot tell. @throws ApiError */
  readonly graphql: Octokit['graphql'];
  /** Whether the token belongs to a person, not to an app or a workflow. */
  readonly isPersonal: boolean;
  /** Bytes behind a signed link, fetched without the token. @throws ApiError, also when they exceed `maxBytes` */
  download(url: string, maxBytes: number): Promise<Uint8Array>;
  /**
   * Runs work that may not use up all the waiting time that is left, so that what comes after it can go on: a half stays, as for work that
   * one can do without, or the share that is given.
   */
  spare<T>(work: () => Promise<T>, kept?: number): Promise<T>;
}

/** Connects to GitHub with a token; nothing is sent yet. */
export async function connect(options: ClientOptions): Promise<GitHubClient> {
  const { token, apiUrl, budgetMs } = options;
  const { octokit, fetch } = await loadOctokit(token, apiUrl);
  const budget: WaitingBudget = { left: budgetMs };
  const rules = { service: 'GitHub', delayMs: budgetMs / 60, timeoutMs: budgetMs / 4, budget };
  retryRequests(octokit, token, rules);
  return {
    request: octokit.request,
    graphql: octokit.graphql,
    isPersonal: /^(?:gh[opu]_|github_pat_|[0-9a-f]{40}$)/.test(token),
    download: (url, maxBytes) => {
      refuseOddLink(url, apiUrl);
      return withRetries({ ...rules, isRead: true, timeoutMs: budgetMs }, (timeoutMs) =>
        downloadOnce(fetch, url, { maxBytes, timeoutMs }),
      );
    },
    spare: (work, kept = 1 / 2) => withRest(budget, kept, work),
  };
}

/** Every request of the client is repeated, ends in time, and throws nothing but `ApiError`. */
function retryRequests(octokit: Octokit, token: string, rules: Omit<RetryRules, 'isRead'>): void {
  octokit.hook.wrap('request', (send, request) =>
    withRetries({ ...rules, isRead: request.method === 'GET' }, async (timeoutMs) => {
      try {
        // Changed in place: Octokit's own hooks below this one are bound to the very object.
        request.headers['x-github-api-version'] = API_VERSION;
        request.request = { ...request.request, signal: AbortSignal.timeout(timeoutMs) };
        return await timed(rules.budget, async () => refuseBrokenAnswer(await send(request)));
      } catch (error) {
        throw toApiError(error, token);
      }
    }),
  );
}

async function withRest<T>(budget: WaitingBudget, share: number, work: () => Promise<T>): Promise<T> {
  const kept = budget.left * share;
  budget.left -= kept;
  try {
    return await work();
  } finally {
    budget.left += kept;
  }
}

/** Loaded late, because it is heavy and because of `hideEventFile`. */
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

/** Answers that come, but slowly, use up the run's time as well; whoever repeats requests counts those that fail. */
async function timed<T>(budget: WaitingBudget, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const answer = await work();
  budget.left -= performance.now() - started;
  return answer;
}

/** A 200 that is no JSON is an error page of something in between, or an answer cut short. */
function refuseBrokenAnswer<T extends { readonly status: number; readonly data: unknown }>(response: T): T {
  if (response.status !== 200 || typeof response.data !== 'string') return response;
  throw new ApiError(0, 'the answer is no JSON');
}

function refuseOddLink(url: string, apiUrl: string): void {
  const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: '' };
  if (protocol !== 'https:' && protocol !== new URL(apiUrl).protocol)
    throw new ApiError(0, 'the download link is not https');
}

interface DownloadLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

function downloadOnce(fetch: Fetch, url: string, { maxBytes, timeoutMs }: DownloadLimits): Promise<Uint8Array> {
  return download(async () => {
    const { status, body } = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    // No token was sent, so a refusal is none of its permissions: the link has run out.
    if (status !== 200) throw new ApiError([401, 403].includes(status) ? 0 : status, `HTTP ${status} for the download`);
    return readCapped(body, maxBytes);
  });
}

/** What the work gives. @throws ApiError where the connection breaks off */
export function download<T>(work: () => Promise<T>): Promise<T> {
  return whileConnected(work, 'the download broke off');
}

/** Text of strict UTF-8. @throws ApiError for other bytes */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    // What the decoder throws for bytes that are no UTF-8.
    if (error instanceof TypeError) throw new ApiError(0, 'it is not UTF-8');
    throw error;
  }
}

/** The answer of a request; null where GitHub refuses it with one of these statuses. @throws ApiError for any other */
export async function unlessRefused<T>(answer: Promise<T>, statuses: readonly number[]): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  }
}

/** GitHub says yes and does not give what was asked for: something in between has answered. */
export function oddAnswer(): ApiError {
  return new ApiError(0, 'the answer is not what was asked for');
}

/** Whether the token has spent its requests of the hour; waiting for the next one is no use. */
export function isUsedUp(error: ApiError): boolean {
  return error.status === 403 && /rate limit/i.test(error.message);
}

/**
 * Turns what Octokit throws into an `ApiError`; anything else (a bug of ours) is given back as it is.
 * The token is cut out of the message, should a server have echoed it.
 */
export function toApiError(thrown: unknown, token: string): unknown {
  if (thrown instanceof ApiError) return thrown;
  const status = numberAt(thrown, 'status');
  if (!(thrown instanceof Error) || status === null) return thrown;
  const response = at(thrown, 'response');
  const hidden = (text: string): string => (token === '' ? text : text.replaceAll(token, '***'));
  if (response === undefined) return new ApiError(0, hidden(thrown.message));
  return new ApiError(
    status,
    hidden(describeAnswer(status, at(response, 'data'))),
    secondsIn(at(response, 'headers', 'retry-after')),
  );
}

/** GitHub's own words, with the fields it complains about. */
function describeAnswer(status: number, data: unknown): string {
  const fields = listAt(data, 'errors').map((error) =>
    [textAt(error, 'field'), textAt(error, 'code'), textAt(error, 'message')].filter((part) => part !== null).join(' '),
  );
  const words = [textAt(data, 'message') ?? '', ...fields].filter((part) => part !== '').join('; ');
  return words === '' ? `HTTP ${status}` : `HTTP ${status}: ${words}`;
}
