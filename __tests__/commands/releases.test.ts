import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { replayBundle } from '../../src/commands/replay.ts';
import { openBundleFiles } from '../../src/io/bundle/read.ts';
import { productVersion } from '../../src/io/shipped.ts';
import { openBooking, openKept, zipOfBundle } from '../support/bundles.ts';

/**
 * A bundle of every release (`0.2.0.zip`, see RELEASE.md); that of this version is written anew by `UPDATE_GOLDEN=1`. `main.zip` has the
 * format before the first release: it stays as it is.
 */
const RELEASES = join(import.meta.dirname, '../fixtures/releases');

beforeAll(async () => {
  if (process.env.UPDATE_GOLDEN !== '1') return;
  mkdirSync(RELEASES, { recursive: true });
  const place = openBooking();
  await place.gate('main', { results: 'main', sha: '1'.repeat(40), time: '2026-03-01T00:00:00.000Z' });
  await place.gate('red', { results: 'regressed', baselines: ['main'], sha: '2'.repeat(40) });
  writeFileSync(join(RELEASES, `${productVersion()}.zip`), zipOfBundle(join(place.root, 'red')));
  place.remove();
});

const minorOf = (version: string): string => version.split('.', 2).join('.');

const replayed = readdirSync(RELEASES).filter((name) => minorOf(name) === minorOf(productVersion()));

test('there is a bundle to replay', () => {
  expect(replayed).not.toEqual([]);
});

test.each(replayed)('the decision of the released bundle %s comes out the same', (name) => {
  const check = replayBundle(openBundleFiles(name, RELEASES), productVersion());
  const decision = check.steps.find(({ step }) => step === 'decision');
  const flipped = decision?.differences.filter(({ place = '' }) => /^\W*(?:decision|exit_code)$/.test(place));
  expect([decision?.outcome === undefined, flipped]).toEqual([false, []]);
  // Within one version every byte is the same.
  if (name === `${productVersion()}.zip`) expect(check.same).toBe(true);
});

test('the first run after an upgrade compares with a bundle in the format before, and scores its trials again', async () => {
  const place = openBooking();
  cpSync(join(RELEASES, 'main.zip'), join(place.root, 'main.zip'));
  place.edit('rubrics/booking.yml', (text) => text.replace('value: 10', 'value: 40'));
  await place.gate('run', { results: 'main', baselines: ['main.zip'] });
  expect(openKept(place.root, 'run').json('decision.json')).toMatchObject({
    decision: 'pass',
    baseline: { label: 'main.zip' },
    config: {
      keys: [{ subject: 'booking/confirms', measured: { trials: 'main', base: 1, head: 0.5 } }],
      not_rescored: [],
    },
    metrics: [{ name: 'TCR', state: 'improved', baseline_trials: { passed: 28, total: 60 } }],
  });
  place.remove();
});
