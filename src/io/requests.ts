import { UserError } from '../errors.ts';

/** A request that a service refused or that got no usable answer. Holds no request: that would carry the token or key. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer arrived or it could not be read. */
  readonly status: number;
  /** Seconds that the service asks to wait; null when it does not say. */
  readonly retryAfter: number | null;

  constructor(status: number, message: string, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** What the work gives; the other where the service fails it, or has something else than was asked for. */
export async function givenOr<T>(other: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError || error instanceof UserError) return other;
    throw error;
  }
}

/** What the work gives; where the service fails it, what `instead` makes of that. */
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

/** Whether the service turned the request away unread, so that even a write may be repeated. */
export function isRateLimited(error: ApiError): boolean {
  return error.status === 429 || (error.status === 403 && error.retryAfter !== null);
}

/** Whether the request may have been carried out although no answer says so. */
export function isOutcomeUnknown(error: ApiError): boolean {
  return error.status === 0 || error.status === 408 || error.status >= 500;
}

/** Seconds that a `retry-after` header asks to wait; null where it says none. */
export function secondsIn(header: unknown): number | null {
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

/** Status of what is larger than it may be. */
export const TOO_LARGE = 413;

/**
 * All bytes of an answer's body, of which there may be at most `maxBytes`; none where it has no body.
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

/** What the work gives. @throws ApiError with the message where the connection breaks off or takes too long */
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

/** All the time that a run, or a part of it, may wait for a service. */
export interface WaitingBudget {
  /** Milliseconds that are left. */
  left: number;
}

/** How one request is repeated. */
export interface RetryRules {
  /** Who is asked, for messages. */
  readonly service: string;
  /** Only what changes nothing is repeated after an unclear outcome. */
  readonly isRead: boolean;
  /** Wait before the first repetition, in milliseconds; doubled for each further one. */
  readonly delayMs: number;
  /** Longest wait for one answer, in milliseconds. */
  readonly timeoutMs: number;
  readonly budget: WaitingBudget;
  /**
   * Where the service limits the rate: milliseconds to wait for a request that alone would wait so long, null to give it up. Left out, it
   * is repeated as after all other trouble.
   */
  readonly limitedWait?: (alone: number) => number | null;
}

/**
 * Sends a request up to four times, where the rules say so more often: reads after any unclear outcome, writes only when the service turned them away unread.
 * Failed attempts and waits are taken from the budget; when it is used up, requests fail at once.
 * @throws ApiError of the last attempt, and whatever else `attempt` throws
 */
export async function withRetries<T>(rules: RetryRules, attempt: (timeoutMs: number) => Promise<T>): Promise<T> {
  const { budget } = rules;
  for (let count = 0; ; count += 1) {
    if (budget.left <= 0) throw new ApiError(0, `${rules.service} did not answer within the time that it was given`);
    const started = performance.now();
    try {
      return await attempt(Math.ceil(Math.min(rules.timeoutMs, budget.left)));
    } catch (error) {
      budget.left -= performance.now() - started;
      const wait = waitBeforeRetry(error, rules, count);
      if (wait === null || wait >= budget.left) throw error;
      budget.left -= wait;
      await sleep(wait);
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

/** Jitter keeps the shards of a matrix from coming back all at once. */
function backoff(delayMs: number, count: number): number {
  return delayMs * 2 ** count * (0.5 + Math.random() / 2);
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
