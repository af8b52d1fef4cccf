import type { UsageComparison } from '../../../schemas/types/decision.ts';
import type {
  CriterionRule,
  MustPass,
  PolicyFile,
  ScenarioRules,
  SliceRules,
  Tier,
  Waiver,
  ArmRule as WrittenArm,
  OutcomeRule as WrittenOutcome,
  UsageRule as WrittenUsage,
} from '../../../schemas/types/policy.ts';
import { contentHash } from '../../contract/hash.ts';
import { memberOf, memberPointer } from '../../contract/json.ts';
import { must } from '../../contract/must.ts';
import type { Locate } from '../../contract/schema-check.ts';
import { type FamilySettings, GATE_SETTINGS } from '../statistics/gate-settings.ts';
import { type CheckRequirement, type JudgedRates, NONE_JUDGED } from './judged-rates.ts';
import {
  ARM_KEYS,
  CRITERION_KEYS,
  type Filled,
  fillDefaults,
  MUST_PASS_KEYS,
  OUTCOME_KEYS,
  POLICY_KEYS,
  REVIEW_KEYS,
  USAGE_KEYS,
} from './keys.ts';

/** Path of the policy unless an input names another. */
export const POLICY_FILE = '.github/agent-gate.yml';
export const POLICY_NAMES: readonly string[] = [POLICY_FILE, '.github/agent-gate.yaml'];

/**
 * A policy with every default filled in. Keys are those of the file; null means that nothing is set and nothing applies. Rates, thresholds
 * and tolerances are 0 to 1, days are ISO dates.
 */
export interface ResolvedPolicy extends Omit<Filled<PolicyFile, typeof POLICY_KEYS>, 'arms' | 'gate' | 'judge'> {
  readonly arms: Readonly<Record<string, ArmRule>>;
  /** False if `suite` is the default. */
  readonly isSuiteNamed: boolean;
  readonly gate: {
    /** The rules in the policy; `metricRule` returns a rule for every metric. */
    readonly metrics: Readonly<Record<string, RateRule>>;
    /** The rules in the policy, and always `*`; `criterionRule` returns a rule for every criterion. */
    readonly criteria: Readonly<Record<string, RateRule>>;
    /** The rules in the policy; `outcomeRule` returns a rule for every outcome. */
    readonly outcomes: Readonly<Record<string, OutcomeRule>>;
    readonly usage: Readonly<Record<UsageComparison['amount'], UsageRule>>;
    readonly slices: Filled<SliceRules, typeof POLICY_KEYS.gate.slices>;
    readonly scenarios: Omit<Filled<ScenarioRules, typeof POLICY_KEYS.gate.scenarios>, 'must_pass'> & {
      readonly must_pass: readonly MustPass[];
    };
  };
  /** Null if no model is named. */
  readonly judge: (JudgeSettings & { readonly require: CheckRequirement | null }) | null;
  readonly judged: JudgedRates;
  /** `sha256:` over the policy as written; made when asked for, as a run that is refused needs no hash. */
  readonly hash: () => string;
  /** Place of a JSON pointer in the file, for example `/gate/metrics/TCR`. */
  readonly placeOf: Locate;
}

export interface RateRule extends Filled<CriterionRule, typeof CRITERION_KEYS> {
  /** Whether the policy names the metric or criterion; false under `*` and the defaults. */
  readonly named: boolean;
  /** The keys that the policy sets, without those of the review. */
  readonly stated: readonly RateKey[];
}

/** What an arm of the suite is for: a contrast, or a probe. */
export interface ArmRule extends Filled<WrittenArm, typeof ARM_KEYS> {
  readonly effect: NonNullable<WrittenArm['effect']>;
}

/** The rule for the rise of a usage amount; `advisory` if the policy does not name the amount. */
export interface UsageRule extends Filled<WrittenUsage, typeof USAGE_KEYS> {
  readonly named: boolean;
}

