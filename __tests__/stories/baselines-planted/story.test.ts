import { zipSync } from 'fflate';
import { expect } from 'vitest';
import { storeArtifact } from '../../support/artifact-service.ts';
import { addRun, savedBundles, type WorkflowRun } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';
import { FORK } from '../../support/story-scenes.ts';
import type { World } from '../../support/story-world.ts';

/** Runs that may not save a baseline, each with a whole bundle. */
const STRANGERS: readonly Partial<WorkflowRun>[] = [
  { headRepository: FORK },
  { event: 'pull_request' },
  { event: 'pull_request_target' },
  { event: 'workflow_run' },
  { headBranch: 'mian' },
  { path: '.github/workflows/evil.yml' },
];

/** Nothing but zeros, small when packed, and larger than any file of a bundle may be, says the archive. */
function bomb(): Buffer {
  const archive = Buffer.from(zipSync({ 'manifest.json': new Uint8Array(2 ** 23) }, { level: 9 }));
  const record = archive.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  archive.writeUInt32LE(2 ** 31, record + 24);
  return archive;
}

story({ folder: import.meta.dirname, rows: 'F21' }, async (world) => {
  const { github } = world;
  await world.saveBaseline('improved');
  const [stolen] = savedBundles(github.state);
  const bundle = (await github.blobs.read(stolen?.blob ?? '')) ?? Buffer.of();
  for (const facts of STRANGERS) await plant(world, bundle, facts);
  await plant(world, bomb());
  github.state.artifacts.delete(stolen?.id ?? 0);
  const run = await world.runOnPull(world.openPull(), { results: 'main' });
  expect(run.outputs).toMatchObject({ decision: 'inconclusive', state: 'no-baseline' });
  const [comment] = github.state.comments.values();
  for (const reason of [
    'another repository',
    '`pull_request`',
    '`pull_request_target`',
    '`workflow_run`',
    'branch mian',
    'evil.yml',
    'more than `1073741824`',
  ])
    expect(comment?.body).toContain(reason);
});

async function plant({ github, main }: World, bytes: Buffer, facts: Partial<WorkflowRun> = {}): Promise<void> {
  const ended = { status: 'completed', conclusion: 'success' } as const;
  const run = addRun(github.state, { event: 'push', headSha: main[2].sha, headBranch: 'main', ...ended, ...facts });
  await storeArtifact(github, { runId: run.id, name: 'agent-gate-baseline-booking-assistant', bytes });
}
