import type { PageTrial } from '../../../src/report/page/page-data.ts';

/** A trial of a page that passed without steps, with some keys replaced. */
export function pageTrial(more: Partial<PageTrial>): PageTrial {
  return { trial: 1, passed: true, reason: null, error: null, trees: [], steps: [], ...more };
}