/** The rule for the share of trials with an outcome; null for no limit. */
export interface OutcomeRule extends Filled<WrittenOutcome, typeof OUTCOME_KEYS> {
  /** Whether its name is a bare outcome, which belongs to the primary rubric; else it is `rubric/outcome`. */
  readonly isOfPrimary: boolean;
}

type RateKey = Exclude<keyof typeof CRITERION_KEYS, keyof typeof REVIEW_KEYS>;

type WrittenJudge = NonNullable<PolicyFile['judge']>;
type Asking = 'votes' | 'temperature';

/** The model that answers questions of rubrics; `temperature` is null for the service's own. */
export type JudgeSettings = Omit<WrittenJudge, Asking | 'require'> &
  Pick<Filled<WrittenJudge, typeof POLICY_KEYS.judge>, Asking>;

/** Fills in every default of a policy. @param placeOf place of a JSON pointer in its file; default: the usual file */
export function resolvePolicy(
  written: PolicyFile,
  placeOf: Locate = (pointer) => ({ file: POLICY_FILE, pointer }),
): ResolvedPolicy {
  const {
    gate: { scenarios, slices },
    judge: { votes, temperature, require },
    ...policy
  } = fillDefaults<typeof POLICY_KEYS, PolicyFile>(POLICY_KEYS, written);
  const { metrics, criteria, outcomes, usage = {} } = written.gate ?? {};
  return {
    ...policy,
    arms: mapRules(written.arms, armRule),
    isSuiteNamed: written.suite !== undefined,
    gate: {
      metrics: mapRules(metrics, (rule) => rateRule(rule, true)),
      criteria: mapRules({ '*': {}, ...criteria }, (rule, name) => rateRule(rule, name !== '*')),
      outcomes: mapRules(outcomes, outcomeRuleOf),
      usage: {
        cost_usd: usageRule(usage.cost_usd),
        latency_ms: usageRule(usage.latency_ms),
        tokens: usageRule(usage.tokens),
      },
      slices,
      scenarios: {
        ...scenarios,
        must_pass: scenarios.must_pass.map((entry) =>
          typeof entry === 'string' ? { name: entry, trials: MUST_PASS_KEYS.trials.default } : entry,
        ),
      },
    },
    judge:
      written.judge === undefined
        ? null
        : { ...written.judge, votes, temperature, require: written.judge.require ? require : null },
    judged: NONE_JUDGED,
    hash: () => contentHash(written),
    placeOf,
  };
}

/** The policy without a file: a drop beyond the default tolerance blocks, and so does a removed scenario. */
export const defaultPolicy: ResolvedPolicy = resolvePolicy({});

function mapRules<From, To>(
  rules: Readonly<Record<string, From>> = {},
  resolve: (rule: From, name: string) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, resolve(rule, name)]));
}

function rateRule(written: CriterionRule, named: boolean): RateRule {
  const rule = fillDefaults<typeof CRITERION_KEYS, CriterionRule>(CRITERION_KEYS, written);
  const stated = Object.keys(written).filter((key): key is RateKey => !(key in REVIEW_KEYS));
  return { ...rule, named, stated };
}

function armRule(written: WrittenArm): ArmRule {
  const rule = fillDefaults<typeof ARM_KEYS, WrittenArm>(ARM_KEYS, written);
  return { ...rule, effect: rule.effect ?? (rule.contrast === null ? 'warn' : 'block') };
}

/** The rule of a lift: its own numbers, and a supporting tier if it may block. */
export function liftRule({ threshold, tolerance, effect }: ArmRule): RateRule {
  const tier = effect === 'block' ? 'supporting' : 'advisory';
  return { ...UNRULED_RATE, tier, threshold, tolerance, named: true };
}

function usageRule(written?: WrittenUsage): UsageRule {
  const rule = fillDefaults<typeof USAGE_KEYS, WrittenUsage>(USAGE_KEYS, written);
  return written === undefined ? { ...rule, tier: 'advisory', named: false } : { ...rule, named: true };
}

