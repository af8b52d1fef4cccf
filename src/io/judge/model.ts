import type { AnswerForm } from '../../../schemas/types/rubric.ts';
import { UserError } from '../../errors.ts';
import type { JudgeSettings } from '../../gating/policy/resolve-policy.ts';
import { withoutLoneSurrogates } from '../../suite/reading/parse-json.ts';
import {
  ApiError,
  CLOCK,
  type Clock,
  isOutcomeUnknown,
  isRateLimited,
  readCapped,
  secondsIn,
  type WaitingBudget,
  whileConnected,
  withRetries,
} from '../requests.ts';
import { ANSWERED, type Message, type Reply, readReply, UnusableReply } from './messages.ts';
import { type Meter, startMeter } from './spending.ts';

interface ModelAccess {
  /** Full address, for example `https://models.example/v1/chat/completions`. */
  readonly url: string;
  /** Bearer token; empty for a server without one. */
  readonly key: string;
  /** Milliseconds that one vote may lose to failures and waits. A request may take two fifths of it; the first retry waits a 30th. */
  readonly budgetMs: number;
  readonly meter?: Meter;
  readonly clock?: Clock;
}

/** No answer for as long as a question may wait: the service hangs, or keeps limiting the rate. */
export class PatienceSpent extends ApiError {}

/** Asks one question, with retries. @throws ApiError without a usable answer */
export type AskModel = (judge: JudgeSettings, messages: readonly Message[], form: AnswerForm) => Promise<Reply>;

/** Largest answer in bytes. */
const MAX_REPLY = 1024 * 1024;

/** Prepares access to a model; sends nothing yet. @throws UserError for a malformed address or key */
export function connectModel({ url, key, budgetMs, clock = CLOCK, meter = startMeter(clock) }: ModelAccess): AskModel {
  requireAddress(url);
  const headers = headersWith(key);
  // Rate limits count per minute, and half of the default budget is two minutes.
  const pace = startPace(budgetMs / 2, clock);
  const rules = {
    service: 'the model',
    clock,
    isRead: true,
    limitedWait: pace.turnedAway,
    delayMs: budgetMs / 30,
    timeoutMs: (budgetMs * 2) / 5,
  };
  return async (judge, messages, form) => {
    const { model, temperature } = judge;
    const body = JSON.stringify({ model, messages, ...(temperature === null ? {} : { temperature }) });
    const request = { method: 'POST', redirect: 'manual', headers, body } as const;
    const send = async (timeoutMs: number): Promise<Reply> => {
      meter.request();
      const reply = await whileConnected(async () => {
        const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) });
        if (response.ok) return bodyOf(response);
        await response.body?.cancel();
        // Without its body, which may repeat the key.
        const wait = secondsIn(response.headers.get('retry-after'));
        throw new ApiError(response.status, `the model answers HTTP ${response.status}`, wait);
      }, 'the model cannot be reached');
      meter.reply(reply, judge);
      return readReply(reply, form, model);
    };
    meter.question();
    // Before the first answer of the service, half of the time must show whether it answers.
    const budget: WaitingBudget = { left: Math.min(pace.hasAnswered() ? budgetMs : budgetMs / 2, meter.left(judge)) };
    try {
      return await pace.turn(() =>
        withRetries({ ...rules, budget }, (timeoutMs) => untilUsable(() => send(timeoutMs))),
      );
    } catch (error) {
      const isSpent = budget.left <= 0 || budget.isTooShort || pace.isOut();
      if (!(error instanceof ApiError) || isAnswer(error) || !isSpent) throw error;
      throw new PatienceSpent(error.status, error.message, error.retryAfter);
    }
  };
}

const FORM_RETRIES = 2;

/** Repeats the work immediately after an unusable answer. @throws the last error */
async function untilUsable<T>(work: () => Promise<T>): Promise<T> {
  for (let count = 0; ; count++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UnusableReply) || count >= FORM_RETRIES) throw error;
    }
  }
}

function requireAddress(url: string): void {
  const { protocol = '', username = '', password = '' } = URL.canParse(url) ? new URL(url) : {};
  if (['https:', 'http:'].includes(protocol) && username === '' && password === '') return;
  const what = 'AGENT_GATE_JUDGE_URL is not a web address, or holds a password';
  const fix = 'Set it to the full address of a chat completions API, as https://HOST/v1/chat/completions';
  throw new UserError({ code: 'judge-url', what, fix });
}

