import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findNode } from '../support/node-binaries.ts';
import { runOffline } from '../support/offline-run.ts';

const node = findNode(24) ?? '';
const AGENTS = [
  { results: 'main', exitCode: 0, decision: 'pass' },
  { results: 'regressed', exitCode: 1, decision: 'fail' },
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agent-gate-faults-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What can be wrong with a file that the runner gives a step. */
const DAMAGED: readonly { readonly name: string; path(): string }[] = [
  { name: 'is not given', path: () => '' },
  { name: 'is in a folder that is gone', path: () => join(folder, 'gone/file') },
  { name: 'is a folder', path: () => folder },
  { name: 'stands on a full disk', path: () => '/dev/full' },
];

describe.skipIf(node === '')('F27: the job summary', () => {
  test.each(DAMAGED)('$name: the decision is unchanged', async ({ path }) => {
    for (const { results, exitCode, decision } of AGENTS) {
      const run = await runOffline({ node, results, env: { GITHUB_STEP_SUMMARY: path() } });
      expect([run.exitCode, run.outputs.decision, run.misdeeds]).toEqual([exitCode, decision, []]);
      expect(run.annotations).toContainEqual(
        expect.objectContaining({
          level: 'warning',
          message: expect.stringMatching(/^The job summary was not written: /),
        }),
      );
    }
  });

  test('is almost full: the headline is there, and the decision unchanged', async () => {
    const path = join(folder, 'summary');
    writeFileSync(path, 'x'.repeat(1024 * 1024 - 80_000));
    const run = await runOffline({ node, results: 'regressed', env: { GITHUB_STEP_SUMMARY: path } });
    expect([run.exitCode, run.outputs.decision]).toEqual([1, 'fail']);
  });
});

describe.skipIf(node === '')('F28: the outputs', () => {
  test.each(DAMAGED)('$name: only the exit code shows the decision', async ({ path }) => {
    for (const { results, exitCode } of AGENTS) {
      const run = await runOffline({ node, results, env: { GITHUB_OUTPUT: path() } });
      expect([run.exitCode, run.outputs, run.misdeeds]).toEqual([exitCode, {}, []]);
      expect(run.stdout).not.toContain('set-output');
      expect(run.annotations).toContainEqual(
        expect.objectContaining({ level: 'warning', message: expect.stringMatching(/^Outputs were not set: /) }),
      );
    }
  });
});

describe.skipIf(node === '')('F29: the event', () => {
  const events = ['pull_request', 'push', 'schedule', 'merge_group', 'workflow_dispatch', 'workflow_run'];

  test.each(events)(
    'file of %s is missing, cut or a folder: the run could be a pull request, and without a token its base is unknown',
    async (event) => {
      const cut = join(folder, 'event.json');
      writeFileSync(cut, '{"pull_request": {"number":');
      for (const path of ['', join(folder, 'gone.json'), cut, folder]) {
        const env = { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path };
        const run = await runOffline({ node, results: 'main', env });
        expect([run.exitCode, run.outputs.decision, run.stderr, run.misdeeds]).toEqual([3, 'invalid', '', []]);
      }
    },
  );
});
