import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { storeArtifact } from '../support/artifact-service.ts';
import { openBlobStore } from '../support/azurite.ts';
import { type GithubSim, startGithub } from '../support/github-sim.ts';
import {
  ACTIONS_BOT,
  addComment,
  addCommit,
  addRun,
  type Repository,
  type WorkflowRun,
} from '../support/github-state.ts';
import { FORK } from '../support/story-scenes.ts';

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

test('in a repository where nothing was played, every probe is unknown', async () => {
  const { code, results } = await canary();
  expect(code).toBe(0);
  expect(new Set(results)).toEqual(new Set(['unknown']));
});

test('where GitHub does what we rely on, the probes pass', async () => {
  await playAll({ first: true, step: 'success', body: 'x'.repeat(60_000) });
  const { code, results } = await canary('--anchor=pass', '--script=fail');
  expect(results).toEqual(['pass', 'pass', 'unknown', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass', 'fail']);
  expect(code).toBe(1);
});

test('where GitHub does otherwise, they fail', async () => {
  await playAll({ first: false, step: 'failure', body: 'cut' });
  const { code, results } = await canary();
  expect(results.slice(0, 2)).toEqual(['fail', 'fail']);
  expect(results.slice(5, 9)).toEqual(['fail', 'pass', 'fail', 'fail']);
  expect(code).toBe(1);
});

test('the suite passes on main and fails on `canary-long`', () => {
  const folder = mkdtempSync(join(tmpdir(), 'canary-'));
  const play = (file: string, CANARY: string) => {
    const env = { ...process.env, CANARY };
    execFileSync(process.execPath, [resolve('canary/run-suite.mjs'), file], { cwd: folder, env });
    const gate = [resolve('dist/cli.mjs'), 'gate', '--results', file, '--baseline', 'main.jsonl'];
    return spawnSync(process.execPath, gate, { cwd: folder, encoding: 'utf8' });
  };
  const well = play('main.jsonl', '');
  const long = play('long.jsonl', 'canary-long');
  rmSync(folder, { recursive: true });
  expect({ well: well.status, long: long.status }).toEqual({ well: 0, long: 1 });
});

interface Situation {
  /** Whether a second attempt leaves the artifacts of the first. */
  readonly first: boolean;
  readonly step: 'success' | 'failure';
  readonly body: string;
}

async function playAll({ first, step, body }: Situation): Promise<void> {
  const { state } = github;
  for (const branch of ['canary-rerun-all', 'canary-rerun-failed']) {
    const run = addEnded(branch, 'success', { attempt: 2 });
    for (const attempt of first ? [1, 2] : [2]) await store(run, attempt);
  }
  const shown = { 'canary-60-commits': 'A baseline is found', 'canary-oldest-runner': 'The gate ran' };
  for (const [branch, name] of Object.entries(shown)) {
    const { id } = addEnded(branch, step);
    state.jobs.set(`${id}/1`, [{ name: 'gate', runner: 'r', conclusion: step, steps: [{ name, conclusion: step }] }]);
  }
  await store(addEnded('canary-cancel', 'cancelled'), 1);
  addEnded('gh-readonly-queue/main/pr-7', 'success', { event: 'merge_group' });
  addEnded('canary-long', 'failure');
  addComment(state, addPull('canary-long', state.repository), { login: ACTIONS_BOT, type: 'Bot' }, body);
  addComment(state, addPull('patch-1', FORK), { login: ACTIONS_BOT, type: 'Bot' }, body);
}

function addEnded(
  headBranch: string,
  conclusion: WorkflowRun['conclusion'],
  more: Partial<WorkflowRun> = {},
): WorkflowRun {
  const headSha = addCommit(github.state, headBranch, []).sha;
  return addRun(github.state, { event: 'pull_request', headSha, headBranch, status: 'completed', conclusion, ...more });
}

function addPull(headRef: string, headRepository: Repository): number {
  const number = 7 + github.state.pulls.size;
  const { sha } = addCommit(github.state, headRef, []);
  const shas = { baseSha: sha, headSha: sha, mergeSha: sha };
  github.state.pulls.set(number, {
    number,
    title: headRef,
    baseRef: 'main',
    headRef,
    headRepository,
    state: 'open',
    ...shas,
  });
  return number;
}

function store({ id: runId }: WorkflowRun, attempt: number): Promise<unknown> {
  return storeArtifact(github, {
    runId,
    name: `agent-gate-results-canary-${runId}-${attempt}`,
    bytes: Buffer.from('zip'),
  });
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
