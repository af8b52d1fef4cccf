/**
 * Wall time of a pull request's run against five runs of main, where GitHub takes 50 ms for each answer: `node bench/round-trips.ts [ROUNDS]`.
 * It stands beside what a run cannot do without: the start of Node, and six answers one after the other.
 */
import { spawnSync } from 'node:child_process';
import { openBlobStore, startAzurite } from '../__tests__/support/azurite.ts';
import { startGithub } from '../__tests__/support/github-sim.ts';
import { addCommit } from '../__tests__/support/github-state.ts';
import { findNode } from '../__tests__/support/node-binaries.ts';
import { createWorld } from '../__tests__/support/story-world.ts';
import { median } from './median.mjs';

const DELAY_MS = 50;
const [rounds = 5] = process.argv.slice(2).map(Number);
const node = findNode(24) ?? process.execPath;
const azurite = await startAzurite();
const github = await startGithub(await openBlobStore(azurite.url));
try {
  const world = createWorld(github, node);
  const { state } = github;
  let [, , commit] = world.main;
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    commit = addCommit(state, name, [commit.sha], commit.files);
    state.branches.set('main', commit.sha);
    await world.saveBaseline('main', commit);
  }
  github.delayMs = DELAY_MS;
  const starts: number[] = [];
  const runs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    starts.push(await timed(async () => void spawnSync(node, ['-e', '0'])));
    const pull = world.openPull();
    pull.mergeSha = addCommit(state, `Merge ${round}`, [commit.sha, pull.headSha], commit.files).sha;
    runs.push(await timed(() => world.runOnPull(pull, { results: 'main' })));
  }
  const least = median(starts) + 6 * DELAY_MS;
  const requests = world.runs.at(-1)?.requests.length ?? 0;
  print(requests, least, median(runs));
} finally {
  await github.close();
  await azurite.stop();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function print(requests: number, least: number, run: number): void {
  process.stdout.write(
    `A pull request's run against five runs of main, ${DELAY_MS} ms an answer, ${rounds} rounds\n\n| requests | node -e 0 and six answers, ms | run, ms | ratio |\n|---:|---:|---:|---:|\n| ${requests} | ${least.toFixed(0)} | ${run.toFixed(0)} | ${(run / least).toFixed(2)} |\n\n`,
  );
}
