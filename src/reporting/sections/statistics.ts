import type { MetricComparison, Reliability } from '../../../schemas/types/decision.ts';
import { counted } from '../../contract/text.ts';
import { decimalsApart, percent, pValue } from '../../gating/wording.ts';
import { prose } from '../markdown/escape.ts';
import { ended, fixed } from '../markdown/format.ts';
import { details } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';

/** What this suite can detect, what would decide inconclusive rates, and the confidence intervals of this run; empty where nothing is judged. */
export function powerSection({ decision, detail }: View): string {
  if (decision.decision === 'invalid') return '';
  const levels = detail.folded === 0 ? [] : decision.metrics.slice(0, detail.metrics).flatMap(levelText);
  const sentences = [...decision.power.map((sentence) => ended(prose(sentence, detail.sentence))), ...levels];
  const list = sentences.map((sentence) => `- ${sentence}`).join('\n');
  return list === '' ? '' : details('How sure is this? What could this suite have missed?', list);
}

function levelText({ name, candidate, level }: MetricComparison): readonly string[] {
  if (level === null || candidate === null) return [];
  const { scenarios, effective_n, lower, upper, failures_up_to } = level;
  const among = counted(scenarios, 'scenario');
  if (failures_up_to !== undefined) {
    const verb = scenarios === 1 ? 'allows' : 'allow';
    return [
      `${prose(name, 60)}: 0 failures in ${among} still ${verb} a failure rate up to ${percent(failures_up_to)}.`,
    ];
  }
  const decimals = decimalsApart([lower, candidate, upper]);
  const worth = fixed(effective_n, 0);
  const effective = worth === String(scenarios) ? '' : ` (effective n ${worth})`;
  const range = `${fixed(lower * 100, decimals)} to ${percent(upper, decimals)}`;
  return [
    `${prose(name, 60)}: ${percent(candidate, decimals)} over ${among}${effective}; on others like them, ${range}.`,
  ];
}

/** How often all trials of a scenario pass, and how often any does: one line per metric with several trials, folded. */
export function reliabilitySection({ decision, detail }: View): string {
  const lines = decision.metrics.slice(0, detail.metrics).flatMap(reliabilityLine);
  return lines.length === 0 || detail.folded === 0 ? '' : details('Reliability over several trials', lines.join('\n'));
}

function reliabilityLine({ name, reliability }: MetricComparison): readonly string[] {
  if (reliability === undefined) return [];
  const all = `chance that all of ${reliability.k} trials pass: ${chance(reliability, 'all_pass')}`;
  return [`- ${prose(name, 60)}, ${all}; that any does: ${chance(reliability, 'any_pass')}.`];
}

/** The chance in this run, followed by main's. */
function chance({ candidate, baseline, p_worse }: Reliability, which: 'all_pass' | 'any_pass'): string {
  const reference = baseline?.[which] ?? null;
  const decimals = decimalsApart([candidate[which], reference]);
  const p = p_worse === null ? '' : `, one-sided p ${pValue(p_worse[which])}`;
  const compared = reference === null ? '' : ` (main: ${percent(reference, decimals)}${p})`;
  return `${percent(candidate[which], decimals)}${compared}`;
}
