import { describe, expect, test } from 'vitest';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { placedIn } from '../support/mistakes-in.ts';

const rules = 'rules: [{ name: asked, weight: 1, condition: { field: a, op: exists } }]';
const load = (header: string) => loadRubric('r.yml', `${header}\n${rules}\n`);

const refusal = (header: string) => placedIn(() => load(header));

describe('`meta`', () => {
  test('names the rubric and its metric', () => {
    const rubric = load('meta: { name: support_quality, version: 1.2.0, created_at: 2026-01-15, author: ana }');
    expect(rubric).toMatchObject({ id: 'support-quality', version: '1.2.0', metric: 'support_quality' });
    expect(rubric.nodes.root.key).toBe('support-quality');
  });

  test('may name the metric by itself', () => {
    const rubric = load(
      'meta: { name: support-quality, version: 1.0.0, metric: SQ, created_at: "2026-01-15T10:00:00Z" }',
    );
    expect(rubric).toMatchObject({ id: 'support-quality', metric: 'SQ' });
  });

  test('counts in the hash, governance too', () => {
    const hash = (author: string) => load(`meta: { name: a, version: 1.0.0, author: ${author} }`).hash;
    expect(hash('ana')).not.toBe(hash('bo'));
  });
});

test.each<{ name: string; header: string; problems: readonly string[] }>([
  {
    name: 'both headers',
    header: 'rubric: a\nversion: 1.0.0\nmeta: { name: a, version: 1.0.0 }',
    problems: ['1:1 two-headers', '2:1 two-headers'],
  },
  {
    name: 'no header',
    header: 'title: Nameless',
    problems: ['1:1 missing-key', '1:1 missing-key', '1:1 missing-key'],
  },
  { name: 'half a header', header: 'rubric: a\nversion: 1.0.0', problems: ['1:1 missing-key'] },
  { name: 'no version in `meta`', header: 'meta: { name: a }', problems: ['1:1 missing-key'] },
  { name: 'no version number', header: 'meta: { name: a, version: first }', problems: ['1:18 bad-value "first"'] },
  {
    name: 'a name that makes no id',
    header: 'meta: { name: My Rubric, version: 1.0.0 }',
    problems: ['1:9 bad-value "My Rubric"'],
  },
  {
    name: 'a name too long for a metric',
    header: 'meta: { name: a_name_of_more_than_thirty_two_letters, version: 1.0.0 }',
    problems: ['1:9 bad-value'],
  },
  {
    name: 'no day',
    header: 'meta: { name: a, version: 1.0.0, created_at: yesterday }',
    problems: ['1:34 bad-value "yesterday"'],
  },
  { name: 'a header that is none', header: 'meta: support_quality', problems: ['1:1 bad-value "support_quality"'] },
])('refused: $name', ({ header, problems }) => {
  expect(refusal(header)).toEqual(problems);
});
