import { expect } from 'vitest';
import { CHECK_PATH, checkOf, judgedBooking, judgedResults } from '../../support/judged-booking.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname }, async (world) => {
  const asked = judgedBooking();
  const poor = { ...asked, [CHECK_PATH]: checkOf(asked, 40) };
  const good = { ...asked, [CHECK_PATH]: checkOf(asked) };
  const results = judgedResults(/^(book|cancel|move)/);
  const decisionOf = async (files: Readonly<Record<string, string>>) =>
    (await world.runOnPull(world.openPull(), { results, files })).outputs.decision;
  world.commitFiles(poor);
  await world.saveBaseline(judgedResults());
  // What a pull request says of its own judge changes nothing until it is merged.
  expect(await decisionOf(good)).toBe('pass');
  world.commitFiles(good);
  await world.saveBaseline(judgedResults());
  expect(await decisionOf(poor)).toBe('fail');
  // Nor does a check that it empties.
  const empty = JSON.stringify({ schema: 1, rubric: 'booking', date: '2026-03-01', questions: {} });
  expect(await decisionOf({ ...asked, [CHECK_PATH]: empty })).toBe('fail');
  const [, below, missing] = [...world.github.state.comments.values()].map(({ body }) => body);
  expect(below).toContain('`booking/polite`: judge check holds → below');
  expect(missing).toContain('`booking/polite`: judge check holds → missing');
});
