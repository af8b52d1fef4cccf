import type { Finding } from '../../../gating/decision.ts';
import type { FindingData } from '../../../gating/messages/catalogue.ts';
import type { ApiError } from '../../requests.ts';
import { isUsedUp } from '../client.ts';

/** What the decision is when GitHub cannot be asked: `error` makes it invalid, `no-baseline` goes on without. */
export type OnBaselineError = 'error' | 'no-baseline';

/** GitHub could not be asked: the token may not, or nobody answered. */
export function troubleNote(
  error: ApiError,
  onError: OnBaselineError,
): FindingData<'baseline-forbidden' | 'baseline-unreachable'> {
  const isRefusal = [401, 403, 404].includes(error.status) && error.retryAfter === null && !isUsedUp(error);
  const code = isRefusal ? 'baseline-forbidden' : 'baseline-unreachable';
  return { code, effect: effectOf(onError), reason: error.message };
}

/** The effect of not having what was asked for. */
export function effectOf(onError: OnBaselineError): Finding['effect'] {
  return onError === 'error' ? 'invalid' : 'warn';
}