function headersWith(key: string): Headers {
  const headers = new Headers({ 'content-type': 'application/json', 'user-agent': 'agent-gate' });
  try {
    if (key !== '') headers.set('authorization', `Bearer ${key}`);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const fix = 'Copy it again, without quotes or line ends';
    throw new UserError({
      code: 'judge-key',
      what: 'AGENT_GATE_JUDGE_KEY holds characters that HTTP headers do not allow',
      fix,
    });
  }
  return headers;
}

/** Parses the body; null if it is not JSON. @throws UnusableReply for a body above the limit */
async function bodyOf({ body }: Response): Promise<unknown> {
  try {
    const bytes = await readCapped(body as AsyncIterable<Uint8Array> | null, MAX_REPLY);
    return JSON.parse(withoutLoneSurrogates(new TextDecoder().decode(bytes)));
  } catch (error) {
    if (error instanceof ApiError) throw new UnusableReply(ANSWERED, `the model answers too much: ${error.message}`);
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

/** Statuses that every further question would also get: redirects, and refusals of the key or the address. */
const HOPELESS: readonly number[] = [301, 302, 303, 307, 308, 401, 402, 403, 404, 405];

export function isHopeless({ status, retryAfter }: ApiError): boolean {
  return retryAfter === null && HOPELESS.includes(status);
}

/** Advice for a question without an answer. */
export function adviceAgainst(error: ApiError): string {
  if (error instanceof UnusableReply)
    return 'Check that the question can be answered from what it sees, and that the model follows the answer format';
  if (isRateLimited(error)) return 'The service limits the rate: raise the limit, or ask for fewer votes';
  if (isOutcomeUnknown(error)) return 'Check AGENT_GATE_JUDGE_URL, and run the gate again when the model is available';
  return isHopeless(error)
    ? "Check AGENT_GATE_JUDGE_URL (a chat completions API), AGENT_GATE_JUDGE_KEY, and that the key may use the policy's model"
    : "The service rejects the request: check the policy's model and temperature, and the size of what the question sees";
}

/** Most parallel requests. */
const MOST_AT_ONCE = 32;
/** Increase of the number of parallel requests with every answer. */
const GROWTH = 0.25;

/**
 * Limits the rate of requests to a service: allows 32 parallel ones; after a refusal, halves their number and waits as long as the service
 * asks.
 * @param patienceMs milliseconds without an answer after which retries end
 */
function startPace(patienceMs: number, clock: Clock) {
  const leastMs = patienceMs / 120;
  let [hasAnswered, isOut] = [false, false];
  /** Rounds of refusals since the last answer; each round waits twice as long as the one before. */
  let rounds = 0;
  const waiting: (() => void)[] = [];
  let atOnce = MOST_AT_ONCE;
  let inside = 0;
  let shutUntil = 0;
  let shutSince: number | null = null;

  const letIn = (): void => {
    while (waiting.length > 0 && inside < Math.floor(atOnce)) {
      inside++;
      waiting.shift()?.();
    }
  };
  const enter = async (): Promise<void> => {
    await new Promise<void>((come) => {
      waiting.push(come);
      letIn();
    });
    await clock.sleep(Math.max(0, shutUntil - clock.now()));
  };

  const open = (): void => {
    [shutSince, rounds, hasAnswered, isOut] = [null, 0, true, false];
  };

  return {
    hasAnswered: () => hasAnswered,
    /** Whether no request got through the rate limit for too long. */
    isOut: () => isOut,
    /** Runs the work in its turn. @throws any error of the work */
    async turn<T>(work: () => Promise<T>): Promise<T> {
      await enter();
      try {
        const result = await work();
        open();
        atOnce = Math.min(atOnce + GROWTH, MOST_AT_ONCE);
        return result;
      } catch (error) {
        if (isAnswer(error)) open();
        throw error;
      } finally {
        inside--;
        letIn();
      }
    },
    /**
     * Records a refusal by the rate limit of the service, of a request that would wait `wait` milliseconds by itself.
     * @returns milliseconds to wait before the retry; null if no request got through for too long
     */
    turnedAway(wait: number): number | null {
      const time = clock.now();
      atOnce = Math.max(1, Math.min(atOnce, inside) / 2);
      shutSince ??= time;
      if (time - shutSince > patienceMs) {
        isOut = true;
        return null;
      }
      // Requests refused together are one round; only the service can make its wait longer.
      if (time >= shutUntil) shutUntil = time + Math.min(leastMs * 2 ** rounds++, patienceMs / 4);
      shutUntil = Math.max(shutUntil, time + wait);
      return Math.ceil(shutUntil - time) + 1;
    },
  };
}

/** Whether the service handled the request, even by refusing it. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && !isRateLimited(error) && !isOutcomeUnknown(error);
}
