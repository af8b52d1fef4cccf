import { expect, test } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { readToday } from '../../src/io/time.ts';

test('reads the clock where nothing else is said', () => {
  const before = new Date().toISOString().slice(0, 10);
  const today = readToday({});
  expect([before, new Date().toISOString().slice(0, 10)]).toContain(today);
});

test.each([
  ['0', '1970-01-01'],
  ['1795305599', '2026-11-21'],
  ['1795305600', '2026-11-22'],
])('takes SOURCE_DATE_EPOCH=%s for %s in UTC', (SOURCE_DATE_EPOCH, day) => {
  expect(readToday({ SOURCE_DATE_EPOCH })).toBe(day);
});

test.each([
  ['2026-11-21T23:59:59.999Z', '2026-11-22'],
  ['2026-11-23T00:00:00.000Z', '2026-11-23'],
])('with a run that was under way at %s is at least that day', (time, day) => {
  expect(readToday({ SOURCE_DATE_EPOCH: '1795305600' }, time)).toBe(day);
});

test.each(['yesterday', '-1', '1.5', '999999999999'])('refuses SOURCE_DATE_EPOCH=%s', (SOURCE_DATE_EPOCH) => {
  expect(() => readToday({ SOURCE_DATE_EPOCH })).toThrow(UserError);
});
