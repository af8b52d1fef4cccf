import { afterEach, beforeEach, expect, test } from 'vitest';
import { brief } from '../../src/commands/brief.ts';
import { type BookingPlace, openBooking } from '../support/bundles.ts';

let place: BookingPlace;
beforeEach(() => {
  place = openBooking();
});
afterEach(() => place.remove());

test('prints the causes of a red run, with the command that explains them', async () => {
  await place.gate('main', { results: 'main' });
  await place.gate('red', { results: 'regressed', baselines: ['main'] });
  const { text, exitCode } = await brief(['red'], { root: place.root, env: {} });
  expect(text).toMatch(/^# Merge blocked: booking-assistant got worse$/m);
  expect(text).toMatch(/^## 1\. \d+ scenarios: /m);
  expect(text).toContain('agent-gate explain red ask-invoice');
  expect(exitCode).toBe(0);
});

test('needs one bundle', () => {
  expect(() => brief([], { root: place.root, env: {} })).toThrow('one bundle is needed');
});
