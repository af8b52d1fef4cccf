import type { Report, RubricReport } from '../../../schemas/types/report.ts';
import { byText } from '../../contract/by-text.ts';
import { memberOf } from '../../contract/json-object.ts';
import { type FamilySettings, GATE_SETTINGS } from '../statistics/gate-settings.ts';
import type { OutcomeRule, Policy, RateRule, Tier } from './policy.ts';

/** Largest drop that nobody acts on, where the policy names none. */
const DEFAULT_TOLERANCE = 0.02;
/** Largest share of trials without a verdict that a decision may leave out, where the policy names none. */
const DEFAULT_ERROR_BUDGET = 0.05;

/** Least share of the scenarios that two runs have in common, where the policy names none. */
const DEFAULT_MIN_OVERLAP = 0.8;

/** The bar of a metric or criterion with the defaults filled in. */
export interface Bar {
  readonly tier: Tier;
  readonly threshold: number | null;
  /** How the threshold is held: against the suite's own noise, or to the point. */
  readonly mode: 'noise' | 'point';
  readonly tolerance: number;
  /** False where the criterion falls under `*` or the defaults. */
  readonly named: boolean;
}

/** The bar of a metric. */
export function metricBar(policy: Policy, metric: string): Bar {
  return barOf(memberOf(policy.gate?.metrics, metric));
}

/** The bar of `rubric/criterion`; `*` holds for every criterion that the policy does not name. */
export function criterionBar(policy: Policy, criterion: string): Bar {
  const rules = policy.gate?.criteria;
  const named = memberOf(rules, criterion);
  return { ...barOf(named ?? memberOf(rules, '*')), named: named !== undefined };
}

/**
 * Whether the policy holds a criterion to a rule that its metric does not have: one by name, a waiver, what `*` says otherwise than the
 * metric's rule, or the defaults where they are stricter than that.
 */
export function hasOwnRule(policy: Policy, metric: string, criterion: string): boolean {
  const rules = policy.gate?.criteria;
  if (memberOf(rules, criterion) !== undefined) return true;
  if (policy.waivers?.some((waiver) => waiver.criterion === criterion)) return true;
  const [own, bar] = [criterionBar(policy, criterion), metricBar(policy, metric)];
  if ((gates(own) && !gates(bar)) || own.tolerance < bar.tolerance) return true;
  const said = memberOf(rules, '*') ?? {};
  return BAR_KEYS.some((key) => said[key] !== undefined && said[key] !== bar[key]);
}

const BAR_KEYS = ['tier', 'threshold', 'mode', 'tolerance'] as const;

/** Whether a metric or criterion may block; what is advisory is only shown. */
export function gates({ tier }: { readonly tier?: Tier }): boolean {
  return tier !== 'advisory';
}

/** The effect of what is wrong with a metric or criterion. */
export function blockOrWarn(rate: { readonly tier?: Tier }): 'block' | 'warn' {
  return gates(rate) ? 'block' : 'warn';
}

/** Least share of the scenarios that two runs have to have in common, 0 to 1. */
export function minOverlap(policy: Policy): number {
  return policy.gate?.scenarios?.min_overlap ?? DEFAULT_MIN_OVERLAP;
}

/** Largest share of trials without a verdict that may be left out. */
export function errorBudget(policy: Policy): number {
  return policy.errors?.budget ?? DEFAULT_ERROR_BUDGET;
}

/** The settings of the tests: the product's own, with the policy's alpha. */
export function testSettings(policy: Policy): FamilySettings {
  return policy.alpha === undefined ? GATE_SETTINGS : { ...GATE_SETTINGS, alpha: policy.alpha };
}

/** The rule of an outcome: by `rubric/outcome`, or by its bare name under the primary rubric. */
export function outcomeRule(
  policy: Policy,
  { rubric, isPrimary }: { readonly rubric: string; readonly isPrimary: boolean },
  outcome: string,
): OutcomeRule {
  const rules = policy.gate?.outcomes;
  const bare = isPrimary ? memberOf(rules, outcome) : undefined;
  return memberOf(rules, `${rubric}/${outcome}`) ?? bare ?? {};
}

/** What tells which rubric is the primary one. */
type NamedRubric = Pick<RubricReport, 'rubric' | 'metric'>;

/** The rubric whose metric is TCR, else the first by id; undefined in a report without rubrics. */
export function primaryRubric<R extends NamedRubric>(report: { readonly rubrics: readonly R[] }): R | undefined {
  return report.rubrics.find((rubric) => rubric.metric === 'TCR') ?? rubricsById(report.rubrics)[0];
}

/** The rubrics as they are shown: the primary one, then by id. */
export function rubricsInOrder(report: Pick<Report, 'rubrics'>): readonly RubricReport[] {
  const primary = primaryRubric(report);
  return primary === undefined ? [] : [primary, ...rubricsById(report.rubrics).filter((rubric) => rubric !== primary)];
}

function rubricsById<R extends NamedRubric>(rubrics: readonly R[]): readonly R[] {
  return [...rubrics].sort((a, b) => byText(a.rubric, b.rubric));
}

function barOf(rule: RateRule | undefined): Bar {
  return {
    tier: rule?.tier ?? 'supporting',
    threshold: rule?.threshold ?? null,
    mode: rule?.mode ?? 'noise',
    tolerance: rule?.tolerance ?? DEFAULT_TOLERANCE,
    named: rule !== undefined,
  };
}
