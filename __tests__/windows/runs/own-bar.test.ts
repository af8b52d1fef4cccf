import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openBlobStore } from '../../support/azurite.ts';
import { mildRubric } from '../../support/booking.ts';
import { type GithubSim, startGithub } from '../../support/github-sim.ts';
import { createWorld } from '../../support/story-world.ts';
import { node, otherSystem } from '../other-machine.ts';

let github: GithubSim;
beforeEach(async () => {
  github = await startGithub(await openBlobStore(inject('azurite')));
});
afterEach(async () => {
  expect(github.violations).toEqual([]);
  await github.close();
});

const WORKSPACE = '$'.concat('{{ github.workspace }}');

describe.skipIf(node === null)('F33: no spelling hides the rubrics of the base from a pull request', () => {
  test.each<{ system: 'win32' | 'darwin'; rubrics: string; policy?: string }>([
    { system: 'win32', rubrics: 'rubrics\\booking.yml' },
    { system: 'win32', rubrics: '.\\rubrics\\*.yml', policy: '.\\.github\\agent-gate.yml' },
    { system: 'win32', rubrics: `${WORKSPACE}\\rubrics\\*.yml` },
    { system: 'win32', rubrics: `${WORKSPACE}/rubrics/booking.yml`, policy: `${WORKSPACE}\\.github\\agent-gate.yml` },
    { system: 'win32', rubrics: 'Rubrics\\Booking.yml', policy: '.GitHub\\Agent-Gate.yml' },
    { system: 'darwin', rubrics: 'Rubrics/*.yml' },
    { system: 'darwin', rubrics: 'RUBRICS/BOOKING.YML', policy: '.github/Agent-Gate.yml' },
  ])('$system, rubrics: $rubrics, policy: $policy', async ({ system, rubrics, policy = '' }) => {
    const world = createWorld(github, node ?? '');
    const inputs = { rubrics, policy, upload: 'false' };
    const run = { results: 'regressed', inputs, files: mildRubric(), env: otherSystem(system) };
    const { outputs, annotations, stderr } = await world.runOnPull(world.openPull(), run);
    expect([outputs.decision, stderr]).toEqual(['fail', '']);
    expect(JSON.stringify(annotations)).not.toContain('where this run looks');
    const [comment] = [...github.state.comments.values()];
    expect(comment?.body).toContain('**This pull request relaxes its own gate**');
  });
});
