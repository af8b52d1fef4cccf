import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { verifyBundle } from '../../../src/commands/verify.ts';
import { openBundleFiles } from '../../../src/io/bundle/read.ts';
import { createBundle } from '../../../src/io/bundle/write.ts';
import { ANSWERS, type Trial } from '../../../src/suite/trial.ts';

const trial: Trial = { scenario: 'a', trial: 1, error: null };
const compact = '{"scenario":"a","trial":1,"error":null}';
const answers = { 'sha256:a': [{ answer: true }] };
const result = { error: null, rubrics: [], scenario: 'a', trial: 1 };

it.each([
  ['as it was read', { trial, text: '{"scenario": "a", "trial": 1, "error": null}' }, null],
  ['on one line where it was read from several', { trial, text: '{"scenario":"a",\n"trial":1,"error":null}' }, compact],
  [
    'on one line, also for readers that end one at \\r',
    { trial, text: '{"scenario":"a",\r"trial":1,"error":null}' },
    compact,
  ],
  ['anew where the text says something else', { trial, text: null }, compact],
  [
    'with an error whose kind nobody named as text',
    { trial: { ...trial, error: { kind: 'agent', message: 'late', classified: false } } satisfies Trial, text: null },
    '{"scenario":"a","trial":1,"error":"late"}',
  ],
  [
    'with an error that says nothing as one that can be read again',
    { trial: { ...trial, error: { kind: 'agent', message: '', classified: false } } satisfies Trial, text: null },
    '{"scenario":"a","trial":1,"error":{"message":""}}',
  ],
  [
    'with what judges have answered',
    { trial: { ...trial, [ANSWERS]: answers } satisfies Trial, text: null },
    `${compact.slice(0, -1)},"$answers":${JSON.stringify(answers)}}`,
  ],
  [
    'with what judges have answered beside an error, which stays as it was',
    {
      trial: {
        ...trial,
        error: { kind: 'judge', message: 'late', classified: true },
        [ANSWERS]: answers,
      } satisfies Trial,
      text: null,
    },
    `{"scenario":"a","trial":1,"error":{"kind":"judge","message":"late"},"$answers":${JSON.stringify(answers)}}`,
  ],
] as const)('keeps a trial %s', (_name, evidence, written) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'bundle-')), 'out');
  const bundle = createBundle(folder, true);
  bundle.add(evidence, result);
  bundle.finish({ tool: '0.0.0', suite: 's', origin: {}, rubrics: [], mapping: null });
  expect(readFileSync(join(folder, 'trials.jsonl'), 'utf8')).toBe(`${written ?? evidence.text}\n`);
});

it('is whole and the later one where two runs write into one folder at once', () => {
  const root = mkdtempSync(join(tmpdir(), 'bundle-'));
  const started = ['first', 'second'].map((scenario) => {
    const bundle = createBundle(join(root, 'out'), true);
    bundle.add({ trial: { ...trial, scenario }, text: null }, result);
    return bundle;
  });
  for (const bundle of started) bundle.finish({ tool: '0.0.0', suite: 's', origin: {}, rubrics: [], mapping: null });
  const { steps } = verifyBundle(openBundleFiles(join(root, 'out'), root), '0.0.0');
  expect(steps[0]).toMatchObject({ step: 'files', outcome: 'same' });
  expect(readFileSync(join(root, 'out/trials.jsonl'), 'utf8')).toMatch(/^.*second.*\n$/);
  expect(readdirSync(root)).toEqual(['out']);
});
