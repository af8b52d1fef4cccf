import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  UserError
} from "./chunk-LVZUN4CE.mjs";

// src/io/requests.ts
var ApiError = class extends Error {
  name = "ApiError";
  /** HTTP status; 0 without a readable answer. */
  status;
  /** Seconds to wait, as asked by the service; null if not given. */
  retryAfter;
  constructor(status, message, retryAfter = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
};
async function givenOr(fallback, work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError || error instanceof UserError) return fallback;
    throw error;
  }
}
async function unlessFailed(work, instead) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) return instead(error);
    throw error;
  }
}
function isRateLimited(error) {
  return error.status === 429 || error.status === 403 && error.retryAfter !== null;
}
function isOutcomeUnknown(error) {
  return error.status === 0 || error.status === 408 || error.status >= 500;
}
function secondsIn(header) {
  return typeof header === "string" && /^\d{1,9}$/.test(header) ? Number(header) : null;
}
var TOO_LARGE = 413;
async function readCapped(body, maxBytes) {
  const chunks = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new ApiError(TOO_LARGE, `it is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
async function whileConnected(work, message) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) throw new ApiError(0, message);
    throw error;
  }
}
var RETRIES = 3;
var CLOCK = {
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
};
async function withRetries(rules, attempt) {
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
function waitBeforeRetry(error, rules, count) {
  const { isRead, delayMs, limitedWait } = rules;
  if (!(error instanceof ApiError)) return null;
  const isLimited = isRateLimited(error);
  const backoff = delayMs * 2 ** count * (0.5 + Math.random() / 2);
  const wait = isLimited && error.retryAfter !== null ? error.retryAfter * 1e3 : backoff;
  if (isLimited && limitedWait !== void 0) return limitedWait(wait);
  const mayRepeat = count < RETRIES && (isLimited || isRead && isOutcomeUnknown(error));
  return mayRepeat ? wait : null;
}

export {
  ApiError,
  givenOr,
  unlessFailed,
  isRateLimited,
  isOutcomeUnknown,
  secondsIn,
  TOO_LARGE,
  readCapped,
  whileConnected,
  CLOCK,
  withRetries
};
