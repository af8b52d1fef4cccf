import type { Decision } from '../gating/decision.ts';
import { fitted } from './document.ts';
import type { Detail, RenderOptions } from './markdown/view.ts';

/** GitHub takes 65,536 characters; the rest is for the marker and for what GitHub adds. */
const COMMENT_BYTES = 60_000;

const ALL = Number.MAX_SAFE_INTEGER;

const LEVELS: readonly Detail[] = [
  { findings: 10, open: 10, folded: ALL, metrics: ALL, evidence: false, sentence: 400 },
  { findings: 10, open: 100, folded: 20, metrics: 20, evidence: false, sentence: 400 },
  { findings: 10, open: 100, folded: 0, metrics: 20, evidence: false, sentence: 400 },
  { findings: 5, open: 20, folded: 0, metrics: 10, evidence: false, sentence: 200 },
];

/**
 * The pull-request comment, without the hidden marker line that tells whose it is.
 * Takes the fullest form that fits into `limit` bytes (60,000): full, long lists cut, failures only, headline.
 */
export function renderComment(decision: Decision, options: RenderOptions): string {
  return fitted(decision, options, options.limit ?? COMMENT_BYTES, LEVELS);
}
