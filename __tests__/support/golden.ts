import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'vitest';

/** Compares text with a golden file, byte for byte; `UPDATE_GOLDEN=1` writes the file instead, to be reviewed in the diff. */
export function expectGolden(file: string, text: string): void {
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  expect(existsSync(file), `${file} is missing: run with UPDATE_GOLDEN=1 and read what it writes`).toBe(true);
  expect(text).toBe(readFileSync(file, 'utf8'));
}
