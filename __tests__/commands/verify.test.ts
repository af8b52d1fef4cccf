import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BundleCheck } from '../../schemas/types/verify.ts';
import { verifyBundle } from '../../src/commands/verify.ts';
import { openBundleFiles, openGivenBundle } from '../../src/io/bundle/read.ts';
import { type BookingPlace, openBooking, zipOfBundle } from '../support/bundles.ts';

const VERSION = '0.1.0';

let place: BookingPlace;
beforeEach(async () => {
  place = openBooking();
  await place.gate('bundle', { results: 'main' });
});
afterEach(() => place.remove());

const verify = (name = 'bundle', version = VERSION): BundleCheck =>
  verifyBundle(openBundleFiles(name, place.root), version);

const stepsOf = ({ steps }: BundleCheck) => Object.fromEntries(steps.map((step) => [step.step, step.outcome]));

/** Lets the manifest list a file as it stands now. */
function listAnew(file: string): void {
  const bytes = readFileSync(join(place.root, 'bundle', file));
  const sha256 = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  place.edit('bundle/manifest.json', (text) => {
    const manifest = JSON.parse(text) as { files: { file: string; sha256: string }[] };
    for (const entry of manifest.files) if (entry.file === file) Object.assign(entry, { sha256, bytes: bytes.length });
    return JSON.stringify(manifest);
  });
}

/** The files of the bundle below a folder of the archive, and some that are no part of it. */
function zipBelow(top: string, besides: readonly string[]): Uint8Array {
  const separator = top.at(-1) ?? '/';
  const files = Object.entries(unzipSync(zipOfBundle(join(place.root, 'bundle'))));
  const entries = files.map(([name, bytes]) => [`${top}${name.replaceAll('/', separator)}`, bytes] as const);
  return zipSync(Object.fromEntries([...entries, ...besides.map((name) => [name, Buffer.from('left')] as const)]));
}

