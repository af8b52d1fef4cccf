import type { Decision } from '../gating/decision.ts';
import { fitted } from './document.ts';
import type { Detail, RenderOptions } from './markdown/view.ts';

/** GitHub drops a job summary above 1 MiB. */
const SUMMARY_BYTES = 900 * 1024;

const ALL = Number.MAX_SAFE_INTEGER;

const LEVELS: readonly Detail[] = [
  { findings: 100, open: 50, folded: ALL, metrics: ALL, evidence: true, sentence: 400 },
  { findings: 100, open: 500, folded: 0, metrics: 100, evidence: true, sentence: 400 },
  { findings: 20, open: 50, folded: 0, metrics: 20, evidence: true, sentence: 400 },
];

/** The job summary: the comment with more rows, in the fullest form that fits into `limit` bytes (900 KB). */
export function renderSummary(decision: Decision, options: RenderOptions): string {
  return fitted(decision, options, options.limit ?? SUMMARY_BYTES, LEVELS);
}
