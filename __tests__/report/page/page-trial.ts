import type { TrialResult } from '../../../schemas/types/result.ts';
import type { PageTrial } from '../../../src/report/page/page-data.ts';

/** A trial of a page that passed without steps, with some keys replaced. */
export function pageTrial(more: Partial<PageTrial>, result: Partial<TrialResult> = {}): PageTrial {
  return {
    input: null,
    passed: true,
    reason: null,
    steps: [],
    result: { scenario: 'a', trial: 1, error: null, rubrics: [], ...result },
    ...more,
  } as PageTrial;
}
