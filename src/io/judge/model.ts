import { UserError } from '../../errors.ts';
import type { AnswerForm } from '../../rubric/nodes/node-file.ts';
import { ApiError } from '../api-error.ts';
import { readCapped } from '../body.ts';
import { withRetries } from '../retry.ts';
import type { Message } from './prompt.ts';
import { type Reply, readReply } from './reply.ts';

/** A model that judges, behind a chat interface of the kind that most providers and servers offer. */
export interface ModelOptions {
  /** Full address, for example `https://models.example/v1/chat/completions`. */
  readonly url: string;
  /** Sent as bearer token; undefined for a server that asks for none. */
  readonly key?: string | undefined;
  readonly model: string;
  /** 0 to 2; left out, the service's own. */
  readonly temperature?: number | undefined;
  /** Milliseconds that one question may lose to failed requests and waits; a request gets two fifths of it, the first repetition waits a 300th. */
  readonly budgetMs: number;
}

/** Asks a model once. @throws ApiError when there is no usable answer, UserError when there can be none */
export type AskModel = (messages: readonly Message[], form: AnswerForm) => Promise<Reply>;

/** Larger than any answer, in bytes. */
const MAX_REPLY = 1024 * 1024;

/** Connects to a model; nothing is sent yet. What fails is repeated up to three times. @throws UserError for a key that cannot be sent */
export function connectModel({ url, key, model, temperature, budgetMs }: ModelOptions): AskModel {
  const headers = headersWith(key);
  const rules = { service: 'the model', isRead: true, delayMs: budgetMs / 300, timeoutMs: (budgetMs * 2) / 5 };
  return (messages, form) => {
    const body = JSON.stringify({ model, messages, ...(temperature === undefined ? {} : { temperature }) });
    const request = { method: 'POST', redirect: 'error', headers, body } as const;
    return withRetries({ ...rules, budget: { left: budgetMs } }, (timeoutMs) =>
      whileConnected(async () => {
        const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) });
        if (!response.ok) throw refusal(url, response);
        return readReply(await bodyOf(response), form, model);
      }),
    );
  };
}

function headersWith(key: string | undefined): Headers {
  const headers = new Headers({ 'content-type': 'application/json', 'user-agent': 'agent-gate' });
  try {
    if (key !== undefined) headers.set('authorization', `Bearer ${key}`);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const mend = 'See whether it was copied whole, without quotes or line ends';
    throw new UserError({ code: 'judge-key', what: 'AGENT_GATE_JUDGE_KEY holds characters that no key has', mend });
  }
  return headers;
}

/** Null for what is no JSON. @throws ApiError for a body that is no answer at all */
async function bodyOf({ body }: Response): Promise<unknown> {
  const bytes = await readCapped(body as AsyncIterable<Uint8Array> | null, MAX_REPLY);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
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
    found: new URL(url).host,
    mend,
  });
}
