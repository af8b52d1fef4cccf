import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, type GitHubClient } from '../../../src/io/github/client.ts';
import { ApiError } from '../../../src/io/requests.ts';

const TOKEN = 'ghs_client_secret_0123456789';
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let seen: IncomingMessage[];
let handlers: Handler[];
beforeEach(async () => {
  seen = [];
  handlers = [];
  server = createServer((request, response) => {
    seen.push(request);
    const handle = handlers.length > 1 ? handlers.shift() : handlers[0];
    handle?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const REPOSITORY = { id: 4242, owner: 'acme', name: 'booking' };

function origin(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function client(budgetMs = 1_200): Promise<GitHubClient> {
  return connect({ token: TOKEN, apiUrl: origin(), budgetMs, repository: REPOSITORY });
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Handler {
  return (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

async function failureOf(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => new Error('it succeeded'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw error;
}

describe('connect', () => {
  test('sends the pinned API version and the token, to the given address', async () => {
    handlers = [json(200, { login: 'ana' })];
    await (await client()).request('GET /user');
    expect(seen[0]?.headers).toMatchObject({ 'x-github-api-version': '2022-11-28', authorization: `token ${TOKEN}` });
  });

  test('connects with a damaged event file, which the toolkit would not load with (F29)', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'event-')), 'event.json');
    writeFileSync(path, '{"cut');
    vi.stubEnv('GITHUB_EVENT_PATH', path);
    vi.resetModules();
    const { connect: fresh } = await import('../../../src/io/github/client.ts');
    handlers = [json(200, {})];
    const { request } = await fresh({ token: TOKEN, apiUrl: origin(), budgetMs: 1_000, repository: REPOSITORY });
    expect((await request('GET /user')).status).toBe(200);
  });

  test.each([
    [400, 1],
    [401, 1],
    [403, 1],
    [404, 1],
    [410, 1],
    [422, 1],
    [408, 4],
    [500, 4],
    [503, 4],
  ])('sends a read that gets %i %i times', async (status, times) => {
    handlers = [json(status, { message: 'no' })];
    const error = await failureOf((await client()).request('GET /user'));
    expect(error.status).toBe(status);
    expect(seen).toHaveLength(times);
  });

  test.each([500, 502, 408])('sends a write that gets %i once', async (status) => {
    handlers = [json(status, { message: 'no' })];
    const { request } = await client();
    await failureOf(
      request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
        owner: 'o',
        repo: 'r',
        issue_number: 1,
        body: 'b',
      }),
    );
    expect(seen).toHaveLength(1);
  });

  test('stops sending when the budget of the run is used up', async () => {
    handlers = [() => {}];
    const { request } = await client(200);
    // Every request uses up a part; how much depends on the machine.
    for (let count = 0; count < 10; count += 1) await failureOf(request('GET /user'));
    const sent = seen.length;
    expect(sent).toBeLessThan(40);
    expect(await failureOf(request('GET /user'))).toMatchObject({ status: 0 });
    expect(seen).toHaveLength(sent);
  });

  test('counts answers that come slowly', async () => {
    handlers = [(_, response) => void setTimeout(() => json(200, {})(_, response), 100)];
    const { request } = await client(1_000);
    let answered = 0;
    const ask = async (): Promise<void> => {
      for (; answered < 20; answered += 1) await request('GET /user');
    };
    expect(await failureOf(ask())).toMatchObject({ status: 0 });
    expect(answered).toBeLessThan(11);
  });

  test('keeps the share of the time that is wanted for what comes after', async () => {
    handlers = [() => {}];
    const { request, spare } = await client(2_000);
    await failureOf(spare(() => request('GET /user'), 1 / 4));
    handlers = [json(200, {})];
    expect((await request('GET /user')).status).toBe(200);
  });

  test('keeps the token out of its errors, even when a server echoes it', async () => {
    handlers = [json(401, { message: `Bad credentials ${TOKEN}`, errors: [{ field: 'token', code: TOKEN }] })];
    const error = await failureOf((await client()).request('GET /user'));
    expect(error.message).toBe('HTTP 401: Bad credentials ***; token ***');
    expect(JSON.stringify({ ...error }) + error.stack + String(error.cause)).not.toContain(TOKEN);
  });
});

describe('download', () => {
  test('fetches without the token and stops at the limit', async () => {
    handlers = [(_, response) => void response.writeHead(200).end('x'.repeat(100))];
    const { download } = await client();
    expect(await download(`${origin()}/blob?sig=1`, 100)).toHaveLength(100);
    expect(seen[0]?.headers.authorization).toBeUndefined();
    expect(await failureOf(download(`${origin()}/blob`, 99))).toMatchObject({ status: 413 });
    expect(seen).toHaveLength(2);
  });

  test('tries again after a download that breaks off (F23)', async () => {
    handlers = [
      (_, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('half');
        setImmediate(() => response.destroy());
      },
      (_, response) => void response.writeHead(200).end('whole'),
    ];
    expect(Buffer.from(await (await client()).download(`${origin()}/blob`, 100)).toString()).toBe('whole');
  });

  test('takes no link that is less safe than the API', async () => {
    const { download } = await client();
    expect(await failureOf(Promise.resolve().then(() => download('file:///etc/passwd', 10)))).toMatchObject({
      status: 0,
    });
  });
});
