import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect } from 'vitest';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { sha256Of } from '../../../src/contract/hash.ts';
import { storeArtifact } from '../../support/artifact-service.ts';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';
import type { World } from '../../support/story-world.ts';

// Guard G: the first run after an upgrade decides as before, since what main's older bundle does not say contradicts nothing.
story({ folder: import.meta.dirname, rows: 'G' }, async (world) => {
  await world.saveBaseline('main');
  await dropRecord(world);
  const pull = world.openPull();
  const unchanged = await world.runOnPull(pull, { results: 'main' });
  expect(unchanged.outputs).toMatchObject({ decision: 'pass', 'tcr-delta': '0.000000' });
  expect(unchanged.annotations).toEqual([]);
  expect((await world.runOnPull(pull, { results: 'regressed' })).exitCode).toBe(1);
  // Main's next run reads the same bundle, and writes a record.
  expect((await world.runOnMain({ event: 'schedule', results: 'main' })).exitCode).toBe(0);
  // Both runs of the commit count.
  const last = await world.runOnPull(pull, { results: 'main' });
  expect(last).toMatchObject({ annotations: [], outputs: { decision: 'pass', 'main-runs': '2' } });
});

/** Main's bundle as a version wrote it that kept no record of evidence. */
async function dropRecord({ github }: World): Promise<void> {
  const [artifact] = savedBundles(github.state);
  if (artifact === undefined) throw new Error('main has saved no bundle');
  const files = unzipSync((await github.blobs.read(artifact.blob)) ?? Buffer.of());
  const { evidence, ...older } = JSON.parse(strFromU8(files['gate.json'] ?? Buffer.of())) as { evidence?: object };
  expect(evidence).toMatchObject({ is_main: true, checked_out: { is_of_event: true }, job: { name: 'gate' } });
  const gate = strToU8(JSON.stringify(older));
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? Buffer.of())) as Manifest;
  const digest = { file: 'gate.json', bytes: gate.length, sha256: sha256Of(gate) };
  const listed = manifest.files.map((file) => (file.file === 'gate.json' ? digest : file));
  const index = strToU8(JSON.stringify({ ...manifest, files: listed }));
  github.state.artifacts.delete(artifact.id);
  const bytes = zipSync({ ...files, 'gate.json': gate, 'manifest.json': index });
  await storeArtifact(github, { runId: artifact.runId, name: artifact.name, bytes });
}
