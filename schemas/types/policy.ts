// Generated from schemas/policy.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".

/** `critical` and `supporting` block, `advisory` is only shown. Default: `supporting`. */
export type Tier = 'critical' | 'supporting' | 'advisory';

/** `noise`: a rate below the threshold blocks only if chance cannot explain it; `point`: any rate below blocks. Default: `noise`. */
export type Mode = 'noise' | 'point';

/** One of them. */
export type Requirement = 'tests' | 'rationale' | 'review' | 'versions';

/** `.github/agent-gate.yml`: what blocks a pull request. Every key is optional. Rates are 0 to 1, not percent. */
export interface PolicyFile {
  /** Name of the suite; one comment is posted per suite. Up to 100 letters A-Z a-z, digits, spaces and . _ -, the first a letter or digit. Default: `agent`. */
  readonly suite?: string;
  /** Rules for metrics, criteria, outcomes and scenarios. */
  readonly gate?: {
    /** Rules by the metric's name in its rubric (`TCR`). A metric without a rule has the defaults. */
    readonly metrics?: {
      readonly [k: string]: RateRule;
    };
    /** Rules by `rubric/criterion`; `*` applies to every criterion without its own rule. */
    readonly criteria?: {
      readonly [k: string]: CriterionRule;
    };
    /** Limits on the share of trials with an outcome: its bare name for the primary rubric, `rubric/outcome` for others. */
    readonly outcomes?: {
      readonly [k: string]: OutcomeRule;
    };
    /** Limits on what a trial costs against main. An amount without a rule is watched: a rise above half is a warning. */
    readonly usage?: {
      /** US dollars. */
      readonly cost_usd?: UsageRule;
      /** Milliseconds. */
      readonly latency_ms?: UsageRule;
      /** Tokens read and written. */
      readonly tokens?: UsageRule;
    };
    readonly scenarios?: ScenarioRules;
    readonly slices?: SliceRules;
  };
  /** Arms of the suite by name, as trials give it under `arm`: the same scenarios run by something else than the agent as it is. Trials of an arm never count as the agent's. */
  readonly arms?: {
    readonly [k: string]: ArmRule;
  };
  /** Trials without a verdict (infrastructure and judge errors). */
  readonly errors?: {
    /** Largest share of trials without a verdict; above it the run waits for them (exit code 2) unless counting them as passes and as fails agrees. Default: `0.05`. */
    readonly budget?: number;
    /** How a trial counts whose output is empty and that has no steps and no tokens: scored like any other, or as an infrastructure error, which is never left out. Default: `scored`. */
    readonly empty?: 'scored' | 'infrastructure';
  };
  /** Largest share of unchanged pull requests that the tests against main may block, and again that thresholds may; above 0 and below 0.5. Default: `0.02`. */
  readonly alpha?: number;
  /** Whether the same agent may score differently in two runs. `none`: every drop is real, without statistics. `auto`: like `stochastic`, with a hint where runs never differ. Default: `auto`. */
  readonly noise?: 'stochastic' | 'none' | 'auto';
  /** `proof` passes only if every gating metric is shown to be unchanged or improved; for release branches. Default: `evidence`. */
  readonly require?: 'evidence' | 'proof';
  /** When the result is inconclusive. `fail` holds the pull request up. `confirm` asks for fresh trials of the scenarios that look broken, holds the pull request up until they exist, and lets them decide. Default: `pass`. */
  readonly on_inconclusive?: 'pass' | 'warn' | 'fail' | 'confirm';
  /** How fresh trials are read under `on_inconclusive: confirm`. */
  readonly confirm?: {
    /** `checked`: a fresh trial counts only if what it records differs from every other trial of its scenario. `declared`: all fresh ones count; for harnesses without a cache whose agents repeat their words. Default: `checked`. */
    readonly fresh?: 'checked' | 'declared';
    /** Whether the scenarios that look broken also run again at the commit of main's newest run. Fresh trials are then compared with these control trials instead of main's stored runs, so that an outage or another judge, which both sides meet, blocks nothing. Needs `on_inconclusive: confirm`. Default: `false`. */
    readonly control?: boolean;
  };
  /** When main has no usable baseline; thresholds apply either way. Default: `pass` where the suite has never saved a run, else `inconclusive`. */
  readonly on_no_baseline?: 'pass' | 'inconclusive' | 'fail';
  /** When main's run cannot be compared (another rubric, too few common scenarios); thresholds apply either way. Default: `invalid`. */
  readonly on_not_comparable?: 'invalid' | 'pass';
  /** Requirements for the baseline. */
  readonly baseline?: {
    /** Age in days above which the newest baseline gets a warning: models and tools behind an agent change without a commit. Default: `30`. */
    readonly max_age_days?: number;
    /** Branches, also as patterns (`release/*`), that are bases although they are neither the default branch nor protected: their own config decides about pull requests into them, and pushes to them save baselines. Only the default branch's policy counts. */
    readonly branches?: readonly string[];
  };
  /** A tag, commit or branch that main is compared with over time: its newest five runs with the five nearest to that commit. Without it, with the oldest five of the history, or a better five since. */
  readonly reference?: string;
  /** Whether bundles hold the trials and their result trees. With `drop`, on either side, main's trials cannot be scored again when rubrics change. Default: `keep`. */
  readonly evidence?: 'keep' | 'drop';
  /** The model that answers `judge` questions with `sees`. The base branch's model is asked; if it names none, the run's model answers the questions that only the run's rubrics ask. The step sets its address and key: AGENT_GATE_JUDGE_URL, AGENT_GATE_JUDGE_KEY. */
  readonly judge?: {
    /** Name of the model at its service. */
    readonly model: string;
    /** How often each question is asked. The majority of yes and no counts, the median of numbers. Default: `1`. */
    readonly votes?: 1 | 3 | 5 | 7 | 9;
    /** 0 to 2. Default: the service's. */
    readonly temperature?: number;
    readonly require?: JudgeRequirement;
    /** What the judge may cost in one run of the gate, in US dollars. Questions past it have no answer. */
    readonly max_cost_usd?: number;
    /** How long judging may take in one run of the gate. Questions past it have no answer. */
    readonly max_seconds?: number;
    /** What the model's tokens cost, where the service does not name the cost itself (`usage.cost`). */
    readonly usd_per_million_tokens?: {
      /** Of what it reads. */
      readonly input: number;
      /** Of what it writes. */
      readonly output: number;
    };
  };
  /** What is removed from the results before scoring, so that evidence, reports and comments never hold it. A run may add to the base branch's list, not shorten it. */
  readonly redact?: {
    /** Dotted paths of facts whose texts, numbers and booleans become `sha256:` and 16 digits of their hash. */
    readonly hash?: readonly string[];
    /** Dotted paths of facts that are removed, as if never recorded. */
    readonly drop?: readonly string[];
    /** Environment variables of the step whose values are replaced everywhere, also in base64 and percent encoding. */
    readonly secrets_from?: readonly string[];
    /** Whether texts that look like tokens of known services are replaced. Default `on`. */
    readonly shapes?: 'on' | 'off';
  };
  /** What happens when a pull request relaxes its own gate; only the base branch's setting counts. */
  readonly relaxation?: {
    /** `show` warns; `label` blocks until the pull request carries the label; `fail` blocks. Default: `show`. */
    readonly effect?: 'show' | 'label' | 'fail';
    /** The label that accepts it; only with `effect: label`. */
    readonly label?: string;
  };
  /** What the rubrics of a pull request have to have; only the base branch's setting counts. Shipped rubrics are exempt. */
  readonly rubrics?: {
    /** What blocks if a rubric lacks it: `tests`, `rationale`, `review`, `versions`. Default: `[]`. */
    readonly require?: readonly Requirement[];
  };
  /** Regressions that owners accept for a while; they count once they are on the base branch. */
  readonly waivers?: readonly Waiver[];
}

