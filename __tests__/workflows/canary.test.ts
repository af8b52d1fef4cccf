import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type ArtifactShelf, createShelf } from '../support/artifact-shelf.ts';
import { openBlobStore } from '../support/azurite.ts';
import { dispatchPayload } from '../support/event-payloads.ts';
import { type GithubSim, startGithub } from '../support/github-sim.ts';
import {
  addCommit,
  type Commit,
  type PullRequest,
  type Repository,
  type WorkflowRun,
} from '../support/github-state.ts';
import { findNode } from '../support/node-binaries.ts';
import { type Play, type Played, playWorkflow } from '../support/play-workflow.ts';
import { FORK, followScene, mainScene, pullScene, queueScene, type Scene } from '../support/story-scenes.ts';

const POLICY = '.github/agent-gate.yaml';
const FILES = {
  ...Object.fromEntries(
    ['canary/run-suite.mjs', 'canary/long-comment.mjs'].map((file) => [file, readFileSync(file, 'utf8')]),
  ),
  [POLICY]: readFileSync('canary/agent-gate.yaml', 'utf8'),
};

let github: GithubSim;
let tip: Commit;
let shelf: ArtifactShelf;
beforeEach(async () => {
  github = await startGithub(await openBlobStore(inject('azurite')));
  shelf = createShelf();
  const { state } = github;
  state.requiredChecks = ['gate'];
  const permissions = { contents: 'read', actions: 'read', 'pull-requests': 'read' } as const;
  state.tokens.set('owner', { login: 'owner', permissions });
  tip = addCommit(state, 'First', [], FILES);
  state.branches.set('main', tip.sha);
});
afterEach(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

test('in a repository where nothing was played, every probe is unknown', async () => {
  const { code, results } = await canary();
  expect(code).toBe(0);
  expect(new Set(Object.values(results))).toEqual(new Set(['unknown']));
});

test('played as README.md says, every probe ends that a harness can show', async () => {
  await play(mainScene(github.state, 'push', tip));
  for (const branch of ['canary-rerun-all', 'canary-rerun-failed']) await playTwice(openPull(branch));
  const byHand = openPull('canary-dispatch');
  expect((await play(pullScene(github.state, byHand))).jobs).toEqual({ gate: 'failure' });
  expect((await play(dispatchScene(byHand))).jobs).toEqual({ gate: 'success' });
  const ofFork = openPull('patch-1', FORK);
  const scored = await play(pullScene(github.state, ofFork), { file: 'fork-score', as: 'pull-request' });
  await play(afterFork(scored.run, ofFork), { file: 'fork-comment' });
  const relaxed = { [POLICY]: `${FILES[POLICY]}gate: { scenarios: { removed: warn } }\n` };
  const labelled = openPull('canary-label', github.state.repository, relaxed);
  labelled.labels = ['canary-relaxed'];
  const tree = { ...FILES, ...relaxed };
  expect((await play(pullScene(github.state, labelled), { tree })).jobs).toEqual({ gate: 'success' });
  expect((await play(queueScene(github.state, labelled, tip), { tree })).jobs).toEqual({ gate: 'success' });
  for (let count = 1; count <= 60; count += 1)
    tip = addCommit(github.state, `Commit ${count} [skip ci]`, [tip.sha], FILES);
  github.state.branches.set('main', tip.sha);
  await play(pullScene(github.state, openPull('canary-60-commits')));
  github.fail(/FinalizeArtifact/, 'silence');
  const before = github.requests.length;
  const cancelWhen = () => github.requests.slice(before).some(({ path }) => path.endsWith('/FinalizeArtifact'));
  await play(pullScene(github.state, openPull('canary-cancel')), { cancelWhen });
  await play(pullScene(github.state, openPull('canary-long')));
  const { code, results } = await canary();
  expect(results).toEqual({
    'artifacts survive "re-run all jobs"': 'pass',
    'artifacts survive "re-run failed jobs"': 'pass',
    // The stand-in holds checks to match by name alone, as GitHub is said to do: names in workflows to copy differ for this reason.
    'a green dispatch run does not satisfy the required check': 'fail',
    'a pull request of a fork is decided, and gets its comment from the second workflow': 'pass',
    'the merge queue gets its check': 'pass',
    'the merge queue reads the label of its pull request': 'pass',
    'a baseline is found 60 commits back': 'pass',
    'a run that is cancelled during its upload leaves no half artifact': 'pass',
    'a comment of 60 kB is accepted': 'pass',
    'the oldest supported runner runs the action': 'unknown',
    'the HTML artifact opens from the comment at its scenario (`#s-ID`)': 'unknown',
    'inline script of the HTML artifact runs': 'unknown',
  });
  expect(code).toBe(1);
});

test('where a re-run drops the artifacts of the attempt before, both probes fail', async () => {
  for (const branch of ['canary-rerun-all', 'canary-rerun-failed'])
    await playTwice(openPull(branch), (run) => {
      for (const { id, runId } of github.state.artifacts.values())
        if (runId === run.id) github.state.artifacts.delete(id);
    });
  const results = Object.values((await canary('--anchor=pass', '--script=fail')).results);
  expect([results.slice(0, 2), results.slice(-2)]).toEqual([
    ['fail', 'fail'],
    ['pass', 'fail'],
  ]);
});

function play(scene: Scene, more: Partial<Play> = {}): Promise<Played> {
  const stage = {
    github,
    node: findNode(24) ?? process.execPath,
    shelf,
    signable: new Map<string, Buffer>(),
    attestations: [],
  };
  return playWorkflow(stage, { file: '../../canary/canary', as: 'canary', tree: FILES, agent: 'main', ...more, scene });
}

async function playTwice(pull: PullRequest, between: (run: WorkflowRun) => void = () => {}): Promise<void> {
  const { run: again } = await play(pullScene(github.state, pull));
  between(again);
  await play(pullScene(github.state, pull), { again });
}

function openPull(headRef: string, headRepository: Repository = github.state.repository, more = {}): PullRequest {
  const { state } = github;
  const number = 7 + state.pulls.size;
  const files = { ...FILES, ...more };
  const { sha: headSha } = addCommit(state, headRef, [tip.sha], files);
  const { sha: mergeSha } = addCommit(state, `Merge ${headRef}`, [tip.sha, headSha], files);
  const sides = { baseRef: 'main', baseSha: tip.sha, headRef, headRepository, headSha, mergeSha };
  const pull: PullRequest = { number, title: headRef, state: 'open', ...sides };
  state.pulls.set(number, pull);
  return pull;
}

/** By hand, on the branch of the pull request. */
function dispatchScene({ headRef, headSha, headRepository }: PullRequest): Scene {
  const payload = dispatchPayload(github.state, headRef, '.github/workflows/canary.yml');
  const ref = { GITHUB_REF: `refs/heads/${headRef}`, GITHUB_REF_NAME: headRef, GITHUB_REF_PROTECTED: 'false' };
  const sides = { sha: headSha, headSha, headBranch: headRef, headRepository };
  return { title: 'by hand', event: 'workflow_dispatch', payload, ...sides, github: ref };
}

function afterFork(run: WorkflowRun, pull: PullRequest): Scene {
  const scene = followScene(github.state, { run, pull, tip });
  const { payload } = scene as { payload: { workflow_run: object } };
  return { ...scene, payload: { ...payload, workflow_run: { ...payload.workflow_run, name: 'agent gate score' } } };
}

/** Plays the script as an owner does: how it ended, and what it says of each probe. */
function canary(...options: readonly string[]): Promise<{ code: number; results: Readonly<Record<string, string>> }> {
  const env = { PATH: process.env.PATH, GITHUB_API_URL: github.origin, GITHUB_TOKEN: 'owner' };
  const words = ['canary/canary.mjs', 'acme/booking-assistant', ...options];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { env }, (error, stdout) => {
      const lines = stdout.trim().split('\n');
      const results = Object.fromEntries(lines.map((line) => [line.slice(9), line.split(' ', 1)[0] ?? '']));
      resolve({ code: Number(error?.code ?? 0), results });
    });
  });
}
