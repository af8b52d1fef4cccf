import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from '../../../src/gating/findings/catalogue.ts';
import { findReference } from '../../../src/pipeline/baseline/find-reference.ts';
import { startWorld, type World } from '../../io/github/world.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(async () => {
  expect(world.sim.violations).toEqual([]);
  await world.close();
});

const find = (reference: string | null, publishesBaseline = true) =>
  findReference(world.client, { ...world.context, publishesBaseline }, { reference });

test('a run of main finds the time of the named commit at one request', async () => {
  const { reference, notes } = await find('main');
  expect(reference?.name).toBe('main');
  expect(reference?.time).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(notes).toEqual([]);
  expect(world.requests()).toEqual(['GET /commits/main']);
});

test.each([
  { name: 'a pull request', reference: 'main', isMain: false },
  { name: 'a policy without a reference', reference: null, isMain: true },
])('$name asks for none', async ({ reference, isMain }) => {
  expect(await find(reference, isMain)).toEqual({ reference: null, notes: [] });
  expect(world.requests()).toEqual([]);
});

test('an unknown name is a warning with the reason', async () => {
  const { reference, notes } = await find('v9');
  expect(reference).toBeNull();
  expect(notes.map(render)).toMatchObject([
    {
      code: 'reference-unknown',
      effect: 'warn',
      what: 'Main is not compared over time: `reference: v9` was not found',
      actual: 'GitHub shows this token no commit v9',
    },
  ]);
});
