import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBranchBaseline } from '../../../src/pipeline/baseline/branch-baseline.ts';
import { addBaseline, startWorld, type World } from '../../io/github/world.ts';
import { type AskingPlace, openAsking, question } from '../../support/asking-place.ts';
import { zipOfBundle } from '../../support/bundles.ts';

let place: AskingPlace;
let world: World;
beforeEach(async () => {
  place = await openAsking();
  world = await startWorld();
  place.rubric({ polite: question('Polite?') });
  place.write('policy.yml', { suite: 'demo', judge: { model: 'm' } });
});
afterEach(async () => {
  await place.remove();
  await world.close();
});

test("main's uploaded run is asked what a pull request asks anew, and nothing that it has answers to", async () => {
  place.results({ output: 'main' });
  await place.gate({ out: 'main' });
  await addBaseline(world.sim, world.main[4] ?? '', '', { bytes: zipOfBundle(join(place.root, 'main')) });
  place.put();
  place.rubric({ polite: question('Kind?') }, { version: '2.0.0' });
  place.results({ output: 'pull' });
  const findBaseline = findBranchBaseline(world.client, {
    context: world.context,
    workflows: ['.github/workflows/agent-gate.yml'],
    source: { kind: 'ancestors' },
    file: null,
    onError: 'error',
    ruler: { mapping: undefined, rubrics: ['rubric.yml'], policy: 'policy.yml' },
  });
  const { decision } = await place.gate({ findBaseline });
  expect(place.put()).toEqual(['Kind? of main', 'Kind? of pull', 'Polite? of pull']);
  expect(decision).toMatchObject({ metrics: [{ candidate: 1, baseline: 1 }] });
});
