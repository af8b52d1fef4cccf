import { expect } from 'vitest';
import { baselineFileOf } from '../../../src/io/bundle/baseline-file.ts';
import { openBundleZip } from '../../../src/io/bundle/read.ts';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

const FILE = '.github/agent-baseline.json';

story({ folder: import.meta.dirname }, async (world) => {
  const { github, main } = world;
  const [released, , tip] = main;
  await world.saveBaseline('main', released);
  const [artifact] = savedBundles(github.state);
  const archive = await github.blobs.read(artifact?.blob ?? '');
  const bundle = openBundleZip('main', archive ?? Buffer.of());
  const text = baselineFileOf(bundle).replace(/"written":"[\d-]+"/, '"written":"2026-02-20"');
  // Main holds what the release measured; GitHub has deleted the artifact since.
  github.state.commits.set(tip.sha, { ...tip, files: { ...tip.files, [FILE]: text } });
  for (const one of github.state.artifacts.values()) one.expired = true;
  // What the pull request itself says in the file does not count.
  const files = { [FILE]: text.replaceAll('"booking-assistant"', '"forged"') };
  const run = await world.runOnPull(world.openPull(), {
    results: 'regressed',
    inputs: { 'baseline-file': FILE },
    files,
  });
  expect(run.outputs).toMatchObject({ decision: 'fail', state: 'regressed' });
  const [comment] = github.state.comments.values();
  expect(comment?.body).toContain('committed file');
});
