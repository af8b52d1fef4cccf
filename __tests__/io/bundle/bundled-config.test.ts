import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundledTexts, configOfBundle } from '../../../src/io/bundle/bundled-config.ts';
import { openBundleZip } from '../../../src/io/bundle/read.ts';
import { keepBundle, zipOfBundle } from '../../support/bundles.ts';

const namesOf = (...files: readonly string[]): readonly string[] => {
  const rubrics = files.map((file) => ({ file, text: '' }));
  return bundledTexts({ rubrics, mapping: null, policy: null }).map(({ file }) => file);
};

describe('the names of rubrics in a bundle', () => {
  it.each([
    { name: 'of one name', files: ['a/x.yml', 'b/x.yml'], kept: ['x.yml', '2-x.yml'] },
    { name: 'that differ in case only', files: ['a/Tone.yml', 'b/tone.yml'], kept: ['Tone.yml', '2-tone.yml'] },
    {
      name: 'with the number of another, in another case',
      files: ['a/x.yml', 'b/X.yml', 'c/2-x.yml'],
      kept: ['x.yml', '2-X.yml', '2-2-x.yml'],
    },
    {
      name: 'of letters that a bundle does not keep',
      files: ['a/\u00e9.yml', 'b/\u00e8.yml'],
      kept: ['_.yml', '2-_.yml'],
    },
  ])('are no two on any disk: $name', ({ files, kept }) => {
    expect(namesOf(...files)).toEqual(kept.map((file) => `rubrics/${file}`));
  });
});

describe('a bundle of rubrics whose files differ in case only', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bundled-config-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is read as a zip, as a run of main is', async () => {
    for (const [file, id] of Object.entries({ 'a/Tone.yml': 'tone', 'b/tone.yml': 'manner' })) {
      mkdirSync(join(root, dirname(file)));
      const asks = 'criteria:\n  c: { question: q?, weight: 1, pass_when: { field: output, op: not_empty } }\n';
      writeFileSync(join(root, file), `rubric: ${id}\nversion: 1.0.0\nmetric: ${id}\n${asks}`);
    }
    writeFileSync(join(root, 'r.jsonl'), '{"scenario":"s","output":"o"}\n');
    await keepBundle(root, 'out', { results: ['r.jsonl'], rubrics: ['*/*.yml'] });
    const { rubrics } = configOfBundle(openBundleZip('out', zipOfBundle(join(root, 'out'))));
    expect(rubrics.map(({ text }) => text.split('\n')[0])).toEqual(['rubric: manner', 'rubric: tone']);
  });
});
