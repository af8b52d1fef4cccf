import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  scoreTrial,
  shownHash
} from "./chunk-5RSVC7JP.mjs";
import {
  startEvaluation
} from "./chunk-PAV3ASZI.mjs";
import {
  ANSWERS,
  isRecord
} from "./chunk-4SO6KMKK.mjs";
import {
  UserError,
  byText
} from "./chunk-ULVC5D7U.mjs";

// src/scoring/answer-trial.ts
function questionsOf(rubrics) {
  return [
    ...new Map(rubrics.flatMap(({ questions }) => questions.map((question) => [question.id, question]))).values()
  ];
}
function openQuestions(rubrics, trial) {
  const open = scoreTrial(rubrics, trial).rubrics.flatMap(({ unanswered }) => unanswered ?? []);
  return [...new Map(open.map((asking) => [askingKey(asking), asking])).values()];
}
function askingKey({ id, isOfItems, shown }) {
  return isOfItems ? `${id} ${shownHash(shown)}` : id;
}
function withAnswers(trial, further) {
  const answers = new Map(Object.entries(trial[ANSWERS] ?? {}));
  for (const [{ id, isOfItems, shown }, votes] of further) {
    const about = shownHash(shown);
    const others = isOfItems ? [answers.get(id) ?? []].flat().filter((vote) => !isAbout(vote, about)) : [];
    answers.set(id, others.length === 0 ? votes : [...others, votes].flat());
  }
  return withKept(trial, answers);
}
function withStored(trial, stored) {
  return withKept(trial, new Map(Object.entries({ ...trial[ANSWERS], ...stored })));
}
function withKept(trial, answers) {
  const ids = [...answers.keys()].sort();
  return { ...trial, [ANSWERS]: Object.fromEntries(ids.map((id) => [id, inOrder(answers.get(id))])) };
}
function inOrder(votes) {
  const shownIn = (vote) => isRecord(vote) ? String(vote.shown) : "";
  return Array.isArray(votes) ? votes.toSorted((a, b) => byText(shownIn(a), shownIn(b))) : votes;
}
function isAbout(vote, shown) {
  return isRecord(vote) && vote.shown === shown;
}
function answerTrial(rubrics, trial, votesOn) {
  for (let answered = trial; ; ) {
    const answers = openQuestions(rubrics, answered).flatMap((asking) => {
      const votes = votesOn(asking);
      return votes === void 0 ? [] : [[asking, votes]];
    });
    if (answers.length === 0) return answered;
    answered = withAnswers(answered, answers);
  }
}
function withoutStale(rubrics, trial) {
  const answers = trial[ANSWERS];
  if (answers === void 0) return trial;
  const at = startEvaluation(trial);
  const stale = questionsOf(rubrics).filter(({ id, isOfItems, shown }) => {
    const votes = answers[id];
    if (votes === void 0 || isOfItems) return false;
    const about = shownHash(shown(at));
    return !Array.isArray(votes) || !votes.every((vote) => isAbout(vote, about));
  });
  if (stale.length === 0) return trial;
  const gone = new Set(stale.map(({ id }) => id));
  return { ...trial, [ANSWERS]: Object.fromEntries(Object.entries(answers).filter(([id]) => !gone.has(id))) };
}
function isAnswered(votes) {
  return Array.isArray(votes) && votes.every((vote) => isRecord(vote) && vote.answer !== null);
}

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
  withRetries,
  questionsOf,
  openQuestions,
  askingKey,
  withAnswers,
  withStored,
  answerTrial,
  withoutStale,
  isAnswered
};
