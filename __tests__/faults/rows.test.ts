import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const TESTS = join(import.meta.dirname, '..');

const range = (letter: string, first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${letter}${String(first + index).padStart(2, '0')}`);

/** Every row of the catalogues of faults and of bad inputs. */
const ROWS = [...range('F', 1, 33), ...range('F', 38, 44), ...range('I', 1, 96)];

/** Rows that a text names: `F04`, `I67, I68`, `I67 to I90`. */
function rowsIn(text: string): readonly string[] {
  const spans = [...text.matchAll(/\b([FI])(\d\d) to \1(\d\d)\b/g)].flatMap(([, letter = '', first, last]) =>
    range(letter, Number(first), Number(last)),
  );
  return [...spans, ...[...text.matchAll(/\b[FI]\d\d\b/g)].map(([row]) => row)];
}

it('names every row in some test', () => {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  const named = new Set(files.flatMap((name) => rowsIn(readFileSync(join(TESTS, name), 'utf8'))));
  expect(ROWS.filter((row) => !named.has(row))).toEqual([]);
});
