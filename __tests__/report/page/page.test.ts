import { expect, test } from 'vitest';
import { slug } from '../../../src/contract/slug.ts';
import { deflated } from '../../../src/io/deflate.ts';
import { renderPage } from '../../../src/report/page/page.ts';
import type { PageData, PageRow, ScenarioState } from '../../../src/report/page/page-data.ts';
import { decisionOf } from '../../support/decisions.ts';
import { foldsIn, listIn, packedIn } from '../../support/page-blocks.ts';
import { pageRow } from './page-row.ts';
import { pageTrial } from './page-trial.ts';

const row = (scenario: string, state: ScenarioState): PageRow => pageRow({ scenario, state });
const pageOf = (rows: readonly PageRow[], more: Partial<PageData> = {}): string =>
  renderPage({ ...data(rows), ...more }).join('');
const data = (rows: readonly PageRow[]): PageData => ({
  decision: decisionOf({ causes: [{ kind: 'error', text: 'KeyError', scenarios: ['b'], parts: [] }] }),
  runs: [],
  columns: [],
  prompt: '',
  rows,
  trialsOf: () => ({ input: null, main: [pageTrial({})], candidate: [pageTrial({ passed: false })] }),
  pack: deflated,
  changed: [],
  policy: null,
  evidence: { run: undefined, baselines: [] },
  tool: '1.0.0',
});

test('the list groups broken scenarios by cause, then the others by state', () => {
  const page = pageOf([row('a', 'passed'), row('b', 'broke'), row('c', 'broke'), row('d d', 'fixed')]);
  const { groups, rows } = listIn(page);
  expect(groups).toEqual([expect.stringContaining('KeyError'), 'broke', 'fixed', 'passes']);
  expect(rows.map(({ scenario, group }) => [scenario, group])).toEqual([
    ['b', 0],
    ['c', 1],
    ['d d', 2],
    ['a', 3],
  ]);
  expect(rows.map(({ slug: own }) => own)).toEqual(['b', 'c', slug('d d'), 'a']);
});

test('the first broken scenarios are folds of the page, the others are packed in the order of the list', () => {
  const broken = Array.from({ length: 30 }, (_, index) => row(`b${index}`, 'broke'));
  const long = { type: 'message', role: 'user', text: 'word '.repeat(3000) } as const;
  const trialsOf = () => ({ input: null, main: [], candidate: [pageTrial({ steps: [long] })] });
  const page = pageOf([row('a', 'passed'), ...broken], { trialsOf });
  const folds = foldsIn(page);
  const packed = packedIn(page).map((text) => /id="s-([^"]+)"/.exec(text)?.[1]);
  expect(folds.length).toBeGreaterThan(5);
  expect(packed.length).toBeGreaterThan(5);
  expect([...folds, ...packed]).toEqual(listIn(page).rows.map(({ slug: own }) => own));
});

test('scenarios whose trials are not kept are counted', () => {
  const page = pageOf([row('a', 'passed'), row('b', 'broke')], { trialsOf: () => undefined });
  expect(page).toContain('The steps of 2 scenarios of 2 are left out');
});

test('scenarios are left out from the first block on that does not fit', () => {
  const rows = Array.from({ length: 120 }, (_, index) => row(`s${index}`, 'passed'));
  const pack = (text: string) => (text.startsWith('{"input') ? 'x'.repeat(10 * 2 ** 20) : deflated(text));
  const page = pageOf(rows, { pack });
  expect(page.match(/ id="b-\d+"/g)).toEqual([' id="b-0"']);
  expect(page).toContain('The steps of 70 scenarios of 120 are left out');
});
