import { expect, it } from 'vitest';
import { COUNTED_UNSELECTED, startUnselected } from '../../src/suite/select-trials.ts';

/** What is told of this many scenarios that are left out, the first of which are kept by other trials. */
function told(count: number, kept: number): object {
  const tally = startUnselected();
  for (let index = 0; index < count; index++) tally.add({ scenario: `s${index}`, trial: 1, error: null });
  return tally.counts(Array.from({ length: kept }, (_, index) => `s${index}`));
}

it('counts the scenarios that are left out as a whole, as long as they are few enough to be known by name', () => {
  expect(told(5, 2)).toEqual({ trials: 5, scenarios: 3 });
  expect(told(COUNTED_UNSELECTED, 1)).toEqual({ trials: COUNTED_UNSELECTED, scenarios: COUNTED_UNSELECTED - 1 });
  expect(told(COUNTED_UNSELECTED + 2, 1)).toEqual({ trials: COUNTED_UNSELECTED + 2 });
});
