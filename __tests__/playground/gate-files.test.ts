import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gate } from '../../src/commands/gate.ts';
import { readCases } from '../../src/io/rubric-files.ts';
import { readShipped } from '../../src/io/shipped.ts';
import { readToday } from '../../src/io/time.ts';
import { commentOn } from '../../src/playground/gate-files.ts';
import type { ResultFile } from '../../src/suite/reading/open.ts';

const EXAMPLE = new URL('../../examples/tau-bench/', import.meta.url).pathname;
const DAY = { SOURCE_DATE_EPOCH: '1795000000' };

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gate-files-'));
  cpSync(EXAMPLE, root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const textOf = (file: string) => ({ file, text: readFileSync(join(root, file), 'utf8') });
const policy = (name: string, change: (text: string) => string): string => {
  writeFileSync(join(root, name), change(readFileSync(join(root, 'agent-gate.yml'), 'utf8')));
  return name;
};
const tests = `rubric: tool-use\n\ncases:\n  - { name: a, trial: { output: x }, expect: { verdict: pass } }\n`;

test.each<{ name: string; run?: string; main?: string | null; mapping?: string | null; setUp?: () => string }>([
  { name: 'a regression' },
  { name: 'runs that are alike', run: 'results/main.json', main: 'results/pull-request.json' },
  { name: 'a first run', main: null },
  { name: 'a run compared with itself', main: 'results/regressed.json' },
  { name: 'results that the mapping cannot read', run: 'agent-gate.yml' },
  { name: 'no mapping for results that need one', mapping: null },
  {
    name: 'rubrics that must have tests',
    setUp: () => policy('tests.yml', (text) => `${text}rubrics: { require: [tests] }\n`),
  },
  {
    name: 'a waiver',
    setUp: () =>
      policy(
        'waived.yml',
        (text) => `${text}waivers:\n  - { rule: TCR, until: 2027-01-31, reason: known, approved_by: "@lead" }\n`,
      ),
  },
  {
    name: 'a milder threshold',
    setUp: () => policy('milder.yml', (text) => text.replace('threshold: 0.5', 'threshold: 0.1')),
  },
  {
    name: 'a policy that does not load',
    setUp: () => policy('broken.yml', (text) => text.replace('suite:', 'siute:')),
  },
  {
    name: 'facts that are hashed',
    setUp: () => policy('hashed.yml', (text) => `${text}redact: { hash: [input], secrets_from: [NOT_SET] }\n`),
  },
])(
  'the comment on $name is that of `agent-gate gate`',
  async ({ run = 'results/regressed.json', main = 'results/main.json', mapping = 'tau-bench', setUp }) => {
    const policyFile = setUp?.() ?? 'agent-gate.yml';
    writeFileSync(join(root, 'rubrics/tool-use.test.yml'), tests);
    const words = ['--results', run, '--policy', policyFile, '--format', 'markdown'];
    const further = [
      ...(main === null ? [] : ['--baseline', main]),
      ...(mapping === null ? [] : ['--mapping', mapping]),
    ];
    const { text } = await gate([...words, ...further], { root, env: DAY });

    const rubrics = ['rubrics/completion.yml', 'rubrics/tool-use.yml'].map(textOf);
    const cases = rubrics.flatMap(({ file }) => readCases(file, root) ?? []);
    const fileOf = (file: string): ResultFile => ({ file, chunks: () => [readFileSync(join(root, file))] });
    const comment = await commentOn({
      texts: { rubrics, policy: textOf(policyFile), mapping: readShipped('mappings', mapping ?? '') ?? null },
      cases: Object.fromEntries(cases.map((found) => [found.file.replace('.test', ''), found])),
      run: fileOf(run),
      main: main === null ? null : fileOf(main),
      today: readToday(DAY),
    });
    expect(comment).toBe(text);
  },
);
