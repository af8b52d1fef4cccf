import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { replayBundle } from '../../src/commands/replay.ts';
import { openBundleFiles } from '../../src/io/bundle/read.ts';
import { productVersion } from '../../src/io/shipped.ts';
import { openBooking, zipOfBundle } from '../support/bundles.ts';

/** A bundle of every release (`0.2.0.zip`, see RELEASE.md), and until there is one `main.zip`, which `UPDATE_GOLDEN=1` writes anew. */
const RELEASES = join(import.meta.dirname, '../fixtures/releases');

beforeAll(async () => {
  if (process.env.UPDATE_GOLDEN !== '1') return;
  mkdirSync(RELEASES, { recursive: true });
  const place = openBooking();
  await place.gate('main', { results: 'main', sha: '1'.repeat(40), time: '2026-03-01T00:00:00.000Z' });
  await place.gate('red', { results: 'regressed', baselines: ['main'], sha: '2'.repeat(40) });
  writeFileSync(join(RELEASES, 'main.zip'), zipOfBundle(join(place.root, 'red')));
  place.remove();
});

const minorOf = (version: string): string => version.split('.', 2).join('.');

test('there is a bundle to replay', () => {
  expect(readdirSync(RELEASES).filter((name) => name.endsWith('.zip'))).not.toEqual([]);
});

test.each(readdirSync(RELEASES).filter((name) => name === 'main.zip' || minorOf(name) === minorOf(productVersion())))(
  'the decision of the released bundle %s comes out the same',
  (name) => {
    const check = replayBundle(openBundleFiles(name, RELEASES), productVersion());
    const decision = check.steps.find(({ step }) => step === 'decision');
    const flipped = decision?.differences.filter(({ place = '' }) => /^\W*(?:decision|exit_code)$/.test(place));
    expect([decision?.outcome === undefined, flipped]).toEqual([false, []]);
    // Within one version every byte is the same.
    if (name === 'main.zip' || name === `${productVersion()}.zip`) expect(check.same).toBe(true);
  },
);
