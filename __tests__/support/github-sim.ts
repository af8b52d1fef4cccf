import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ARTIFACT_SERVICE, answerServiceCall } from './artifact-service.ts';
import type { BlobStore } from './azurite.ts';
import type { Endpoint, GithubWorld, Reply } from './endpoint.ts';
import { ACTIONS } from './endpoints-actions.ts';
import { CONTENTS } from './endpoints-contents.ts';
import { DISCUSSION } from './endpoints-discussion.ts';
import { createState, type GithubState, type TokenGrant } from './github-state.ts';
import { findRoute, replyProblems, requestProblems } from './openapi-contract.ts';
import { inPages } from './paging.ts';

/** A reply that stands in for the real one, or what happens to the connection instead. */
export type Fault =
  /** Body text and bytes are sent as they are (an HTML page, JSON cut in half), anything else as JSON. */
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
  /** The connection breaks before anything was done. */
  | 'reset'
  /** The request is carried out and its reply is lost. */
  | 'lost'
  /** Nobody ever answers. */
  | 'silence'
  /** The request is carried out, and nobody ever answers. */
  | 'unanswered'
  /** The list lags behind: what was added last is not in it yet. */
  | 'stale'
  /** This one gets its real reply: the fault is for a later one. */
  | 'none'
  /** The reply is sent once a request came whose `METHOD /path` matches: the client must not wait for the one to send the other. */
  | { readonly after: RegExp };

export interface LoggedRequest {
  readonly method: string;
  /** With the query, as sent. */
  readonly path: string;
  readonly body: unknown;
  /** 0 when there was no reply. */
  readonly status: number;
}

/** A loopback GitHub: REST API and artifact service over one state, strict about GitHub's own description. */
export interface GithubSim extends GithubWorld {
  readonly state: GithubState;
  readonly blobs: BlobStore;
  /** Address of both the API and the results service. */
  readonly origin: string;
  readonly requests: LoggedRequest[];
  /** Where a request or a reply of ours broke GitHub's description. */
  readonly violations: string[];
  /** Milliseconds from request to reply, beyond what the machine needs. */
  delayMs: number;
  /** The next requests whose `METHOD /path` matches get these replies, one each. */
  fail(match: RegExp, ...faults: readonly Fault[]): void;
  close(): Promise<void>;
}

const ENDPOINTS: Readonly<Record<string, Endpoint>> = { ...ACTIONS, ...CONTENTS, ...DISCUSSION };

type Faults = { readonly match: RegExp; readonly replies: Fault[] }[];

/** `METHOD /path` of the requests that came since the newest fault was told, and who waits for the next. */
interface Arrivals {
  readonly lines: string[];
  readonly waiting: Set<() => void>;
}

