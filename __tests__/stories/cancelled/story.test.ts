import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F30' }, async (world) => {
  await world.saveBaseline('main');
  world.github.fail(/zip$/, 'silence');
  // The download hangs, and the requests beside it have their answers.
  const answered = [/runs.9001$/, /commits/, /agent-gate.yml/, /contents.rubrics/];
  const run = await world.runOnPull(world.openPull(), {
    results: 'main',
    cancelWhen: (sent) =>
      sent.some(({ path }) => path.endsWith('/zip')) &&
      answered.every((part) => sent.some(({ path, status }) => part.test(path.split('?')[0] ?? '') && status === 200)),
  });
  expect(run.exitCode).not.toBe(0);
  // Whoever reads the outputs of a cancelled job must not find a pass.
  expect(run.outputs.decision ?? '').not.toBe('pass');
  expect(run.stdout + run.summary).not.toMatch(/\bPASS\b/);
});
