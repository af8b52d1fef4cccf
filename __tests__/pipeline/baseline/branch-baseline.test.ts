import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBranchBaseline } from '../../../src/pipeline/baseline/branch-baseline.ts';
import { addBaseline, startWorld, type World } from '../../io/github/world.ts';
import { type AskingPlace, openAsking, question } from '../../support/asking-place.ts';

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

/** The files of a bundle as the archive that a run uploads. */
function zipOf(bundle: string): Uint8Array {
  const folder = join(place.root, bundle);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return zipSync(Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)])));
}

test("main's uploaded run is asked what a pull request asks anew, and nothing that it has answers to", async () => {
  place.results({ output: 'main' });
  await place.gate({ out: 'main' });
  await addBaseline(world.sim, world.main[4] ?? '', '', { bytes: zipOf('main') });
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
