import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, nodes: [20, 24] }, async (world) => {
  await world.saveBaseline('main');
  const pull = world.openPull();
  const green = await world.runOnPull(pull, { results: 'main' });
  const folder = mkdtempSync(join(tmpdir(), 'junit-'));
  const junit = join(folder, 'junit.xml');
  const red = await world.runOnPull(pull, { results: 'regressed', inputs: { junit } });
  // The eight that broke, and those that fail on main too.
  expect(readFileSync(junit, 'utf8')).toMatch(
    /<testsuite name="booking-assistant" tests="30" failures="\d+" errors="0"/,
  );
  rmSync(folder, { recursive: true });
  expect(red.exitCode).toBe(1);
  expect(red.outputs).toMatchObject({ decision: 'fail', broke: '8' });
  // The one comment is brought up to date, so that its address stays.
  expect(world.github.state.comments.size).toBe(1);
  expect(red.outputs['comment-url']).toBe(green.outputs['comment-url']);
});
