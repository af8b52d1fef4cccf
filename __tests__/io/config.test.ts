import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { POLICY_FILE } from '../../src/gating/policy/resolve-policy.ts';
import { type ConfigOptions, loadConfig } from '../../src/io/config.ts';
import { findRubrics } from '../../src/io/rubric-files.ts';

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
    says: '`.` is a folder (found a folder). Name the files in it, for example `./**/*.yml`',
  },
  {
    name: 'a misspelt mapping',
    attempt: load({ mapping: 'promptfo' }),
    says: 'there is no mapping `promptfo`. Did you mean `promptfoo`, which is shipped? Otherwise name a file',
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
