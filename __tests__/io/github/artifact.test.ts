import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type ArtifactName,
  baselineName,
  bundleName,
  type UploadOutcome,
  uploadBundle,
} from '../../../src/io/github/artifact.ts';
import { issueRuntimeToken } from '../../support/artifact-service.ts';
import { unzipped } from '../../support/unzipped.ts';
import { startWorld, type World } from './world.ts';

const RESULTS: ArtifactName = { name: 'agent-gate-results-demo-pr7-1', ifTaken: 'rename' };
const REPORT: ArtifactName = { name: 'agent-gate-report-demo-9001-1', ifTaken: 'rename' };
const BASELINE: ArtifactName = { name: 'agent-gate-baseline-demo', ifTaken: 'replace' };

let world: World;
let folder: string;
beforeEach(async () => {
  world = await startWorld();
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  mkdirSync(join(folder, 'rubrics'));
  writeFileSync(join(folder, 'report.json'), '{}');
  writeFileSync(join(folder, 'rubrics', 'completion.yml'), 'rubric: completion');
  vi.stubEnv('GITHUB_SERVER_URL', 'https://github.com');
  vi.stubEnv('ACTIONS_RESULTS_URL', world.sim.origin);
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', issueRuntimeToken(world.sim, world.run.id));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
  expect(world.sim.violations).toEqual([]);
  await world.close();
});

function upload(name: ArtifactName, retentionDays?: number): Promise<UploadOutcome> {
  return uploadBundle(world.context, { folder, name, retentionDays, delayMs: 1 });
}

function stored(): readonly string[] {
  return [...world.sim.state.artifacts.values()].map(({ name }) => name);
}

describe('uploadBundle', () => {
  test('uploads the folder whole, and says where', async () => {
    const outcome = await upload(RESULTS);
    const [artifact] = world.sim.state.artifacts.values();
    expect(outcome).toEqual({
      kind: 'uploaded',
      name: RESULTS.name,
      url: `${world.context.run.url}/artifacts/${artifact?.id}`,
    });
    const bytes = (await world.sim.blobs.read(artifact?.blob ?? '')) ?? Buffer.alloc(0);
    const files = unzipped(bytes);
    expect([...files.keys()].sort()).toEqual(['report.json', 'rubrics/completion.yml']);
  });

  test.each(['/etc/passwd', 'nowhere'])('does not follow a link to %s', async (target) => {
    symlinkSync(target, join(folder, 'link'));
    await upload(RESULTS);
    const [artifact] = world.sim.state.artifacts.values();
    const bytes = (await world.sim.blobs.read(artifact?.blob ?? '')) ?? Buffer.alloc(0);
    expect([...unzipped(bytes).keys()].sort()).toEqual(['report.json', 'rubrics/completion.yml']);
  });

  test('uploads a page as it is, under the name of its file, and beside another under a name of its own', async () => {
    const send = () => uploadBundle(world.context, { folder, name: REPORT, page: ['<p>', 'one</p>'], delayMs: 1 });
    expect(await send()).toMatchObject({ kind: 'uploaded' });
    const [artifact] = world.sim.state.artifacts.values();
    expect((await world.sim.blobs.read(artifact?.blob ?? ''))?.toString()).toBe('<p>one</p>');
    expect(await send()).toMatchObject({ kind: 'uploaded' });
    expect(stored()).toEqual([
      `${REPORT.name}.html`,
      expect.stringMatching(/^agent-gate-report-demo-9001-1-[0-9a-f]{6}\.html$/),
    ]);
  });

  test('takes another name for results when its own is taken (F25)', async () => {
    await upload(RESULTS);
    expect(await upload(RESULTS)).toMatchObject({ kind: 'uploaded' });
    expect(stored()).toEqual([RESULTS.name, expect.stringMatching(/^agent-gate-results-demo-pr7-1-[0-9a-f]{6}$/)]);
  });

  test('replaces the baseline that an earlier attempt of the run has saved (F44)', async () => {
    await upload(BASELINE);
    const [before] = world.sim.state.artifacts.keys();
    expect(await upload(BASELINE)).toMatchObject({ kind: 'uploaded' });
    expect(stored()).toEqual([BASELINE.name]);
    expect([...world.sim.state.artifacts.keys()]).not.toEqual([before]);
  });

  test('waits for the name of a deleted baseline to be free', async () => {
    await upload(BASELINE);
    const taken = { status: 409, body: { code: 'already_exists', msg: 'an artifact with this name already exists' } };
    world.sim.fail(/CreateArtifact/, taken, taken);
    expect(await upload(BASELINE)).toMatchObject({ kind: 'uploaded' });
    expect(stored()).toEqual([BASELINE.name]);
  });

  test('sends the runtime token to no other host', async () => {
    const asked: (string | undefined)[] = [];
    const stranger = createServer(({ headers }, reply) => {
      asked.push(headers.authorization);
      reply.end('{}');
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.2', resolve));
    const location = `http://127.0.0.2:${(stranger.address() as AddressInfo).port}/`;
    world.sim.fail(/CreateArtifact/, { status: 307, headers: { location }, body: {} });
    expect(await upload(RESULTS)).toMatchObject({ kind: 'skipped', notice: expect.stringContaining('307') });
    expect(asked).toEqual([]);
    await new Promise((resolve) => stranger.close(resolve));
  });

  test.each([
    [
      'the service refuses',
      () => world.sim.fail(/CreateArtifact/, { status: 403, body: { code: 'x', msg: 'quota' } }),
      /403/,
    ],
    ['there is no runtime token', () => vi.stubEnv('ACTIONS_RUNTIME_TOKEN', ''), /ACTIONS_RUNTIME_TOKEN/],
    [
      'the server has no such service (F43)',
      () => vi.stubEnv('GITHUB_SERVER_URL', 'https://ghe.acme.dev'),
      /Enterprise Server/,
    ],
    ['a file name is odd', () => writeFileSync(join(folder, 'a:b'), ''), /a:b/],
    ['the folder is empty', () => rmSync(folder, { recursive: true }) ?? mkdirSync(folder), /not uploaded/],
  ])('says why, and where the bundle is, when %s (F25)', async (_, spoil, why) => {
    spoil();
    const outcome = await upload(RESULTS);
    expect(outcome).toMatchObject({ kind: 'skipped', notice: expect.stringMatching(why) });
    expect(outcome).toMatchObject({ kind: 'skipped', notice: expect.stringContaining(folder) });
    expect(stored()).toEqual([]);
  });
});

describe('the name of a bundle', () => {
  test('can never be that of a baseline, whatever the suite is called', () => {
    const { context } = world;
    expect(bundleName(context, 'demo', true)).toEqual({ name: baselineName('demo'), ifTaken: 'replace' });
    const { id } = context.run;
    for (const suite of ['demo', 'baseline-demo', `demo-${id}-1`, '../baseline'])
      expect(bundleName(context, suite, false).name).toMatch(/^agent-gate-results-/);
  });

  test('differs from attempt to attempt', () => {
    const { context } = world;
    const again = { ...context, run: { ...context.run, attempt: 2 } };
    expect(bundleName(again, 'demo', false)).not.toEqual(bundleName(context, 'demo', false));
  });

  test('holds only what artifacts take', () => {
    expect(baselineName('a/b:c"d\\e\n')).toBe('agent-gate-baseline-a%2Fb%3Ac%22d%5Ce%0A');
  });
});
