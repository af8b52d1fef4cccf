import { expect } from 'vitest';
import { HOSTILE, HOSTILE_PIECES } from '../../support/hostile-text.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname }, async (world) => {
  await world.saveBaseline({ text: lines('as asked') });
  const run = await world.runOnPull(world.openPull(), { results: { text: lines(undefined) } });
  // What the agent wrote is quoted in comment and summary and does nothing anywhere: every story checks that.
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ decision: 'fail', broke: String(HOSTILE_PIECES.length) });
});

/** One scenario for every way to do harm; `time` is what the agent booked, the harmful text unless told otherwise. */
function lines(time: string | undefined): string {
  const trials = HOSTILE_PIECES.map(([row, text], index) => ({
    scenario: `${row}-${index}`,
    title: text.trim() === '' ? 'untitled' : text.slice(0, 100),
    output: HOSTILE,
    ground_truth: { time: 'as asked' },
    final_state: { booked: time !== undefined, time: time ?? text },
  }));
  return [SMOKE, ...trials].map((trial) => `${JSON.stringify(trial)}\n`).join('');
}

const SMOKE = {
  scenario: 'smoke',
  tags: ['smoke'],
  output: 'Booked as asked.',
  ground_truth: { time: '9' },
  final_state: { booked: true, time: '9' },
};
