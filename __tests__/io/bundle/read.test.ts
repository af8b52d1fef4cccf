import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBundleFiles } from '../../../src/io/bundle/read.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundle-files-'));
  mkdirSync(join(root, 'bundle/rubrics'), { recursive: true });
  writeFileSync(join(root, 'bundle/rubrics/a.yml'), 'a');
  writeFileSync(join(root, 'bundle/b.json'), 'b');
  const entries = { 'rubrics/': new Uint8Array(), 'rubrics/a.yml': Buffer.from('a'), 'b.json': Buffer.from('b') };
  writeFileSync(join(root, 'bundle.zip'), zipSync(entries));
  writeFileSync(join(root, 'bundle.tar'), 'b');
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
])('refuses $name', ({ name, says }) => {
  expect(() => openBundleFiles(name, root)).toThrow(says);
});
