import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runAction, type StepResult } from './run-action.ts';

const BOOKING = fileURLToPath(new URL('../stories/booking/', import.meta.url));
const SHA = 'c0ffee'.padEnd(40, '0');

/** A run of the action that asks GitHub for nothing: no token, no baseline, no upload. */
export interface OfflineRun {
  readonly node: string;
  /** A file of `stories/booking/results` without its ending, or any text. */
  readonly results: string | { readonly text: string };
  readonly env?: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** Judges an agent of the booking repository by its policy alone, on a push to main. */
export async function runOffline({ node, results, env = {}, inputs = {} }: OfflineRun): Promise<StepResult> {
  const workspace = mkdtempSync(join(tmpdir(), 'workspace-'));
  cpSync(BOOKING, workspace, { recursive: true });
  mkdirSync(join(workspace, 'run'));
  const target = join(workspace, 'run/results.jsonl');
  if (typeof results === 'string') cpSync(join(workspace, `results/${results}.jsonl`), target);
  else writeFileSync(target, results.text);
  try {
    return await runAction({
      node,
      workspace,
      inputs: { results: 'run/results.jsonl', baseline: 'none', token: '', upload: 'false', ...inputs },
      token: inputs.token ?? '',
      runtimeToken: '',
      origin: 'http://127.0.0.1:1',
      event: { repository: { default_branch: 'main' } },
      github: {
        GITHUB_EVENT_NAME: 'push',
        GITHUB_SHA: SHA,
        GITHUB_REF: 'refs/heads/main',
        GITHUB_REPOSITORY: 'acme/booking-assistant',
        GITHUB_RUN_ID: '9001',
      },
      env: { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 2, 2) / 1000), ...env },
    });
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}
