import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPolicy } from '../../src/gating/policy/read-policy.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/cookbook.md'), 'utf8');
const [kinds = ''] = page.split('\n## GitLab\n');
const policies = [...kinds.matchAll(/^## (.+)$[\s\S]+?^```yaml\n([\s\S]+?)^```$/gm)].map(
  ([, kind = '', text = '']) => ({
    kind,
    text,
  }),
);
const rubricFile = (name: string) => join(root, `rubrics/${name}.yml`);

test('the cookbook has a policy for each kind of agent', () => {
  expect(policies.map(({ kind }) => kind)).toEqual(['Support', 'Retrieval (RAG)', 'Coding', 'Tools', 'Several turns']);
});

test.each(policies)('the policy for $kind is valid', ({ text }) => {
  expect(() => readPolicy('agent-gate.yml', text)).not.toThrow();
});

test('every rubric that it starts from is shipped', () => {
  const lines = kinds.split('\n').filter((line) => line.startsWith('- **Rubric'));
  const named = lines.flatMap((line) => [...line.matchAll(/`([a-z]+-[a-z-]+)`/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((name) => !existsSync(rubricFile(name)))).toEqual([]);
});

test('every criterion of its policies is one of a shipped rubric', () => {
  const criteria = [...kinds.matchAll(/([a-z-]+)\/([a-z_]+): \{ tier/g)].map(([, rubric = '', key = '']) => ({
    rubric,
    key,
  }));
  expect(criteria.length).toBe(3);
  const lost = criteria.filter(({ rubric, key }) => !readFileSync(rubricFile(rubric), 'utf8').includes(key));
  expect(lost).toEqual([]);
});