/** Starts the fake on a free loopback port, with an empty repository, on the given blob store. */
export async function startGithub(blobs: BlobStore): Promise<GithubSim> {
  const faults: Faults = [];
  const arrivals: Arrivals = { lines: [], waiting: new Set() };
  const world = { state: createState(), blobs, requests: [], violations: [], delayMs: 0, origin: '' };
  const fail = (match: RegExp, ...replies: Fault[]) => {
    arrivals.lines.length = 0;
    faults.push({ match, replies });
  };
  const sim = { ...world, fail };
  const server = createServer((request, response) => {
    serve(github, { faults, arrivals }, request, response).catch((error: unknown) => {
      github.violations.push(`the fake broke: ${error instanceof Error ? error.stack : String(error)}`);
      send(response, { status: 500, body: { message: 'Server Error' } });
    });
  });
  // On a busy machine a client may come back to a connection later than Node's defaults allow.
  Object.assign(server, { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const github: GithubSim = { ...sim, origin, close: () => close(server) };
  return github;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function serve(
  sim: GithubSim,
  { faults, arrivals }: { readonly faults: Faults; readonly arrivals: Arrivals },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = request.method ?? '';
  const url = new URL(request.url ?? '/', sim.origin);
  const body = parsedBody(await readText(request));
  if (sim.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, sim.delayMs));
  const line = `${method} ${url.pathname}`;
  const fault = await inOrder(arrivals, line, nextFault(faults, line));
  const log = (status: number) =>
    void sim.requests.push({ method, path: `${url.pathname}${url.search}`, body, status });
  if (fault === 'reset' || fault === 'silence') {
    log(0);
    if (fault === 'reset') request.socket.destroy();
    return;
  }
  if (typeof fault === 'object') {
    log(fault.status);
    return send(response, fault);
  }
  const current = await answer(sim, { method, url, body, request });
  const reply = fault === 'stale' ? { ...current, body: withoutNewest(current.body) } : current;
  const isAnswered = fault !== 'lost' && fault !== 'unanswered';
  log(isAnswered ? reply.status : 0);
  if (fault === 'unanswered') return;
  if (fault === 'lost') request.socket.destroy();
  else send(response, reply);
}

/** Notes that a request came. @returns its fault, once the request came that it waits for */
async function inOrder({ lines, waiting }: Arrivals, came: string, fault: Fault | undefined) {
  lines.push(came);
  for (const next of waiting) next();
  if (typeof fault !== 'object' || !('after' in fault)) return fault;
  await new Promise<void>((resolve) => {
    const next = () => {
      if (!lines.some((line) => fault.after.test(line))) return;
      waiting.delete(next);
      resolve();
    };
    waiting.add(next);
    next();
  });
  return undefined;
}

function nextFault(faults: Faults, line: string): Fault | undefined {
  return faults.find(({ match, replies }) => replies.length > 0 && match.test(line))?.replies.shift();
}

/** A list, alone or under a key, without what has the highest id. */
function withoutNewest(body: unknown): unknown {
  if (!Array.isArray(body))
    return Object.fromEntries(
      Object.entries(body as object).map(([key, value]) => [key, Array.isArray(value) ? withoutNewest(value) : value]),
    );
  const newest = Math.max(...body.map(({ id }: { id: number }) => id));
  return body.filter(({ id }: { id: number }) => id !== newest);
}

interface Incoming {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
  readonly request: IncomingMessage;
}

async function answer(sim: GithubSim, incoming: Incoming): Promise<Reply> {
  const { method, url, body, request } = incoming;
  const token = /^(?:bearer|token) (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (method === 'POST' && url.pathname === '/graphql') return answerGraphql(sim, body, token);
  if (!url.pathname.startsWith(ARTIFACT_SERVICE)) return answerRest(sim, incoming, token);
  if (method !== 'POST') return { status: 404, body: { code: 'bad_route', msg: 'only POST' } };
  return answerServiceCall(sim, { method: url.pathname.slice(ARTIFACT_SERVICE.length), token, body });
}

/** There is one thing that only GraphQL tells: whose the token is. */
function answerGraphql(sim: GithubSim, body: unknown, token: string): Reply {
  const grant = sim.state.tokens.get(token);
  if (grant === undefined) return { status: 401, body: { message: 'Bad credentials' } };
  const query = String((body as { query?: unknown } | undefined)?.query).replace(/\s+/g, ' ');
  if (/^(?:query )?\{ ?viewer ?\{ ?login ?\} ?\}$/.test(query)) {
    return { status: 200, body: { data: { viewer: { login: grant.login } } } };
  }
  sim.violations.push(`the fake cannot answer the query ${query}`);
  return { status: 501, body: { message: 'Not implemented by the fake' } };
}

/** Contract, then token, then permission, then the operation itself, then the contract of the reply. */
async function answerRest(sim: GithubSim, { method, url, body, request }: Incoming, token: string): Promise<Reply> {
  const route = findRoute(method, url.pathname);
  const endpoint = route === null ? undefined : ENDPOINTS[route.id];
  if (route === null || endpoint === undefined) {
    sim.violations.push(`${method} ${url.pathname} is not an operation of the slice: add it to cut-github-api.mjs`);
    return { status: 501, body: { message: 'Not implemented by the fake' } };
  }
  const problems = [...requestProblems(route, url.searchParams, body), ...headerProblems(route.id, request)];
  sim.violations.push(...problems);
  if (problems.length > 0) return { status: 422, body: { message: 'Validation Failed', errors: problems } };
  const grant = sim.state.tokens.get(token);
  if (grant === undefined) return { status: 401, body: { message: 'Bad credentials' } };
  if (!isOurs(sim, route.params)) return { status: 404, body: { message: 'Not Found' } };
  const mayRead = sim.state.isPublic && endpoint.access === 'read';
  if (!mayRead && !isAllowed(grant, endpoint))
    return { status: 403, body: { message: 'Resource not accessible by integration' } };
  const accept = request.headers.accept ?? '';
  const apiRequest = { params: route.params, query: url.searchParams, body, accept, grant, origin: sim.origin };
  const reply = inPages(await endpoint.handle(sim, apiRequest), apiRequest, url);
  const isRaw = reply.headers?.['content-type'] !== undefined;
  if (!isRaw) sim.violations.push(...replyProblems(route.id, reply.status, reply.body));
  return reply;
}

/** What GitHub asks of every client: a user agent and a pinned version of the API. */
function headerProblems(id: string, request: IncomingMessage): string[] {
  const asked = ['user-agent', 'x-github-api-version'].filter((name) => request.headers[name] === undefined);
  return asked.map((name) => `${id} was sent without ${name}`);
}

function isOurs({ state }: GithubSim, { owner, repo }: Readonly<Record<string, string>>): boolean {
  return owner === state.repository.owner && repo === state.repository.name;
}

function isAllowed(
  { permissions }: TokenGrant,
  { needs, access }: { needs: readonly string[]; access: string },
): boolean {
  if (needs.length === 0) return true;
  return needs.some((name) => permissions[name] === 'write' || (permissions[name] === 'read' && access === 'read'));
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function parsedBody(text: string): unknown {
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

const RATE_LIMIT = { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '987', 'x-ratelimit-reset': '4102444800' };

function send(response: ServerResponse, { status, headers, body }: Pick<Reply, 'status' | 'headers' | 'body'>): void {
  const type = typeof body === 'string' ? 'text/html' : 'application/json; charset=utf-8';
  const own = body === undefined ? {} : { 'content-type': type };
  response.writeHead(status, { 'x-github-request-id': 'FAKE:1', ...RATE_LIMIT, ...own, ...headers });
  const isReady = typeof body === 'string' || Buffer.isBuffer(body) || body === undefined;
  response.end(isReady ? body : JSON.stringify(body));
}
