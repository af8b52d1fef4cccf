import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const schemas = join(import.meta.dirname, '../../schemas');
/** What people write. */
const WRITTEN = ['rubric', 'policy', 'mapping', 'rubric-test', 'trial', 'baseline-file'];

function* patternsOf(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'pattern' && typeof value === 'string') yield value;
    else yield* patternsOf(value);
  }
}

/** The patterns that ask for days, which no other text fits. */
const ofDays = WRITTEN.flatMap((name) => {
  const schema = JSON.parse(readFileSync(join(schemas, `${name}.schema.json`), 'utf8')) as unknown;
  const patterns = [...patternsOf(schema)].map((pattern) => new RegExp(pattern, 'u'));
  return patterns
    .filter((pattern) => pattern.test('2026-11-21') && !pattern.test('text'))
    .map((pattern) => ({ name, pattern }));
});

const two = (number: number): string => String(number).padStart(2, '0');
const years = [1900, 2000, 2023, 2024, 2100, 9999];
const days = years.flatMap((year) =>
  Array.from({ length: 14 * 34 }, (_, index) => `${year}-${two(Math.floor(index / 34))}-${two(index % 34)}`),
);

function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(text);
}

test('files that people write have days', () => {
  expect(ofDays.map(({ name }) => name)).toEqual(['rubric', 'rubric', 'policy', 'baseline-file']);
});

test.each(ofDays)('$name takes every day of the calendar and no other', ({ pattern }) => {
  expect(days.filter((day) => pattern.test(day))).toEqual(days.filter(isDay));
});