export interface RateRule {
  readonly tier?: Tier;
  /** Absolute minimum, with or without a baseline. Default: none. */
  readonly threshold?: number;
  readonly mode?: Mode;
  /** Largest accepted drop from the baseline; less than 1. Default: `0.02`. */
  readonly tolerance?: number;
  /** Why this number. */
  readonly rationale?: string;
  /** The runs it was derived from. */
  readonly calibrated_on?: string;
  /** Who answers for it. */
  readonly owner?: string;
  /** Day of the next review. */
  readonly review_by?: string;
}

export interface CriterionRule {
  /** What is compared and held to the threshold: the share of trials that pass, or the mean score. Default: `score` for a `formula`, `lookup` or `tree` without a threshold, else `passes`. */
  readonly by?: 'passes' | 'score';
  readonly tier?: Tier;
  /** Absolute minimum, with or without a baseline. Default: none. */
  readonly threshold?: number;
  readonly mode?: Mode;
  /** Largest accepted drop from the baseline; less than 1. Default: `0.02`. */
  readonly tolerance?: number;
  /** Why this number. */
  readonly rationale?: string;
  /** The runs it was derived from. */
  readonly calibrated_on?: string;
  /** Who answers for it. */
  readonly owner?: string;
  /** Day of the next review. */
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
  /** Day of the next review. */
  readonly review_by?: string;
}

