import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lintRubrics } from '../../src/commands/lint.ts';
import { POLICY_FILE } from '../../src/gating/policy/resolve-policy.ts';
import { startRepository } from '../../src/init/start-repository.ts';
import { type ConfigOptions, compileConfig, findOverlooked, loadConfig } from '../../src/io/config.ts';
import { findCaseFiles, findRubrics, readRubricPair } from '../../src/io/rubric-files.ts';
import { mistakesIn } from '../support/mistakes-in.ts';

const root = mkdtempSync(join(tmpdir(), 'agent-gate-config-'));
afterAll(() => rmSync(root, { recursive: true }));

const load = (options: Partial<ConfigOptions>) => () => loadConfig({ root, rubrics: [], ...options });
const NEAR = 'Did you mean `task-completion`, which is shipped? Otherwise name a file';

test.each([
  {
    name: 'a misspelt rubric',
    attempt: load({ rubrics: ['task-complet'] }),
    says: `no file matches \`task-complet\` (found nothing in ${root}). ${NEAR}`,
  },
  {
    name: 'a pattern of rubrics',
    attempt: load({ rubrics: ['rubric/*.yml'] }),
    says: `no file matches \`rubric/*.yml\` (found nothing in ${root}). Name a file, or one that is shipped: `,
  },
  {
    name: 'a folder of rubrics',
    attempt: load({ rubrics: ['.'] }),
    says: '`.` is a folder. Name the files in it, for example `./**/*.yml`',
  },
  {
    name: 'a misspelt mapping',
    attempt: load({ mapping: 'promptfo' }),
    says: 'there is no mapping `promptfo`. Did you mean `promptfoo`, which is shipped? Otherwise name a file',
  },
  {
    name: 'a folder as the mapping',
    attempt: () => {
      mkdirSync(join(root, 'folder'), { recursive: true });
      load({ mapping: 'folder' })();
    },
    says: 'folder: not a regular file (found a folder). Name a file in it',
  },
  {
    name: 'a misspelt rubric to lint',
    attempt: () => findRubrics(['task-complet'], root),
    says: `no file matches \`task-complet\`. ${NEAR}`,
  },
])('a missing part comes with advice: $name', ({ attempt, says }) => {
  expect(attempt).toThrow(says);
});

test.each([
  { name: 'the policy', file: POLICY_FILE },
  { name: 'the folder of the rubrics', file: 'rubrics' },
  { name: 'one of the rubrics', file: 'rubrics/broken.yml' },
])('what cannot be read is not taken for missing: $name', ({ file }) => {
  const broken = mkdtempSync(join(tmpdir(), 'agent-gate-config-'));
  mkdirSync(dirname(join(broken, file)), { recursive: true });
  symlinkSync('nowhere', join(broken, file));
  expect(load({ root: broken })).toThrow(`${file}: the file does not exist`);
  rmSync(broken, { recursive: true });
});

