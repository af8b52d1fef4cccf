import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from '../../../src/gating/findings/catalogue.ts';
import { publishComment } from '../../../src/io/github/comment.ts';
import type { FindBaseline } from '../../../src/pipeline/baseline/answer.ts';
import { findBaseline, findReference } from '../../../src/pipeline/baseline/find-baseline.ts';
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

function findOnMain(): FindBaseline {
  return findBaseline(world.client, {
    context: world.context,
    workflows: ['.github/workflows/agent-gate.yml'],
    source: { kind: 'ancestors' },
    file: null,
    onError: 'error',
    places: { mapping: undefined, rubrics: ['rubric.yml'], policy: 'policy.yml' },
    root: place.root,
  });
}

test("main's uploaded run is asked what a pull request asks anew, and nothing that it has answers to", async () => {
  place.results({ output: 'main' });
  await place.gate({ out: 'main' });
  await addBaseline(world.sim, world.main[4] ?? '', '', { bytes: zipOfBundle(join(place.root, 'main')) });
  place.put();
  place.rubric({ polite: question('Kind?') }, { version: '2.0.0' });
  place.results({ output: 'pull' });
  const { decision } = await place.gate({ findBaseline: findOnMain() });
  expect(place.put()).toEqual(['Kind? of main', 'Kind? of pull', 'Polite? of pull']);
  expect(decision).toMatchObject({ metrics: [{ candidate: 1, baseline: 1 }] });
  // Archives can be large: none stays in memory after it is read.
  expect([...world.client.answers.keys()].filter((name) => name.startsWith('archive'))).toEqual([]);
});

test('a list that never comes leaves time for the comment', async () => {
  await world.close();
  world = await startWorld({ budgetMs: 4_000 });
  world.sim.fail(/actions\/artifacts$/, ...Array.from({ length: 8 }, () => 'silence' as const));
  place.results({ output: 'pull' });
  const { decision } = await place.gate({ findBaseline: findOnMain() });
  expect(decision.findings.map(({ code }) => code)).toContain('baseline-unreachable');
  const { repository, pullRequest, run, headSha: sha } = world.context;
  if (pullRequest === null) throw new Error('the world has a pull request');
  const marker = { suite: 'demo', run: run.id, attempt: 1, sha };
  const outcome = await publishComment(world.client, { repository, pullRequest, marker, bodies: ['invalid'] });
  expect(outcome.kind).toBe('created');
});

const findNamed = (reference: string | null, publishesBaseline = true) =>
  findReference(world.client, { ...world.context, publishesBaseline }, { reference });

test('a run of main finds the time of the named commit at one request', async () => {
  const { reference, notes } = await findNamed('main');
  expect(reference?.name).toBe('main');
  expect(reference?.time).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(notes).toEqual([]);
  expect(world.requests()).toEqual(['GET /commits/main']);
});

test.each([
  { name: 'a pull request', reference: 'main', isMain: false },
  { name: 'a policy without a reference', reference: null, isMain: true },
])('$name asks for none', async ({ reference, isMain }) => {
  expect(await findNamed(reference, isMain)).toEqual({ reference: null, notes: [] });
  expect(world.requests()).toEqual([]);
});

test('an unknown name is a warning with the reason', async () => {
  const { reference, notes } = await findNamed('v9');
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
