import type { TestName } from '../../schemas/types/decision.ts';
import type { Collapse } from './collapse.ts';
import { type RubricRates, ratesIn } from './comparing/comparison-context.ts';
import type { Rate, Sign } from './comparing/rate.ts';
import type { TestedRates } from './comparing/test-rates.ts';
import type { Answer, Confirm, ScenarioTest } from './confirm.ts';
import { gates } from './policy/resolve-policy.ts';
import { FEWEST_RUNS } from './statistics/history.ts';
import { SLACK } from './statistics/rate-of.ts';

/** Largest p that is a sign of a drop. With fewer than three runs of main, the paired test or that of single trials is the only one (`pairedAlone`). */
const SIGN = { paired: 0.05, pairedAlone: 0.07, history: 0.05, collapse: 0.1, confirm: 0.1 } as const;

interface ScenarioResults {
  /** Largest adjusted p that blocks. */
  readonly level: number;
  /** The collapse tests, then those of fresh trials, in the order in which they were tested with the rates. */
  readonly tests: readonly ScenarioTest[];
  readonly collapse: Collapse | null;
  readonly confirm: Pick<Confirm, 'answers' | 'scenarios'>;
  readonly broke: readonly Answer[];
}

/** Adds the tests by scenario to the metrics: their p-values, `regressed` if scenarios collapsed, and signs that are too weak to block. */
export function withScenarioResults(
  results: ScenarioResults,
  { rubrics, further, ...tested }: TestedRates,
): TestedRates {
  const [primary, ...otherRubrics] = rubrics;
  if (primary === undefined) return { rubrics, further, ...tested };
  const evidence = results.tests.flatMap(({ test, p, answer }, index) => {
    const isOfMetric = COLLAPSE.has(test) || answer?.hypothesis.rate.kind === 'metric';
    return isOfMetric ? [{ test, p, adjusted_p: further[index] ?? 1 }] : [];
  });
  const metric = collapsed(results, { ...primary.metric, evidence: [...primary.metric.evidence, ...evidence] });
  const all = [{ ...primary, metric }, ...otherRubrics];
  const gating = all.filter((rubric) => gates(rubric.metric.rule)).length;
  const withSigns = (rubric: RubricRates<Rate>, index: number): RubricRates<Rate> => {
    const signs = signsOf(results, rubric.metric, { gating, isPrimary: index === 0 });
    const criteria = rubric.criteria.map((rate) =>
      rate.state === 'inconclusive' ? { ...rate, signs: signsOf(results, rate, { gating: 1 }) } : rate,
    );
    return { ...rubric, metric: { ...rubric.metric, signs }, criteria };
  };
  return { ...tested, ...ratesIn(all.map(withSigns)), further };
}

/** A drop by collapsed scenarios makes a metric `regressed`; `inconclusive` if it improved, or if trials may be copies. */
function collapsed({ level, collapse }: ScenarioResults, metric: Rate): Rate {
  const by = collapsedBy({ level, collapse }, metric);
  if (by.length === 0) return metric;
  const isDoubtful = collapse?.isDoubtful === true && metric.state !== 'regressed';
  if (metric.state === 'improved' || isDoubtful)
    return { ...metric, state: 'inconclusive', decidedBy: [], signs: [signOf(metric, 'collapse', collapse)] };
  return { ...metric, state: 'regressed', decidedBy: [...metric.decidedBy, ...by] };
}

/** The collapse tests that show a drop of at least the tolerance of the primary metric. */
export function collapsedBy({ level, collapse }: Pick<ScenarioResults, 'level' | 'collapse'>, metric: Rate) {
  if (collapse === null || collapse.drop < metric.rule.tolerance - SLACK) return [];
  const by = metric.evidence.filter(({ test, adjusted_p: p }) => COLLAPSE.has(test) && p <= level);
  return by.map(({ test }) => test);
}

/** Tests by scenario. Collapsed scenarios have their own finding, because the whole rate may even have risen. */
export const COLLAPSE: ReadonlySet<TestName> = new Set<TestName>(['collapse', 'collapse-single']);

/** @param of.gating number of rates that may make the run inconclusive */
function signsOf(
  results: ScenarioResults,
  metric: Rate,
  { gating, isPrimary = false }: { readonly gating: number; readonly isPrimary?: boolean },
): readonly Sign[] {
  if (!gates(metric.rule) || metric.state === 'regressed') return metric.signs;
  const paired = (metric.runs.compared.length < FEWEST_RUNS ? SIGN.pairedAlone : SIGN.paired) / gating;
  const bounds: Partial<Record<TestName, number>> = {
    'paired-t': paired,
    'mcnemar-mid-p': paired,
    'history-t': SIGN.history / gating,
  };
  const isDown = fellBy(metric.rule.tolerance, metric);
  const signs = metric.evidence.filter(({ test, p }) => p <= (bounds[test] ?? -1) + SLACK).map(({ test }) => test);
  // Also if main has too few runs for the collapse test to block. Complete fresh trials replace it.
  const isCollapsing = !isComplete(results) && (results.collapse?.p ?? 1) <= SIGN.collapse + SLACK;
  const all: readonly TestName[] = [
    ...metric.signs.map(({ test }) => test),
    ...(isDown ? signs : []),
    ...(isPrimary && isDown && isCollapsing ? (['collapse'] as const) : []),
    ...(isPrimary && confirmIsSign(results, metric, isDown) ? (['confirm'] as const) : []),
  ];
  return [...new Set(all)].map((test) => signOf(metric, test, results.collapse));
}

/** A collapse that could not block, for want of runs or under a control, is no evidence of the metric. */
function signOf({ evidence }: Rate, test: TestName, collapse: Collapse | null): Sign {
  return { test, p: evidence.find((given) => given.test === test)?.p ?? collapse?.p ?? 1 };
}

function fellBy(tolerance: number, { delta }: Pick<Rate, 'delta'>): boolean {
  return delta !== null && delta < 0 && delta <= -tolerance + SLACK;
}

/** Whether a rate may have dropped: it is inconclusive, and below main's by its tolerance or more. */
export function mayHaveDropped(rate: Pick<Rate, 'state' | 'delta'>, tolerance: number): boolean {
  return rate.state === 'inconclusive' && fellBy(tolerance, rate);
}

function isComplete({ confirm }: ScenarioResults): boolean {
  return confirm.answers?.every(({ result }) => result !== 'incomplete') ?? false;
}

/** Whether the rate fell, and scenarios are confirmed or nearly are. What would block is a sign only under an improved metric. */
function confirmIsSign(results: ScenarioResults, { state }: Rate, isDown: boolean): boolean {
  const { confirm, broke } = results;
  if (!isComplete(results)) return false;
  if (broke.length > 0) return state === 'improved';
  if (!isDown) return false;
  return (
    confirm.scenarios.some(({ word }) => word === 'confirmed') ||
    (confirm.answers?.some((answer) => answer.hypothesis.rate.kind === 'metric' && nearlyBroke(answer)) ?? false)
  );
}

export function nearlyBroke({ p, drop, hypothesis: { rate } }: Answer): boolean {
  return p <= SIGN.confirm + SLACK && drop >= rate.rule.tolerance - SLACK;
}
