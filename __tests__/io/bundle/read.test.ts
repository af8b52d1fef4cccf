import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { evidenceOf, openBundleFiles, openWhole } from '../../../src/io/bundle/read.ts';
import { keepBundle } from '../../support/bundles.ts';
import { mistakesIn } from '../../support/mistakes-in.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundle-files-'));
  mkdirSync(join(root, 'bundle/rubrics'), { recursive: true });
  writeFileSync(join(root, 'bundle/rubrics/a.yml'), 'a');
  writeFileSync(join(root, 'bundle/b.json'), 'b');
  const entries = { 'rubrics/': new Uint8Array(), 'rubrics/a.yml': Buffer.from('a'), 'b.json': Buffer.from('b') };
  writeFileSync(join(root, 'bundle.zip'), zipSync(entries));
  writeFileSync(join(root, 'bundle.tar'), 'b');
  writeFileSync(join(root, 'junk.zip'), 'PK');
});
afterEach(() => rmSync(root, { recursive: true }));

it.each(['bundle', 'bundle.zip'])('lists and reads every file of %s', (name) => {
  const files = openBundleFiles(name, root);
  expect([files.label, files.names]).toEqual([name, ['b.json', 'rubrics/a.yml']]);
  expect(Buffer.from(files.read('rubrics/a.yml') ?? []).toString()).toBe('a');
});

it.each(['bundle', 'bundle.zip'])('reads nothing outside of %s', (name) => {
  const files = openBundleFiles(name, root);
  expect([files.read('../bundle.tar'), files.read('rubrics'), files.read('c.json')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([
  { name: 'gone', says: /there is no `gone`/ },
  { name: 'bundle.tar', says: /`bundle.tar` is no bundle/ },
  { name: 'junk.zip', says: /not a zip archive, or its end is cut off\. Download it again/ },
])('refuses $name', ({ name, says }) => {
  expect(() => openBundleFiles(name, root)).toThrow(says);
});

it.each([
  {
    name: 'a folder without a manifest',
    damage: (folder: string) => rmSync(join(folder, 'manifest.json')),
    fix: 'Name a folder that `--out` wrote, or its zip',
  },
  {
    name: 'a manifest that is no JSON',
    damage: (folder: string) => writeFileSync(join(folder, 'manifest.json'), 'x'),
    fix: 'Download the bundle again, or let the gate write it again',
  },
  {
    name: 'a file that is gone',
    damage: (folder: string) => rmSync(join(folder, 'trials.jsonl')),
    fix: 'Download the bundle again, or let the gate write it again',
  },
  {
    name: 'trials that the policy drops',
    policy: 'evidence: drop\n',
    damage: () => undefined,
    code: 'no-evidence',
    fix: 'Its policy says `evidence: drop`: name a bundle that keeps its trials, or read its comment.md',
  },
])('says how to fix a bundle with $name', async ({ policy = 'suite: s\n', damage, code = 'bundle-damaged', fix }) => {
  writeFileSync(join(root, 'policy.yml'), policy);
  writeFileSync(join(root, 'r.jsonl'), '{"scenario":"a","harness":{"passed":true}}\n');
  await keepBundle(root, 'kept', { results: ['r.jsonl'], policy: 'policy.yml' });
  damage(join(root, 'kept'));
  expect(mistakesIn(() => [...evidenceOf(openWhole('kept', root)).chunks()])).toMatchObject([
    { code, where: { file: 'kept' }, fix },
  ]);
});
