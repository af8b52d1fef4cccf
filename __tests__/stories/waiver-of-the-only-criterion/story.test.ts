import { expect } from 'vitest';
import { POLICY_PATH, resultsOf } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

const POLICY = 'suite: booking-assistant\n';
const WAIVER = `${POLICY}waivers:
  - metric: TCR
    ceiling: 0.4
    reason: The new calendar knows no half days
    owner: "@ana"
    expires: 2026-03-31
`;

/** What the harness says of each trial is all that is judged, as in a repository without rubrics. */
const inputs = { rubrics: 'harness-verdict' };
const judgedByHarness = (agent: string) =>
  resultsOf(agent, ({ scenario, trial, input, final_state: state, ground_truth: truth }) => {
    const passed = (state as { time?: string }).time === (truth as { time: string }).time;
    return { scenario, trial, input, harness: { passed } };
  });

story({ folder: import.meta.dirname }, async (world) => {
  const [, before, tip] = world.main;
  world.commitPolicy(POLICY);
  await world.runOnMain({ results: judgedByHarness('main'), inputs, commit: before });
  const pull = world.openPull();
  const red = await world.runOnPull(pull, { results: judgedByHarness('regressed'), inputs });
  // The metric stands for its only criterion: one drop is one reason.
  expect(red.outputs.decision).toBe('fail');
  expect(red.annotations.filter(({ level }) => level === 'error')).toHaveLength(1);
  world.commitFiles({ [POLICY_PATH]: WAIVER }, [tip]);
  const waived = await world.runOnPull(pull, { results: judgedByHarness('regressed'), inputs });
  expect(waived.outputs.decision).toBe('pass');
});
