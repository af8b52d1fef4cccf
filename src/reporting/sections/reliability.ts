import type { MetricComparison } from '../../gating/comparing/rate-comparison.ts';
import type { Reliability } from '../../gating/comparing/reliability.ts';
import { pValue } from '../../gating/wording.ts';
import { prose } from '../markdown/escape.ts';
import { decimalsApart, rate } from '../markdown/format.ts';
import { details } from '../markdown/markdown.ts';
import type { View } from '../markdown/view.ts';

/** How often all trials of a scenario pass, and how often any of them does: one line per metric that has several trials, folded. */
export function reliabilitySection({ decision, detail }: View): string {
  const lines = decision.metrics.slice(0, detail.metrics).flatMap(lineOf);
  return lines.length === 0 || detail.folded === 0 ? '' : details('Reliability over several trials', lines.join('\n'));
}

function lineOf({ name, reliability }: MetricComparison): readonly string[] {
  if (reliability === undefined) return [];
  const all = `chance that all of ${reliability.k} trials pass: ${chance(reliability, 'all_pass')}`;
  return [`- ${prose(name, 60)}, ${all}; that any does: ${chance(reliability, 'any_pass')}.`];
}

/** The chance in this run, and that of the baseline beside it. */
function chance({ candidate, baseline, p_worse }: Reliability, which: 'all_pass' | 'any_pass'): string {
  const before = baseline?.[which] ?? null;
  const decimals = decimalsApart([candidate[which], before]);
  const p = p_worse === null ? '' : `, one-sided p ${pValue(p_worse[which])}`;
  const compared = before === null ? '' : ` (baseline: ${rate(before, decimals)}${p})`;
  return `${rate(candidate[which], decimals)}${compared}`;
}
