import type { Rubric } from '../rubric/rubric.ts';
import type { NodeResult, Severity, Verdict } from './result.ts';

/** What the criteria make of the rubric as a whole. */
export interface Combined {
  readonly score: number | null;
  readonly verdict: Verdict;
  readonly severity: Severity;
  readonly explanation: string;
}

const SEVERITIES: readonly Severity[] = ['none', 'low', 'medium', 'high', 'critical'];

/**
 * Weighted sum over the criteria that apply, in the order of the file, and the verdict matrix: with a threshold the
 * score decides; without one the worst severity among those that did not pass does (critical and high fail, medium
 * warns, low and none pass).
 */
export function combine(rubric: Rubric, children: readonly NodeResult[]): Combined {
  const score = weightedMean(children);
  if (score === null) {
    return { score, verdict: 'skipped', severity: 'none', explanation: 'no criterion applies to this trial' };
  }
  const severity = worstSeverity(rubric, children);
  const { threshold } = rubric;
  const verdict = threshold === null ? verdictOf(severity) : score >= threshold ? 'pass' : 'fail';
  return { score, verdict, severity, explanation: explain(threshold, severity, verdict, children) };
}

/** Mean score of the nodes that apply, by weight: 0 to 1, or null when none does. */
export function weightedMean(children: readonly NodeResult[]): number | null {
  let weights = 0;
  let sum = 0;
  for (const { score, weight } of children) {
    if (score === null) continue;
    weights += weight;
    sum += weight * score;
  }
  return weights === 0 ? null : roundScore(Math.min(Math.max(sum / weights, 0), 1));
}

/** To 12 decimals: what is left of a sum of decimals such as 0.1 must not decide a threshold. */
export function roundScore(score: number): number {
  return Math.round(score * 1e12) / 1e12;
}

function worstSeverity(rubric: Rubric, children: readonly NodeResult[]): Severity {
  let worst = -1;
  for (const { verdict, severity } of children) {
    if (verdict === 'fail' || verdict === 'warn') worst = Math.max(worst, SEVERITIES.indexOf(severity));
  }
  return worst === -1 ? 'none' : (rubric.severity ?? SEVERITIES[worst] ?? 'none');
}

function verdictOf(severity: Severity): Verdict {
  if (severity === 'critical' || severity === 'high') return 'fail';
  return severity === 'medium' ? 'warn' : 'pass';
}

function explain(
  threshold: number | null,
  severity: Severity,
  verdict: Verdict,
  children: readonly NodeResult[],
): string {
  const rule =
    threshold === null ? `worst severity ${severity}` : `${verdict === 'pass' ? 'reaches' : 'below'} the threshold`;
  const failed = children.filter((child) => child.verdict === 'fail' || child.verdict === 'warn');
  if (failed.length === 0) return threshold === null ? 'every criterion that applies passed' : `${rule}: all passed`;
  return `${rule}; did not pass: ${failed.map((child) => child.key).join(', ')}`;
}
