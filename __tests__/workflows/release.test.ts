import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRelease, type ReleaseRun } from '../support/play-release.ts';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string };
const TAG = `v${version}`;
const PACKAGE = `${name}@${version}`;
const folder = mkdtempSync(join(tmpdir(), 'packed-'));
const bill = join(folder, 'bill.json');
const tarball = pack('ours');

/** A package with this content. */
function pack(content: string): string {
  const inside = join(folder, content, 'package');
  mkdirSync(inside, { recursive: true });
  writeFileSync(join(inside, 'package.json'), JSON.stringify({ name, version, content }));
  const file = join(folder, `${content}.tgz`);
  execFileSync('tar', ['-czf', file, '-C', join(folder, content), 'package']);
  return file;
}

// What `npm sbom` prints, of the bundled packages alone.
const licences = readFileSync('dist/THIRD_PARTY_LICENSES.txt', 'utf8');
const bundled = [...licences.matchAll(/^-{100}\n(\S+) (\S+)$/gm)].map(([, of, at]) => ({ 'bom-ref': `${of}@${at}` }));
writeFileSync(
  bill,
  JSON.stringify({ metadata: { component: { 'bom-ref': PACKAGE } }, components: bundled, dependencies: [] }),
);

const integrityOf = (file: string): string =>
  `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;

function expectReleased(run: ReleaseRun): void {
  const { releases, packages, tags, attested } = run.outside();
  expect(releases.map(({ tag, isDraft, assets }) => [tag, isDraft, Object.keys(assets).sort()])).toEqual([
    [TAG, false, [`${PACKAGE.replace('@', '-')}.tgz`, 'sbom.cdx.json']],
  ]);
  expect(packages).toEqual({ [PACKAGE]: integrityOf(tarball) });
  expect(tags).toEqual({ [TAG]: 'the-commit', v0: 'the-commit' });
  expect(attested).toEqual(
    expect.arrayContaining(['dist/action.mjs', 'dist/cli.mjs', `release/${PACKAGE.replace('@', '-')}.tgz`]),
  );
}

const open = () => openRelease({ tag: TAG, tarball, bill });

test('a release that nothing disturbs ends', async () => {
  const run = open();
  expect(await run.play()).toBe('success');
  expectReleased(run);
});

const { steps } = open();

test.each(Array.from({ length: steps - 1 }, (_, index) => index + 1))(
  'a release whose runner is lost after step %i ends when its failed jobs run again',
  async (lostAfter) => {
    const run = open();
    expect(await run.play({ lostAfter })).toBe('failure');
    expect(await run.play()).toBe('success');
    expectReleased(run);
  },
);

// Draft, two files, publication, npm, v0.
test.each([1, 2, 3, 4, 5, 6])(
  'a release that is killed right after its change %i ends when all jobs run again',
  async (killAt) => {
    const run = open();
    expect(await run.play({ killAt })).toBe('failure');
    expect(run.outside().changes).toBe(killAt);
    expect(await run.play({ all: true })).toBe('success');
    expectReleased(run);
  },
);

test('a release that is out may run again, and stays as it is', async () => {
  const run = open();
  await run.play();
  expect(await run.play({ all: true })).toBe('success');
  expectReleased(run);
});

test('an old release that runs again does not move v0 back', async () => {
  const run = open();
  await run.play();
  run.change({ tags: { [TAG]: 'the-commit', 'v0.10.0': 'newer', v0: 'newer', 'v1.0.0': 'other' } });
  expect(await run.play({ all: true })).toBe('success');
  expect(run.outside().tags.v0).toBe('newer');
});

test('v0 of the release before moves on', async () => {
  const run = open();
  run.change({ tags: { [TAG]: 'the-commit', 'v0.0.9': 'older', v0: 'older' }, packages: { [`${name}@0.0.9`]: 'x' } });
  expect(await run.play()).toBe('success');
  expect(run.outside().tags.v0).toBe('the-commit');
});

test('a version that npm has with other bytes is refused, and v0 stays', async () => {
  const run = open();
  run.change({ packages: { [PACKAGE]: integrityOf(pack('other')) } });
  await expect(run.play()).rejects.toThrow(/npm/);
  expect(run.outside().tags).toEqual({ [TAG]: 'the-commit' });
});

test('a release with other files is refused before npm', async () => {
  const run = open();
  const assets = { 'sbom.cdx.json': Buffer.from('{}').toString('base64') };
  run.change({ releases: [{ tag: TAG, isDraft: false, assets }] });
  await expect(run.play()).rejects.toThrow(/differ|EOF/);
  expect(run.outside().packages).toEqual({});
});
