import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { baselineFile } from '../../src/commands/baseline-file.ts';
import { describeProblem, UserError } from '../../src/errors.ts';
import { recordOf } from '../../src/gating/history/records.ts';
import { readBaselineFile } from '../../src/io/bundle/baseline-file.ts';
import { HISTORY_FILE, historyText } from '../../src/io/bundle/read.ts';
import { createBundle } from '../../src/io/bundle/write.ts';
import { run } from '../gating/build-run.ts';

const REPORT = run({ a: [1], b: [0] }, { hash: `sha256:${'a'.repeat(64)}` });
const root = mkdtempSync(join(tmpdir(), 'baseline-file-command-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const bundle = createBundle(join(root, 'bundle'), true);
bundle.text('report.json', JSON.stringify(REPORT));
bundle.text(HISTORY_FILE, historyText([recordOf(REPORT, {}, '2026-02-20T08:00:00Z')]));
bundle.finish({ tool: '0.1.0', suite: 'demo', origin: {}, rubrics: [], mapping: null });
writeFileSync(join(root, 'results.jsonl'), '{}\n');
writeFileSync(join(root, 'empty.zip'), zipSync({}));

function command(...words: readonly string[]): string {
  return baselineFile(words, { root, env: {} }).text;
}

describe('agent-gate baseline-file', () => {
  test('prints what the bundle measured, and the day of its run', () => {
    expect(readBaselineFile('out', command('bundle'))).toEqual({
      schema: 1,
      suite: 'demo',
      origin: {},
      written: '2026-02-20',
      report: REPORT,
    });
  });

  test.each([
    ['no file', () => {}, 'new/baseline.json'],
    ['an older file', (file: string) => writeFileSync(file, 'older, and longer'), 'older.json'],
    ['a link to one', (file: string) => symlinkSync('older.json', file), 'link.json'],
  ])('writes it itself where there is %s', (_, put, out) => {
    put(join(root, out));
    expect(command('bundle', '--out', out)).toBe('');
    expect(readFileSync(join(root, out), 'utf8')).toBe(command('bundle'));
    expect(command('bundle', '--out', out, '--json')).toBe(command('bundle'));
    expect(readdirSync(root).join()).not.toContain('partial');
    expect(lstatSync(join(root, out)).isSymbolicLink()).toBe(out === 'link.json');
  });

  test.each([
    ['a folder', 'bundle', /bundle: not a regular file \(found a folder\)/],
    ['a device', '/dev/null', /\/dev\/null: not a regular file/],
    ['a file where a folder is needed', 'results.jsonl/b.json', /^results.jsonl\/b.json: /],
  ])('writes nothing where there is %s', (_, out, why) => {
    const before = readdirSync(root, { recursive: true });
    expect(() => command('bundle', '--out', out)).toThrow(why);
    expect(readdirSync(root, { recursive: true })).toEqual(before);
  });

  test.each([
    ['no bundle', [], 'usage', 'one bundle is needed'],
    ['two bundles', ['bundle', 'bundle'], 'usage', 'one bundle is needed'],
    ['an unknown option', ['bundle', '--otu', 'x'], 'usage', '--out'],
    ['a results file', ['results.jsonl'], 'no-bundle', 'is no bundle'],
    ['a name that is not there', ['nowhere'], 'no-bundle', 'there is no'],
    ['an archive of something else', ['empty.zip'], 'bundle-damaged', 'manifest.json'],
  ])('refuses %s', (_, words, code, what) => {
    try {
      command(...words);
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      expect(error.problems[0]?.code).toBe(code);
      expect(error.problems.map(describeProblem).join()).toContain(what);
    }
  });
});
