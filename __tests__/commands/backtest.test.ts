import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BacktestReport } from '../../schemas/types/backtest.ts';
import type { Decision } from '../../schemas/types/decision.ts';
import { backtest } from '../../src/commands/backtest.ts';
import { type BookingPlace, openBooking } from '../support/bundles.ts';

let place: BookingPlace;
beforeEach(async () => {
  place = openBooking();
  await place.gate('main', { results: 'main' });
  for (const results of ['regressed', 'improved'] as const) await place.gate(results, { results, baselines: ['main'] });
});
afterEach(() => place.remove());

const RUNS = ['main', 'regressed', 'improved'];
const PERMITS =
  'suite: booking-assistant\ngate: { metrics: { TCR: { tolerance: 0.9 } }, criteria: { "*": { tier: advisory } } }\n';

async function run(...words: readonly string[]): Promise<BacktestReport> {
  const { text } = await backtest([...words, '--json'], { root: place.root, env: {} });
  return JSON.parse(text) as BacktestReport;
}

function storedIn(bundle: string): Decision {
  return JSON.parse(readFileSync(join(place.root, bundle, 'decision.json'), 'utf8')) as Decision;
}

/** Decides the runs from the start, as if the place had had this file from the beginning. */
async function fromStart(file: string, text: string): Promise<readonly Decision[]> {
  const other = openBooking();
  other.edit(file, () => text);
  await other.gate('main', { results: 'main' });
  const decided: Decision[] = [];
  for (const results of ['regressed', 'improved']) {
    await other.gate(results, { results, baselines: ['main'] });
    decided.push(JSON.parse(readFileSync(join(other.root, results, 'decision.json'), 'utf8')) as Decision);
  }
  other.remove();
  return decided;
}

const short = ({ decision, exit_code, headline }: Pick<Decision, 'decision' | 'exit_code' | 'headline'>) => ({
  decision,
  exit_code,
  headline,
});

describe('a proposed policy', () => {
  test('decides stored runs as it would have decided them, and the stored config as it did', async () => {
    const policy = readFileSync(join(place.root, '.github/agent-gate.yml'), 'utf8');
    const proposed = PERMITS;
    writeFileSync(join(place.root, 'proposed.yml'), proposed);
    const { runs, main, totals } = await run(...RUNS, '--policy', 'proposed.yml');
    expect(policy).not.toBe(proposed);
    expect(runs.map(({ stored }) => short(stored))).toEqual(
      ['regressed', 'improved'].map((name) => short(storedIn(name))),
    );
    const again = await fromStart('.github/agent-gate.yml', proposed);
    expect(runs.map(({ proposed }) => proposed && short(proposed))).toEqual(again.map(short));
    expect(runs.map(({ stored, proposed }) => [stored.exit_code, proposed?.exit_code])).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect({ main, totals }).toEqual({
      main: 1,
      totals: {
        runs: 2,
        more_blocked: 0,
        fewer_blocked: 1,
        more_held: 0,
        fewer_held: 0,
        fresh: { stored: 0, proposed: 0 },
      },
    });
  });

  test('counts the fresh trials that it asks for', async () => {
    await place.gate('noisy', { results: 'rate-limited', baselines: ['main'] });
    writeFileSync(join(place.root, 'proposed.yml'), 'suite: booking-assistant\non_inconclusive: confirm\n');
    const { runs, totals } = await run('main', 'noisy', '--policy', 'proposed.yml');
    expect(runs[0]?.proposed).toMatchObject({ exit_code: 2 });
    expect(totals.fresh.proposed).toBeGreaterThan(0);
  });
});

describe('proposed rubrics', () => {
  const edited = (text: string) =>
    text.replace('version: 1.0.0', 'version: 2.0.0').replace('0.5', '0.6').replace('0.3', '0.2');

  test("score the run's trials and main's again", async () => {
    const rubric = readFileSync(join(place.root, 'rubrics/booking.yml'), 'utf8');
    const proposed = edited(rubric);
    expect(proposed).not.toBe(rubric);
    writeFileSync(join(place.root, 'proposed.yml'), proposed);
    const { runs } = await run(...RUNS, '--rubrics', 'proposed.yml');
    const again = await fromStart('rubrics/booking.yml', proposed);
    expect(runs.map(({ proposed }) => proposed && short(proposed))).toEqual(again.map(short));
  });

  test("decide nothing without main's trials, and say which bundle is missing", async () => {
    place.edit('rubrics/booking.yml', edited);
    const { runs, totals } = await run('regressed', 'improved', '--rubrics', 'rubrics/booking.yml');
    expect(runs.map(({ proposed, why }) => [proposed, why])).toEqual(
      new Array(2).fill([null, 'other rubrics need the bundle of main beside it']),
    );
    expect(totals.runs).toBe(0);
  });
});

test.each([
  { words: [], what: 'backtest needs bundles, and a policy or rubrics to try on them' },
  { words: ['regressed'], what: 'backtest needs bundles, and a policy or rubrics to try on them' },
  { words: ['nowhere', '--policy', '.github/agent-gate.yml'], what: 'there is no `nowhere`' },
])('refuses $words', async ({ words, what }) => {
  await expect(run(...words)).rejects.toThrow(what);
});
