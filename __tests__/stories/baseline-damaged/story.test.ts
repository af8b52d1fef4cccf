import { strToU8, zipSync } from 'fflate';
import { expect } from 'vitest';
import { storeArtifact } from '../../support/artifact-service.ts';
import { addRun } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';
import type { World } from '../../support/story-world.ts';

/** What may lie in an archive of the right name, made by a run that is to be trusted: a truncated upload, a bad disk, a bad day. */
const DAMAGED: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ['no archive at all', strToU8('<html>Service Unavailable</html>')],
  ['an archive cut short', zipSync({ 'manifest.json': strToU8('{}'.repeat(500)) }).subarray(0, 60)],
  ['a path out of the folder', zipSync({ '../../evil.sh': strToU8('exit 1') })],
  ['no manifest', zipSync({ 'report.json': strToU8('{}') })],
  ['a manifest of tomorrow', zipSync({ 'manifest.json': strToU8('{"schema":99}') })],
];

story({ folder: import.meta.dirname, rows: 'F24, I93, I95' }, async (world) => {
  const [, older] = world.main;
  await world.saveBaseline('main', older);
  for (const [, bytes] of DAMAGED) await store(world, bytes);
  const run = await world.runOnPull(world.openPull(), { results: 'main' });
  // Each is passed over and named; the next older baseline is used.
  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({ decision: 'pass', 'tcr-delta': '0.000000' });
});

async function store({ github, main }: World, bytes: Uint8Array): Promise<void> {
  const ended = { status: 'completed', conclusion: 'success' } as const;
  const run = addRun(github.state, { event: 'push', headSha: main[2].sha, headBranch: 'main', ...ended });
  await storeArtifact(github, { runId: run.id, name: 'agent-gate-baseline-booking-assistant', bytes });
}
