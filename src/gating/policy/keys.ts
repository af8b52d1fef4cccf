import type {
  ArmRule,
  CriterionRule,
  MustPass,
  OutcomeRule,
  PolicyFile,
  RateRule,
  ScenarioRules,
  SliceRules,
  UsageRule,
  Waiver,
} from '../../../schemas/types/policy.ts';
import { GATE_SETTINGS } from '../statistics/gate-settings.ts';

/**
 * Which of two values of a key demands more of a pull request:
 * - `up`, `down`: the larger or the smaller number, or day; null demands nothing
 * - a rank for each value, the strictest the highest; `unset` is the rank of null
 * - `superset`: the list that has every member of the other
 * - `any`: not known, so that any change may relax; `replaced`: any change of a value that the base sets
 * - `identity`: the key says which entry this is
 * - `neutral`: neither
 */
export type Direction<T> =
  | 'up'
  | 'down'
  | 'superset'
  | 'any'
  | 'replaced'
  | 'identity'
  | 'neutral'
  | ([T] extends [string] ? Readonly<Record<T, number>> & { readonly unset?: number } : never);

/** Keys on which the direction of another key depends, as both policies resolve them. */
export interface Surroundings {
  readonly require?: PolicyFile['require'];
  readonly on_not_comparable?: PolicyFile['on_not_comparable'];
  /** False if `suite` is the default. */
  readonly isSuiteNamed?: boolean;
  /** Keys of the same rule. */
  readonly threshold?: number | null;
  readonly tier?: RateRule['tier'];
  readonly model?: string | null;
}

export interface Sides<T> {
  readonly base: T;
  readonly head: T;
}

/** How a value is written for people: `85.0 %`, `2.0 points`, `30 days`, `20 % more`; texts and lists as they are. */
export type Unit = 'share' | 'points' | 'days' | 'rise' | 'plain';

export interface Key<T> {
  /** What holds if the policy leaves the key out; null: nothing is set and nothing applies. */
  readonly default: T | null;
  readonly stricter: Direction<T> | ((sides: Sides<Surroundings>) => Direction<T>);
  readonly unit?: Unit;
  /** How null is written; default `none`. */
  readonly unset?: string;
}

/** A row for every key of a type, at every depth. A key of the schema that is missing here does not compile. */
export type KeyTable<T> = { readonly [Name in keyof T]-?: KeyNode<NonNullable<T[Name]>> };

type KeyNode<T> = [T] extends [string | number | boolean | readonly string[]]
  ? Key<T>
  : [T] extends [readonly (infer Entry)[]]
    ? { readonly default: T } & Entries<Exclude<Entry, string>>
    : string extends keyof T
      ? Entries<T[keyof T]>
      : KeyTable<T>;

interface Entries<T> {
  readonly each: KeyTable<T>;
}

const NEUTRAL = { default: null, stricter: 'neutral' } as const;
const IDENTITY = { default: null, stricter: 'identity' } as const;
const TIERS = { advisory: 0, supporting: 1, critical: 2 };
const MODES = { noise: 0, point: 1 };

/** Who answers for a number, and why it is what it is. */
export const REVIEW_KEYS = { rationale: NEUTRAL, calibrated_on: NEUTRAL, owner: NEUTRAL, review_by: NEUTRAL } as const;

const METRIC_KEYS = {
  tier: { default: 'supporting', stricter: TIERS },
  threshold: { default: null, stricter: 'up' },
  mode: {
    default: 'noise',
    stricter: ({ base, head }) => (base.threshold === null || head.threshold === null ? 'neutral' : MODES),
  },
  tolerance: { default: 0.02, stricter: 'down', unit: 'points' },
  ...REVIEW_KEYS,
} as const satisfies KeyTable<RateRule>;

export const CRITERION_KEYS = {
  by: { default: null, stricter: 'any', unset: 'as its rubric says' },
  ...METRIC_KEYS,
} as const satisfies KeyTable<CriterionRule>;

