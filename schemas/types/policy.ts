// Generated from schemas/policy.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".

/** `critical` and `supporting` block; `advisory` is shown and never blocks. Default `supporting`. */
export type Tier = 'critical' | 'supporting' | 'advisory';

/** `noise`: below the threshold only where the suite's own noise cannot explain it; `point`: below is below. Default `noise`. */
export type Mode = 'noise' | 'point';

/** `.github/agent-gate.yml`: what blocks a pull request. Every key is optional; rates are 0 to 1, never percent. */
export interface PolicyFile {
  /** Name of the suite; one comment is posted per suite. Up to 100 letters A-Z a-z, digits, spaces and . _ -, the first a letter or digit. */
  readonly suite?: string;
  /** What metrics, criteria, outcomes and scenarios have to reach. */
  readonly gate?: {
    /** Bars of metrics, by the name that the rubric gives (`TCR`). A metric without a bar of its own has the default tolerance. */
    readonly metrics?: {
      readonly [k: string]: MetricRule;
    };
    /** Bars of criteria, by `rubric/criterion`; `*` holds for every criterion that is not named. */
    readonly criteria?: {
      readonly [k: string]: CriterionRule;
    };
    /** Limits on the share of trials that end in an outcome: of the primary rubric by its bare name, of another as `rubric/outcome`. */
    readonly outcomes?: {
      readonly [k: string]: OutcomeRule;
    };
    readonly scenarios?: ScenarioRules;
  };
  /** Trials without a verdict: infrastructure and judge errors. */
  readonly errors?: {
    /** Largest share of trials without a verdict that a decision may leave out. Default 0.05. */
    readonly budget?: number;
  };
  /** Share of unchanged pull requests that may be blocked; above 0 and below 0.5. Default 0.02. */
  readonly alpha?: number;
  /** Whether a scenario may come out differently when nothing changed. `none` makes every drop real and needs no statistics; `auto` behaves as `stochastic` and hints. Default `auto`. */
  readonly noise?: 'stochastic' | 'none' | 'auto';
  /** `proof`: every gating metric has to be shown unchanged or improved; for release branches. Default `evidence`. */
  readonly require?: 'evidence' | 'proof';
  /** When the suite cannot tell whether something changed. `fail` holds the pull request up; `more-trials` asks for up to five trials per scenario on a sign of a drop, holds it up until they are there, and decides once on all of them. Default `pass`. */
  readonly on_inconclusive?: 'pass' | 'warn' | 'fail' | 'more-trials';
  /** When main has no usable baseline; thresholds hold either way. Default `pass`. */
  readonly on_no_baseline?: 'pass' | 'fail';
  /** When main's run cannot be compared: another rubric, or too few scenarios in common; thresholds hold either way. Default `invalid`. */
  readonly on_not_comparable?: 'invalid' | 'pass';
  /** What a second attempt of a pull request's run does. `add`: its trials are added to those of the earlier attempts, and all of them are judged once, so that nobody repeats a run until chance lets it pass. `replace`: the newest attempt stands alone; for suites whose re-run repeats recorded replies. Default `add`. */
  readonly reruns?: 'add' | 'replace';
  /** What the baseline has to be. */
  readonly baseline?: {
    /** Days after which the newest baseline is warned of as old: models and tools behind an agent change without a commit. Default 30. */
    readonly max_age_days?: number;
  };
  /** Whether bundles hold the trials and their result trees. `drop` leaves both out: then a baseline cannot be scored again when rubrics change. `drop` of the base branch or of the run counts. Default `keep`. */
  readonly evidence?: 'keep' | 'drop';
  /** The model that answers questions of rubrics which say what it `sees`. That of the base branch is asked; where it names none, the run's own answers what its own rubrics alone ask. Its address and key are the variables AGENT_GATE_JUDGE_URL and AGENT_GATE_JUDGE_KEY of the step. */
  readonly judge?: {
    /** The model, as its service calls it. */
    readonly model: string;
    /** How often each question is put. Of yes and no the majority counts, of numbers the middle one. Default 1. */
    readonly votes?: 1 | 3 | 5 | 7 | 9;
    /** 0 to 2; left out, the service's own. */
    readonly temperature?: number;
  };
  /** What is taken out of the results before anything is scored, so that evidence, reports and comments never hold it. A run may add to what the base branch takes out, never lessen it. */
  readonly redact?: {
    /** Dotted paths of facts whose texts, numbers and booleans are each replaced by `sha256:` and the first 16 digits of their hash; equal values stay equal. A path goes through lists. */
    readonly hash?: readonly string[];
    /** Dotted paths of facts that are removed, as if they had never been recorded. A path goes through lists. */
    readonly drop?: readonly string[];
    /** Names of environment variables of the step whose values are replaced wherever they stand, in base64 and percent encoding too. */
    readonly secrets_from?: readonly string[];
    /** Whether what looks like a token of a known service is replaced. Default `on`. */
    readonly shapes?: 'on' | 'off';
  };
  /** What a pull request that lowers its own bar comes to; only that of the base branch counts. */
  readonly relaxation?: {
    /** `show` warns; `label` blocks until the pull request carries the label; `fail` blocks. Default `show`. */
    readonly effect?: 'show' | 'label' | 'fail';
    /** Name of the label that accepts it; under `effect: label` only. */
    readonly label?: string;
  };
  /** Guard against many small drops, each of which passes: every run is compared with one pinned run as well. */
  readonly drift?: {
    /** The pinned run: a commit of main's history (its id or the first seven digits or more), or the path of a baseline file. */
    readonly reference: string;
    /** Drop below the reference that nobody acts on. Default 0.05. */
    readonly tolerance?: number;
    /** The metrics that are watched. Default all. */
    readonly metrics?: readonly string[];
    /** What a drift comes to: `warn` (default) or `fail`. */
    readonly effect?: 'warn' | 'fail';
  };
  /** Regressions that the owners accept for a while; they count once they stand on the base branch. */
  readonly waivers?: readonly Waiver[];
}

