import { expect } from 'vitest';
import { bookingConfig, RUBRIC_PATH, resultsOf } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

/** Main's rubric also shows what a model says of the tone. */
const withTone = `${bookingConfig()[RUBRIC_PATH]}nodes:
  polite:
    question: Is the tone polite?
    pass_when: { field: judge.polite, op: eq, value: true }
`;

/** The same trials, judged by a model of that version; the newer one is stricter. */
const judgedBy = (version: string, isPolite: (scenario: string) => boolean) =>
  resultsOf('main', (trial) => ({
    ...trial,
    judge: { model: 'small-judge', version, polite: isPolite(trial.scenario) },
  }));

story({ folder: import.meta.dirname, rows: 'F38, I61' }, async (world) => {
  world.commitFiles({ [RUBRIC_PATH]: withTone });
  await world.saveBaseline(judgedBy('2026-01', () => true));
  const run = await world.runOnPull(world.openPull(), {
    results: judgedBy('2026-03', (scenario) => !scenario.startsWith('cancel')),
  });
  // The agent is the same: the stricter judge is not taken for a worse agent, nor is its word averaged with the other's.
  expect(run.exitCode).toBe(3);
  expect(run.outputs).toMatchObject({ decision: 'invalid', 'tcr-delta': '0.000000' });
  const [comment] = [...world.github.state.comments.values()];
  for (const version of ['2026-01', '2026-03']) expect(comment?.body).toContain(`small-judge \`${version}\``);
});
