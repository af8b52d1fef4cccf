import { expect, test } from 'vitest';
import { readPolicy } from '../../../src/gating/policy/read-policy.ts';
import { resolvePolicy } from '../../../src/gating/policy/resolve-policy.ts';
import { draftPolicy } from '../../../src/init/drafting/draft-policy.ts';

const SCHEMA = 'https://example.com/v0/schemas/policy.schema.json';
const draft = draftPolicy('booking', SCHEMA);

test('names the suite, lets broken scenarios run again, and decides nothing more', () => {
  expect(readPolicy('p.yml', draft).hash()).toBe(
    resolvePolicy({ suite: 'booking', on_inconclusive: 'confirm' }).hash(),
  );
});

test('names the page of its keys by its address', () => {
  expect(draft).toContain('\n# https://example.com/v0/docs/policy.md\n');
});

test('what it proposes is a policy as it stands', () => {
  const [head = '', keys = ''] = draft.split(/^(?=# gate:$)/m);
  const proposed = {
    suite: 'booking',
    on_inconclusive: 'confirm' as const,
    gate: {
      metrics: { TCR: { threshold: 0.8, rationale: 'Why this number.', owner: '@team' } },
      scenarios: { must_pass: [] },
    },
  };
  expect(readPolicy('p.yml', head + keys.replaceAll(/^# /gm, '')).hash()).toBe(resolvePolicy(proposed).hash());
});

test('adds a control only if it is asked for', () => {
  expect(draft).not.toContain('control');
  const policy = { suite: 'booking', on_inconclusive: 'confirm', confirm: { control: true } } as const;
  expect(readPolicy('p.yml', draftPolicy('booking', SCHEMA, true)).hash()).toBe(resolvePolicy(policy).hash());
});
