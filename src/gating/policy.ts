import type { Place } from '../errors.ts';

export type Tier = 'critical' | 'supporting' | 'advisory';

/** Who chose a number, on what grounds, until when. */
export interface Grounds {
  readonly rationale?: string;
  readonly calibrated_on?: string;
  readonly owner?: string;
  /** ISO date, `2027-01-31`. */
  readonly review_by?: string;
}

/** Bar for a metric. Rates are 0 to 1. */
export interface MetricRule extends Grounds {
  /** Absolute minimum. */
  readonly threshold?: number;
  /** Largest drop against the baseline that nobody acts on. */
  readonly tolerance?: number;
}

export interface CriterionRule extends MetricRule {
  /** `advisory` is shown and never blocks. */
  readonly tier?: Tier;
}

export interface OutcomeRule extends Grounds {
  readonly at_most?: number;
  readonly at_least?: number;
}

export interface ScenarioRules {
  /** Tags or ids of scenarios that have to pass. */
  readonly must_pass?: readonly string[];
  readonly gone?: 'fail' | 'warn' | 'allow';
  readonly new?: 'warn' | 'allow';
}

export interface Gate {
  readonly metrics?: Readonly<Record<string, MetricRule>>;
  /** By `rubric/criterion`; `*` holds for every criterion not named. */
  readonly criteria?: Readonly<Record<string, CriterionRule>>;
  readonly outcomes?: Readonly<Record<string, OutcomeRule>>;
  readonly scenarios?: ScenarioRules;
}

/** `.github/agent-gate.yml` as written; every key is optional. */
export interface WrittenPolicy {
  readonly suite?: string;
  readonly gate?: Gate;
  readonly errors?: { readonly budget?: number };
  readonly on_inconclusive?: 'pass' | 'warn' | 'fail';
  /** What to do when main has no usable baseline; absolute thresholds hold either way. */
  readonly on_no_baseline?: 'pass' | 'fail';
  /** What to do when main's run cannot be compared: another rubric, or too few scenarios in common. */
  readonly on_not_comparable?: 'invalid' | 'pass';
}

/** A policy that still knows where its parts stand, so that a name the run does not have is shown at its line. */
export interface Policy extends WrittenPolicy {
  /** Place of a JSON pointer, for example `/gate/metrics/TCR`. */
  placeOf(pointer: string): Place;
}
