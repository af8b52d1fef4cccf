import { expect } from 'vitest';
import { addCommit } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname }, async (world) => {
  const { state } = world.github;
  await world.saveBaseline('main', world.main[1]);
  const parent = world.openPull();
  state.branches.set(parent.headRef, parent.headSha);
  await world.runOnPull(parent, { results: 'regressed' });
  // A pull request into the branch of the first one: main's loss is the first one's.
  const head = addCommit(state, 'Answer more politely', [parent.headSha]);
  const merge = addCommit(state, 'Merge into polite', [parent.headSha, head.sha]);
  const sides = { baseRef: parent.headRef, baseSha: parent.headSha, headRef: 'politer', headSha: head.sha };
  const pull = { ...parent, number: 19, ...sides, mergeSha: merge.sha };
  state.pulls.set(pull.number, pull);
  const { outputs, requests, annotations } = await world.runOnPull(pull, { results: 'regressed' });
  expect(outputs.decision).toBe('fail');
  expect(annotations.map(({ message }) => message).join('\n')).toContain('were already lost in #7');
  // The second reference costs a list of artifacts, and the link to one.
  const asked = requests.map(({ path }) => path.replace('/repos/acme/booking-assistant', ''));
  const [bundle] = [...state.artifacts.values()].filter(({ name }) => name.startsWith('agent-gate-results-'));
  const ofParent = ['/actions/artifacts?per_page=100', `/actions/artifacts/${bundle?.id}/zip`];
  expect(asked.filter((path) => ofParent.includes(path))).toEqual(ofParent);
});
