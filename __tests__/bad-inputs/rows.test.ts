import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The rows that this folder answers for. */
const ROWS = [...range(1, 60), 91, 92, 96].map((row) => `I${String(row).padStart(2, '0')}`);

it('has exactly one group for each of its rows', () => {
  const texts = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const groups = texts.flatMap((text) => [...text.matchAll(/^describe\('(I\d+) /gm)].map((match) => match[1]));
  expect(groups.toSorted()).toEqual(ROWS.toSorted());
});
