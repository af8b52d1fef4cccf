import { expect, test } from 'vitest';
import type { Decision } from '../../../schemas/types/decision.ts';
import { decided } from '../../../src/report/page/decided.ts';
import type { PageData } from '../../../src/report/page/page-data.ts';
import { decisionOf, evidenceOf, findingOf, metricOf } from '../../support/decisions.ts';

const text = (decision: Partial<Decision>, more: Partial<PageData> = {}) =>
  decided({
    decision: decisionOf({ metrics: [], criteria: [], ...decision }),
    runs: [],
    columns: [],
    prompt: '',
    rows: [],
    trialsOf: () => undefined,
    pack: (text) => text,
    changed: [],
    policy: null,
    evidence: { run: undefined, baselines: [] },
    tool: '1.0.0',
    ...more,
  }).text;

test('a decision without findings, tests and changes shows only its runs', () => {
  expect([...text({}).matchAll(/<h3>([^<]*)/g)].map(([, title]) => title)).toEqual(['Runs']);
});

test('a finding has its sentences, a test its p values and whether it decided', () => {
  const metric = metricOf({ evidence: [evidenceOf(0.001)], decided_by: ['paired-t'] });
  const page = text({ findings: [findingOf('block', 'it fell', { expected: 'more' })], metrics: [metric] });
  expect(page).toContain('it fell; expected more');
  expect(page).toMatch(/paired t: .*alone\)<\/span> · decided/);
});

test('a changed config is a diff with three lines around each change', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `line ${index}`);
  const head = lines.with(6, 'new').join('\n');
  const page = text({}, { changed: [{ name: 'policy', base: lines.join('\n'), head }] });
  expect(page).toContain('<del>- line 6</del>');
  expect(page).toContain('<ins>+ new</ins>');
  expect(page).toContain('line 3');
  expect(page).not.toContain('line 2\n');
});

test('the policy that decided is shown as text', () => {
  expect(text({}, { policy: 'suite: <b>' })).toContain('suite: &lt;b&gt;');
});

test('the way to other rubrics is the playground on this bundle', () => {
  expect(text({})).toContain('<code>agent-gate playground bundle</code>');
});
