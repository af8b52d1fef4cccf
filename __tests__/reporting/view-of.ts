import type { Decision } from '../../schemas/types/decision.ts';
import type { Detail, View } from '../../src/reporting/markdown/view.ts';
import { decisionOf } from '../support/decisions.ts';

/** The view of a decision that passes, with the given parts replaced; long lists stand open up to ten rows. */
export function viewOf(decision: Partial<Decision>, detail: Partial<Detail> = {}): View {
  return {
    decision: decisionOf(decision),
    detail: {
      findings: 10,
      open: 10,
      folded: 100,
      metrics: 10,
      causes: 5,
      ids: 14,
      evidence: false,
      sentence: 400,
      ...detail,
    },
    links: {},
    includeOutput: true,
    here: 'this PR',
  };
}
