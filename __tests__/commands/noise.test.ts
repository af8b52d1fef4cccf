import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NoiseReport } from '../../schemas/types/noise.ts';
import type { Workplace } from '../../src/commands/command.ts';
import { noise as noiseCommand } from '../../src/commands/noise.ts';
import { UserError } from '../../src/errors.ts';
import { baselineFileOf } from '../../src/io/bundle/baseline-file.ts';
import { openAsking, question } from '../support/asking-place.ts';
import { keepBundle, openKept } from '../support/bundles.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'noise-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A results file with one trial a scenario, judged by its harness: `1` passed, `0` did not. */
function write(name: string, verdicts: string): string {
  const lines = [...verdicts].map((verdict, index) =>
    JSON.stringify({ scenario: `s${index}`, input: `do ${index}`, harness: { passed: verdict === '1' } }),
  );
  writeFileSync(join(root, name), lines.join('\n'));
  return name;
}

async function noise(runs: readonly string[], rubrics: readonly string[] = []): Promise<NoiseReport> {
  return measured([...runs, ...(rubrics.length === 0 ? [] : ['--rubrics', ...rubrics])]);
}

async function measured(words: readonly string[], workplace: Workplace = { root, env: {} }): Promise<NoiseReport> {
  const { text } = await noiseCommand([...words, '--json'], workplace);
  return JSON.parse(text) as NoiseReport;
}

/** Gates the results of a commit, and keeps the bundle. */
function bundleOf(results: string, sha: string): Promise<string> {
  return keepBundle(root, `bundle-${results}`, { results: [results], origin: { sha } });
}

test('compares results files and bundles', async () => {
  const bundle = await bundleOf(write('one.jsonl', '110'), 'a'.repeat(40));
  const found = await noise([bundle, write('two.jsonl', '101')]);
  expect(found.runs.map(({ label, score }) => [label, score?.toFixed(4)])).toEqual([
    ['bundle-one.jsonl', '0.6667'],
    ['two.jsonl', '0.6667'],
  ]);
  expect(found.changed.map(({ scenario }) => scenario)).toEqual(['s1', 's2']);
});

test('uses earlier answers of the judge, and asks none', async () => {
  const place = await openAsking();
  place.rubric({ polite: question('Polite?') });
  for (const out of ['one', 'two']) {
    place.results({ output: 'fine' }, { output: out === 'one' ? 'rude' : 'kind' });
    await place.gate({ out });
  }
  place.put();
  const words = ['one', 'two', '--rubrics', 'rubric.yml', '--policy', 'policy.yml'];
  const report = await measured(words, { root: place.root, env: place.env });
  expect([report.runs.map(({ score }) => score), place.put()]).toEqual([[0.5, 1], []]);
  await place.remove();
});

const GREETS = `rubric: greets
version: 1.0.0
metric: GREETS
criteria: { hello: { weight: 1, pass_when: { field: output, op: contains, value: hello } } }
`;

test('bundles bring their own config, which a named rubric takes the place of', async () => {
  writeFileSync(join(root, 'greets.yml'), GREETS);
  writeFileSync(join(root, 'policy.yml'), 'suite: door\n');
  for (const [name, last] of [
    ['one', 'hello'],
    ['two', 'bye'],
  ]) {
    const trials = ['hello', last].map((output, index) => JSON.stringify({ scenario: `s${index}`, output }));
    writeFileSync(join(root, `${name}.jsonl`), trials.join('\n'));
    await keepBundle(root, `${name}`, { results: [`${name}.jsonl`], rubrics: ['greets.yml'], policy: 'policy.yml' });
  }
  const own = await noise(['one', 'two']);
  expect([own.suite, own.metric, own.changed.map(({ scenario }) => scenario)]).toEqual(['door', 'GREETS', ['s1']]);
  expect((await noise(['one.jsonl', 'two'])).metric).toBe('GREETS');
  writeFileSync(join(root, 'bids.yml'), GREETS.replaceAll('greets', 'bids').replace('GREETS', 'BIDS'));
  const other = await noise(['one', 'two'], ['bids.yml']);
  expect([other.suite, other.metric]).not.toContain('GREETS');
  writeFileSync(join(root, 'other.yml'), 'suite: window\n');
  const report = await measured(['one', 'two', '--rubrics', 'greets.yml', '--policy', 'other.yml']);
  expect([report.suite, report.metric]).toEqual(['window', 'GREETS']);
});

test.each([
  { name: 'a file', kind: 'one.jsonl', again: './one.jsonl' },
  { name: 'a bundle', kind: 'bundle-one.jsonl', again: 'bundle-one.jsonl/' },
])('refuses $name that is named twice, as it is one run', async ({ kind, again }) => {
  await bundleOf(write('one.jsonl', '110'), 'a'.repeat(40));
  await expect(noise([kind, write('two.jsonl', '101'), again])).rejects.toThrow(
    'a run is named twice. Name different runs of one commit',
  );
});

test('refuses runs of several commits, whose difference is no noise', async () => {
  const one = await bundleOf(write('one.jsonl', '110'), 'a'.repeat(40));
  const other = await bundleOf(write('two.jsonl', '101'), 'b'.repeat(40));
  await expect(noise([one, other])).rejects.toThrow(/several commits.*found aaaaaaa, bbbbbbb/);
});

test('refuses runs that have nothing in common', async () => {
  writeFileSync(join(root, 'other.jsonl'), '{"scenario":"x","harness":{"passed":true}}');
  await expect(noise([write('one.jsonl', '1'), 'other.jsonl'])).rejects.toThrow(UserError);
});

test('refuses a baseline file that other rubrics measured, as it keeps no trials', async () => {
  const bundle = await bundleOf(write('one.jsonl', '110'), 'a'.repeat(40));
  writeFileSync(join(root, 'base.json'), baselineFileOf(openKept(root, bundle)));
  expect((await noise(['base.json', 'one.jsonl'])).changed).toEqual([]);
  const pass = '{ field: harness.passed, op: eq, value: true }';
  const other = `rubric: harness-verdict\nversion: 1.0.0\nmetric: TCR\ncriteria: { c: { weight: 1, pass_when: ${pass} } }\n`;
  writeFileSync(join(root, 'other.yml'), other);
  await expect(noise(['base.json', 'one.jsonl'], ['other.yml'])).rejects.toThrow(/`base\.json`.*`harness-verdict`/);
  expect((await noise([bundle, 'one.jsonl'], ['other.yml'])).changed).toEqual([]);
});
