import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeMark } from '../../../src/io/bundle/mark.ts';

test('a mark in place of a bundle stands alone in a folder beside its place', () => {
  const temp = mkdtempSync(join(tmpdir(), 'mark-test-'));
  try {
    const folder = writeMark(join(temp, 'bundle'), 'refused.json', { attempt: 2 });
    expect(readdirSync(temp)).toEqual([folder.slice(temp.length + 1)]);
    expect(readdirSync(folder)).toEqual(['refused.json']);
    expect(JSON.parse(readFileSync(join(folder, 'refused.json'), 'utf8'))).toEqual({ attempt: 2 });
  } finally {
    rmSync(temp, { recursive: true });
  }
});
