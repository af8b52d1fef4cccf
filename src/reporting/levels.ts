import { counted } from '../contract/counted.ts';
import type { Decision } from '../gating/decision.ts';
import type { CriterionComparison, Level } from '../gating/rate-comparison.ts';
import { codeSpan, prose } from './escape.ts';
import { criterionSubject } from './findings.ts';
import { decimalsApart, fixed, rate } from './format.ts';
import type { View } from './view.ts';

/** Groups of criteria without a failure, and criteria of one group, that are named. */
const MOST_GROUPS = 3;
const MOST_NAMES = 4;

/**
 * How well the rates of this run are known, in sentences: one per metric; and for the criteria without a failure, what that still
 * allows, the least known first. Empty where folded parts are left out.
 */
export function levelLines({ decision, detail }: View): readonly string[] {
  if (detail.folded === 0) return [];
  const metrics = decision.metrics
    .slice(0, detail.metrics)
    .flatMap(({ name, candidate, level }) =>
      level === null || candidate === null ? [] : [`${prose(name, 60)}: ${metricLine(candidate, level)}.`],
    );
  return [...metrics, ...flawless(decision)];
}

function metricLine(candidate: number, level: Level): string {
  const { scenarios, effective_n, lower, upper, failures_up_to } = level;
  if (failures_up_to !== undefined) return nothingFailed(scenarios, failures_up_to);
  const decimals = decimalsApart([lower, candidate, upper]);
  const worth = fixed(effective_n, 0);
  const effective = worth === String(scenarios) ? '' : ` (effective n ${worth})`;
  const range = `${fixed(lower * 100, decimals)} to ${rate(upper, decimals)}`;
  return `${rate(candidate, decimals)} over ${counted(scenarios, 'scenario')}${effective}; on others like them, ${range}`;
}

/** Criteria that are mere advice may fail, so that they did not is no claim. */
function flawless({ criteria }: Decision): readonly string[] {
  const groups = new Map<number, { readonly allowed: number; readonly names: string[] }>();
  for (const one of criteria.filter(({ tier }) => tier !== 'advisory')) {
    const { scenarios, failures_up_to: allowed } = one.level ?? {};
    if (scenarios === undefined || allowed === undefined) continue;
    const group = groups.get(scenarios) ?? { allowed, names: [] };
    group.names.push(nameOf(one));
    groups.set(scenarios, group);
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .slice(0, MOST_GROUPS)
    .map(([scenarios, { allowed, names }]) => `${listed(names)}: ${nothingFailed(scenarios, allowed)}.`);
}

function nothingFailed(scenarios: number, allowed: number): string {
  return `0 failures in ${counted(scenarios, 'scenario')} still ${scenarios === 1 ? 'allows' : 'allow'} a failure rate up to ${rate(allowed)}`;
}

function nameOf(criterion: CriterionComparison): string {
  return codeSpan(criterionSubject(criterion), 120);
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
