import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { UserError } from '../../src/errors.ts';
import { loadMapping, type Mapping } from '../../src/suite/mapping/mapping.ts';
import { readRun } from '../../src/suite/read-run.ts';
import type { ResultFile } from '../../src/suite/reading/open.ts';
import { DEFAULT_RULES, startRedaction } from '../../src/suite/redaction/redaction.ts';
import type { Selection } from '../../src/suite/select-trials.ts';
import type { Trial } from '../../src/suite/trial.ts';

/** A result file in memory, in chunks of a size. */
export function resultFile(file: string, content: string | Uint8Array, chunkSize = 1 << 20): ResultFile {
  const bytes = Buffer.from(content);
  return { file, chunks: () => chunksOf(bytes, chunkSize) };
}

/** The bytes in chunks that share one piece of memory, as chunks of real files do. */
export function* chunksOf(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  const shared = Buffer.alloc(size);
  for (let at = 0; at < bytes.length; at += size) {
    const part = bytes.subarray(at, at + size);
    shared.set(part);
    yield shared.subarray(0, part.length);
  }
}

/** How runs are read where a test has no other wish. */
export const READING = { mapping: null, select: [], redaction: startRedaction(DEFAULT_RULES) } as const;

/** The trials of native files. */
export function readNative(files: readonly ResultFile[], select: readonly Selection[] = []): readonly Trial[] {
  return [...readRun(files, { ...READING, select })];
}

/** The trials of one fixture by a shipped mapping. */
export function readFixture(mapping: string, name: string, select: readonly Selection[] = []): readonly Trial[] {
  const bytes = readFileSync(join(import.meta.dirname, 'fixtures', name));
  return [...readRun([resultFile(name, bytes)], { ...READING, mapping: shippedMapping(mapping), select })];
}

/** A mapping that stands in this repository. */
export function shippedMapping(name: string): Mapping {
  const file = `mappings/${name}.yml`;
  return loadMapping(file, readFileSync(join(import.meta.dirname, '../..', file), 'utf8'));
}

/** The lines of the user's mistake that an action throws; none when it succeeds. */
export function problemsOf(action: () => unknown): readonly string[] {
  try {
    action();
  } catch (error) {
    if (error instanceof UserError) return error.message.split('\n');
    throw error;
  }
  return [];
}

/** Any JSON value that a record may hold. */
export function plainJson(constraints: fc.JsonSharedConstraints = {}): fc.Arbitrary<unknown> {
  return fc
    .jsonValue({ stringUnit: 'binary', ...constraints })
    .map((value) => JSON.parse(JSON.stringify(value)) as unknown)
    .filter((value) => !JSON.stringify(value).includes('__proto__'));
}
