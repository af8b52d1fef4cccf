import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { uploadBundle } from '../../src/io/github/artifact.ts';
import { publishComment } from '../../src/io/github/comment.ts';
import { startWorld, type World } from '../io/github/world.ts';
import { issueRuntimeToken } from '../support/artifact-service.ts';
import type { Fault } from '../support/github-sim.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(async () => {
  expect(world.sim.violations).toEqual([]);
  await world.close();
});

describe('F08: GitHub finds the comment not valid', () => {
  const invalid: Fault = {
    status: 422,
    body: { message: 'Validation Failed', errors: [{ resource: 'IssueComment', field: 'body', code: 'invalid' }] },
  };

  function publish() {
    const { pullRequest } = world.context;
    if (pullRequest === null) throw new Error('the world has a pull request');
    const marker = { suite: 'demo', run: 50, attempt: 1, sha: world.head };
    return publishComment(world.client, { pullRequest, marker, bodies: ['whole', 'short', 'headline'] });
  }

  test('so the headline alone is written', async () => {
    world.sim.fail(/POST .*comments/, invalid, invalid);
    expect(await publish()).toMatchObject({ kind: 'created' });
    expect([...world.sim.state.comments.values()].map(({ body }) => body.split('\n')[1])).toEqual(['headline']);
  });

  test('the headline too: there is none, and the notice names the field', async () => {
    world.sim.fail(/POST .*comments/, invalid, invalid, invalid);
    expect(await publish()).toEqual({
      kind: 'skipped',
      notice: expect.stringMatching(/Validation Failed; body invalid/),
    });
    expect(world.sim.state.comments.size).toBe(0);
  });
});

describe('F25: an upload breaks off half way', () => {
  let folder: string;
  let store: Server | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bundle-'));
    writeFileSync(join(folder, 'report.json'), '{}');
    vi.stubEnv('GITHUB_SERVER_URL', 'https://github.com');
    vi.stubEnv('ACTIONS_RESULTS_URL', world.sim.origin);
    vi.stubEnv('ACTIONS_RUNTIME_TOKEN', issueRuntimeToken(world.sim, world.run.id));
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    store?.close();
    store = undefined;
    rmSync(folder, { recursive: true });
  });

  const upload = () =>
    uploadBundle(world.context, { folder, name: { name: 'results', ifTaken: 'rename' }, delayMs: 1 });

  async function expectSkipped(why: RegExp): Promise<void> {
    const outcome = await upload();
    expect(outcome).toEqual({ kind: 'skipped', notice: expect.stringMatching(why), isStorageFull: false });
    expect(outcome).toMatchObject({ notice: expect.stringContaining(folder) });
    expect(world.sim.state.artifacts.size).toBe(0);
  }

  test('because the store refuses the bytes', async () => {
    store = createServer((request, response) => {
      request.resume();
      request.once('end', () => response.writeHead(403).end());
    });
    await new Promise<void>((resolve) => store?.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(store.address() as AddressInfo).port}/account/artifacts/bundle?sig=secret`;
    world.sim.fail(/CreateArtifact/, { status: 200, body: { ok: true, signed_upload_url: url } });
    await expectSkipped(/the store answered with HTTP 403/);
  });

  test('because the service does not take what was stored', async () => {
    world.sim.fail(/FinalizeArtifact/, { status: 400, body: { code: 'invalid_argument', msg: 'hash mismatch' } });
    await expectSkipped(/hash mismatch/);
  });
});
