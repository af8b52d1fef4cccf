// Generated from schemas/noise.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".

/** What `agent-gate noise --json` prints: how far runs of one commit lie apart, and what that means for a gate. Rates are 0 to 1. */
export interface NoiseReport {
  /** Version of this format. */
  readonly schema: 1;
  /** Name of the suite. */
  readonly suite: string;
  /** The metric whose noise is measured. */
  readonly metric: string;
  /** The runs in the order given. */
  readonly runs: readonly NoiseRun[];
  /** Scenarios with a verdict in every run. */
  readonly scenarios: number;
  /** Scenarios whose result is not the same in all runs, sorted by id. */
  readonly changed: readonly ChangedScenario[];
  readonly results: ChangedResults;
  /** How many times as much whole runs differ as their scenarios explain, at least 1; null with fewer than three runs. */
  readonly phi: number | null;
  /** What this gate makes of them under the policy, with a single run of main. */
  readonly gate: FalseBlocks;
}

/** One run. */
export interface NoiseRun {
  /** File or folder of the run. */
  readonly label: string;
  /** The metric over the whole run; null when no trial was scored. */
  readonly score: number | null;
  /** Trials that the rubric of the metric scored. */
  readonly trials: number;
}

/** A scenario that came out differently. */
export interface ChangedScenario {
  /** Its id. */
  readonly scenario: string;
  /** Mean trial score in each run. */
  readonly scores: readonly number[];
}

/** Results of scenarios that differ between two runs: a score under any rubric, or the pass rate of any criterion. */
export interface ChangedResults {
  /** Chance that a result differs between two runs. */
  readonly share: number;
  /** What the chance may be all the same where nothing changed: 3 / (scenarios x runs after the first); null where something did. */
  readonly at_most: number | null;
}

/** Each run judged against each other one. */
export interface FalseBlocks {
  /** Ordered pairs of runs. */
  readonly pairings: number;
  /** Those that would be blocked, each one falsely. */
  readonly blocked: number;
  /** Share of pull requests that change nothing and would be blocked, at most, by the statistics. */
  readonly expected: number;
}
