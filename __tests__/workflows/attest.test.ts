import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BundleCheck } from '../../schemas/types/verify.ts';
import { verify } from '../../src/commands/replay.ts';
import { savedBundles } from '../support/github-state.ts';
import { FORK } from '../support/story-scenes.ts';
import { unzipped } from '../support/unzipped.ts';
import { openStage, type WorkflowStage } from '../support/workflow-stage.ts';

let stage: WorkflowStage;
let root: string;
beforeEach(async () => {
  stage = await openStage();
  root = mkdtempSync(join(tmpdir(), 'attest-'));
});
afterEach(async () => {
  rmSync(root, { recursive: true });
  await stage.close();
});

const PLAY = { file: 'attest', as: 'pull-request' };

/** The differing steps of `verify` on the newest uploaded bundle, its files as `change` makes them. */
async function differing(statement: string, change: (file: string, bytes: Buffer) => Buffer = (_, bytes) => bytes) {
  const artifact = savedBundles(stage.state).at(-1);
  const archive = artifact === undefined ? null : await stage.github.blobs.read(artifact.blob);
  const folder = mkdtempSync(join(root, 'bundle-'));
  for (const [file, bytes] of unzipped(archive ?? Buffer.of())) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), change(file, Buffer.from(bytes)));
  }
  writeFileSync(join(root, 'statement.json'), statement);
  const { text } = await verify([folder, '--statement', 'statement.json', '--json'], { root, env: {} });
  const { steps } = JSON.parse(text) as BundleCheck;
  expect(steps.map(({ step }) => step)).toContain('statement');
  return steps.flatMap(({ step, outcome }) => (outcome === 'differs' ? [step] : []));
}

test('attest.yml signs each decision, which verifies, and does not after one byte changed', async () => {
  const main = await stage.onMain('push', PLAY, stage.main[1]);
  const pull = await stage.onPull(stage.openPull(), { ...PLAY, agent: 'regressed' });
  expect([main.jobs, pull.jobs]).toEqual([{ gate: 'success' }, { gate: 'failure' }]);
  const [ofMain = '', ofPull = ''] = stage.attestations;
  expect(stage.attestations).toHaveLength(2);
  expect(await differing(ofPull)).toEqual([]);
  // The statement of another decision of the same workflow.
  expect(await differing(ofMain)).toEqual(['statement']);
  // A signed statement that says something else.
  const { dsseEnvelope, ...rest } = JSON.parse(ofPull);
  const told = Buffer.from(dsseEnvelope.payload, 'base64').toString('utf8');
  const forged = told.replace('"decision":"fail"', '"decision":"pass"');
  expect(forged).not.toBe(told);
  const payload = Buffer.from(forged).toString('base64');
  expect(await differing(JSON.stringify({ ...rest, dsseEnvelope: { ...dsseEnvelope, payload } }))).toEqual([
    'statement',
  ]);
  // One byte of the bundle; the last case also fits its manifest to the changed file.
  const flip = (name: string) => (file: string, bytes: Buffer) => {
    if (file !== name) return bytes;
    const at = bytes.length - 3;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return bytes;
  };
  expect(await differing(ofPull, flip('trials.jsonl'))).toContain('files');
  const spaced = (file: string, bytes: Buffer) =>
    file === 'manifest.json' ? Buffer.from(bytes.toString('utf8').replace('{', '{ ')) : bytes;
  expect(await differing(ofPull, spaced)).toEqual(['statement']);
});

test('attest.yml signs nothing for a fork, whose token can only read', async () => {
  await stage.onMain('push', PLAY, stage.main[1]);
  const ended = await stage.onPull(stage.openPull(FORK), PLAY);
  expect([ended.jobs, stage.attestations.length]).toEqual([{ gate: 'success' }, 1]);
});
