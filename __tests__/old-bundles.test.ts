import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replayBundle } from '../src/commands/replay.ts';
import { openBundleFiles } from '../src/io/bundle/bundle-files.ts';

const folder = join(import.meta.dirname, 'fixtures/bundles');
const versions = readdirSync(folder).filter((name) => name !== 'README.md');

/** Whatever stands in package.json: a version after all of them. */
const LATER = '99.0.0';

test.each(versions)('a bundle of version %s replays', (name) => {
  const { written_by, same, steps } = replayBundle(openBundleFiles(name, folder), LATER);
  expect(steps.flatMap(({ differences }) => differences)).toEqual([]);
  expect([same, written_by.startsWith(`${name}.`)]).toEqual([true, true]);
  const compared = steps.filter(({ outcome }) => outcome === 'same').map(({ step }) => step);
  expect(compared).toEqual(
    expect.arrayContaining(['files', 'results-hash', 'rubrics', 'results', 'report', 'decision']),
  );
});

test('there is a bundle to replay', () => {
  expect(versions).toContain('0.1');
});
