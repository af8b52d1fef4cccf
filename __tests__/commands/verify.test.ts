import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyBundle } from '../../src/commands/verify.ts';
import { openBundleFiles } from '../../src/io/bundle/bundle-files.ts';
import type { BundleCheck } from '../../src/reporting/bundle-check.ts';
import { type BookingPlace, openBooking } from '../support/bundles.ts';

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
    for (const entry of manifest.files) if (entry.file === file) entry.sha256 = sha256;
    return JSON.stringify(manifest);
  });
}

describe('verifyBundle', () => {
  it('finds nothing in a bundle as it was written', () => {
    const check = verify();
    expect(check).toMatchObject({ bundle: 'bundle', written_by: VERSION, checked_by: VERSION, same: true });
    expect(stepsOf(check)).toEqual({ files: 'same', formats: 'same', 'results-hash': 'same' });
  });

  it('reads the zip of a bundle', () => {
    const folder = join(place.root, 'bundle');
    const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const files = names.map(({ parentPath, name }) => join(parentPath, name));
    const entries = files.map((file) => [file.slice(folder.length + 1), new Uint8Array(readFileSync(file))]);
    writeFileSync(join(place.root, 'bundle.zip'), zipSync(Object.fromEntries(entries)));
    expect(verify('bundle.zip').same).toBe(true);
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
    { of: 'this version, which always writes it', version: VERSION, outcome: 'differs' },
    { of: 'another version', version: '0.2.0', outcome: 'skipped' },
  ])('misses the hash of the results in a bundle of $of', ({ version, outcome }) => {
    place.edit('bundle/manifest.json', (text) => text.replace(/"results": "[^"]*",/, ''));
    expect(stepsOf(verify('bundle', version))).toMatchObject({ 'results-hash': outcome });
  });

  it.each([
    { name: 'a key that only this version knows', change: (text: string) => text.replace('"more_trials": 0,', '') },
    { name: 'a key that only the other one knows', change: (text: string) => text.replace('{', '{"later": 1,') },
  ])('lets pass between two versions $name', ({ change }) => {
    place.edit('bundle/decision.json', change);
    listAnew('decision.json');
    expect(stepsOf(verify())).toMatchObject({ formats: 'differs' });
    expect(stepsOf(verify('bundle', '0.2.0'))).toMatchObject({ formats: 'same' });
  });

  it('stops after a hundred problems of a file', () => {
    place.edit('bundle/trials.jsonl', () => '{}\n'.repeat(5000));
    listAnew('trials.jsonl');
    expect(verify().steps[1]).toMatchObject({ outcome: 'differs', more: 91 });
  });

  it.each([
    { name: 'a folder without a manifest', path: 'results', says: /manifest.json is missing/ },
    { name: 'a results file', path: 'results/main.jsonl', says: /`results\/main.jsonl` is no bundle/ },
    { name: 'nothing', path: 'gone', says: /there is no `gone`/ },
  ])('refuses $name', ({ path, says }) => {
    expect(() => verify(path)).toThrow(says);
  });
});
