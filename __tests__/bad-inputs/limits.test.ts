import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('names in the table of limits only codes that the source has', () => {
  const rows = readFileSync(join(root, 'docs/limits.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const codes = rows.flatMap((row) =>
    [...(row.split(' | ')[2] ?? '').matchAll(/`([a-z0-9-]+)`/g)].map((match) => match[1]),
  );
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(root, 'src', name), 'utf8'));
  const source = sources.join('\n');
  expect(codes.length).toBeGreaterThan(20);
  // The codes of archives and of baselines are put together from `zip-` or `baseline-` and these.
  const absent = codes.filter(
    (code) => !source.includes(`'${code}'`) && !source.includes(`'${code?.replace(/^(?:zip|baseline)-/, '')}'`),
  );
  expect(absent).toEqual([]);
});