function outcomeRuleOf(written: WrittenOutcome, name: string): OutcomeRule {
  const rule = fillDefaults<typeof OUTCOME_KEYS, WrittenOutcome>(OUTCOME_KEYS, written);
  return { ...rule, isOfPrimary: !name.includes('/') };
}

const UNRULED_RATE = rateRule({}, false);
const UNRULED_OUTCOME = outcomeRuleOf({}, '');

export function metricRule({ gate }: ResolvedPolicy, metric: string): RateRule {
  return memberOf(gate.metrics, metric) ?? UNRULED_RATE;
}

/** The rule of `rubric/criterion`: its own, else that of `*`. */
export function criterionRule({ gate }: ResolvedPolicy, criterion: string): RateRule {
  return memberOf(gate.criteria, criterion) ?? memberOf(gate.criteria, '*') ?? UNRULED_RATE;
}

/** The rule of an outcome: by `rubric/outcome`, or by its bare name under the primary rubric. */
export function outcomeRule(
  { gate }: ResolvedPolicy,
  { rubric, isPrimary }: { readonly rubric: string; readonly isPrimary: boolean },
  outcome: string,
): OutcomeRule {
  const bare = isPrimary ? memberOf(gate.outcomes, outcome) : undefined;
  return memberOf(gate.outcomes, `${rubric}/${outcome}`) ?? bare ?? UNRULED_OUTCOME;
}

/** The rule under a name in the policy: an outcome, or `rubric/outcome`. */
export function outcomeRuleNamed({ gate }: ResolvedPolicy, name: string): OutcomeRule {
  return memberOf(gate.outcomes, name) ?? UNRULED_OUTCOME;
}

/** Whether a criterion is ruled apart from its metric: by name, a waiver, a key of `*` that differs, or stricter defaults. */
export function hasOwnRule(
  policy: ResolvedPolicy,
  name: string,
  { criterion, metric }: Readonly<Record<'criterion' | 'metric', RateRule>>,
): boolean {
  if (criterion.named || policy.waivers.some((waiver) => waiver.criterion === name)) return true;
  if ((gates(criterion) && !gates(metric)) || criterion.tolerance < metric.tolerance) return true;
  return criterion.stated.some((key) => criterion[key] !== metric[key]);
}

/** The share of a scenario's trials that must pass, 0 to 1; 0 if one trial is enough. */
export function shareToPass({ trials }: MustPass): number {
  if (trials === 'all') return 1;
  const [passes, of] = trials.split(' of ').map(Number);
  return of === undefined ? 0 : Math.min(1, must(passes, 'the number of passes') / of);
}

/** Whether a metric or criterion may block; an advisory one is only shown. */
export function gates({ tier }: { readonly tier: Tier }): boolean {
  return tier !== 'advisory';
}

export function blockOrWarn(rate: { readonly tier: Tier }): 'block' | 'warn' {
  return gates(rate) ? 'block' : 'warn';
}

/** Settings of the statistical tests, with the policy's alpha. @param level largest adjusted p that blocks; at most alpha */
export function testSettings({ alpha }: ResolvedPolicy, level = alpha): FamilySettings {
  return { ...GATE_SETTINGS, alpha, level };
}

/** What a waiver may be for; it has exactly one of these keys. */
export const WAIVER_KINDS = ['metric', 'criterion', 'lift', 'scenario'] as const;
export type WaiverKind = (typeof WAIVER_KINDS)[number];

export function waiverKind(waiver: Waiver): WaiverKind {
  return must(
    WAIVER_KINDS.find((kind) => waiver[kind] !== undefined),
    'the kind of a waiver',
  );
}

export function waiverSubject(waiver: Waiver): string {
  return must(waiver[waiverKind(waiver)], 'the subject of a waiver');
}

/** JSON pointer of a rule of the policy, or of one of its keys. */
export function rulePointer(
  section: 'metrics' | 'criteria' | 'outcomes' | 'usage',
  name: string,
  key?: string,
): string {
  const pointer = memberPointer(`/gate/${section}`, name);
  return key === undefined ? pointer : `${pointer}/${key}`;
}
