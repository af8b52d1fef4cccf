import { expect } from 'vitest';
import { resultsOf } from '../../support/booking.ts';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

const DOWN = resultsOf('main', (trial) => ({ ...trial, error: { kind: 'infrastructure', message: 'HTTP 503' } }));

story({ folder: import.meta.dirname, rows: 'F39' }, async (world) => {
  // Nothing could block yet, and still an outage is no first baseline.
  const run = await world.runOnMain({ results: DOWN });
  expect(run.exitCode).toBe(3);
  expect(run.outputs).toMatchObject({ decision: 'invalid', 'trials-scored': '0' });
  expect(savedBundles(world.github.state).filter(({ name }) => name.includes('baseline'))).toEqual([]);
});
