import { UserError } from '../errors.ts';

/** Error of a refused or unusably answered request. Contains no request data, which would include the token or key. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 without a readable answer. */
  readonly status: number;
  /** Seconds to wait, as asked by the service; null if not given. */
  readonly retryAfter: number | null;

  constructor(status: number, message: string, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The result of the work; `fallback` if the service fails or its answer is unusable. */
export async function givenOr<T>(fallback: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError || error instanceof UserError) return fallback;
    throw error;
  }
}

/** The result of the work, or of `instead` if the service fails. */
export async function unlessFailed<T>(
  work: () => Promise<T>,
  instead: (error: ApiError) => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) return instead(error);
    throw error;
  }
}

/** Whether the service refused the request by its rate limit, so that even a write may be repeated. */
export function isRateLimited(error: ApiError): boolean {
  return error.status === 429 || (error.status === 403 && error.retryAfter !== null);
}

/** Whether the request may have taken effect in spite of the error. */
export function isOutcomeUnknown(error: ApiError): boolean {
  return error.status === 0 || error.status === 408 || error.status >= 500;
}

/** Seconds in a `retry-after` header; null for anything else. */
export function secondsIn(header: unknown): number | null {
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

/** Status of the error for a body above its limit. */
export const TOO_LARGE = 413;

/** Reads a body of at most `maxBytes`; empty without a body. @throws ApiError for a larger body */
export async function readCapped(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new ApiError(TOO_LARGE, `it is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The result of the work. @throws ApiError with the message if the connection breaks or times out */
export async function whileConnected<T>(work: () => Promise<T>, message: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // undici throws these for every kind of network error; their causes name signed URLs.
    if (error instanceof TypeError || error instanceof DOMException) throw new ApiError(0, message);
    throw error;
  }
}

const RETRIES = 3;

/** Reads the time and waits, both in milliseconds. */
export interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<unknown>;
}

export const CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

export interface WaitingBudget {
  /** Milliseconds left. */
  left: number;
  /** Set if a request was given up because a retry would exceed the budget. */
  isTooShort?: boolean;
}

export interface RetryRules {
  readonly service: string;
  /** Whether the request only reads, so that it may be repeated after an unclear outcome. */
  readonly isRead: boolean;
  /** Milliseconds before the first retry; doubled for each further one. */
  readonly delayMs: number;
  /** Longest wait for an answer, in milliseconds. */
  readonly timeoutMs: number;
  readonly budget: WaitingBudget;
  readonly clock?: Clock;
  /**
   * Under a rate limit: milliseconds to wait for a request that would wait `alone` by itself; null to give up. If absent, the request is
   * repeated like after other failures.
   */
  readonly limitedWait?: (alone: number) => number | null;
}

/**
 * Sends a request up to four times, or by `limitedWait`: repeats reads after any unclear outcome, and writes only after a refusal by the
 * rate limit. Failed attempts and waits use up the budget; without budget, requests fail at once.
 * @throws ApiError of the last attempt, and any other error of `attempt`
 */
export async function withRetries<T>(rules: RetryRules, attempt: (timeoutMs: number) => Promise<T>): Promise<T> {
  const { budget, clock = CLOCK } = rules;
  for (let count = 0; ; count += 1) {
    if (budget.left <= 0) throw new ApiError(0, `${rules.service} did not answer in time`);
    const started = clock.now();
    try {
      return await attempt(Math.ceil(Math.min(rules.timeoutMs, budget.left)));
    } catch (error) {
      budget.left -= clock.now() - started;
      const wait = waitBeforeRetry(error, rules, count);
      if (wait === null) throw error;
      if (wait >= budget.left) {
        budget.isTooShort = true;
        throw error;
      }
      budget.left -= wait;
      await clock.sleep(wait);
    }
  }
}

/** Milliseconds to wait; null if the request must not be repeated. */
function waitBeforeRetry(error: unknown, rules: RetryRules, count: number): number | null {
  const { isRead, delayMs, limitedWait } = rules;
  if (!(error instanceof ApiError)) return null;
  const isLimited = isRateLimited(error);
  // Exponential, with jitter, which spreads the retries of a matrix's shards.
  const backoff = delayMs * 2 ** count * (0.5 + Math.random() / 2);
  const wait = isLimited && error.retryAfter !== null ? error.retryAfter * 1000 : backoff;
  if (isLimited && limitedWait !== undefined) return limitedWait(wait);
  const mayRepeat = count < RETRIES && (isLimited || (isRead && isOutcomeUnknown(error)));
  return mayRepeat ? wait : null;
}
