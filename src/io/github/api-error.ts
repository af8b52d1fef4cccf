import { ApiError, secondsIn } from '../requests/api-error.ts';
import { at, listAt, numberAt, textAt } from './payload.ts';

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
