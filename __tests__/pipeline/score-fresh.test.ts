import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replayBundle } from '../../src/commands/replay.ts';
import { checkGate } from '../../src/io/bundle/bundled-config.ts';
import { openBundleFiles } from '../../src/io/bundle/read.ts';
import type { EarlierConfirm } from '../../src/scoring/pool-trials.ts';
import { resultFile } from '../suite/reading.ts';
import { type BookingPlace, keepBundle, openBooking, openKept } from '../support/bundles.ts';

let place: BookingPlace;
beforeEach(() => {
  place = openBooking();
});
afterEach(() => place.remove());

/** A run whose scenario was run again: the files of this attempt, and what an earlier one kept. */
async function runAgain(files: Readonly<Record<string, readonly object[]>>, earlier: EarlierConfirm | null = null) {
  for (const [file, trials] of Object.entries(files)) writeFileSync(join(place.root, file), lines(trials));
  const findEarlier = () => Promise.resolve({ attempt: 2, trials: null, left: [], failed: [], confirm: earlier });
  await keepBundle(place.root, 'bundle', {
    results: ['results/main.jsonl'],
    confirmResults: ['again-{round}.jsonl', 'again.jsonl'],
    controlResults: ['control-{round}.jsonl'],
    findCommit: () => 'a'.repeat(40),
    findEarlier: earlier === null ? undefined : findEarlier,
  });
  const gate = checkGate(openKept(place.root, 'bundle').json('gate.json'), 'gate.json');
  return gate.confirm;
}

const lines = (trials: readonly object[]): string => trials.map((trial) => `${JSON.stringify(trial)}\n`).join('');
const [first] = readFileSync(join(import.meta.dirname, '../stories/booking/results/main.jsonl'), 'utf8').split('\n');
const TRIAL = JSON.parse(first ?? '') as { readonly scenario: string };
const keptTrials = (): readonly number[] =>
  new TextDecoder()
    .decode(openKept(place.root, 'bundle').bytes('confirm.jsonl'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { readonly trial: number }).trial);

test('fresh trials are scored apart from the run, kept, and replayed', async () => {
  const confirm = await runAgain({ 'again-1.jsonl': [1, 2, 3].map((trial) => ({ ...TRIAL, trial })) });
  expect(confirm).toMatchObject({ asked: null, trials: [{ attempt: 1 }, { attempt: 1 }, { attempt: 1 }], head: null });
  expect(new Set(confirm?.trials.map(({ scenario }) => scenario))).toEqual(new Set([TRIAL.scenario]));
  expect(keptTrials()).toEqual([1, 2, 3]);
  expect(replayBundle(openBundleFiles('bundle', place.root), '0.1.0')).toMatchObject({ same: true });
});

test('trials of arms are none of the agent, which alone runs again', async () => {
  const policy = join(place.root, '.github/agent-gate.yml');
  writeFileSync(policy, `${readFileSync(policy, 'utf8')}arms: { no-skill: { contrast: lift } }\n`);
  const confirm = await runAgain({ 'again-1.jsonl': [TRIAL, { ...TRIAL, arm: 'no-skill' }] });
  expect(confirm?.trials).toHaveLength(1);
  expect(keptTrials()).toEqual([1]);
  expect(replayBundle(openBundleFiles('bundle', place.root), '0.1.0')).toMatchObject({ same: true });
});

test('no pattern needs to match: then there are none', async () => {
  expect(await runAgain({})).toBeUndefined();
});

test('another attempt adds its trials to those of the first, whose selection stands', async () => {
  const file = { ...resultFile('attempt 1', lines([{ ...TRIAL, trial: 1 }])), isEvidence: true as const };
  const confirm = await runAgain(
    { 'again-1.jsonl': [{ ...TRIAL, trial: 1 }] },
    {
      fresh: { file, trials: [{ attempt: 1, order: 7 }] },
      control: null,
      asked: [TRIAL.scenario],
      sha: 'b'.repeat(40),
    },
  );
  const trials = [
    { attempt: 1, order: 7 },
    { attempt: 2, order: 1 },
  ];
  expect(confirm).toMatchObject({ asked: [TRIAL.scenario], control: 'b'.repeat(40), trials });
  expect(keptTrials()).toEqual([1, 3]);
});

test('an attempt that asked and got no trial is remembered', async () => {
  const confirm = await runAgain({}, { fresh: null, control: null, asked: [TRIAL.scenario], sha: undefined });
  expect(confirm).toMatchObject({ asked: [TRIAL.scenario], trials: [] });
});

test('control trials follow the fresh ones, with the rounds of both and the commit of their checkout', async () => {
  const confirm = await runAgain({
    'again-2.jsonl': [{ ...TRIAL, trial: 2 }],
    'again-10.jsonl': [{ ...TRIAL, trial: 10 }],
    'control-2.jsonl': [{ ...TRIAL, trial: 2 }],
  });
  expect(confirm?.trials.map(({ trial, order, control, commit }) => [trial, order, control, commit])).toEqual([
    [2, 2, undefined, undefined],
    [10, 10, undefined, undefined],
    [2, 2, true, 'a'.repeat(40)],
  ]);
  const bundle = openKept(place.root, 'bundle');
  expect(bundle.has('control.jsonl')).toBe(true);
  const { evidence } = checkGate(bundle.json('gate.json'), 'gate.json');
  // The policy has no control, so that nobody asked for any of them.
  expect(evidence).toMatchObject({ fresh: { asked: 0, delivered: 2 }, control: { asked: 0, delivered: 1 } });
  expect(replayBundle(openBundleFiles('bundle', place.root), '0.1.0')).toMatchObject({ same: true });
});

test.each([
  { name: 'an instant', time: '2026-11-28T10:00:00+01:00', order: Date.UTC(2026, 10, 28, 9) },
  {
    name: 'an instant without an offset, which is UTC',
    time: '2026-11-28 09:00:00.5',
    order: Date.UTC(2026, 10, 28, 9) + 500,
  },
  { name: 'seconds of a clock', time: 1795856400.25, order: 1795856400.25 },
  { name: 'something else', time: 'this morning', order: undefined },
])('without a round, a recorded time orders a trial: $name', async ({ time, order }) => {
  const confirm = await runAgain({ 'again.jsonl': [{ ...TRIAL, trial: 1, time }] });
  expect(confirm?.trials[0]?.order).toBe(order);
});

test('a policy that drops evidence keeps no fresh trials, and still replays', async () => {
  place.edit('.github/agent-gate.yml', (text) => `${text}\nevidence: drop\n`);
  await runAgain({ 'again-1.jsonl': [TRIAL] });
  expect(openKept(place.root, 'bundle').has('confirm.jsonl')).toBe(false);
  expect(replayBundle(openBundleFiles('bundle', place.root), '0.1.0')).toMatchObject({ same: true });
});
