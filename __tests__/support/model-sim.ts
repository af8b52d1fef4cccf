import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What was asked of the model. */
export interface ModelRequest {
  readonly model: string;
  readonly temperature?: number;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  /** The header, without the word before the key. */
  readonly key: string | undefined;
  /** The user's message. */
  readonly asked: { readonly question: string; readonly facts: Readonly<Record<string, unknown>> };
}

/** What the model gives in place of an answer, or what it says: anything but text is said as JSON. */
export type ModelReply =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  | { readonly says: unknown; readonly refusal?: string; readonly as?: string; readonly afterMs?: number }
  | 'reset'
  | 'silence';

/** A loopback model behind a chat interface. */
export interface ModelSim {
  readonly url: string;
  readonly requests: ModelRequest[];
  close(): Promise<void>;
}

/** Starts a model that answers each request as `reply` says; `count` is 1 for the first. */
export async function startModel(reply: (request: ModelRequest, count: number) => ModelReply): Promise<ModelSim> {
  const requests: ModelRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming);
    requests.push(request);
    const given = reply(request, requests.length);
    if (given === 'reset') incoming.socket.destroy();
    else if (given !== 'silence') {
      if ('afterMs' in given) await sleep(given.afterMs);
      send(response, given, request);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}/v1/chat/completions`, requests, close };
}

async function readRequest(incoming: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Omit<ModelRequest, 'key' | 'asked'>;
  const key = incoming.headers.authorization?.replace('Bearer ', '');
  return { ...body, key, asked: JSON.parse(body.messages[1]?.content ?? '') as ModelRequest['asked'] };
}

function send(response: ServerResponse, given: Exclude<ModelReply, string>, { model }: ModelRequest): void {
  if ('status' in given) {
    response.writeHead(given.status, given.headers ?? {}).end(given.body ?? '');
    return;
  }
  const content = typeof given.says === 'string' ? given.says : JSON.stringify(given.says);
  const message = { role: 'assistant', content, ...(given.refusal === undefined ? {} : { refusal: given.refusal }) };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ model: given.as ?? model, choices: [{ index: 0, message }] }));
}
