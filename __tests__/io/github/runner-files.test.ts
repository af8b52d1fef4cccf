import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEventFile } from '../../../src/io/github/payload.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runner-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): string {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  return join(folder, path);
}

describe('readEventFile', () => {
  test('parses the payload, with or without a byte order mark', () => {
    expect(readEventFile(write('event.json', '{"number":7}'))).toEqual({ number: 7 });
    expect(readEventFile(write('event.json', '\uFEFF{"number":7}'))).toEqual({ number: 7 });
  });

  test('gives nothing for a file that is missing, cut or a folder (F29)', () => {
    expect(readEventFile(undefined)).toBeUndefined();
    expect(readEventFile(join(folder, 'gone.json'))).toBeUndefined();
    expect(readEventFile(write('event.json', '{"number":'))).toBeUndefined();
    expect(readEventFile(folder)).toBeUndefined();
  });
});
