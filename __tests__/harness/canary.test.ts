import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { storeArtifact } from '../support/artifact-service.ts';
import { openBlobStore } from '../support/azurite.ts';
import { type GithubSim, startGithub } from '../support/github-sim.ts';
import { addCommit, addRun, type WorkflowRun } from '../support/github-state.ts';

let github: GithubSim;
beforeEach(async () => {
  github = await startGithub(await openBlobStore(inject('azurite')));
  const { state } = github;
  state.tokens.set('owner', {
    login: 'owner',
    permissions: { contents: 'read', actions: 'read', 'pull-requests': 'read' },
  });
  state.branches.set('main', addCommit(state, 'First', []).sha);
});
afterEach(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

test('fails each probe whose step or run failed, and the one whose cancelled run left half an artifact', async () => {
  const { state } = github;
  const shown = {
    'canary-60-commits': 'A baseline is found',
    'canary-long': 'A comment of 60 kB is accepted',
    'canary-oldest-runner': 'The gate ran',
  };
  for (const [branch, name] of Object.entries(shown)) {
    const { id } = addEnded(branch, 'failure');
    const steps = [{ name, conclusion: 'failure' as const }];
    state.jobs.set(`${id}/1`, [{ name: 'gate', runner: 'r', conclusion: 'failure', steps }]);
  }
  const { id: runId } = addEnded('canary-cancel', 'cancelled');
  await storeArtifact(github, { runId, name: 'half', bytes: Buffer.of() });
  addEnded('gh-readonly-queue/main/pr-7-a', 'failure', { event: 'merge_group' });
  const { code, results } = await canary();
  const _ = 'unknown';
  expect(results).toEqual([_, _, _, _, 'fail', _, 'fail', 'fail', 'fail', 'fail', _, _]);
  expect(code).toBe(1);
});

test('the suite passes on main and fails on `canary-dispatch`', () => {
  const folder = mkdtempSync(join(tmpdir(), 'canary-'));
  const play = (file: string, CANARY: string) => {
    const env = { ...process.env, CANARY };
    execFileSync(process.execPath, [resolve('canary/run-suite.mjs'), file], { cwd: folder, env });
    const gate = [resolve('dist/cli.mjs'), 'gate', '--results', file, '--baseline', 'main.jsonl'];
    return spawnSync(process.execPath, gate, { cwd: folder, encoding: 'utf8' });
  };
  const well = play('main.jsonl', '');
  const worse = play('worse.jsonl', 'canary-dispatch');
  rmSync(folder, { recursive: true });
  expect({ well: well.status, worse: worse.status }).toEqual({ well: 0, worse: 1 });
});

function addEnded(
  headBranch: string,
  conclusion: WorkflowRun['conclusion'],
  more: Partial<WorkflowRun> = {},
): WorkflowRun {
  const headSha = addCommit(github.state, headBranch, []).sha;
  return addRun(github.state, { event: 'pull_request', headSha, headBranch, status: 'completed', conclusion, ...more });
}

/** Plays the script as an owner does: how it ended, and the first word of each line. */
function canary(...options: readonly string[]): Promise<{ code: number; results: readonly string[] }> {
  const env = { PATH: process.env.PATH, GITHUB_API_URL: github.origin, GITHUB_TOKEN: 'owner' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['canary/canary.mjs', 'acme/booking-assistant', ...options],
      { env },
      (error, stdout) => {
        const results = stdout
          .trim()
          .split('\n')
          .map((line) => line.split(' ', 1)[0] ?? '');
        resolve({ code: Number(error?.code ?? 0), results });
      },
    );
  });
}
