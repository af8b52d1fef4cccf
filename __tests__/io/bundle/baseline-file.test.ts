import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { describeProblem, UserError } from '../../../src/errors.ts';
import { recordOf } from '../../../src/gating/history/records.ts';
import { baselineFileOf, readBaselineFile } from '../../../src/io/bundle/baseline-file.ts';
import { HISTORY_FILE, historyText } from '../../../src/io/bundle/read.ts';
import { createBundle } from '../../../src/io/bundle/write.ts';
import { run } from '../../gating/build-run.ts';
import { openKept } from '../../support/bundles.ts';

const SHA = '1a2b3c4d5e6f708192a3b4c5d6e7f80911223344';
const HASH = `sha256:${'a'.repeat(64)}`;
const REPORT = run({ a: [1], b: [0] }, { hash: HASH });
const FILE = { schema: 1, suite: 'demo', origin: { sha: SHA }, written: '2026-11-21', report: REPORT };

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function problemsOf(text: string): readonly string[] {
  try {
    readBaselineFile('main.json', text);
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.problems.map((problem) => `${problem.code}: ${describeProblem(problem)}`);
  }
}

describe('a baseline file', () => {
  test('is what its bundle measured', () => {
    const folder = mkdtempSync(join(tmpdir(), 'baseline-file-'));
    folders.push(folder);
    const bundle = createBundle(join(folder, 'bundle'), true);
    bundle.text('report.json', JSON.stringify(REPORT));
    bundle.text(HISTORY_FILE, historyText([recordOf(REPORT, { sha: SHA }, '2026-11-21T08:00:00Z')]));
    const rubrics = [{ rubric: 'task-completion', version: '1.0.0', hash: HASH }];
    bundle.finish({ tool: '0.1.0', suite: 'demo', origin: { sha: SHA }, rubrics, mapping: null });
    const text = baselineFileOf(openKept(folder, 'bundle'));
    expect(readBaselineFile('main.json', text)).toEqual(FILE);
    expect(text.endsWith('}\n')).toBe(true);
  });

  test.each([
    ['no JSON', '{', 'bad-json'],
    ['nothing', '', 'bad-json'],
    ['a list', '[]', 'bad-value'],
    ['with an unknown key', JSON.stringify({ ...FILE, extra: 1 }), 'unknown-key'],
    ['with another report', JSON.stringify({ ...FILE, report: { ...REPORT, rubrics: 'none' } }), 'bad-value'],
    ['of another format', JSON.stringify({ ...FILE, schema: 2, more: [] }), 'unknown-bundle-format'],
    ['with a count that no run reaches', JSON.stringify(FILE).replaceAll('"judge":0', '"judge":1e308'), 'bad-value'],
    ['nested without end', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'too-deep'],
    ['with a key twice', JSON.stringify(FILE).replace('"suite"', '"suite":"x","suite"'), 'repeated-key'],
    ['with the key of all objects', JSON.stringify(FILE).replace('"suite"', '"__proto__":{},"suite"'), 'proto-key'],
  ])('is refused: %s', (_, text, code) => {
    expect(problemsOf(text)[0]).toContain(`${code}: `);
  });

  test('names the place in its report', () => {
    const report = { ...REPORT, trials: { ...REPORT.trials, scored: -1 } };
    expect(problemsOf(JSON.stringify({ ...FILE, report }))[0]).toContain('main.json');
  });
});
