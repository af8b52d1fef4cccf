import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyBundle } from '../../src/commands/verify.ts';
import { openBundleFiles } from '../../src/io/bundle/read.ts';
import { productVersion } from '../../src/io/shipped.ts';
import type { PullRequest } from '../support/github-state.ts';
import { commentsOn, EXIT_CODES, expectNothingTorn, node, SIGNALS, shareStage } from './killing.ts';

const path = (from: string): string => fileURLToPath(new URL(from, import.meta.url));
const NODE_OPTIONS = `--import=${path('../support/stop-at-file-step.mjs')}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agent-gate-killed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function steps(log: string): readonly string[] {
  return readFileSync(log, 'utf8').trimEnd().split('\n');
}

describe.skipIf(node === null)('the action, killed', () => {
  const stage = shareStage();
  let pull: PullRequest;
  /** Every change of the file system in a complete run. */
  let complete: readonly string[] = [];
  beforeAll(async () => {
    pull = stage().world.openPull();
    const logs = mkdtempSync(join(tmpdir(), 'agent-gate-killed-'));
    const env = { NODE_OPTIONS, STOP_LOG: join(logs, 'log') };
    await stage().world.runOnPull(pull, { results: 'main', env });
    complete = steps(env.STOP_LOG);
    rmSync(logs, { recursive: true });
  });

  it.each([
    ['before the folder of the bundle is made', undefined, (step: string) => step.startsWith('mkdtempSync')],
    ['in the middle of the bundle', undefined, (step: string) => step.endsWith('/decision.json')],
    ['before the bundle gets its name', undefined, (step: string) => step.startsWith('renameSync')],
    ['before the outputs', undefined, (step: string) => step.endsWith('/github_output')],
    [
      'before the second output',
      'pass',
      (step: string, index: number, all: readonly string[]) =>
        step.endsWith('/github_output') && all[index - 1]?.endsWith('/github_output') === true,
    ],
    ['before the summary', 'pass', (step: string) => step.endsWith('/github_step_summary')],
  ] as const)('%s', async (name, decided, fits) => {
    const at = complete.findIndex(fits) + 1;
    expect(at).toBeGreaterThan(0);
    const before = commentsOn(stage(), pull);
    for (const signal of SIGNALS) {
      const env = { NODE_OPTIONS, STOP_AT: String(at), STOP_SIGNAL: signal };
      const killed = await stage().world.runOnPull(pull, { results: 'main', env });
      expect(killed.exitCode).toBe(EXIT_CODES[signal]);
      const isWhole = name === 'before the outputs';
      expectNothingTorn(isWhole ? { ...killed, bundles: [] } : killed, decided);
      if (isWhole) expect(killed.bundles).toEqual(['pass']);
      expect(killed.summary).toBe('');
    }
    expect(commentsOn(stage(), pull)).toEqual(before);
  });
});

describe('the command line, killed while it writes a bundle over an older one', () => {
  const CLI = path('../../dist/cli.mjs');
  const words = (agent: string) => [CLI, 'gate', '--results', `results/${agent}.jsonl`, '--out', 'bundle'];
  let origin: string;

  function gate(cwd: string, agent: string, env: Readonly<Record<string, string>> = {}) {
    return spawnSync(process.execPath, words(agent), { cwd, encoding: 'utf8', env: { ...process.env, ...env } });
  }

  beforeAll(() => {
    origin = mkdtempSync(join(tmpdir(), 'agent-gate-killed-'));
    cpSync(path('../stories/booking'), origin, { recursive: true });
    expect(gate(origin, 'main').status).toBe(0);
  });
  afterAll(() => rmSync(origin, { recursive: true }));

  /** Whose bundle stands there, and whether it is all that its manifest says. */
  function found(): string {
    if (!existsSync(join(folder, 'bundle'))) return 'none';
    const { same } = verifyBundle(openBundleFiles('bundle', folder), productVersion());
    const { headline } = JSON.parse(readFileSync(join(folder, 'bundle/decision.json'), 'utf8')) as { headline: string };
    return same ? headline : 'torn';
  }

  it('finds the old one, none, or the new one, and never a torn one', () => {
    cpSync(origin, folder, { recursive: true });
    gate(folder, 'regressed', { NODE_OPTIONS, STOP_LOG: join(folder, 'log') });
    const seen = steps(join(folder, 'log')).map((_, index) => {
      rmSync(join(folder, 'bundle'), { recursive: true, force: true });
      cpSync(origin, folder, { recursive: true });
      expect(gate(folder, 'regressed', { NODE_OPTIONS, STOP_AT: String(index + 1) }).signal).toBe('SIGKILL');
      return found();
    });
    const [old = ''] = seen;
    const latest = seen.at(-1) ?? '';
    expect(seen.length).toBeGreaterThan(12);
    expect(seen).toEqual([...Array<string>(seen.indexOf('none')).fill(old), 'none', latest]);
    expect(gate(folder, 'regressed').status).toBe(1);
    expect([old, 'none', 'torn']).not.toContain(latest);
    expect(found()).toBe(latest);
  });
});
