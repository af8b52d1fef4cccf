import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findNode } from '../support/node-binaries.ts';
import { readManifest, runAction, type StepRequest } from '../support/run-action.ts';

let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'workspace-'));
});

afterEach(() => {
  rmSync(workspace, { recursive: true });
  vi.unstubAllEnvs();
});

/** A step on a branch of a repository whose GitHub cannot be reached; it needs no reply. */
function step(request: Partial<StepRequest> = {}): StepRequest {
  return {
    node: process.execPath,
    inputs: { results: 'results/*.jsonl', baseline: 'none', upload: 'false' },
    workspace,
    token: 'ghs_unused',
    runtimeToken: 'unused',
    origin: 'http://127.0.0.1:9',
    event: {},
    github: {
      GITHUB_EVENT_NAME: 'push',
      GITHUB_REF: 'refs/heads/topic',
      GITHUB_REPOSITORY: 'acme/booking-assistant',
      GITHUB_RUN_ID: '1',
      GITHUB_SHA: 'a'.repeat(40),
    },
    ...request,
  };
}

it('reads back exit code, outputs, annotations and summary of the built action', async () => {
  const result = await runAction(step());
  expect(result).toMatchObject({ exitCode: 3, stderr: '', leaks: [], misdeeds: [] });
  expect(Object.keys(result.outputs).sort()).toEqual(Object.keys(readManifest().outputs).sort());
  expect(result.outputs.decision).toBe('invalid');
  expect(result.annotations).toHaveLength(1);
  expect(result.summary).toContain('Not judged');
});

it('lets nothing of this machine into the environment of the step', async () => {
  vi.stubEnv('NODE_OPTIONS', '--no-such-option');
  vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:9');
  expect((await runAction(step())).exitCode).toBe(3);
});

it('refuses an input that action.yml does not have', async () => {
  await expect(runAction(step({ inputs: { result: 'x' } }))).rejects.toThrow('action.yml has no input result');
});

it('cancels a step as the runner does: SIGINT first, SIGTERM for one that goes on', async () => {
  expect((await runAction(step({ cancelWhen: () => true }))).exitCode).toBe(130);
  const deaf = `import{writeFileSync}from'node:fs';process.on('SIGINT',()=>{});setInterval(()=>{},9);writeFileSync('ready','');await new Promise(()=>{})`;
  const env = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(deaf).replaceAll("'", '%27')}` };
  const cancelWhen = () => existsSync(join(workspace, 'ready'));
  expect((await runAction(step({ cancelWhen, env }))).exitCode).toBe(143);
});

it('misses a Node version quietly nowhere', () => {
  const none = 19 as 20;
  vi.stubEnv('CI', 'true');
  expect(() => findNode(none)).toThrow('There is no Node 19');
  vi.stubEnv('CI', '');
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(findNode(none)).toBeNull();
  expect(said).toHaveBeenCalledWith(expect.stringContaining('do not run'));
});
