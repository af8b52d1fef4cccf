import { UserError } from '../../errors.ts';

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