export interface UsageRule {
  readonly tier?: Tier;
  /** Largest accepted rise as a share of main's: 0.2 is a fifth more. It blocks if the rise is larger beyond chance. Default: `0.5`. */
  readonly tolerance?: number;
  /** Why this number. */
  readonly rationale?: string;
  /** Who answers for it. */
  readonly owner?: string;
  /** Day of the next review. */
  readonly review_by?: string;
}

/** Rules for single scenarios and for changes of the suite. */
export interface ScenarioRules {
  /** Tags or ids of scenarios that have to pass; each of their scored trials, or as many as `trials` says. */
  readonly must_pass?: readonly (string | MustPass)[];
  /** When a scenario of the baseline is missing or asks something else. A renamed scenario is not missing. Default: `fail`. */
  readonly removed?: 'fail' | 'warn' | 'allow';
  /** When a scenario is new. Default: `allow`. */
  readonly new?: 'warn' | 'allow';
  /** Smallest share of common scenarios at which two runs are compared. New scenarios do not count if all their trials pass, or if two runs of main lack them. Default: `0.8`. */
  readonly min_overlap?: number;
}

export interface MustPass {
  /** Tag or id. */
  readonly name: string;
  /** How many of the scored trials of each scenario have to pass: `all`, `any` for one at least, or `K of N` for that share at least. */
  readonly trials: string;
}

/** Groups of scenarios that are compared with main on their own: a group may fall while the suite's average stands. */
export interface SliceRules {
  /** What groups scenarios: `tags`, or dotted paths of facts, each value of which is a slice. An empty list: no slices. Default: `["tags"]`. */
  readonly by?: readonly string[];
  /** The slices to compare: a tag, or `FACT=VALUE`. Default: all. */
  readonly only?: readonly string[];
  /** `warn`: a slice that may have dropped makes the run inconclusive. `block`: a slice that dropped blocks the merge. Default: `warn`. */
  readonly effect?: 'warn' | 'block';
  /** Largest accepted drop of a slice, as a share. Default: `0.05`. */
  readonly tolerance?: number;
}

/** One arm: exactly one of `contrast` and `must`. */
export interface ArmRule {
  /** `lift`: the agent without a skill, prompt, tool or model. The score with it minus the score without is compared with main's. */
  readonly contrast?: 'lift';
  /** A probe of the suite: an agent that does nothing must `fail`, a known solution must `pass`. A scenario where main's did not proves nothing. */
  readonly must?: 'fail' | 'pass';
  /** Least lift, as a share; only for a contrast. */
  readonly threshold?: number;
  /** Largest accepted drop of the lift, as a share; only for a contrast. Default: `0.05`. */
  readonly tolerance?: number;
  /** Of a contrast: `block` (the default) or `warn`. Of a probe: `warn` (the default), or `exclude`, which counts scenarios that prove nothing as waived. */
  readonly effect?: 'block' | 'warn' | 'exclude';
  /** Whether `agent-gate lint --baseline` names scenarios without a verdict of this probe. Default: `false`. */
  readonly required?: boolean;
}

/** The check that a judge needs before its answers may block, by `agent-gate judge-check`. Without this key, judged criteria block like others. */
export interface JudgeRequirement {
  /** The fewest labelled cases of a question. Default: `50`. */
  readonly labels?: number;
  /** Least agreement with people, by its lower 95 % bound. Default: `0.85`. */
  readonly agreement?: number;
  /** Where a check is missing, stale or below that: `advise` lets nothing that rests on it block; `fail` fails the run. Default: `advise`. */
  readonly effect?: 'advise' | 'fail';
}

/** One accepted regression; exactly one of `metric`, `criterion`, `lift` and `scenario`. */
export interface Waiver {
  /** Name of a metric. */
  readonly metric?: string;
  /** A criterion, as `rubric/criterion`. */
  readonly criterion?: string;
  /** Name of an arm with a contrast. */
  readonly lift?: string;
  /** Id of a scenario that may drop, fail or be removed. */
  readonly scenario?: string;
  /** Largest accepted drop or shortfall of a threshold; required, but for a scenario, which may drop completely without it. */
  readonly ceiling?: number;
  /** Why it is accepted. */
  readonly reason: string;
  /** Who answers for it. */
  readonly owner: string;
  /** The last day on which it counts. */
  readonly expires: string;
}
