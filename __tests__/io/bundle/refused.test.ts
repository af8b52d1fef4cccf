import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeRefused } from '../../../src/io/bundle/refused.ts';

test('the mark of an attempt without a bundle stands alone in a folder beside its place', () => {
  const temp = mkdtempSync(join(tmpdir(), 'refused-'));
  try {
    const folder = writeRefused(join(temp, 'bundle'), 2);
    expect(readdirSync(temp)).toEqual([folder.slice(temp.length + 1)]);
    expect(readdirSync(folder)).toEqual(['refused.json']);
    expect(JSON.parse(readFileSync(join(folder, 'refused.json'), 'utf8'))).toEqual({ attempt: 2 });
  } finally {
    rmSync(temp, { recursive: true });
  }
});
