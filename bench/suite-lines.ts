import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The lines of a synthetic suite of so many trials. */
export function suiteLines(trials: number): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'agent-gate-suite-'));
  const suite = join(folder, 'suite.jsonl');
  try {
    spawnSync(process.execPath, [join(import.meta.dirname, 'make-suite.mjs'), suite, String(trials)]);
    return readFileSync(suite, 'utf8').trimEnd().split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
