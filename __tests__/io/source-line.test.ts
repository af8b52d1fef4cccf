import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lineAt } from '../../src/io/source-line.ts';

const root = mkdtempSync(join(tmpdir(), 'source-line-'));
writeFileSync(join(root, 'a.yml'), 'one: 1\r\ntwo: 2\n');
writeFileSync(join(root, 'a.jsonl'), '{}\n');
writeFileSync(join(root, 'large.yml'), 'x\n'.repeat(2 ** 20));

test.each([
  { place: { file: 'a.yml', line: 2 }, line: 'two: 2' },
  { place: { file: 'a.yml' }, line: undefined },
  { place: { file: 'a.yml', line: 9 }, line: undefined },
  { place: { file: 'a.jsonl', line: 1 }, line: undefined },
  { place: { file: 'gone.yml', line: 1 }, line: undefined },
  { place: { file: 'large.yml', line: 1 }, line: undefined },
])('the line of $place.file at $place.line is $line', ({ place, line }) => {
  expect(lineAt(place, root)).toBe(line);
});
