import { UserError } from '../errors.ts';

/**
 * The day in UTC, `2026-11-21`, for what expires. `SOURCE_DATE_EPOCH` (seconds since 1970) replaces the clock, so that a run can be
 * repeated with the same answer: https://reproducible-builds.org/specs/source-date-epoch/
 * @throws UserError when the variable is no number of seconds
 */
export function readToday(env: Readonly<Record<string, string | undefined>>): string {
  const text = env.SOURCE_DATE_EPOCH?.trim() ?? '';
  if (text === '') return dayOf(Date.now());
  if (!/^\d{1,11}$/.test(text))
    throw new UserError({
      code: 'bad-source-date',
      what: 'the environment variable SOURCE_DATE_EPOCH is no time',
      expected: 'seconds since 1970, as a whole number',
      found: text,
    });
  return dayOf(Number(text) * 1000);
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
