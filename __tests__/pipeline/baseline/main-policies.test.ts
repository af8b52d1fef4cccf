import { afterEach, expect, test } from 'vitest';
import { suiteOfBase } from '../../../src/pipeline/baseline/main-policies.ts';
import { startWorld, type World } from '../../io/github/world.ts';
import { addCommit } from '../../support/github-state.ts';

let world: World;
afterEach(async () => {
  expect(world.sim.violations).toEqual([]);
  await world.close();
});

async function startWith(files: Readonly<Record<string, string>>): Promise<void> {
  world = await startWorld({ budgetMs: 20_000 });
  world.sim.state.branches.set('main', addCommit(world.sim.state, 'policy', [], files).sha);
}

const USUAL = '.github/agent-gate.yml';

test.each<[string, Record<string, string>, string | undefined, string | null]>([
  ['the name in the policy at the usual path', { [USUAL]: 'suite: booking\n' }, undefined, 'booking'],
  [
    'the name in the policy at the path of the run',
    { [USUAL]: 'suite: booking\n', 'b.yml': 'suite: b\n' },
    'b.yml',
    'b',
  ],
  ['the default name if the policy has none', { [USUAL]: 'gate: {}\n' }, undefined, 'agent'],
  ['the default name if main has no policy', {}, undefined, 'agent'],
  ['unknown if main has no such file', { [USUAL]: 'suite: booking\n' }, 'b.yml', null],
  ['unknown if the policy is broken', { [USUAL]: 'suite: [\n' }, undefined, null],
])('the suite of the base is %s', async (_, files, place, expected) => {
  await startWith(files);
  expect(await suiteOfBase(world.client, world.context, place)).toBe(expected);
});

test('no request is sent on the base branch, or without a token', async () => {
  await startWith({ [USUAL]: 'suite: booking\n' });
  expect(await suiteOfBase(world.client, { ...world.context, publishesBaseline: true }, undefined)).toBeNull();
  expect(await suiteOfBase(null, world.context, undefined)).toBeNull();
  expect(world.requests()).toEqual([]);
});

test('the suite is unknown if GitHub does not answer', async () => {
  await startWith({ [USUAL]: 'suite: booking\n' });
  world.sim.fail(/contents/, ...Array.from({ length: 4 }, () => ({ status: 503 })));
  expect(await suiteOfBase(world.client, world.context, undefined)).toBeNull();
});
