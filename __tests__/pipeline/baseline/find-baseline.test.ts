import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from '../../../src/gating/findings/catalogue.ts';
import { compileConfig } from '../../../src/io/config.ts';
import { publishComment } from '../../../src/io/github/comment.ts';
import type { BranchSearch } from '../../../src/pipeline/baseline/discover.ts';
import { findBaseline } from '../../../src/pipeline/baseline/find-baseline.ts';
import { askNoJudge } from '../../../src/pipeline/judging.ts';
import { findRunEvidence } from '../../../src/pipeline/run-evidence.ts';
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

function search(): BranchSearch {
  return {
    context: world.context,
    workflows: ['.github/workflows/agent-gate.yml'],
    source: { kind: 'ancestors' },
    file: null,
    onError: 'error',
    places: { mapping: undefined, rubrics: ['rubric.yml'], policy: 'policy.yml' },
    root: place.root,
  };
}

test("main's uploaded run is asked what a pull request asks anew, and nothing that it has answers to", async () => {
  place.results({ output: 'main' });
  await place.gate({ out: 'main' });
  await addBaseline(world.sim, world.main[4] ?? '', '', { bytes: zipOfBundle(join(place.root, 'main')) });
  place.put();
  place.rubric({ polite: question('Kind?') }, { version: '2.0.0' });
  place.results({ output: 'pull' });
  const { decision } = await place.gate({ findBaseline: findBaseline(world.client, search()) });
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
  const { decision } = await place.gate({ findBaseline: findBaseline(world.client, search()) });
  expect(decision.findings.map(({ code }) => code)).toContain('baseline-unreachable');
  const { pullRequest, run, headSha: sha } = world.context;
  if (pullRequest === null) throw new Error('the world has a pull request');
  const marker = { suite: 'demo', run: run.id, attempt: 1, sha };
  const outcome = await publishComment(world.client, { pullRequest, marker, bodies: ['invalid'] });
  expect(outcome.kind).toBe('created');
});

test('a list of jobs that never comes leaves the search as it is, and time for the comment', async () => {
  await world.close();
  world = await startWorld({ budgetMs: 4_000 });
  world.sim.fail(/\/jobs$/, ...Array.from({ length: 8 }, () => 'silence' as const));
  place.results({ output: 'pull' });
  const context = { ...world.context, run: { ...world.context.run, runner: 'GitHub Actions 1' } };
  const { decision } = await place.gate({
    findBaseline: findBaseline(world.client, { ...search(), context }),
    findEvidence: findRunEvidence(world.client, context, { root: place.root, isSharded: false }),
  });
  expect(decision.findings.map(({ code }) => code)).not.toContain('baseline-unreachable');
  if (context.pullRequest === null) throw new Error('the world has a pull request');
  const { pullRequest, run, headSha: sha } = context;
  const marker = { suite: 'demo', run: run.id, attempt: 1, sha };
  const outcome = await publishComment(world.client, { pullRequest, marker, bodies: ['pass'] });
  expect(outcome.kind).toBe('created');
});

/** What a run answers under a policy that names a reference, and its requests about that. */
async function findReferring(reference: string | null, publishesBaseline = true) {
  const context = { ...world.context, publishesBaseline };
  const head = compileConfig({
    ...{ mapping: null, rubrics: [] },
    policy: { file: 'policy.yml', text: reference === null ? 'suite: demo' : `reference: ${reference}` },
  });
  const { reference: found, notes } = await findBaseline(world.client, { ...search(), context })(head, askNoJudge);
  const requests = world.requests().filter((line) => /commits\/(main|v9)$/.test(line));
  return { found, notes: notes.filter(({ code }) => code === 'reference-unknown'), requests };
}

test('a run of main finds the time of the named commit at one request', async () => {
  const { found, notes, requests } = await findReferring('main');
  expect(found).toEqual({ name: 'main', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  expect([notes, requests]).toEqual([[], ['GET /commits/main']]);
});

test.each([
  { name: 'a pull request', reference: 'v9', isMain: false },
  { name: 'a policy without a reference', reference: null, isMain: true },
])('$name asks for none', async ({ reference, isMain }) => {
  expect(await findReferring(reference, isMain)).toEqual({ found: null, notes: [], requests: [] });
});

test('an unknown name is a warning with the reason', async () => {
  const { found, notes } = await findReferring('v9');
  expect(found).toBeNull();
  expect(notes.map(render)).toMatchObject([
    {
      code: 'reference-unknown',
      effect: 'warn',
      what: 'Main is not compared over time: `reference: v9` was not found',
      actual: 'GitHub shows this token no commit v9',
    },
  ]);
});
