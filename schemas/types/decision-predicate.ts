// Generated from schemas/decision-predicate.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".

/** `decision-predicate.json` beside a bundle: what a signed in-toto statement says of the decision. The address of this schema is the predicate's type, and `manifest.json` of the bundle the statement's subject. */
export interface DecisionPredicate {
  /** Version of this format. */
  readonly schema: 1;
  /** The digest of the bundle: SHA-256 of its `manifest.json`. */
  readonly bundle: string;
  /** Version of Agent Gate that decided. */
  readonly tool: string;
  /** Name of the suite. */
  readonly suite: string;
  /** The decision. */
  readonly decision: 'pass' | 'fail' | 'inconclusive' | 'invalid';
  /** 0 lets the merge pass. */
  readonly exit_code: 0 | 1 | 2 | 3;
  /** The commit that was judged; null where it is unknown. */
  readonly commit: string | null;
  /** The branch whose config decided; absent where it is unknown. */
  readonly base_branch?: string;
  /** Hash of the config that decided: rubrics, mapping and policy; absent where it is unknown. */
  readonly config?: string;
  /** Every metric, then every criterion, with what it was held to. */
  readonly rates: readonly DecidedRate[];
  readonly n: DecidedNumbers;
  /** The rubrics that scored. */
  readonly rubrics: readonly DecidedRubric[];
  /** What the run rests on, as `evidence` of `gate.json`. */
  readonly evidence: object;
}

export interface DecidedRate {
  /** The metric, or `rubric/criterion`. */
  readonly name: string;
  /** What it may do; `advisory` never blocks. */
  readonly tier: 'critical' | 'supporting' | 'advisory';
  /** Score or pass rate, 0 to 1; null where nothing was measured. */
  readonly value: number | null;
  /** The least value that passes; null for none. */
  readonly threshold: number | null;
  /** The drop from which it blocks, 0 to 1. */
  readonly tolerance: number;
  /** Trials behind the value. */
  readonly trials: number;
}

/** How much was measured. */
export interface DecidedNumbers {
  /** Scenarios of the run. */
  readonly scenarios: number;
  /** Of them, those compared with main. */
  readonly paired: number;
  /** Trials with a verdict. */
  readonly trials: number;
  /** Runs of main that were compared with. */
  readonly main_runs: number;
}

export interface DecidedRubric {
  /** Its id. */
  readonly rubric: string;
  /** Its version. */
  readonly version: string;
  /** Hash of its content. */
  readonly hash: string;
}
