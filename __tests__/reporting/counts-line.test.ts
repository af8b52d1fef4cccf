import { expect, it } from 'vitest';
import { countsLine } from '../../src/reporting/sections/scenarios.ts';
import { viewOf } from './view-of.ts';

const scenarios = { total: 20, paired: 20, new: 0, removed: 0, changed: 0, renamed: 0 };

it.each([
  { name: 'all compared', counts: scenarios, says: '20 in both runs · 0 broke' },
  { name: 'an outage', counts: { ...scenarios, paired: 0 }, says: '0 compared · 20 without a verdict · ' },
  { name: 'some without', counts: { ...scenarios, paired: 12, new: 3 }, says: '12 compared · 5 without a verdict · ' },
])('does not call a scenario without a verdict missing: $name', ({ counts, says }) => {
  expect(countsLine(viewOf({ scenarios: counts }))).toContain(says);
});

it('knows of no scenario to compare without a baseline', () => {
  expect(countsLine(viewOf({ baseline: null, scenarios: { ...scenarios, paired: 0 } }))).not.toContain('verdict');
});