export const OUTCOME_KEYS = {
  at_most: { default: null, stricter: 'down' },
  at_least: { default: null, stricter: 'up' },
  ...REVIEW_KEYS,
} as const satisfies KeyTable<OutcomeRule>;

/** An amount without a rule is advisory. */
export const USAGE_KEYS = {
  tier: { default: 'supporting', stricter: TIERS },
  tolerance: { default: 0.5, stricter: ({ base }) => (base.tier === 'advisory' ? 'neutral' : 'down'), unit: 'rise' },
  rationale: NEUTRAL,
  owner: NEUTRAL,
  review_by: NEUTRAL,
} as const satisfies KeyTable<UsageRule>;

export const MUST_PASS_KEYS = {
  name: IDENTITY,
  // The share of trials that it stands for.
  trials: { default: 'all', stricter: 'up' },
} as const satisfies KeyTable<MustPass>;

export const WAIVER_KEYS = {
  metric: IDENTITY,
  criterion: IDENTITY,
  lift: IDENTITY,
  scenario: IDENTITY,
  // Without a ceiling a scenario may drop to 0.
  ceiling: { default: 1, stricter: 'down' },
  reason: NEUTRAL,
  owner: NEUTRAL,
  expires: { default: null, stricter: 'down' },
} as const satisfies KeyTable<Waiver>;

/** Another grouping may hide a slice that fell. */
const SLICE_KEYS = {
  by: { default: ['tags'], stricter: 'any' },
  only: { default: [], stricter: 'any', unset: 'all' },
  effect: { default: 'warn', stricter: { warn: 0, block: 1 } },
  tolerance: { default: 0.05, stricter: 'down', unit: 'points' },
} as const satisfies KeyTable<SliceRules>;

export const ARM_KEYS = {
  contrast: { default: null, stricter: 'any' },
  must: { default: null, stricter: 'any' },
  threshold: { default: null, stricter: 'up' },
  tolerance: { default: 0.05, stricter: 'down', unit: 'points' },
  // Without one, a contrast blocks and a probe warns.
  effect: { default: null, stricter: { exclude: 0, warn: 1, block: 2 } },
  required: { default: false, stricter: 'neutral' },
} as const satisfies KeyTable<ArmRule>;

const SCENARIO_KEYS = {
  must_pass: { default: [], each: MUST_PASS_KEYS },
  removed: { default: 'fail', stricter: { allow: 0, warn: 1, fail: 2 } },
  new: { default: 'allow', stricter: { allow: 0, warn: 1 } },
  min_overlap: {
    default: 0.8,
    stricter: ({ base, head }) => {
      if (base.on_not_comparable === 'invalid') return 'up';
      // A run that is not compared passes, so more overlap compares fewer runs.
      return head.on_not_comparable === 'pass' ? 'down' : 'neutral';
    },
  },
} as const satisfies KeyTable<ScenarioRules>;

/** Which of two models, or of two ways to ask it, is stricter is not known. */
const ASKED = {
  stricter: ({ base, head }: Sides<Surroundings>) => (base.model === null || head.model === null ? 'neutral' : 'any'),
} as const;

