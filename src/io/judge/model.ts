import { UserError } from '../../errors.ts';
import type { AnswerForm } from '../../rubric/nodes/node-file.ts';
import { ApiError } from '../api-error.ts';
import { type WaitingBudget, withRetries } from '../retry.ts';
import type { Message } from './prompt.ts';
import { type Reply, readReply } from './reply.ts';

/** A model that judges, behind a chat interface of the kind that most providers and servers offer. */
export interface ModelOptions {
  /** Full address, for example `https://models.example/v1/chat/completions`. */
  readonly url: string;
  /** Sent as bearer token; undefined for a server that asks for none. */
  readonly key?: string | undefined;
  readonly model: string;
  /** 0 to 2; left out, the provider's own. */
  readonly temperature?: number | undefined;
  /** Milliseconds that failed requests and waits may take in all; a request gets a fifth of it, the first repetition waits a 600th. */
  readonly budgetMs: number;
}

/** Asks a model once. @throws ApiError when there is no usable answer, UserError when there can be none */
export type AskModel = (messages: readonly Message[], form: AnswerForm) => Promise<Reply>;

/** Connects to a model; nothing is sent yet. Every request is repeated up to three times. */
export function connectModel(options: ModelOptions): AskModel {
  const { url, model, temperature, budgetMs } = options;
  const budget: WaitingBudget = { left: budgetMs };
  const rules = { service: 'the model', isRead: true, delayMs: budgetMs / 600, timeoutMs: budgetMs / 5, budget };
  return (messages, form) => {
    const body = JSON.stringify({ model, messages, ...(temperature === undefined ? {} : { temperature }) });
    return withRetries(rules, async (timeoutMs) => {
      const response = await send(options, { body, signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw refusal(url, response);
      return readReply(await bodyOf(response), form, model);
    });
  };
}

async function send({ url, key }: ModelOptions, request: RequestInit): Promise<Response> {
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const headers = { 'content-type': 'application/json', 'user-agent': 'agent-gate', ...authorization };
  return whileConnected(() => fetch(url, { method: 'POST', redirect: 'error', headers, ...request }));
}

/** Null for what is no JSON. @throws ApiError where the connection breaks off */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await whileConnected(() => response.text());
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

async function whileConnected<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // What fetch throws for every kind of network trouble, and for a time limit.
    if (error instanceof TypeError || error instanceof DOMException)
      throw new ApiError(0, 'the model cannot be reached');
    throw error;
  }
}

/** Statuses that no other question will change. */
const HOPELESS: ReadonlyMap<number, string> = new Map([
  [401, 'See whether AGENT_GATE_JUDGE_KEY holds a key of this service'],
  [403, 'See whether the key may use this model'],
  [
    404,
    'See whether AGENT_GATE_JUDGE_URL is the full address of a chat interface, and --model the name of a model there',
  ],
  [405, 'See whether AGENT_GATE_JUDGE_URL is the full address of a chat interface'],
]);

/** What the service says of itself is not shown: it may repeat the key. */
function refusal(url: string, { status, headers }: Response): Error {
  const mend = HOPELESS.get(status);
  const after = headers.get('retry-after');
  const seconds = after !== null && /^\d{1,9}$/.test(after) ? Number(after) : null;
  if (mend === undefined || seconds !== null) return new ApiError(status, `the model answers HTTP ${status}`, seconds);
  return new UserError({
    code: 'judge-refused',
    what: `the model cannot be asked: HTTP ${status}`,
    found: hostOf(url),
    mend,
  });
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
