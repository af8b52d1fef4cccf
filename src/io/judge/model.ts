import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerForm } from '../../../schemas/types/rubric.ts';
import { UserError } from '../../errors.ts';
import type { JudgeSettings } from '../../gating/policy/resolve-policy.ts';
import { withoutLoneSurrogates } from '../../suite/reading/json.ts';
import {
  ApiError,
  isOutcomeUnknown,
  isRateLimited,
  readCapped,
  secondsIn,
  whileConnected,
  withRetries,
} from '../requests.ts';
import { ANSWERED, type Message, type Reply, readReply, UnusableReply } from './messages.ts';

/** A model that judges, behind a chat interface of the kind that most providers and servers offer. */
interface ModelAccess {
  /** Full address, for example `https://models.example/v1/chat/completions`. */
  readonly url: string;
  /** Sent as bearer token; empty for a server that asks for none. */
  readonly key: string;
  /** Milliseconds that one vote may lose to failed requests and waits; a request gets two fifths of it, the first repetition waits a 30th. */
  readonly budgetMs: number;
}

/** Puts a question once, where need be by several requests. @throws ApiError when there is no usable answer */
export type AskModel = (judge: JudgeSettings, messages: readonly Message[], form: AnswerForm) => Promise<Reply>;

/** Larger than any answer, in bytes. */
const MAX_REPLY = 1024 * 1024;

/** Connects to a model; nothing is sent yet. @throws UserError for an address or a key that cannot be one */
export function connectModel({ url, key, budgetMs }: ModelAccess): AskModel {
  requireAddress(url);
  const headers = headersWith(key);
  // Limits count by the minute: half of four minutes reaches beyond one.
  const pace = startPace(budgetMs / 2);
  const rules = {
    service: 'the model',
    isRead: true,
    limitedWait: pace.turnedAway,
    delayMs: budgetMs / 30,
    timeoutMs: (budgetMs * 2) / 5,
  };
  return ({ model, temperature }, messages, form) => {
    const body = JSON.stringify({ model, messages, ...(temperature === null ? {} : { temperature }) });
    const request = { method: 'POST', redirect: 'manual', headers, body } as const;
    const send = async (timeoutMs: number): Promise<Reply> => {
      const reply = await whileConnected(async () => {
        const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) });
        if (response.ok) return bodyOf(response);
        await response.body?.cancel();
        throw refusal(response);
      }, 'the model cannot be reached');
      return readReply(reply, form, model);
    };
    return pace.turn(() =>
      withRetries({ ...rules, budget: { left: budgetMs } }, (timeoutMs) => untilUsable(() => send(timeoutMs))),
    );
  };
}

/** Most that a question is put again to a model that answers something else. */
const FORM_RETRIES = 2;

/** What helps at all helps at once. @throws whatever the work throws the last time */
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
  const { protocol, username, password } = URL.canParse(url)
    ? new URL(url)
    : { protocol: '', username: '', password: '' };
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (isWeb && username === '' && password === '') return;
  const what = 'AGENT_GATE_JUDGE_URL is no web address, or holds a password';
  const fix = 'Set it to the full address of a chat interface, as https://HOST/v1/chat/completions';
  throw new UserError({ code: 'judge-url', what, fix });
}

function headersWith(key: string): Headers {
  const headers = new Headers({ 'content-type': 'application/json', 'user-agent': 'agent-gate' });
  try {
    if (key !== '') headers.set('authorization', `Bearer ${key}`);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const fix = 'See whether it was copied whole, without quotes or line ends';
    throw new UserError({ code: 'judge-key', what: 'AGENT_GATE_JUDGE_KEY holds characters that no key has', fix });
  }
  return headers;
}

/** Null for what is no JSON. @throws UnusableReply for more than any answer */
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

/** What the service says of itself is not shown: it may repeat the key. */
function refusal({ status, headers }: Response): ApiError {
  return new ApiError(status, `the model answers HTTP ${status}`, secondsIn(headers.get('retry-after')));
}

const ADDRESS = 'See whether AGENT_GATE_JUDGE_URL is the full address of a chat interface';
/** Statuses that no other question will change. */
const HOPELESS: ReadonlyMap<number, string> = new Map([
  ...[301, 302, 303, 307, 308, 405].map((status) => [status, ADDRESS] as const),
  [401, 'See whether AGENT_GATE_JUDGE_KEY holds a key of this service'],
  [402, 'See whether the account behind the key may still ask'],
  [403, 'See whether the key may use this model'],
  [404, `${ADDRESS}, and the policy's model one of it`],
]);

/** Whether every other question would be refused too. */
export function isHopeless({ status, retryAfter }: ApiError): boolean {
  return retryAfter === null && HOPELESS.has(status);
}

/** What to do about a question that has no answer. */
export function adviceAgainst(error: ApiError): string {
  const known = isHopeless(error) ? HOPELESS.get(error.status) : undefined;
  if (known !== undefined) return known;
  if (error instanceof UnusableReply) return UNUSABLE;
  if (isRateLimited(error))
    return 'The service limits how often it is asked: have the limit raised, or ask for fewer votes';
  return isOutcomeUnknown(error) ? UNREACHABLE : REFUSED;
}

const UNUSABLE =
  'See whether the question can be answered from what it sees, and whether this model keeps to the form that it is told';
const UNREACHABLE = 'See whether AGENT_GATE_JUDGE_URL is right, and run the gate again when the model is there';
const REFUSED =
  "The service does not take the question: see the policy's model and temperature, and how large what is seen may be";

/** One gate for everything that is asked of a service, which may limit how often. */
interface Pace {
  /** Does the work when it is its turn. @throws whatever the work throws */
  turn<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Tells that the service has turned somebody away.
   * @param wait milliseconds that this one would wait
   * @returns milliseconds after which to come again, null where nobody has been let in for too long
   */
  turnedAway(wait: number): number | null;
}

/** How many more are let in at once with every answer. */
const GROWTH = 0.25;

/**
 * Lets in as many as come, until somebody is turned away: then half as many as there are, who wait as long as one was told to.
 * @param patienceMs milliseconds after which it is no use to come again where nobody was let in meanwhile
 */
function startPace(patienceMs: number): Pace {
  const leastMs = patienceMs / 120;
  const waiting: (() => void)[] = [];
  let atOnce = Number.POSITIVE_INFINITY;
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
    await sleep(Math.max(0, shutUntil - performance.now()));
  };

  return {
    async turn(work) {
      await enter();
      try {
        const result = await work();
        shutSince = null;
        atOnce += GROWTH;
        return result;
      } catch (error) {
        if (isAnswer(error)) shutSince = null;
        throw error;
      } finally {
        inside--;
        letIn();
      }
    },
    turnedAway(wait) {
      const now = performance.now();
      atOnce = Math.max(1, Math.min(atOnce, inside) / 2);
      shutSince ??= now;
      if (now - shutSince > patienceMs) return null;
      shutUntil = Math.max(shutUntil, now + Math.max(wait, leastMs));
      return shutUntil - now;
    },
  };
}

/** Whether the service let somebody in, if only to say no. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && !isRateLimited(error) && !isOutcomeUnknown(error);
}
