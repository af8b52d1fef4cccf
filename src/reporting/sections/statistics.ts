import type {
  CriterionComparison,
  Decision,
  Evidence,
  Level,
  MetricComparison,
  Reliability,
} from '../../../schemas/types/decision.ts';
import { counted } from '../../contract/text.ts';
import { gates } from '../../gating/policy/resolve-policy.ts';
import { criterionName, pointsUp, pValue, someOf } from '../../gating/wording.ts';
import { codeSpan, prose } from '../markdown/escape.ts';
import { decimalsApart, ended, fixed, rate } from '../markdown/format.ts';
import { beside, details, foldedTable, unbroken } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';
import { NOTHING, STATES, TESTS } from '../markdown/words.ts';

/** What this suite can detect, what would decide the rest, and the confidence intervals of this run. */
export function powerSection(view: View): string {
  const { decision, detail } = view;
  const sentences = decision.power.map((sentence) => ended(prose(sentence, detail.sentence)));
  return folded('How sure is this? What could this suite have missed?', [...sentences, ...levelLines(view)]);
}

function folded(title: string, sentences: readonly string[]): string {
  return sentences.length === 0 ? '' : details(title, sentences.map((sentence) => `- ${sentence}`).join('\n'));
}

/** The tests behind every state, folded; for the job summary. */
export function evidenceSection(view: View): string {
  const { metrics, criteria } = view.decision;
  if (!view.detail.evidence) return '';
  return foldedTable(view, 'Tests behind the states', {
    noun: 'tests',
    columns: ['Compared', 'Test', 'p', 'Adjusted p', 'Decided', 'Tolerated drop', 'Detectable drop'],
    rows: [
      ...metrics.flatMap((metric) => tests(codeSpan(metric.name, 60), metric)),
      ...criteria.flatMap((criterion) =>
        tests(codeSpan(criterionName(criterion.rubric, criterion.key), 120), criterion),
      ),
    ],
  });
}

function tests(name: string, compared: MetricComparison | CriterionComparison): readonly (readonly string[])[] {
  const { evidence, state, tolerance, detectable, decided_by } = compared;
  return evidence.map(({ test, p, adjusted_p }: Evidence, index) => [
    index === 0 ? beside([name, STATES[state]]) : '',
    TESTS[test],
    unbroken(pValue(p)),
    unbroken(pValue(adjusted_p)),
    decided_by.includes(test) ? 'yes' : 'no',
    index === 0 ? inPoints(fixed(tolerance * 100, 1)) : '',
    index > 0 ? '' : detectable === null ? NOTHING : inPoints(pointsUp(detectable)),
  ]);
}

function inPoints(size: string): string {
  return unbroken(`${size} points`);
}

/** Most groups of criteria without a failure, and most names in one. */
const MOST_GROUPS = 3;
const MOST_NAMES = 4;

/**
 * Confidence intervals of this run, in sentences: one per metric, then the failure rates that criteria without a failure still allow,
 * fewest scenarios first. Empty if folded parts are left out.
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

/** Advisory criteria are left out: they may fail. */
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

/** How often all trials of a scenario pass, and how often any does: one line per metric with several trials, folded. */
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
