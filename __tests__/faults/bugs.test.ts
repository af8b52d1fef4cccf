import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findNode } from '../support/node-binaries.ts';
import { runOffline } from '../support/offline-run.ts';
import type { StepResult } from '../support/run-action.ts';

const node = findNode(24) ?? '';
const TOKEN = 'ghs_0123456789abcdefghijklmnopqrstuvwxyz';
const preload = (name: string): string => `--import=${fileURLToPath(new URL(`../support/${name}`, import.meta.url))}`;

/** A run in which one of our functions throws; every agent passes without that. */
function breakIn(
  name: string,
  what = 'an error',
  how: 'thrown' | 'rejection' = 'thrown',
  results = 'main',
): Promise<StepResult> {
  const fault = { THROW_IN: name, THROW_WHAT: what, THROW_HOW: how };
  const env = { NODE_OPTIONS: preload('throw-inside.mjs'), ...fault };
  return runOffline({ node, results, env, inputs: { token: TOKEN } });
}

/** No secret, no crash of the runtime's, and no word of a pass. */
function expectRed(run: StepResult): void {
  const { exitCode, outputs, leaks, misdeeds, stderr } = run;
  expect({ exitCode, outputs }).toEqual({ exitCode: 3, outputs: { decision: 'invalid', 'exit-code': '3' } });
  expect({ leaks, misdeeds, stderr }).toEqual({ leaks: [], misdeeds: [], stderr: '' });
  expect(run.stdout + run.summary).not.toMatch(/\bPASS\b/);
  const errors = run.annotations.filter(({ level }) => level === 'error');
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringMatching(/^Internal error[^\n]*$/) })]);
}

const DECISIONS = [
  ['main', 0, 'pass'],
  ['regressed', 1, 'fail'],
] as const;

const THINGS = [
  'an error',
  'a string',
  'a circular error',
  'an error whose text throws',
  'an object whose text throws',
  'a proxy that throws',
  'undefined',
  'null',
];

// They wait for a GitHub that is not there.
describe.skipIf(node === '')('F42: before there is a decision', { concurrent: true }, () => {
  test.each(THINGS)('%s is thrown', async (what) => {
    const run = await breakIn('startReport', what);
    expectRed(run);
    expect(run.bundles).toEqual([]);
  });

  test.each(THINGS)('%s is an unhandled rejection', async (what) => {
    expectRed(await breakIn('readContext|readInputs|loadConfig', what, 'rejection'));
  });
});

describe.skipIf(node === '')('F41: in what only reports the decision', { concurrent: true }, () => {
  test.each(['annotationsOf', 'renderSummary', 'renderComment'])(
    '%s throws: decision, outputs and bundle are there',
    async (name) => {
      for (const [results, exitCode, decision] of DECISIONS) {
        const run = await breakIn(name, 'an error', 'thrown', results);
        expect([run.exitCode, run.outputs.decision, run.leaks]).toEqual([exitCode, decision, []]);
        expect(run.bundles).toEqual([decision]);
        expect(run.stderr).toBe('');
      }
    },
  );

  test.each(THINGS)('%s is an unhandled rejection: a warning says so', async (what) => {
    const run = await breakIn('annotationsOf', what, 'rejection');
    expect([run.exitCode, run.outputs.decision, run.leaks, run.stderr]).toEqual([0, 'pass', [], '']);
    expect(run.annotations).toContainEqual(
      expect.objectContaining({
        level: 'warning',
        message: expect.stringContaining('Internal error after the decision'),
      }),
    );
  });
});

describe.skipIf(node === '')('a log that nobody reads', () => {
  test('changes no decision, and the run ends', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-gate-unread-'));
    const shell = join(folder, 'node');
    writeFileSync(shell, `#!/usr/bin/env bash\nexec > >(exec true)\nsleep 0.3\nexec ${node} "$@"\n`, { mode: 0o755 });
    for (const [results, exitCode, decision] of DECISIONS) {
      const run = await runOffline({ node: shell, results });
      expect([run.exitCode, run.outputs.decision, run.stdout, run.stderr]).toEqual([exitCode, decision, '', '']);
    }
    rmSync(folder, { recursive: true });
  });
});

describe.skipIf(node === '')('a run that comes to no end', () => {
  test('is red when nothing is left to wait for', async () => {
    // A timer that never fires: the action waits for GitHub, which is not there, and Node has nothing more to do.
    const NODE_OPTIONS = '--import=data:text/javascript,globalThis.setTimeout=()=>({unref(){}})';
    const run = await runOffline({
      node,
      results: 'main',
      env: { NODE_OPTIONS },
      inputs: { token: TOKEN, baseline: 'latest' },
    });
    expect([run.exitCode, run.outputs]).toEqual([3, {}]);
  });
});
