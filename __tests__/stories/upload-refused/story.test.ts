import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F25' }, async (world) => {
  await world.saveBaseline('main');
  const refusal = { status: 403, body: { code: 'resource_exhausted', msg: 'Artifact storage quota has been hit' } };
  world.github.fail(/CreateArtifact/, refusal, refusal);
  const run = await world.runOnPull(world.openPull(), { results: 'main' });
  // Publishing never decides.
  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({ decision: 'pass', 'artifact-url': '' });
  expect(run.outputs['comment-url']).not.toBe('');
  const warnings = run.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
  const stopped = 'Main has stopped saving baselines: the artifact storage of this account is full.';
  expect(warnings).toEqual([expect.stringContaining('storage quota'), expect.stringContaining(stopped)]);
});
