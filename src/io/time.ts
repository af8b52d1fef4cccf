import { UserError } from '../errors.ts';

/**
 * The current day in UTC, for example `2026-11-21`, for expiry dates. `SOURCE_DATE_EPOCH` (seconds since 1970) replaces the clock, so that
 * a run can be repeated: https://reproducible-builds.org/specs/source-date-epoch/
 * @param notBefore ISO time in UTC of the run's event: the day is never earlier
 * @throws UserError if the variable is not a number of seconds
 */
export function readToday(env: Readonly<Record<string, string | undefined>>, notBefore = ''): string {
  const text = env.SOURCE_DATE_EPOCH?.trim() ?? '';
  if (text !== '' && !/^\d{1,11}$/.test(text))
    throw new UserError({
      code: 'bad-source-date',
      what: 'the environment variable SOURCE_DATE_EPOCH is not a time',
      expected: 'seconds since 1970, as a whole number',
      found: text,
    });
  const day = dayOf(new Date(text === '' ? Date.now() : Number(text) * 1000).toISOString());
  const earliest = dayOf(notBefore);
  return day < earliest ? earliest : day;
}

/** The day of an ISO time in UTC, or of a day. */
export function dayOf(time: string): string {
  return time.slice(0, '2026-11-21'.length);
}
