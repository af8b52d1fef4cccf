import { expect } from 'vitest';
import { mildRubric } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

/** As workflows name rubrics whose steps work in several folders. */
const inputs = { rubrics: '$'.concat('{{ github.workspace }}/rubrics//*.yml') };

story({ folder: import.meta.dirname, rows: 'I65' }, async (world) => {
  const pull = world.openPull();
  const milder = { results: 'regressed', inputs, files: mildRubric() };
  // Whatever way leads to the rubrics, those of main decide: before main has run, and after.
  expect((await world.runOnPull(pull, milder)).outputs).toMatchObject({ decision: 'fail', state: 'no-baseline' });
  await world.saveBaseline('main');
  expect((await world.runOnPull(pull, milder)).outputs).toMatchObject({ decision: 'fail', state: 'regressed' });
});
