import type { Place } from '../../errors.ts';

export type Tier = 'critical' | 'supporting' | 'advisory';

/** Who chose a number, on what grounds, until when. */
export interface Grounds {
  readonly rationale?: string;
  readonly calibrated_on?: string;
  readonly owner?: string;
  /** ISO date, `2027-01-31`. */
  readonly review_by?: string;
}

/** Bar for a metric or criterion. Rates are 0 to 1. */
export interface RateRule extends Grounds {
  /** Absolute minimum. */
  readonly threshold?: number;
  /** `noise` (default): below only where the suite's own noise cannot explain it; `point`: below is below. */
  readonly mode?: 'noise' | 'point';
  /** `advisory` is shown and never blocks. */
  readonly tier?: Tier;
  /** Largest drop against the baseline that nobody acts on. */
  readonly tolerance?: number;
}

export interface OutcomeRule extends Grounds {
  readonly at_most?: number;
  readonly at_least?: number;
}

/** A regression that the owners accept, for a while and up to a ceiling; only one that stands on the base branch counts. */
export interface Waiver {
  /** Exactly one of the three says what is waived: a metric, a `rubric/criterion`, or a scenario id. */
  readonly metric?: string;
  readonly criterion?: string;
  readonly scenario?: string;
  /** Largest drop that is accepted, 0 to 1; required for a metric or criterion. */
  readonly ceiling?: number;
  readonly reason: string;
  readonly owner: string;
  /** ISO date: the last day on which it holds. */
  readonly expires: string;
}

export interface ScenarioRules {
  /** Tags or ids of scenarios that have to pass. */
  readonly must_pass?: readonly string[];
  readonly gone?: 'fail' | 'warn' | 'allow';
  readonly new?: 'warn' | 'allow';
  /** Smallest share of scenarios in common, 0 to 1, at which two runs are compared; default 0.8. */
  readonly min_overlap?: number;
}

/** What must not leave in results, before anything is scored. */
export interface RedactionPolicy {
  /** Dotted paths of facts whose values are replaced by hashes. */
  readonly hash?: readonly string[];
  /** Dotted paths of facts that are removed. */
  readonly drop?: readonly string[];
  /** Names of environment variables whose values are secret. */
  readonly secrets_from?: readonly string[];
  /** Whether what looks like a secret is replaced; default `on`. */
  readonly shapes?: 'on' | 'off';
}

/** The model that answers what rubrics ask, and how it is asked. */
export interface JudgeSettings {
  /** As its service calls it. */
  readonly model: string;
  /** How often each question is put: odd, so that there is a majority. Default 1. */
  readonly votes?: 1 | 3 | 5 | 7 | 9;
  /** 0 to 2; left out, the service's own. */
  readonly temperature?: number;
}

export interface BaselineRules {
  /** Days after which a baseline is called old; default 30. */
  readonly max_age_days?: number;
}

/** What a pull request that lowers its own bar comes to. */
export interface LooseningRules {
  /** `show` (default) warns; `label` blocks until the pull request carries the label; `fail` blocks. */
  readonly effect?: 'show' | 'label' | 'fail';
  /** Name of the label that accepts it. */
  readonly label?: string;
}

/** Guard against many small drops, each of which passes: main is compared with one pinned run. */
export interface DriftRules {
  /** A commit of main's history (its id or the first seven digits or more), or the path of a baseline file. */
  readonly reference: string;
  /** Drop below the reference that nobody acts on, 0 to 1; default 0.05. */
  readonly tolerance?: number;
  /** Those that are watched; default all. */
  readonly metrics?: readonly string[];
  /** `warn` (default) or `fail`. */
  readonly effect?: 'warn' | 'fail';
}

export interface Gate {
  readonly metrics?: Readonly<Record<string, RateRule>>;
  /** By `rubric/criterion`; `*` holds for every criterion not named. */
  readonly criteria?: Readonly<Record<string, RateRule>>;
  readonly outcomes?: Readonly<Record<string, OutcomeRule>>;
  readonly scenarios?: ScenarioRules;
}

/** `.github/agent-gate.yml` as written; every key is optional. */
export interface WrittenPolicy {
  readonly suite?: string;
  readonly gate?: Gate;
  readonly errors?: { readonly budget?: number };
  /** Share of unchanged pull requests that may be blocked, above 0 and below 0.5; the default is the product's. */
  readonly alpha?: number;
  /** Whether a scenario may come out differently when nothing changed; `none` makes every drop real. Default `auto`. */
  readonly noise?: 'stochastic' | 'none' | 'auto';
  /** `proof`: pass only where no regression beyond the tolerance can be shown; for release branches. Default `evidence`. */
  readonly require?: 'evidence' | 'proof';
  /** `more-trials`: look at few trials first, ask for the rest on a sign of a drop, and decide once on all of them. */
  readonly on_inconclusive?: 'pass' | 'warn' | 'fail' | 'more-trials';
  /** What to do when main has no usable baseline; absolute thresholds hold either way. */
  readonly on_no_baseline?: 'pass' | 'fail';
  /** What to do when main's run cannot be compared: another rubric, or too few scenarios in common. */
  readonly on_not_comparable?: 'invalid' | 'pass';
  /** What a re-run of a pull request's run does: `add` (default) its trials to those of the earlier attempts, or `replace` them. */
  readonly reruns?: 'add' | 'replace';
  readonly baseline?: BaselineRules;
  readonly drift?: DriftRules;
  /** Whether bundles hold the trials and their result trees; default `keep`. */
  readonly evidence?: 'keep' | 'drop';
  readonly judge?: JudgeSettings;
  readonly redact?: RedactionPolicy;
  /** Only that of the base branch counts. */
  readonly loosening?: LooseningRules;
  readonly waivers?: readonly Waiver[];
}

/** A policy that still knows where its parts stand, so that a name the run does not have is shown at its line. */
export interface Policy extends WrittenPolicy {
  /** Place of a JSON pointer, for example `/gate/metrics/TCR`. */
  placeOf(pointer: string): Place;
  /** Present where the base branch's decides, and not the run's own. */
  readonly isOfBase?: true;
}