describe('verifyBundle', () => {
  it('finds nothing in a bundle as it was written', () => {
    const check = verify();
    expect(check).toMatchObject({ bundle: 'bundle', written_by: VERSION, checked_by: VERSION, same: true });
    expect(stepsOf(check)).toEqual({ files: 'same', formats: 'same', 'results-hash': 'same' });
  });

  it.each([
    { name: 'a bundle', top: '', besides: [] },
    { name: 'a bundle, with an ending as Windows writes it', file: 'bundle.ZIP', top: '', besides: [] },
    { name: 'its folder', top: 'march/', besides: [] },
    { name: 'its folder, by Finder', top: 'march/', besides: ['march/.DS_Store', '__MACOSX/march/._manifest.json'] },
    { name: 'its folder, by Windows PowerShell', top: 'march\\', besides: ['march\\rubrics\\Thumbs.db'] },
  ])('reads the zip of $name', ({ file = 'bundle.zip', top, besides }) => {
    writeFileSync(join(place.root, file), zipBelow(top, besides));
    expect(verify(file).same).toBe(true);
    const { json, manifest } = openGivenBundle(file, place.root) ?? {};
    expect([manifest?.suite, json?.('decision.json')]).toMatchObject(['booking-assistant', { decision: 'pass' }]);
  });

  it.each([
    { name: 'a file beside its folder', besides: ['notes.txt'] },
    { name: 'another bundle beside its folder', besides: ['april/manifest.json'] },
  ])('reads no zip with $name', ({ besides }) => {
    writeFileSync(join(place.root, 'bundle.zip'), zipBelow('march/', besides));
    expect(() => verify('bundle.zip')).toThrow('bundle.zip: manifest.json is missing');
  });

  it('ignores files of Finder and Explorer, and no others', () => {
    for (const name of ['.DS_Store', 'rubrics/Thumbs.db', 'Desktop.ini', '.DS_Storey'])
      writeFileSync(join(place.root, 'bundle', name), 'left');
    expect(verify().steps[0]?.differences).toMatchObject([{ file: '.DS_Storey', found: 'a file' }]);
  });

  it('names a file that was changed, one that is gone, and one that was added', () => {
    place.edit('bundle/report.json', (text) => text.replace('"schema":1', '"schema": 1'));
    rmSync(join(place.root, 'bundle/policy.yml'));
    writeFileSync(join(place.root, 'bundle/rubrics/more.yml'), 'rubric: more');
    const check = verify();
    expect(check.same).toBe(false);
    expect(check.steps[0]?.differences).toMatchObject([
      { file: 'policy.yml', found: 'no such file' },
      { file: 'report.json', expected: expect.stringMatching(/^sha256:/), found: expect.stringMatching(/^sha256:/) },
      { file: 'rubrics/more.yml', found: 'a file' },
    ]);
  });

  it('names what does not fit its schema, with line and path', () => {
    place.edit('bundle/trials.jsonl', (text) => text.replace('\n', '\nnothing\n'));
    place.edit('bundle/results.jsonl', (text) => text.replace('"verdict":"pass"', '"verdict":"perhaps"'));
    for (const file of ['trials.jsonl', 'results.jsonl']) listAnew(file);
    expect(verify().steps.find(({ step }) => step === 'formats')?.differences).toMatchObject([
      {
        file: 'results.jsonl',
        place: expect.stringMatching(/^1:1 \/rubrics\/0\/tree\/.*verdict$/),
        found: '"perhaps"',
      },
      { file: 'trials.jsonl', place: expect.stringMatching(/^2:/) },
    ]);
  });

  it('names a trial of main that does not fit its schema', async () => {
    await place.gate('red', { results: 'regressed', baselines: ['bundle'] });
    place.edit('red/main-trials.jsonl', (text) => text.replace('"scenario":', '"scene":'));
    const formats = verify('red').steps.find(({ step }) => step === 'formats');
    expect(formats?.differences[0]).toMatchObject({ file: 'main-trials.jsonl', place: expect.stringMatching(/^1:/) });
  });

  it('recomputes the hash of the results', () => {
    place.edit('bundle/results.jsonl', (text) => text.replace('"score":1,', '"score":0.5,'));
    listAnew('results.jsonl');
    expect(stepsOf(verify())).toEqual({ files: 'same', formats: 'same', 'results-hash': 'differs' });
  });

  it('does not mind the order of the result trees', () => {
    place.edit('bundle/results.jsonl', (text) => `${text.trimEnd().split('\n').reverse().join('\n')}\n`);
    listAnew('results.jsonl');
    expect(verify().same).toBe(true);
  });

  it.each([
    { of: 'another format', schema: 2, code: 'unknown-bundle-format' },
    { of: 'no format', schema: '1', code: 'bad-value' },
  ])('refuses a bundle of $of', ({ schema, code }) => {
    place.edit('bundle/manifest.json', (text) => JSON.stringify({ ...JSON.parse(text), schema }));
    expect(() => verify()).toThrow(expect.objectContaining({ problems: [expect.objectContaining({ code })] }));
  });

  describe('what the manifest says of the run', () => {
    const claim = (change: (manifest: { [key: string]: unknown; files: { file: string; bytes: number }[] }) => void) =>
      place.edit('bundle/manifest.json', (text) => {
        const manifest = JSON.parse(text);
        change(manifest);
        return JSON.stringify(manifest);
      });

    it('holds the length of each file', () => {
      claim(({ files }) => {
        for (const entry of files) if (entry.file === 'policy.yml') entry.bytes += 1;
      });
      expect(verify().steps[0]?.differences).toMatchObject([
        {
          file: 'policy.yml',
          expected: expect.stringMatching(/^\d+ bytes$/),
          found: expect.stringMatching(/^\d+ bytes$/),
        },
      ]);
    });
  });

  it.each([
    { name: 'a folder without a manifest', path: 'results', says: /manifest.json is missing/ },
    { name: 'a results file', path: 'results/main.jsonl', says: /`results\/main.jsonl` is no bundle/ },
    { name: 'nothing', path: 'gone', says: /there is no `gone`/ },
  ])('refuses $name', ({ path, says }) => {
    expect(() => verify(path)).toThrow(says);
  });
});
