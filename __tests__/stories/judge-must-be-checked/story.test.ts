import { expect } from 'vitest';
import { CHECK_PATH, checkOf, judgedBooking, judgedResults } from '../../support/judged-booking.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname }, async (world) => {
  const rude = judgedResults(/^(book|cancel|move)/);
  const decisionUnder = async (main: Readonly<Record<string, string>>, files = main) => {
    world.commitFiles(main);
    await world.saveBaseline(judgedResults());
    const run = await world.runOnPull(world.openPull(), { results: rude, files });
    return run.outputs.decision;
  };
  const asked = judgedBooking();
  const checked = { ...asked, [CHECK_PATH]: checkOf(asked) };
  const otherModel = { ...checked, ...judgedBooking('other-judge') };
  // Nobody knows how often the judge is right, so it advises.
  expect(await decisionUnder(asked)).toBe('pass');
  // It is right in 58 of 60 labels.
  expect(await decisionUnder(checked)).toBe('fail');
  // A pull request that takes another model is still judged by main's, and shows what it relaxes.
  expect(await decisionUnder(checked, otherModel)).toBe('fail');
  // Once that is merged, nobody knows again.
  expect(await decisionUnder(otherModel)).toBe('pass');
  const [first, second, third, last] = [...world.github.state.comments.values()].map(({ body }) => body);
  expect(first).toContain('`booking/polite` only advises: the judge of `booking/polite` has no check.');
  expect(second).toContain('judge right in 97 % of 60 labels');
  expect(third).toContain('`booking/polite`: judge check holds → stale');
  expect(last).toContain('is stale, since the model changed from small-judge to other-judge.');
});
