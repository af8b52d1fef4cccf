import { UserError } from '../errors.ts';

/** A request that a service refused or did not answer usably. Holds no request data, which would include the token or key. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 without a readable answer. */
  readonly status: number;
  /** Seconds that the service asks to wait; null if it names none. */
  readonly retryAfter: number | null;

  constructor(status: number, message: string, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The result of the work; `other` where the service fails or gives something unexpected. */
export async function givenOr<T>(other: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError || error instanceof UserError) return other;
    throw error;
  }
}

/** The result of the work, or of `instead` where the service fails. */
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

/** Whether the service refused the request unread, so that even a write may be repeated. */
export function isRateLimited(error: ApiError): boolean {
  return error.status === 429 || (error.status === 403 && error.retryAfter !== null);
}

/** Whether the request may have taken effect although no answer says so. */
export function isOutcomeUnknown(error: ApiError): boolean {
  return error.status === 0 || error.status === 408 || error.status >= 500;
}

/** Seconds in a `retry-after` header; null for anything else. */
export function secondsIn(header: unknown): number | null {
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

/** Status of a body above its limit. */
export const TOO_LARGE = 413;

/**
 * The bytes of a body, at most `maxBytes`; empty without a body.
 * @throws ApiError for a larger one
 */
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

/** The result of the work. @throws ApiError with the message where the connection breaks or times out */
export async function whileConnected<T>(work: () => Promise<T>, message: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // undici throws these for every kind of network trouble; their causes name signed URLs.
    if (error instanceof TypeError || error instanceof DOMException) throw new ApiError(0, message);
    throw error;
  }
}

const RETRIES = 3;

/** Time in milliseconds, and how it passes. */
export interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<unknown>;
}

/** The clock of the machine. */
export const CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Time that a run, or a part of it, may wait for a service. */
export interface WaitingBudget {
  /** Milliseconds that are left. */
  left: number;
  /** Whether a request was given up because the next attempt would be too late. */
  isTooShort?: boolean;
}

/** How one request is repeated. */
export interface RetryRules {
  /** The service, for messages. */
  readonly service: string;
  /** Only reads are repeated after an unclear outcome. */
  readonly isRead: boolean;
  /** Wait before the first repetition, in milliseconds; doubled for each further one. */
  readonly delayMs: number;
  /** Longest wait for one answer, in milliseconds. */
  readonly timeoutMs: number;
  readonly budget: WaitingBudget;
  /** Default: the machine's. */
  readonly clock?: Clock;
  /**
   * Under a rate limit: milliseconds to wait for a request that alone would wait `alone`, null to give up. Left out, the request is
   * repeated as after other failures.
   */
  readonly limitedWait?: (alone: number) => number | null;
}

/**
 * Sends a request up to four times, or as often as the rules say: reads after any unclear outcome, writes only when the service refused
 * them unread. Failed attempts and waits use up the budget; without budget, requests fail at once.
 * @throws ApiError of the last attempt, and whatever else `attempt` throws
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

/** Milliseconds to wait, or null when the request must not be repeated. */
function waitBeforeRetry(error: unknown, rules: RetryRules, count: number): number | null {
  const { isRead, delayMs, limitedWait } = rules;
  if (!(error instanceof ApiError)) return null;
  const isLimited = isRateLimited(error);
  const wait = isLimited && error.retryAfter !== null ? error.retryAfter * 1000 : backoff(delayMs, count);
  if (isLimited && limitedWait !== undefined) return limitedWait(wait);
  const mayRepeat = count < RETRIES && (isLimited || (isRead && isOutcomeUnknown(error)));
  return mayRepeat ? wait : null;
}

/** Jitter spreads the retries of a matrix's shards. */
function backoff(delayMs: number, count: number): number {
  return delayMs * 2 ** count * (0.5 + Math.random() / 2);
}
