import { afterEach, describe, expect, test } from 'vitest';
import type { RunContext } from '../../../src/io/github/context.ts';
import { withPullRequest } from '../../../src/io/github/pull-request.ts';
import { startWorld, type World } from './world.ts';

let world: World;
afterEach(async () => {
  expect(world.sim.violations).toEqual([]);
  await world.close();
});

/** What `workflow_run` tells of a fork's pull request: its branch and commit, no number. */
function unnumbered(headSha = world.head): RunContext {
  return {
    ...world.context,
    event: 'workflow_run',
    headSha,
    pullRequest: { number: null, head: 'acme:change', fork: true },
    anchor: { kind: 'merge-base', base: 'main', head: headSha },
  };
}

/** Lets the pull request go into another branch than main. */
function intoRelease(): void {
  const { pulls } = world.sim.state;
  const pull = pulls.get(7);
  if (pull !== undefined) pulls.set(7, { ...pull, baseRef: 'release/1' });
}

describe('withPullRequest', () => {
  test('finds number and base branch of a fork’s pull request', async () => {
    world = await startWorld();
    intoRelease();
    expect(await withPullRequest(world.client, unnumbered())).toMatchObject({
      baseRef: 'release/1',
      pullRequest: { number: 7, head: 'acme:change', fork: true },
      anchor: { kind: 'merge-base', base: 'release/1', head: world.head },
    });
  });

  test('trusts no pull request whose head is another commit', async () => {
    world = await startWorld();
    intoRelease();
    const context = unnumbered('f'.repeat(40));
    expect(await withPullRequest(world.client, context)).toEqual(context);
  });

  test('takes neither of two pull requests of one commit', async () => {
    world = await startWorld();
    const { pulls } = world.sim.state;
    const pull = pulls.get(7);
    if (pull !== undefined) pulls.set(9, { ...pull, number: 9, baseRef: 'release/1' });
    expect(await withPullRequest(world.client, unnumbered())).toEqual(unnumbered());
  });

  test('keeps the default branch where GitHub does not answer', async () => {
    world = await startWorld({ permissions: { contents: 'read', actions: 'read' } });
    expect(await withPullRequest(world.client, unnumbered())).toEqual(unnumbered());
  });

  test('asks nothing where the pull request is known, where there is none, and without a token', async () => {
    world = await startWorld();
    for (const pullRequest of [world.context.pullRequest, null]) {
      const context = { ...world.context, pullRequest };
      expect(await withPullRequest(world.client, context)).toBe(context);
    }
    const context = unnumbered();
    expect(await withPullRequest(null, context)).toBe(context);
    expect(world.requests()).toEqual([]);
  });
});
