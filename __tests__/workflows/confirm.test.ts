import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingRuler, POLICY_PATH } from '../support/booking.ts';
import { openStage, type WorkflowStage } from '../support/workflow-stage.ts';

const POLICY = 'suite: booking-assistant\non_inconclusive: confirm\n';
const BOOKING = join(import.meta.dirname, '../stories/booking/results');
/** Scenarios that always pass on main. */
const DEAD = ['book-morning', 'book-noon', 'cancel-late', 'ask-hours'];
const [FIRST] = DEAD;

let stage: WorkflowStage;
let results: string;
beforeEach(async () => {
  stage = await openStage();
  results = mkdtempSync(join(tmpdir(), 'results-'));
  cpSync(BOOKING, results, { recursive: true });
  // What always passes on main fails in every trial.
  writeAgent('dead', (trial) => (DEAD.includes(trial.scenario) ? failed(trial) : trial));
  // One of them fails in every other trial.
  writeAgent('flaky', (trial) => (trial.scenario === FIRST && Number(trial.trial) % 2 === 1 ? failed(trial) : trial));
  writeAgent('down', (trial) => ({ ...trial, error: { kind: 'infrastructure', message: 'HTTP 503' } }));
});
afterEach(() => stage.close());

interface BookingTrial extends Readonly<Record<string, unknown>> {
  readonly scenario: string;
}

const failed = (trial: BookingTrial): object => ({ ...trial, final_state: {}, output: 'I could not do that.' });

function linesOf(file: string): readonly string[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}

function writeAgent(name: string, change: (trial: BookingTrial) => object): void {
  const lines = linesOf(join(BOOKING, 'main.jsonl')).map((line) => JSON.stringify(change(JSON.parse(line))));
  writeFileSync(join(results, `${name}.jsonl`), `${lines.join('\n')}\n`);
}

/** A pull request with scenarios that look broken, and what happens when they run again. */
async function playAgain(again: string) {
  stage.commitFiles({ [POLICY_PATH]: POLICY });
  const told = { file: 'confirm', as: 'pull-request', tree: bookingRuler(POLICY) };
  await stage.onMain('push', { ...told, env: { BOOKING_RESULTS: results } });
  return stage.onPull(stage.openPull(), { ...told, agent: 'dead', env: { BOOKING_RESULTS: results, AGAIN: again } });
}

const looks = (played: Awaited<ReturnType<typeof playAgain>>) =>
  played.gates.map(({ outputs, exitCode }) => [outputs.decision, outputs['confirm-trials'], exitCode]);

test.each([
  { name: 'that fail again block', again: 'dead', last: ['fail', '0', 1], job: 'failure' },
  { name: 'that pass again leave the check green', again: 'main', last: ['inconclusive', '0', 0], job: 'success' },
  { name: 'of which one is flaky do not block', again: 'flaky', last: ['inconclusive', '0', 0], job: 'success' },
  { name: 'that ended in errors keep it red', again: 'down', last: ['inconclusive', '5', 2], job: 'failure' },
])('confirm.yml runs broken scenarios again; those $name', async ({ again, last, job }) => {
  const played = await playAgain(again);
  expect(looks(played)).toEqual([['inconclusive', '5', 2], last]);
  // With one run of main, every scenario that fails is asked about.
  const asked = JSON.parse(played.gates[0]?.outputs.confirm ?? '') as readonly string[];
  expect(asked).toEqual([...asked].sort());
  expect(asked).toEqual(expect.arrayContaining(DEAD));
  expect(played.jobs).toEqual({ gate: job });
  expect(stage.comments()).toHaveLength(1);
});

test.each([
  { name: 'the harness crashes', again: 'crashes', looks: 1 },
  { name: 'the harness writes nothing', again: 'silent', looks: 2 },
])('confirm.yml stays red where $name', async ({ again, looks: count }) => {
  const played = await playAgain(again);
  expect(played.jobs).toEqual({ gate: 'failure' });
  expect(played.gates).toHaveLength(count);
  if (count === 2) expect(looks(played)[1]).toEqual(['inconclusive', '5', 2]);
});

test('confirm.yml decides without a scenario that was left out, where it changes nothing', async () => {
  expect(looks(await playAgain('forgetful'))).toEqual([
    ['inconclusive', '5', 2],
    ['fail', '0', 1],
  ]);
});

test('confirm.yml asks for nothing where nothing looks broken', async () => {
  stage.commitFiles({ [POLICY_PATH]: POLICY });
  const told = { file: 'confirm', as: 'pull-request', tree: bookingRuler(POLICY) };
  const main = await stage.onMain('push', told);
  expect(main.gates).toHaveLength(1);
  const same = await stage.onPull(stage.openPull(), told);
  expect(looks(same)).toEqual([
    ['pass', '0', 0],
    ['pass', '0', 0],
  ]);
});
