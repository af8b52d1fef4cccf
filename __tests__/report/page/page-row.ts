import type { ListRow } from '../../../src/report/page/page-data.ts';

/** A scenario that passes and records nothing else, with some keys replaced. */
export function pageRow(more: Partial<ListRow> = {}): ListRow {
  return {
    scenario: 'a',
    slug: 'a',
    group: 0,
    state: 'passed',
    isFlaky: false,
    tags: [],
    slices: [],
    criteria: [],
    cells: 'p',
    score: [null, 1],
    cost: [null, null],
    latency: [null, null],
    ...more,
  };
}
