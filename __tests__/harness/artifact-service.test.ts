import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { ARTIFACT_SERVICE, issueRuntimeToken } from '../support/artifact-service.ts';
import { openBlobStore } from '../support/azurite.ts';
import { type GithubSim, startGithub } from '../support/github-sim.ts';
import { addRun } from '../support/github-state.ts';

const UPLOADER = fileURLToPath(new URL('../support/upload-artifact.mjs', import.meta.url));
const HASH_OF_NOTHING = `sha256:${'0'.repeat(64)}`;

let github: GithubSim;
let token: string;

beforeEach(async () => {
  github = await startGithub(await openBlobStore(inject('azurite')));
  const run = addRun(github.state, { event: 'push', headSha: 'a'.repeat(40), headBranch: 'main' });
  token = issueRuntimeToken(github, run.id);
});

afterEach(() => github.close());

async function ask(method: string, fields: object, as = token) {
  const grant = github.state.runtimeTokens.get(as);
  const ids = { workflow_run_backend_id: grant?.runBackendId, workflow_job_run_backend_id: grant?.jobBackendId };
  const headers = { authorization: `Bearer ${as}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ ...ids, ...fields });
  const response = await fetch(github.origin + ARTIFACT_SERVICE + method, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

async function upload(name: string, bytes: string) {
  const { body } = await ask('CreateArtifact', { name, version: 7 });
  await fetch(body.signed_upload_url ?? '', { method: 'PUT', headers: { 'x-ms-blob-type': 'BlockBlob' }, body: bytes });
}

describe('the artifact service refuses', () => {
  it.each([
    ['a token nobody issued', 401, () => ask('CreateArtifact', { name: 'a', version: 7 }, 'stolen')],
    ['another run’s ids', 403, () => ask('CreateArtifact', { workflow_run_backend_id: 'x', name: 'a', version: 7 })],
    ['an unknown method', 404, () => ask('RenameArtifact', { name: 'a' })],
    [
      'a field that the client never sends',
      400,
      () => ask('CreateArtifact', { name: 'a', version: 7, overwrite: true }),
    ],
    ['a slash in the name', 400, () => ask('CreateArtifact', { name: 'a/b', version: 7 })],
    ['an older backend version', 400, () => ask('CreateArtifact', { name: 'a', version: 4 })],
    [
      'the end of an upload that never began',
      404,
      () => ask('FinalizeArtifact', { name: 'a', size: '0', hash: HASH_OF_NOTHING }),
    ],
    ['a link to an artifact that is not there', 404, () => ask('GetSignedArtifactURL', { name: 'a' })],
  ])('%s', async (_name, status, send) => {
    expect((await send()).status).toBe(status);
  });

  it.each([
    ['a wrong size', { size: '6', hash: 'sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824' }],
    ['a wrong hash', { size: '5', hash: HASH_OF_NOTHING }],
  ])('%s of what was uploaded', async (_name, claimed) => {
    await upload('bundle', 'hello');
    expect((await ask('FinalizeArtifact', { name: 'bundle', ...claimed })).status).toBe(400);
  });

  it('a second artifact of the same name, until the first is deleted', async () => {
    const hash = 'sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
    await upload('bundle', 'hello');
    expect((await ask('FinalizeArtifact', { name: 'bundle', size: '5', hash })).status).toBe(200);
    expect(await ask('CreateArtifact', { name: 'bundle', version: 7 })).toMatchObject({ status: 409 });
    expect((await ask('DeleteArtifact', { name: 'bundle' })).status).toBe(200);
    expect((await ask('CreateArtifact', { name: 'bundle', version: 7 })).status).toBe(200);
  });
});

it('takes a name again in another attempt of the run, and lists both', async () => {
  const hash = 'sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
  for (const attempt of [1, 2]) {
    for (const run of github.state.runs.values()) run.attempt = attempt;
    token = issueRuntimeToken(github, 9001);
    await upload('bundle', 'hello');
    expect((await ask('FinalizeArtifact', { name: 'bundle', size: '5', hash })).status).toBe(200);
  }
  expect([...github.state.artifacts.values()].map(({ name, attempt }) => [name, attempt])).toEqual([
    ['bundle', 1],
    ['bundle', 2],
  ]);
});

describe('GitHub’s own client', () => {
  it('uploads an artifact that REST lists and serves byte for byte', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'upload-'));
    const text = 'x'.repeat(100_000) + Math.PI;
    writeFileSync(join(folder, 'report.json'), text);
    const env = {
      ACTIONS_RUNTIME_TOKEN: token,
      ACTIONS_RESULTS_URL: `${github.origin}/results/`,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_WORKSPACE: folder,
    };
    await promisify(execFile)(process.execPath, [UPLOADER, 'bundle', folder, 'report.json'], { env });
    rmSync(folder, { recursive: true });

    const [artifact] = github.state.artifacts.values();
    expect(artifact).toMatchObject({ name: 'bundle', runId: 9001 });
    github.state.tokens.set('reader', { login: 'github-actions[bot]', permissions: { actions: 'read' } });
    const headers = { authorization: 'token reader', 'user-agent': 'test', 'x-github-api-version': '2022-11-28' };
    const listed = await fetch(`${github.origin}/repos/acme/booking-assistant/actions/artifacts?name=bundle`, {
      headers,
    });
    const [entry] = ((await listed.json()) as { artifacts: { archive_download_url: string }[] }).artifacts;
    // Following the redirect, `fetch` drops the token, as it must.
    const archive = await fetch(entry?.archive_download_url ?? '', { headers });
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    expect(Buffer.from(files['report.json'] ?? []).toString()).toBe(text);
    expect(github.violations).toEqual([]);
  });
});
