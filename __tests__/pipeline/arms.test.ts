import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replayBundle } from '../../src/commands/replay.ts';
import { openBundleFiles } from '../../src/io/bundle/read.ts';
import { productVersion } from '../../src/io/shipped.ts';
import { type DecidingPlace, openDeciding, POLICY } from './deciding-place.ts';

let place: DecidingPlace;
beforeEach(async () => {
  place = await openDeciding();
});
afterEach(async () => {
  expect(place.sim.violations).toEqual([]);
  await place.close();
});

/** Of how many of twenty scenarios a trial passes, with the arm that it names; null for none. */
type Arms = readonly (readonly [arm: unknown, passed: number])[];

const results = (arms: Arms, number: (place: number) => number = () => 1): string =>
  arms
    .flatMap(([arm, passed], place) =>
      Array.from({ length: 20 }, (_, index) => {
        const named = arm === null ? {} : { arm };
        const harness = { passed: index < passed };
        return `${JSON.stringify({ scenario: `s${index}`, trial: number(place), ...named, harness })}\n`;
      }),
    )
    .join('');

const LIFT = { [POLICY]: 'arms: { no-skill: { contrast: lift } }\n' };
const PLAIN = { [POLICY]: 'suite: agent\n' };
const MAIN: Arms = [
  [null, 18],
  ['no-skill', 8],
];

describe('where main has the policy with an arm', () => {
  beforeEach(() => place.runMain(3, { files: LIFT, results: results(MAIN) }));

  test('trials of the arm count for nothing but the lift, and the bundle replays', async () => {
    const out = join(mkdtempSync(join(tmpdir(), 'arms-')), 'bundle');
    const decision = await place.runPull({ files: LIFT, results: results(MAIN), out });
    expect(decision).toMatchObject({ decision: 'pass', trials: { scored: 20 } });
    expect(decision.metrics[0]?.candidate_trials).toEqual({ passed: 18, total: 20 });
    expect(decision.lifts?.[0]).toMatchObject({ arm: 'no-skill', candidate: 0.5, baseline: 0.5, scenarios: 20 });
    const { steps } = replayBundle(openBundleFiles(out, '.'), productVersion());
    expect(steps.filter(({ outcome }) => outcome === 'differs')).toEqual([]);
    rmSync(out, { recursive: true });
  });

  test.each([
    ['a misspelt arm', 'no-skil', { suggestion: 'no-skill' }],
    ['another arm', 'oracle', {}],
    ['an arm that is no text', 3, {}],
  ])('%s is invalid, with its file and line', async (_, arm, advice) => {
    const text = results([
      [null, 18],
      [arm, 8],
    ]);
    const decision = await place.runPull({ files: LIFT, results: text });
    expect(decision.decision).toBe('invalid');
    expect(decision.findings[0]).toMatchObject({
      code: 'unknown-arm',
      place: { file: 'results.jsonl', line: 21 },
      ...advice,
    });
  });

  test('a scenario whose trials moved to the arm is missing', async () => {
    const moved = results(MAIN).replace('"scenario":"s19","trial":1', '"scenario":"s19","trial":2,"arm":"no-skill"');
    const decision = await place.runPull({ files: LIFT, results: moved });
    expect(decision.decision).toBe('fail');
    expect(decision.findings.map(({ code }) => code)).toContain('scenarios-removed');
  });

  test('a pull request that drops the arm, in its policy and its results, waits for it', async () => {
    const decision = await place.runPull({ files: PLAIN, results: results([[null, 18]]) });
    expect(decision).toMatchObject({ decision: 'inconclusive', exit_code: 2 });
    expect(decision.findings.map(({ code }) => code)).toContain('arm-incomplete');
    expect(decision.relaxed).toEqual([{ subject: 'no-skill', what: 'arm', old: 'lift', new: 'none' }]);
  });

  test('a pull request that drops the arm from its policy alone is compared by it', async () => {
    const decision = await place.runPull({ files: PLAIN, results: results(MAIN) });
    expect(decision).toMatchObject({ decision: 'pass', trials: { scored: 20 } });
    expect(decision.config?.would_decide).toBe('pass');
  });
});

describe('where main has a policy without arms', () => {
  beforeEach(() => place.runMain(3, { files: PLAIN, results: results([[null, 18]]) }));

  test('an arm is a fact like any other, so its trials count', async () => {
    const text = results(MAIN, (index) => index + 1);
    const decision = await place.runPull({ files: PLAIN, results: text });
    expect(decision).toMatchObject({ decision: 'fail', trials: { scored: 40 } });
    expect(decision.lifts).toBeUndefined();
  });

  test('it counts too under arms that the pull request adds', async () => {
    const text = results(MAIN, (index) => index + 1);
    const decision = await place.runPull({ files: LIFT, results: text });
    expect(decision).toMatchObject({ decision: 'fail', trials: { scored: 40 } });
    expect(decision.relaxed).toContainEqual({ subject: 'no-skill', what: 'arm', old: 'none', new: 'lift' });
  });

  test('a trial number that two arms share is repeated, and the advice names the policy', async () => {
    const decision = await place.runPull({ files: LIFT, results: results(MAIN) });
    expect(decision.decision).toBe('invalid');
    expect(decision.findings[0]).toMatchObject({
      code: 'repeated-trial',
      next: expect.stringContaining("under `arms` of main's policy"),
    });
  });
});
