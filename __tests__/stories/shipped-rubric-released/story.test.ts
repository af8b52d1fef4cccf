import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect } from 'vitest';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { sha256Of } from '../../../src/contract/hash.ts';
import { storeArtifact } from '../../support/artifact-service.ts';
import { bookingPolicy } from '../../support/booking.ts';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';
import type { World } from '../../support/story-world.ts';

const SHIPPED = 'rubrics/answer-safety.yml';

story({ folder: import.meta.dirname, rows: 'I65' }, async (world) => {
  world.commitPolicy(bookingPolicy('relaxation: { effect: fail }\n'));
  const inputs = { rubrics: 'answer-safety\nrubrics/booking.yml' };
  await world.runOnMain({ results: 'main', inputs });
  await writeAsOlderVersion(world);
  const run = await world.runOnPull(world.openPull(), { results: 'main', inputs });
  // A release made the shipped rubric milder, and the pull request changed nothing.
  expect(run.exitCode).toBe(0);
  const [comment] = [...world.github.state.comments.values()];
  expect(comment?.body).not.toContain('lowers its own bar');
});

/** Main's bundle as a version wrote it whose rubric was another one. */
async function writeAsOlderVersion({ github }: World): Promise<void> {
  const [artifact] = savedBundles(github.state);
  if (artifact === undefined) throw new Error('main has saved no bundle');
  const files = unzipSync((await github.blobs.read(artifact.blob)) ?? Buffer.of());
  const text = strToU8(strFromU8(files[SHIPPED] ?? Buffer.of()).replace('severity: medium', 'severity: critical'));
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? Buffer.of())) as Manifest;
  const older: Manifest = {
    ...manifest,
    tool: '0.0.9',
    rubrics: manifest.rubrics.map((one) =>
      one.rubric === 'answer-safety' ? { ...one, version: '0.9.0', hash: sha256Of(text) } : one,
    ),
    files: manifest.files.map((one) =>
      one.file === SHIPPED ? { file: SHIPPED, bytes: text.length, sha256: sha256Of(text) } : one,
    ),
  };
  github.state.artifacts.delete(artifact.id);
  const bytes = zipSync({ ...files, [SHIPPED]: text, 'manifest.json': strToU8(JSON.stringify(older)) });
  await storeArtifact(github, { runId: artifact.runId, name: artifact.name, bytes });
}
