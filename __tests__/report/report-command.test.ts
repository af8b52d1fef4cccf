import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWhole } from '../../src/io/bundle/read.ts';
import { report } from '../../src/report/report-command.ts';
import { reportPage } from '../../src/report/report-page.ts';
import { keepBundle } from '../support/bundles.ts';

let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'report-command-'));
  writeFileSync(join(root, 'r.jsonl'), '{"scenario":"a","harness":{"passed":true}}\n');
  await keepBundle(root, 'red', { results: ['r.jsonl'] });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('agent-gate report', () => {
  it('with `--out` writes the page there', () => {
    expect(report(['red', '--out', 'out.html'], { root, env: {} })).toEqual({ text: 'out.html\n', exitCode: 0 });
    expect(readFileSync(join(root, 'out.html'), 'utf8')).toBe(reportPage(openWhole('red', root), null).join(''));
  });

  it.each([[[]], [['a', 'b', 'c']], [['r.jsonl']]])('refuses %j', (words) => {
    expect(() => report(words, { root, env: {} })).toThrow(expect.objectContaining({ name: 'UserError' }));
  });
});