/** Every key of the policy: its default, and which values are stricter. No other code has a default. */
export const POLICY_KEYS = {
  // A renamed suite starts without a baseline.
  suite: { default: 'agent', stricter: ({ base }) => (base.isSuiteNamed ? 'any' : 'neutral') },
  gate: {
    metrics: { each: METRIC_KEYS },
    criteria: { each: CRITERION_KEYS },
    outcomes: { each: OUTCOME_KEYS },
    usage: { cost_usd: USAGE_KEYS, latency_ms: USAGE_KEYS, tokens: USAGE_KEYS },
    scenarios: SCENARIO_KEYS,
    slices: SLICE_KEYS,
  },
  arms: { each: ARM_KEYS },
  errors: {
    budget: { default: 0.05, stricter: 'down' },
    empty: { default: 'scored', stricter: { infrastructure: 0, scored: 1 } },
  },
  alpha: {
    default: GATE_SETTINGS.alpha,
    // A larger alpha blocks more, and also takes less for a proof.
    stricter: ({ base, head }) => (base.require === 'proof' && head.require === 'proof' ? 'any' : 'up'),
  },
  // `stochastic` and `auto` differ in a hint only.
  noise: { default: 'auto', stricter: { auto: 0, stochastic: 0, none: 1 } },
  require: { default: 'evidence', stricter: { evidence: 0, proof: 1 } },
  on_inconclusive: { default: 'pass', stricter: { pass: 0, warn: 1, confirm: 2, fail: 3 } },
  confirm: {
    fresh: { default: 'checked', stricter: { declared: 0, checked: 1 } },
    // With much history, a control misses some spread-out drops; with little, it finds more.
    control: { default: false, stricter: 'any' },
  },
  on_no_baseline: { default: null, stricter: { pass: 0, unset: 1, inconclusive: 2, fail: 3 }, unset: 'unset' },
  on_not_comparable: { default: 'invalid', stricter: { pass: 0, invalid: 1 } },
  baseline: {
    max_age_days: { default: 30, stricter: 'down', unit: 'days' },
    branches: { default: [], stricter: 'any' },
  },
  // What main is compared with over time never blocks.
  reference: NEUTRAL,
  evidence: { default: 'keep', stricter: { drop: 0, keep: 1 } },
  judge: {
    model: { default: null, stricter: 'replaced' },
    votes: { default: 1, ...ASKED, unit: 'plain' },
    temperature: { default: null, ...ASKED, unit: 'plain', unset: "the service's" },
    // A question past a limit has no answer, which never passes.
    max_cost_usd: NEUTRAL,
    max_seconds: NEUTRAL,
    usd_per_million_tokens: { input: NEUTRAL, output: NEUTRAL },
    // Which judges it holds back is compared apart.
    require: {
      labels: { default: 50, stricter: 'up', unit: 'plain' },
      agreement: { default: 0.85, stricter: 'up' },
      effect: { default: 'advise', stricter: { unset: -1, advise: 0, fail: 1 } },
    },
  },
  // Less redaction publishes more, and more redaction hides more from the gate.
  redact: {
    hash: { default: [], stricter: 'any' },
    drop: { default: [], stricter: 'any' },
    secrets_from: { default: [], stricter: 'any' },
    shapes: { default: 'on', stricter: 'any' },
  },
  relaxation: {
    effect: { default: 'show', stricter: { show: 0, label: 1, fail: 2 } },
    label: { default: null, stricter: 'replaced' },
  },
  rubrics: { require: { default: [], stricter: 'superset' } },
  waivers: { default: [], each: WAIVER_KEYS },
} as const satisfies KeyTable<PolicyFile>;

/** A policy or rule as written, with every key that its table has. Rules by name stay as they are. */
export type Filled<Written, Table> = {
  readonly [Name in keyof Table & keyof Written]: Table[Name] extends { readonly default: infer Default }
    ? NonNullable<Written[Name]> | Extract<Default, null>
    : Table[Name] extends Entries<never>
      ? NonNullable<Written[Name]>
      : Filled<NonNullable<Written[Name]>, Table[Name]>;
};

/** Fills in the defaults of a table, at every depth. */
export function fillDefaults<Table extends object, Written extends object>(
  table: Table,
  written: Partial<Written> = {},
): Filled<Written, Table> {
  const values = new Map<string, object>(Object.entries(written));
  const filled = Object.entries(table).map(([name, node]) => {
    if ('default' in node) return [name, values.get(name) ?? node.default];
    return [name, 'each' in node ? (values.get(name) ?? {}) : fillDefaults(node, values.get(name))];
  });
  return Object.fromEntries(filled);
}
