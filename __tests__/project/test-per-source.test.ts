import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { nodesOf, readSources, type SourceFile } from './source-files.ts';

const root = join(import.meta.dirname, '../..');

/** Sources without a test of their name, by reason. The list only shrinks. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'one call of Node, which every package that loads late goes through': ['contract/load-lazily'],
  'the entry of the action, which the stories play': ['action'],
  'the formulas are held against references in statistics/reference.test.ts and formula-properties.test.ts': [
    ...['confirmation', 'detectable', 'history', 'mcnemar', 'moments', 'multiplicity', 'noise'],
    ...['normal', 'paired', 'proportions', 'reliability', 'samples', 'special-functions', 'stratified'],
    'student-t',
  ].map((name) => `gating/statistics/${name}`),
  'tested through what decides by it, until it has a table of its own': [
    ...['compared-trials', 'masked-text', 'signs-of-drop'].map((name) => `gating/${name}`),
    ...['scenario-counts', 'usage', 'waived-scenarios'].map((name) => `gating/comparing/${name}`),
    ...['config', 'finding-list', 'finding', 'waivers'].map((name) => `gating/findings/${name}`),
    ...['ranked-relaxation', 'relaxed-suite'].map((name) => `gating/relaxation/${name}`),
  ],
  'tested through draft-cases.test.ts and the full data, which know what a draft must be': [
    ...['draft-rubric', 'guess-id', 'guess-parts', 'guess-verdict', 'trial-sources'].map(
      (name) => `init/drafting/${name}`,
    ),
    'init/first-rubrics',
  ],
  'played in a real browser by browser/report.test.ts': ['copy', 'dom', 'list', 'main', 'plot', 'unpack'].map(
    (name) => `report/page/script/${name}`,
  ),
  'played in a real browser by browser/playground.test.ts': [
    ...['comment-html', 'elements', 'loader', 'main'],
    ...['buffer', 'crypto', 'load-lazily', 'shipped'].map((name) => `seams/${name}`),
  ].map((name) => `playground/browser/${name}`),
  'tested through the loopback GitHub, the blob store or real folders': [
    ...['bundle/format', 'bundle/output-folder', 'find-files', 'github/payload', 'judge/messages', 'judge/spending'],
    ...['ancestry', 'artifacts'].map((name) => `github/baseline/${name}`),
    'requests',
    ...['rubric-files', 'shipped'],
  ].map((name) => `io/${name}`),
  'tested through whole runs of the gate': [
    ...['answer', 'committed', 'fetch-candidate', 'measure'].map((name) => `baseline/${name}`),
    ...[
      'announce',
      'decide-by-configs',
      'finish-bundle',
      'gate-on-runner',
      'judge-votes',
      'pool-attempts',
      'publish',
      'run-evidence',
      'run-files',
      'score-and-decide',
      'score-run',
    ],
  ].map((name) => `pipeline/${name}`),
};

const without = readSources(root)
  .filter(hasCode)
  .map(({ path }) => path.slice('src/'.length, -'.ts'.length))
  .filter((path) => !existsSync(join(root, '__tests__', `${path}.test.ts`)));
const excepted = new Set(Object.values(EXCEPTIONS).flat());

test('every source that has code has a test of its name at its place', () => {
  expect(without.filter((path) => !excepted.has(path))).toEqual([]);
});

test('every exception is still needed', () => {
  expect([...excepted].filter((path) => !without.includes(path))).toEqual([]);
});

/** Whether the file holds more than types and tables. */
function hasCode(file: SourceFile): boolean {
  return nodesOf(file).some((node) => ts.isFunctionLike(node) && 'body' in node && node.body !== undefined);
}
