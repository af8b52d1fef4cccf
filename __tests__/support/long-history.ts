import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { HistoryRecord } from '../../schemas/types/history.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { sha256Of } from '../../src/contract/hash.ts';
import { storeArtifact } from './artifact-service.ts';
import type { GithubSim } from './github-sim.ts';
import { savedBundles } from './github-state.ts';

/**
 * Repeats the records of main's newest bundle, so that a story has a long history without as many runs: the newest ones first, each so
 * many times, on days before 1 March 2026. The older bundles are gone, as after their expiry.
 * @param times of each record, newest first
 */
export async function lengthenHistory(github: GithubSim, times: readonly number[]): Promise<void> {
  const artifact = savedBundles(github.state).at(-1);
  if (artifact === undefined) throw new Error('main has saved no bundle');
  const files = unzipSync((await github.blobs.read(artifact.blob)) ?? Buffer.of());
  const records = strFromU8(files['history.jsonl'] ?? Buffer.of())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as HistoryRecord);
  const repeated = records.flatMap((record, index) => Array.from({ length: times[index] ?? 1 }, () => record));
  const lines = repeated.map((record, index) => {
    const own = { sha: String(index).repeat(40).slice(0, 40), run_id: 90_000 - index };
    const time = new Date(Date.UTC(2026, 2, 1 - index)).toISOString();
    return `${JSON.stringify({ ...record, ...(index === 0 ? {} : own), time })}\n`;
  });
  const history = strToU8(lines.join(''));
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? Buffer.of())) as Manifest;
  const digest = { file: 'history.jsonl', bytes: history.length, sha256: sha256Of(history) };
  const listed = manifest.files.map((file) => (file.file === digest.file ? digest : file));
  const index = strToU8(JSON.stringify({ ...manifest, files: listed }));
  for (const { id } of savedBundles(github.state)) github.state.artifacts.delete(id);
  const bytes = zipSync({ ...files, 'history.jsonl': history, 'manifest.json': index });
  await storeArtifact(github, { runId: artifact.runId, name: artifact.name, bytes });
}
