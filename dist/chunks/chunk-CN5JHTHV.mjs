import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  ApiError,
  isOutcomeUnknown,
  isRateLimited
} from "./chunk-A4GERX5N.mjs";

// src/io/requests/retry.ts
var RETRIES = 3;
async function withRetries(rules, attempt) {
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
function waitBeforeRetry(error, rules, count) {
  const { isRead, delayMs, limitedWait } = rules;
  if (!(error instanceof ApiError)) return null;
  const isLimited = isRateLimited(error);
  const wait = isLimited && error.retryAfter !== null ? error.retryAfter * 1e3 : backoff(delayMs, count);
  if (isLimited && limitedWait !== void 0) return limitedWait(wait);
  const mayRepeat = count < RETRIES && (isLimited || isRead && isOutcomeUnknown(error));
  return mayRepeat ? wait : null;
}
function backoff(delayMs, count) {
  return delayMs * 2 ** count * (0.5 + Math.random() / 2);
}
function sleep(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export {
  withRetries
};
