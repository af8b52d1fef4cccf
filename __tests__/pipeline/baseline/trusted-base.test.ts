import { afterEach, describe, expect, test } from 'vitest';
import type { RunContext } from '../../../src/io/github/context.ts';
import { withTrustedBase } from '../../../src/pipeline/baseline/trusted-base.ts';
import { startWorld, type World } from '../../io/github/world.ts';
import { addCommit } from '../../support/github-state.ts';

let world: World;
afterEach(async () => {
  expect(world.sim.violations).toEqual([]);
  await world.close();
});

/** The pull request's run, into a branch that exists, with main's policy. */
async function into(baseRef: string, policy = ''): Promise<RunContext> {
  world = await startWorld();
  const { state } = world.sim;
  const sha = addCommit(state, 'policy', world.main.slice(-1), {
    '.github/agent-gate.yml': `suite: demo\n${policy}`,
  }).sha;
  state.branches.set('main', sha).set(baseRef, world.main[2] ?? '');
  return { ...world.context, baseRef };
}

describe('a base that is neither the default branch nor protected', () => {
  test('gives its place to the default branch, from the merge base on, for two requests', async () => {
    const context = await into('mine');
    expect(await withTrustedBase(world.client, context, undefined)).toMatchObject({
      baseRef: 'main',
      untrustedBase: 'mine',
      anchor: { kind: 'merge-base', base: 'main', head: world.head },
    });
    expect(world.requests()).toEqual(['GET /branches/mine', 'GET /contents/.github%2Fagent-gate.yml?ref=main']);
  });

  test.each([
    { name: 'by a pattern', policy: 'baseline: { branches: ["release/*"] }', isTrusted: true },
    { name: 'by its name', policy: 'baseline: { branches: [main-2, release/1] }', isTrusted: true },
    { name: 'not at all', policy: 'baseline: { branches: [release] }', isTrusted: false },
    { name: 'by a broken policy', policy: 'baseline: { branches: ["release/*"], nonsense: 1 }', isTrusted: false },
  ])('keeps its place if main names it $name: $isTrusted', async ({ policy, isTrusted }) => {
    const context = await into('release/1', policy);
    const { untrustedBase } = await withTrustedBase(world.client, context, undefined);
    expect(untrustedBase === undefined).toBe(isTrusted);
  });

  test('is what a base is that GitHub says nothing about', async () => {
    const context = await into('release/1');
    world.sim.state.branches.delete('release/1');
    expect(await withTrustedBase(world.client, context, undefined)).toMatchObject({ untrustedBase: 'release/1' });
  });
});

test.each([
  { name: 'names', policy: 'baseline: { branches: ["release/*"] }', base: 'release/1', saves: true },
  { name: 'does not name', policy: '', base: 'main', saves: false },
])("a push to a branch that main's policy $name saves a baseline: $saves", async ({ policy, base, saves }) => {
  const context = await into('release/1', policy);
  const push = { ...context, event: 'push', pullRequest: null, baseRef: 'main', pushed: 'release/1' };
  const read = await withTrustedBase(world.client, push, undefined);
  expect([read.baseRef, read.publishesBaseline]).toEqual([base, saves]);
  expect(read.anchor.kind === 'first-parent').toBe(saves);
  expect(world.requests()).toEqual(['GET /contents/.github%2Fagent-gate.yml?ref=main']);
});

test.each([
  { name: 'the default branch', baseRef: 'main', requests: 0 },
  { name: 'a protected branch', baseRef: 'release/1', requests: 1 },
])('$name keeps its place, for $requests requests', async ({ baseRef, requests }) => {
  const context = await into(baseRef);
  world.sim.state.protectedBranches.add(baseRef);
  expect(await withTrustedBase(world.client, context, undefined)).toEqual(context);
  expect(world.requests()).toHaveLength(requests);
});
