import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RunContext } from '../../../src/io/github/context.ts';
import { testsEvent } from '../../../src/io/github/tested-commit.ts';
import { startWorld, type World } from './world.ts';

const UNKNOWN = 'f'.repeat(40);

let world: World;
let folder: string;
beforeEach(async () => {
  world = await startWorld();
  folder = mkdtempSync(join(tmpdir(), 'tested-'));
  git('init', '--quiet', '--initial-branch=main');
});
afterEach(async () => {
  expect(world.sim.violations).toEqual([]);
  await world.close();
  rmSync(folder, { recursive: true });
});

function git(...args: string[]): string {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
  return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}

let made = 0;
/** A real commit, made in the job and like no other; the fake GitHub knows it only if it is told. */
function commit(...parents: string[]): string {
  const tree = git('write-tree');
  made += 1;
  return git('commit-tree', tree, '-m', `made ${made}`, ...parents.flatMap((parent) => ['-p', parent]));
}

/** Tells GitHub of a commit. */
function push(sha: string, parents: readonly string[]): string {
  world.sim.state.commits.set(sha, { sha, parents, message: 'pushed', date: '2026-03-02T10:00:00Z', files: {} });
  return sha;
}

/** Makes real commits those of main's tip and of the pull request's head: raw parents must exist in git. */
function start(): { readonly tip: string; readonly head: string; readonly merge: string } {
  const tip = push(commit(), []);
  const head = push(commit(tip), [tip]);
  const merge = push(commit(tip, head), [tip, head]);
  world.sim.state.branches.set('main', tip);
  return { tip, head, merge };
}

const onMain = (tip: string): RunContext => ({
  ...world.context,
  event: 'workflow_dispatch',
  ...{ headSha: tip, testedSha: tip, baseRef: 'main', publishesBaseline: true, pullRequest: null },
});
const onPull = (head: string, merge: string): RunContext => ({ ...world.context, headSha: head, testedSha: merge });
const belongs = (context: RunContext, sha: string) =>
  testsEvent(world.client, context, { commit: sha, branch: null, folder });

describe('on main', () => {
  test('the commit of the event, and what the job or main itself put on top of it, belong to it', async () => {
    const { tip } = start();
    expect(await belongs(onMain(tip), tip)).toBe(true);
    expect(await belongs(onMain(tip), commit(tip))).toBe(true);
    const bump = push(commit(tip, tip), [tip]);
    world.sim.state.branches.set('main', bump);
    expect(await belongs(onMain(tip), bump)).toBe(true);
  });

  test('a pull request on top of main, its test merge, and an older commit are others', async () => {
    const { tip, head, merge } = start();
    expect(await belongs(onMain(tip), head)).toBe(false);
    expect(await belongs(onMain(tip), merge)).toBe(false);
    expect(await belongs(onMain(head), tip)).toBe(false);
    expect(await belongs(onMain(tip), UNKNOWN)).toBe(false);
  });
});

describe('on a pull request', () => {
  test('its test merge, its head, and what is on top of one belong to it, without a request', async () => {
    const { head, merge } = start();
    for (const sha of [merge, head, commit(head), commit(merge)])
      expect(await belongs(onPull(head, merge), sha)).toBe(true);
    expect(world.requests()).toEqual([]);
  });

  test('one comparison tells whether any other commit contains the head', async () => {
    const { tip, head, merge } = start();
    const above = push(commit(commit(head)), [push(commit(head), [head])]);
    expect(await belongs(onPull(head, merge), above)).toBe(true);
    expect(await belongs(onPull(head, merge), tip)).toBe(false);
    expect(await belongs(onPull(head, merge), push(commit(), [tip]))).toBe(false);
    expect(world.requests().length).toBe(3);
  });

  test('a commit that GitHub does not know, or does not compare, says nothing', async () => {
    const { tip, head, merge } = start();
    expect(await belongs(onPull(head, merge), UNKNOWN)).toBeUndefined();
    world.sim.fail(/compare/, { status: 403, body: { message: 'Resource not accessible by integration' } });
    expect(await belongs(onPull(head, merge), tip)).toBeUndefined();
    const checkout = { commit: tip, branch: null, folder };
    expect(await testsEvent(null, onPull(head, merge), checkout)).toBeUndefined();
    const pushed = { ...onPull(head, merge), event: 'push', pullRequest: null };
    expect(await testsEvent(world.client, pushed, checkout)).toBeUndefined();
  });
});