describe('a file that is looked for by name', () => {
  const CASES = ['rubrics/a.yml', 'rubrics/a.yaml', 'rubrics/a.test.yml', 'rubrics/a.test.yaml'] as const;
  const USUAL = ['.github/agent-gate.yml', '.github/agent-gate.yaml'] as const;
  const policyOf = (place: string) => loadConfig({ root: place, rubrics: [] }).policy.suite;

  const linted = (place: string) => lintRubrics({ names: [] }, { root: place, env: {} });

  /** What the work makes of a folder with these files. */
  function inFolder<T>(files: readonly string[], work: (place: string) => T): T {
    const place = mkdtempSync(join(tmpdir(), 'agent-gate-config-'));
    try {
      for (const file of files) {
        mkdirSync(dirname(join(place, file)), { recursive: true });
        writeFileSync(join(place, file), 'suite: named\n');
      }
      return work(place);
    } finally {
      rmSync(place, { recursive: true });
    }
  }

  test.each(USUAL)('may have either ending: %s', (file) => {
    expect(inFolder([file], policyOf)).toBe('named');
    expect(inFolder([file, CASES[0]], linted).files).toContain(file);
    expect(
      inFolder(
        [file],
        (place) => startRepository({ results: [], select: [], json: false }, { root: place, env: {} }).kept,
      ),
    ).toEqual([file]);
  });

  test.each([
    { name: 'the policy', files: USUAL, work: policyOf },
    {
      name: 'the policy that is linted',
      files: [...USUAL, CASES[0]],
      work: linted,
    },
    {
      name: "a rubric's cases",
      files: [CASES[0], CASES[2], CASES[3]],
      work: (place: string) => findCaseFiles(CASES[0], place),
    },
    {
      name: 'the rubric of cases',
      files: [CASES[0], CASES[1], CASES[2]],
      work: (place: string) => readRubricPair(CASES[2], place),
    },
  ])('is refused where both exist: $name', ({ files, work }) => {
    const codes = inFolder(files, (place) => mistakesIn(() => work(place)).map(({ code }) => code));
    expect(codes).toEqual(['two-files']);
  });
});

describe('files that look like the config', () => {
  const RUBRIC = 'rubric: a\n';

  const overlooked = (files: Readonly<Record<string, string>>, options: Partial<ConfigOptions> = {}) => {
    const place = mkdtempSync(join(tmpdir(), 'agent-gate-config-'));
    try {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(place, file)), { recursive: true });
        writeFileSync(join(place, file), text);
      }
      symlinkSync('nowhere', join(place, 'broken.yml'));
      return findOverlooked({ rubrics: [], ...options, root: place });
    } finally {
      rmSync(place, { recursive: true });
    }
  };

  test.each([
    'agent-gate.yml',
    '.agent-gate.yaml',
    '.github/agent_gate.yml',
    '.github/AgentGate.yml',
    'agent-gate.json',
  ])('and stand where no run looks are told: the policy %s', (file) => {
    expect(overlooked({ [file]: '' })).toEqual([file]);
    expect(overlooked({ [file]: '', [POLICY_FILE]: '' })).toEqual([]);
    expect(overlooked({ [file]: '' }, { policy: file })).toEqual([]);
  });

  test('and stand below the folder of rubrics are told, unless the rubrics are named', () => {
    const files = { 'rubrics/a.yml': RUBRIC, 'rubrics/more/b.yml': RUBRIC, 'rubrics/more/b.test.yml': RUBRIC };
    expect(overlooked(files)).toEqual(['rubrics/more/b.yml']);
    expect(overlooked(files, { rubrics: ['rubrics/**/*.yml'] })).toEqual([]);
  });

  test('and are of another suite, a workflow or data are left alone', () => {
    const others = ['.github/agent-gate-billing.yml', '.github/workflows/agent-gate.yml', 'rubrics/data/cases.yml'];
    expect(overlooked(Object.fromEntries(others.map((file) => [file, 'a: 1\n'])))).toEqual([]);
  });
});

test.each([
  { name: 'same file and text', file: 'rubrics/old.yml', isSame: true },
  { name: 'same text in another file, which its problems name', file: 'rubrics/new.yml', isSame: false },
])('rubrics of a compiled config: $name', ({ file, isSame }) => {
  const text =
    'rubric: a\nversion: 1.0.0\nmetric: TCR\ncriteria:\n  b: { question: Any, weight: 1, pass_when: { field: output, op: not_empty } }\n';
  const texts = (name: string) => ({ mapping: null, rubrics: [{ file: name, text }], policy: null });
  const compiled = compileConfig(texts('rubrics/old.yml'));
  const { rubrics } = compileConfig(texts(file), undefined, compiled);
  expect(rubrics === compiled.rubrics).toBe(isSame);
  expect(rubrics.map((rubric) => rubric.file)).toEqual([file]);
});
