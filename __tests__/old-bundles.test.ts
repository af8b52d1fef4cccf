import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replayBundle } from '../src/commands/replay.ts';
import { replayByBuilds } from '../src/commands/replay-by-builds.ts';
import { openBundleFiles } from '../src/io/bundle/bundle-files.ts';
import { renderBundleCheck } from '../src/reporting/bundle-check.ts';

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

test('to its own version, which has gone on since, it is another build', () => {
  const check = replayByBuilds(openBundleFiles('0.1', folder), '0.1.0');
  expect(check).toMatchObject({ same: false, same_but_for_words: true });
  expect(renderBundleCheck(check)).toMatch(/^Not the same. But every verdict, .*Another build of the same version/m);
});

test('there is a bundle to replay', () => {
  expect(versions).toContain('0.1');
});
