import { expect, test } from 'vitest';
import { renderPage } from '../../../src/report/page/page.ts';
import type { PageData, PageRow, ScenarioState } from '../../../src/report/page/page-data.ts';
import { decisionOf } from '../../support/decisions.ts';
import { pageTrial } from './page-trial.ts';

const row = (scenario: string, state: ScenarioState): PageRow => ({
  scenario,
  state,
  isFlaky: false,
  tags: [],
  criteria: [],
});
const data = (rows: readonly PageRow[], more: Partial<PageData> = {}): PageData => ({
  decision: decisionOf({ causes: [{ kind: 'error', text: 'KeyError', scenarios: ['b'], parts: [] }] }),
  rows,
  trialsOf: () => ({ main: [pageTrial({})], candidate: [pageTrial({ passed: false })] }),
  changed: [],
  policy: null,
  evidence: { run: undefined, of: () => undefined },
  tool: '1.0.0',
  ...more,
});

test('the list groups broken scenarios by cause, then the others by state', () => {
  const page = renderPage(data([row('a', 'passed'), row('b', 'broke'), row('c', 'broke'), row('d d', 'fixed')]));
  const [, json = ''] = /id="index">(.*?)<\/script>/.exec(page) ?? [];
  const list = JSON.parse(json) as { groups: readonly string[]; rows: readonly (readonly unknown[])[] };
  expect(list.groups).toEqual([expect.stringContaining('KeyError'), 'broke', 'fixed', 'passes']);
  expect(list.rows.map(([slug, id, , , , group]) => [slug === 0, id, group])).toEqual([
    [true, 'b', 0],
    [true, 'c', 1],
    [false, 'd d', 2],
    [true, 'a', 3],
  ]);
});

test('broken scenarios are folds of the page, the others are data of the script', () => {
  const page = renderPage(data([row('a', 'passed'), row('b', 'broke')]));
  expect(page.match(/<details class="s" id="s-b">/g)).toHaveLength(1);
  expect(page.match(/<script type="text\/html" id="b-1">/g)).toHaveLength(1);
});

test('scenarios whose trials are not kept are counted', () => {
  const page = renderPage(data([row('a', 'passed'), row('b', 'broke')], { trialsOf: () => undefined }));
  expect(page).toContain('The steps of 2 scenarios of 2 are left out');
});
