import { counted } from '../../contract/text.ts';
import type { Level } from '../../gating/comparing/rate-comparison.ts';
import type { Decision } from '../../gating/decision.ts';
import { gates } from '../../gating/policy/resolve-policy.ts';
import { criterionName, someOf } from '../../gating/wording.ts';
import { codeSpan, prose } from '../markdown/escape.ts';
import { decimalsApart, fixed, rate } from '../markdown/format.ts';
import type { View } from '../markdown/view.ts';

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
  const { scenarios, families, effective_n, lower, upper, failures_up_to } = level;
  if (failures_up_to !== undefined) return nothingFailed(level, failures_up_to);
  const decimals = decimalsApart([lower, candidate, upper]);
  const worth = fixed(effective_n, 0);
  const effective = worth === String(families ?? scenarios) ? '' : ` (effective n ${worth})`;
  const range = `${fixed(lower * 100, decimals)} to ${rate(upper, decimals)}`;
  return `${rate(candidate, decimals)} over ${countedText(level)}${effective}; on others like them, ${range}`;
}

/** Criteria that are mere advice may fail, so that they did not is no claim. */
function flawless({ criteria }: Decision): readonly string[] {
  const groups = new Map<string, Group>();
  for (const one of criteria.filter(gates)) {
    const { level } = one;
    if (level?.failures_up_to === undefined) continue;
    const group = groups.get(countedText(level)) ?? { level, allowed: level.failures_up_to, names: [] };
    group.names.push(codeSpan(criterionName(one.rubric, one.key), 120));
    groups.set(countedText(level), group);
  }
  return [...groups.values()]
    .sort((a, b) => countOf(a.level) - countOf(b.level))
    .slice(0, MOST_GROUPS)
    .map(({ level, allowed, names }) => `${someOf(names, MOST_NAMES)}: ${nothingFailed(level, allowed)}.`);
}

interface Group {
  readonly level: Level;
  readonly allowed: number;
  readonly names: string[];
}

function nothingFailed(level: Level, allowed: number): string {
  const verb = countOf(level) === 1 ? 'allows' : 'allow';
  return `0 failures in ${countedText(level)} still ${verb} a failure rate up to ${rate(allowed)}`;
}

/** What counts as one piece of evidence: scenarios, or families of them. */
function countOf({ scenarios, families = scenarios }: Level): number {
  return families;
}

function countedText({ scenarios, families }: Level): string {
  const all = counted(scenarios, 'scenario');
  return families === undefined ? all : `${families === 1 ? '1 family' : `${families} families`} (${all})`;
}