export interface MetricRule {
  readonly tier?: Tier;
  /** Absolute minimum, with and without a baseline. Default: none. */
  readonly threshold?: number;
  readonly mode?: Mode;
  /** Largest drop against the baseline that nobody acts on; less than 1. Default 0.02. */
  readonly tolerance?: number;
  /** Why this number. */
  readonly rationale?: string;
  /** The runs it was derived from. */
  readonly calibrated_on?: string;
  /** Who answers for it. */
  readonly owner?: string;
  /** Day on which it is to be looked at again. */
  readonly review_by?: string;
}

export interface CriterionRule {
  readonly tier?: Tier;
  /** Absolute minimum, with and without a baseline. Default: none. */
  readonly threshold?: number;
  readonly mode?: Mode;
  /** Largest drop against the baseline that nobody acts on; less than 1. Default 0.02. */
  readonly tolerance?: number;
  /** Why this number. */
  readonly rationale?: string;
  /** The runs it was derived from. */
  readonly calibrated_on?: string;
  /** Who answers for it. */
  readonly owner?: string;
  /** Day on which it is to be looked at again. */
  readonly review_by?: string;
}

export interface OutcomeRule {
  /** Largest share of trials. Default: none. */
  readonly at_most?: number;
  /** Smallest share of trials. Default: none. */
  readonly at_least?: number;
  /** Why this number. */
  readonly rationale?: string;
  /** The runs it was derived from. */
  readonly calibrated_on?: string;
  /** Who answers for it. */
  readonly owner?: string;
  /** Day on which it is to be looked at again. */
  readonly review_by?: string;
}

/** Rules for single scenarios and for a suite that changes. */
export interface ScenarioRules {
  /** Tags or ids of scenarios of which every scored trial has to pass. */
  readonly must_pass?: readonly string[];
  /** When a scenario of the baseline is missing, or asks something else: `fail` blocks. One that was renamed is not missing. Default `fail`. */
  readonly removed?: 'fail' | 'warn' | 'allow';
  /** When a scenario is not in the baseline. Default `allow`. */
  readonly new?: 'warn' | 'allow';
  /** Smallest share of scenarios in common at which two runs are compared. Default 0.8. */
  readonly min_overlap?: number;
}

/** Exactly one of `metric`, `criterion` and `scenario` says what is accepted. */
export interface Waiver {
  /** Name of a metric. */
  readonly metric?: string;
  /** A criterion, as `rubric/criterion`. */
  readonly criterion?: string;
  /** Id of a scenario that may drop, fail or be removed. */
  readonly scenario?: string;
  /** Largest drop, or shortfall of a threshold, that is accepted; required for a metric or criterion. A scenario without one may drop altogether. */
  readonly ceiling?: number;
  /** Why it is accepted. */
  readonly reason: string;
  /** Who answers for it. */
  readonly owner: string;
  /** The last day on which it holds. */
  readonly expires: string;
}
