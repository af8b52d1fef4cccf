import { expect } from 'vitest';
import { bookingConfig, POLICY_PATH } from '../../support/booking.ts';
import { addCommit, type PullRequest } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';
import type { World } from '../../support/story-world.ts';

const STRICT = 'suite: booking-assistant\n';
const NAMES = `${STRICT}baseline: { branches: [release/*] }\n`;
/** A policy that blocks nothing. */
const LAX = `${STRICT}gate: { metrics: { TCR: { tier: advisory } }, criteria: { "*": { tier: advisory } } }\n`;

/** A second pull request of the same head, into a branch whose policy blocks nothing. */
function openInto({ github: { state }, main }: World, pull: PullRequest, branch: string): PullRequest {
  const { sha } = addCommit(state, `Start ${branch}`, [main[2].sha], { ...bookingConfig(), [POLICY_PATH]: LAX });
  state.branches.set(branch, sha);
  const merge = addCommit(state, `Merge into ${branch}`, [sha, pull.headSha]);
  const into = { ...pull, number: pull.number + state.pulls.size, baseRef: branch, baseSha: sha, mergeSha: merge.sha };
  state.pulls.set(into.number, into);
  return into;
}

story({ folder: import.meta.dirname }, async (world) => {
  const { github, main } = world;
  world.commitPolicy(NAMES);
  await world.saveBaseline('main', main[1]);
  const pull = world.openPull();
  const play = async (into: PullRequest) =>
    (await world.runOnPull(into, { results: 'regressed', files: { [POLICY_PATH]: LAX } })).outputs.decision;
  const [own, release] = [openInto(world, pull, 'mine'), openInto(world, pull, 'release/2')];
  // Anybody can push such a branch: main's config decides, as it is now.
  expect(await play(own)).toBe('fail');
  // Main's policy names the release branches, whose own config decides, until it no longer does.
  expect(await play(release)).toBe('pass');
  world.commitFiles({ [POLICY_PATH]: STRICT }, [main[2]]);
  expect(await play(release)).toBe('fail');
  // Who may change a protected branch has been decided.
  github.state.protectedBranches.add('release/2');
  expect(await play(release)).toBe('pass');
});
