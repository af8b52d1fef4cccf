import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findGivenBaseline } from '../../src/pipeline/baseline/given-baseline.ts';
import { type GateOutcome, runGate } from '../../src/pipeline/run-gate.ts';
import { type BookingPlace, openBooking } from '../support/bundles.ts';

let place: BookingPlace;
beforeEach(() => {
  place = openBooking();
  writeFileSync(join(place.root, 'results/broken.jsonl'), '{"scenario":5}\n');
});
afterEach(() => place.remove());

function gate(results: string): Promise<GateOutcome> {
  return runGate({
    results: [`results/${results}.jsonl`],
    select: [],
    rubrics: [],
    root: place.root,
    origin: {},
    env: {},
    findBaseline: findGivenBaseline({ baselines: [], baselineSelect: [], env: {} }, place.root),
  });
}

const breakRubric = (): void => place.edit('rubrics/booking.yml', (text) => text.replace('criteria:', 'critera:'));
const breakPolicy = (): void => place.edit('.github/agent-gate.yml', (text) => `${text}gat: {}\n`);
const findingsOf = async (results: string): Promise<readonly string[]> =>
  (await gate(results)).decision.findings.map(({ what }) => what);

test.each<{ name: string; broken: readonly (() => void)[]; results: string; says: readonly RegExp[] }>([
  { name: 'a rubric', broken: [breakRubric], results: 'main', says: [/unknown key `critera`/] },
  { name: 'results', broken: [], results: 'broken', says: [/`scenario` is a number/] },
  {
    name: 'a rubric, so that no results are read',
    broken: [breakRubric],
    results: 'broken',
    says: [/unknown key `critera`/],
  },
  {
    name: 'a rubric and the policy',
    broken: [breakRubric, breakPolicy],
    results: 'broken',
    says: [/unknown key `critera`/, /unknown key `gat`/],
  },
])('all files of a broken config are reported at once: $name', async ({ broken, results, says }) => {
  for (const breakOne of broken) breakOne();
  expect(await findingsOf(results)).toEqual(says.map((message) => expect.stringMatching(message) as unknown));
});

test('a decision that no rubric could make still has the name of its suite', async () => {
  writeFileSync(join(place.root, '.github/agent-gate.yml'), 'suite: bookings\n');
  breakRubric();
  expect((await gate('main')).decision.suite).toBe('bookings');
});

test('a policy or rubric that stands where no run looks for it is a warning', async () => {
  const unread = async () => (await gate('main')).decision.findings.filter(({ code }) => code === 'config-not-read');
  expect(await unread()).toEqual([]);
  mkdirSync(join(place.root, 'rubrics/billing'));
  const rubric = readFileSync(join(place.root, 'rubrics/booking.yml'));
  writeFileSync(join(place.root, 'rubrics/billing/refund.yml'), rubric);
  renameSync(join(place.root, '.github/agent-gate.yml'), join(place.root, '.github/agent_gate.yml'));
  const what = expect.stringContaining('`.github/agent_gate.yml`, `rubrics/billing/refund.yml`');
  expect(await unread()).toMatchObject([{ effect: 'warn', what }]);
});

test('a waiver of what the run does not have is a warning', async () => {
  const waiver = '{ criterion: booked, ceiling: 0.1, reason: r, owner: o, expires: 2999-12-31 }';
  place.edit('.github/agent-gate.yml', (text) => `${text}waivers: [${waiver}]\n`);
  expect((await gate('main')).decision.findings).toContainEqual(expect.objectContaining({ code: 'unknown-waived' }));
});
