import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageData } from '../../src/playground/page-data.ts';
import { playground } from '../../src/playground/playground-command.ts';
import { keepBundle } from '../support/bundles.ts';

const RUBRIC = `rubric: own
version: 1.0.0
metric: TCR
criteria: { ok: { weight: 1, pass_when: { field: harness.passed, op: eq, value: true } } }
`;
const SECRET = `ghp_${'a1B2'.repeat(9)}`;

let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'playground-command-'));
  mkdirSync(join(root, 'rubrics'));
  writeFileSync(join(root, 'rubrics/own.yml'), RUBRIC);
  writeFileSync(join(root, 'rubrics/own.test.yml'), 'rubric: own\ncases: []\n');
  writeFileSync(join(root, 'broken.yml'), RUBRIC.replace('metric', 'metrik'));
  writeFileSync(join(root, 'r.jsonl'), `{"scenario":"a","output":"${SECRET}","harness":{"passed":true}}\n`);
  await keepBundle(root, 'bundle', { results: ['r.jsonl'], rubrics: ['harness-verdict'] });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function pageOf(...words: readonly string[]): Promise<PageData> {
  const { text, exitCode } = await playground([...words, '--out', 'out.html'], { root, env: {} });
  expect({ text, exitCode }).toEqual({ text: 'out.html\n', exitCode: 0 });
  const [, packed = ''] = /id="data">([^<]*)</.exec(readFileSync(join(root, 'out.html'), 'utf8')) ?? [];
  return JSON.parse(inflateSync(Buffer.from(packed, 'base64')).toString());
}

describe('agent-gate playground', () => {
  it('opens on results with the rubrics of the folder and their cases', async () => {
    const { texts, cases, run, main } = await pageOf('r.jsonl');
    expect(texts).toMatchObject({ mapping: null, rubrics: [{ file: 'rubrics/own.yml', text: RUBRIC }], policy: null });
    expect(Object.keys(cases)).toEqual(['rubrics/own.yml']);
    expect(JSON.parse(run.lines)).toMatchObject({ scenario: 'a', trial: 1 });
    expect(main).toBeNull();
  });

  it('keeps the judge checks beside the rubrics, which a policy typed later may require', async () => {
    const check = { file: 'rubrics/own.judge-check.json', text: '{"schema":1}\n' };
    writeFileSync(join(root, check.file), check.text);
    expect((await pageOf('r.jsonl')).texts.checks).toEqual([check]);
    rmSync(join(root, check.file));
  });

  it('keeps secrets out of the page', async () => {
    const { run } = await pageOf('r.jsonl', '--baseline', 'r.jsonl');
    expect(run.lines).not.toContain(SECRET);
  });

  it('opens on a bundle with its own rubrics, or with named ones', async () => {
    const { texts, run } = await pageOf('bundle', '--baseline', 'bundle');
    expect(texts.rubrics.map(({ file }) => file)).toEqual(['bundle/rubrics/harness-verdict.yml']);
    expect(run.file).toContain('bundle');
    expect((await pageOf('bundle', '--rubrics', 'rubrics/own.yml')).texts.rubrics[0]?.text).toBe(RUBRIC);
  });

  it('opens on the published example without results', async () => {
    const { texts, run, main } = await pageOf();
    expect(texts.mapping?.shipped).toBe(true);
    expect(texts.rubrics).toHaveLength(2);
    expect([run, main].map((trials) => trials?.lines.trimEnd().split('\n').length)).toEqual([20, 20]);
  });

  it.each([
    { name: 'two results', words: ['r.jsonl', 'r.jsonl'] },
    { name: 'results that are not there', words: ['none.jsonl'] },
    { name: 'a rubric for the published example', words: ['--rubrics', 'rubrics/own.yml'] },
    { name: 'an unknown option', words: ['--outt', 'x'] },
    { name: 'a rubric that does not load', words: ['r.jsonl', '--rubrics', 'broken.yml'] },
  ])('refuses $name', async ({ words }) => {
    await expect(playground(words, { root, env: {} })).rejects.toMatchObject({ name: 'UserError' });
  });
});
