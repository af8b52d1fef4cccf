import { ApiError, isOutcomeUnknown, isRateLimited } from './api-error.ts';

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
