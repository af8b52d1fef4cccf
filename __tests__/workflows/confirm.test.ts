import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingConfig, POLICY_PATH } from '../support/booking.ts';
import type { Played } from '../support/play-workflow.ts';
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

const TOLD = { file: 'confirm', as: 'pull-request', tree: bookingConfig(POLICY) };

/** A pull request with scenarios that look broken, and what happens when they run again. */
async function playAgain(again: string) {
  return (await openBroken()).play({ agent: 'dead', again });
}

const CONTROLLED = `${POLICY}confirm: { control: true }\n`;

test.each([
  { name: 'pass at the commit of main block', control: 'main', last: ['fail', '0', 1], words: ['confirmed'] },
  { name: 'fail there too do not', control: 'dead', last: ['inconclusive', '0', 0], words: ['fails on main today'] },
  { name: 'cannot run there keep it red', control: 'crashes', last: ['inconclusive', '5', 2], words: [null] },
])('confirm.yml, with a control: broken scenarios that $name', async ({ control, last, words }) => {
  stage.commitFiles({ [POLICY_PATH]: CONTROLLED });
  const told = { ...TOLD, tree: bookingConfig(CONTROLLED), env: { BOOKING_RESULTS: results, AGAIN: 'dead' } };
  const main = await stage.onMain('push', told);
  const { sha } = stage.main[2];
  // The harness of that commit has an agent of its own.
  const played = await stage.onPull(stage.openPull(), { ...told, agent: 'dead', trees: { [sha]: { agent: control } } });
  expect(main.jobs).toEqual({ gate: 'success' });
  expect(looks(played)).toEqual([['inconclusive', '5', 2], last]);
  expect(played.gates.map(({ outputs }) => outputs['control-sha'])).toEqual([sha, last[1] === '5' ? sha : '']);
  expect(stage.comments().join()).toContain(words[0] ?? 'control');
});

/** What the agent and its fresh trials are. */
interface Attempt {
  readonly agent: string;
  readonly again: string;
}

/** A pull request whose workflow can be played, and then repeated. */
async function openBroken() {
  stage.commitFiles({ [POLICY_PATH]: POLICY });
  await stage.onMain('push', { ...TOLD, env: { BOOKING_RESULTS: results } });
  const pull = stage.openPull();
  return {
    play: ({ agent, again }: Attempt, first?: Played) =>
      stage.onPull(pull, {
        ...TOLD,
        agent,
        env: { BOOKING_RESULTS: results, AGAIN: again },
        ...(first && { again: first.run }),
      }),
  };
}

const looks = (played: Played) =>
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
  { name: 'the harness crashes', again: 'crashes' },
  { name: 'the harness writes nothing', again: 'silent' },
])('confirm.yml stays red where $name', async ({ again }) => {
  const played = await playAgain(again);
  expect(played.jobs).toEqual({ gate: 'failure' });
  expect(looks(played)[1]).toEqual(['inconclusive', '5', 2]);
});

test.each([
  { name: 'fresh trials that failed stay', first: 'dead', second: 'main', last: ['fail', '0', 1] },
  { name: 'what crashed is asked for again', first: 'crashes', second: 'dead', last: ['fail', '0', 1] },
  { name: 'what never came is asked for again', first: 'silent', second: 'main', last: ['inconclusive', '0', 0] },
])('confirm.yml, repeated with a lucky first look: $name', async ({ first, second, last }) => {
  const pull = await openBroken();
  const red = await pull.play({ agent: 'dead', again: first });
  expect(red.jobs).toEqual({ gate: 'failure' });
  const asked = red.gates[0]?.outputs.confirm;
  const repeated = await pull.play({ agent: 'main', again: second }, red);
  expect(repeated.gates[0]?.outputs.confirm).toBe(first === 'dead' ? '[]' : asked);
  expect(looks(repeated)[1]).toEqual(last);
  expect(stage.comments()).toHaveLength(1);
  expect(stage.artifacts()).toHaveLength(3);
});

test('confirm.yml decides without a scenario that was left out, where it changes nothing', async () => {
  expect(looks(await playAgain('forgetful'))).toEqual([
    ['inconclusive', '5', 2],
    ['fail', '0', 1],
  ]);
});

test('confirm.yml asks for nothing where nothing looks broken', async () => {
  stage.commitFiles({ [POLICY_PATH]: POLICY });
  const main = await stage.onMain('push', TOLD);
  expect(main.gates).toHaveLength(1);
  const same = await stage.onPull(stage.openPull(), TOLD);
  expect(looks(same)).toEqual([
    ['pass', '0', 0],
    ['pass', '0', 0],
  ]);
});
