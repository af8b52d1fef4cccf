import type { MetricComparison, TestName } from '../../schemas/types/decision.ts';
import type { Collapse } from './collapse.ts';
import type { RubricRates } from './comparing/comparison-context.ts';
import type { Comparisons } from './comparing/comparisons.ts';
import type { Answer, Confirm, ScenarioTest } from './confirm.ts';
import { gates, type ResolvedPolicy } from './policy/resolve-policy.ts';
import { FEWEST_RUNS } from './statistics/history.ts';
import { SLACK } from './statistics/rates.ts';

/** Largest p that is a sign of a drop. With fewer than three runs of main, the paired test is the only one (`pairedAlone`). */
const SIGN = { paired: 0.05, pairedAlone: 0.07, history: 0.05, collapse: 0.1, confirm: 0.1 } as const;

/** The results of the tests by scenario. */
interface Found {
  readonly policy: ResolvedPolicy;
  readonly rubrics: readonly RubricRates[];
  readonly collapse: Collapse | null;
  readonly confirm: Confirm;
  readonly broke: readonly Answer[];
}

/**
 * Adds the results of the tests by scenario to the metrics: their p-values, `regressed` if scenarios collapsed, and which tests show a sign
 * of a drop that is too weak to block.
 * @param tests the collapse tests, then those of fresh trials, in the order in which they were compared
 */
export function withFurther(found: Found, comparisons: Comparisons, tests: readonly ScenarioTest[]): Comparisons {
  const { further } = comparisons;
  const [primary, ...others] = comparisons.metrics;
  if (primary === undefined) return comparisons;
  const evidence = tests.flatMap(({ test, p, answer }, index) => {
    const isOwn = test !== 'confirm' || answer?.hypothesis.rate.criterion === null;
    return isOwn ? [{ test, p, adjusted_p: further[index] ?? 1 }] : [];
  });
  const tested = { ...primary, evidence: [...primary.evidence, ...evidence] };
  const metrics = [collapsed(found, tested), ...others];
  const gating = metrics.filter(gates).length;
  return { ...comparisons, metrics: metrics.map((metric, index) => withLeans(found, metric, { gating, at: index })) };
}

/** Makes a metric `regressed` if collapsed scenarios cause a drop of at least its tolerance; an improved one becomes `inconclusive`. */
function collapsed({ policy, collapse }: Found, metric: MetricComparison): MetricComparison {
  const by = metric.evidence.filter(
    ({ test, adjusted_p: p }) => (test === 'collapse' || test === 'collapse-single') && p <= policy.alpha,
  );
  if (collapse === null || by.length === 0 || collapse.drop < metric.tolerance - SLACK) return metric;
  if (metric.state === 'improved') return { ...metric, state: 'inconclusive', decided_by: [], leans: ['collapse'] };
  return {
    ...metric,
    state: 'regressed',
    decided_by: [...metric.decided_by, ...by.map(({ test }) => test)],
  };
}

function withLeans(
  found: Found,
  metric: MetricComparison,
  { gating, at }: { readonly gating: number; readonly at: number },
): MetricComparison {
  if (!gates(metric) || metric.state === 'regressed') return metric;
  const runs = found.rubrics[at]?.metric.comparedRuns.length ?? 0;
  const bounds: Partial<Record<TestName, number>> = {
    'paired-t': (runs < FEWEST_RUNS ? SIGN.pairedAlone : SIGN.paired) / gating,
    'history-t': SIGN.history / gating,
  };
  const isDown = fellByTolerance(metric);
  const signs = metric.evidence.filter(({ test, p }) => p <= (bounds[test] ?? -1) + SLACK).map(({ test }) => test);
  const leans = [
    ...(metric.leans ?? []),
    ...(isDown ? signs : []),
    ...(at === 0 && isDown && collapseLeans(found) ? (['collapse'] as const) : []),
    ...(at === 0 && confirmLeans(found, metric, isDown) ? (['confirm'] as const) : []),
  ];
  return leans.length === 0 ? metric : { ...metric, leans: [...new Set(leans)] };
}

/** Whether a rate is below main's by its tolerance or more. */
function fellByTolerance({ delta, tolerance }: Pick<MetricComparison, 'delta' | 'tolerance'>): boolean {
  return delta !== null && delta < 0 && delta <= -tolerance + SLACK;
}

/** Whether a rate may have dropped: it is inconclusive, and below main's by its tolerance or more. */
export function leansDown(rate: Pick<MetricComparison, 'state' | 'delta' | 'tolerance'>): boolean {
  return rate.state === 'inconclusive' && fellByTolerance(rate);
}

/** Whether the collapse test shows a sign of a drop, also if main has too few runs for it to block. Complete fresh trials replace it. */
function collapseLeans(found: Found): boolean {
  return found.collapse !== null && !isComplete(found) && found.collapse.p <= SIGN.collapse + SLACK;
}

function isComplete({ confirm }: Found): boolean {
  return confirm.answers?.every(({ result }) => result !== 'incomplete') ?? false;
}

/**
 * Whether fresh trials show a sign of a drop: the rate fell, and a scenario is confirmed broken or several nearly are. If they show enough
 * to block, it is a sign only under an improved metric.
 */
function confirmLeans(found: Found, { state }: MetricComparison, isDown: boolean): boolean {
  const { confirm, broke } = found;
  if (!isComplete(found)) return false;
  if (broke.length > 0) return state === 'improved';
  if (!isDown) return false;
  const isNear = ({ p, drop, hypothesis }: Answer): boolean =>
    hypothesis.rate.criterion === null && p <= SIGN.confirm + SLACK && drop >= hypothesis.rate.rule.tolerance - SLACK;
  return confirm.scenarios.some(({ word }) => word === 'confirmed') || (confirm.answers?.some(isNear) ?? false);
}
