// Generated from schemas/history.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".

/** One line of `history.jsonl` in a bundle: a run in short. The first line is the bundle's own run; then come main's runs before it, newest first, one a workflow run, at most fifty lines in all. */
export interface HistoryRecord {
  /** Commit under test; absent on the command line. */
  readonly sha?: string;
  /** Id of the workflow run; absent on the command line. */
  readonly run_id?: number;
  /** When the commit was made or the run began, ISO 8601 in UTC; where neither is known, the day of the decision. */
  readonly time: string;
  /** Trials with a verdict. */
  readonly trials: number;
  /** Scenarios of the run. */
  readonly scenarios: number;
  /** What the run measured, for runs of main that are compared later: a document of `report.schema.json` without titles, tags, explanations and errored trials. Of the newest twenty runs, where the suite has at most 500 scenarios; absent otherwise. */
  readonly report?: object;
  readonly tallies?: Tallies;
  readonly drift?: RecordedDrift;
  /** What the policy's probes got on the scenarios of this run, in it or in an earlier run of main that asked the same; absent without any. Only of the newest run and the bundle's own. */
  readonly probes?: readonly ProbeResult[];
  /** Of lines that versions before 0.1.0 wrote; not read. */
  readonly constant?: readonly unknown[];
  /** What the run says of every metric that has a score, the primary one first. */
  readonly metrics: readonly MetricRecord[];
}

/** What the run measured of the primary metric, in short, to compare main over time; absent where the record has `report`, and of suites above 2,000 scenarios. */
export interface Tallies {
  /** Trials without a verdict; absent where there are none. */
  readonly missing?: number;
  /** Models that judged the trials, as in the report; absent where none did. */
  readonly judges?: readonly object[];
  /** A line for each scenario: the first eight digits of its content's hash, its summed score, its trials, and its id. One text, so that pull requests need not read it. */
  readonly scenarios: string;
}

/** How far main's newest five runs were from their reference, for pull requests and for the first run of a changed rubric; of the bundle's own run and the run before it. Absent where it was not measured. */
export interface RecordedDrift {
  /** Name of the metric. */
  readonly metric: string;
  /** Points that main lost, 0.08 for eight; negative if it gained. */
  readonly drop: number;
  /** Time of the first run after the change, ISO 8601; absent unless main drifted. */
  readonly since?: string;
}

export interface ProbeResult {
  /** Name of the arm. */
  readonly arm: string;
  /** Id of the scenario. */
  readonly scenario: string;
  /** As of the scenario in the report: other content is asked again. */
  readonly content: string;
  /** Trials that passed. */
  readonly passed: number;
  /** Trials with a verdict. */
  readonly total: number;
}

export interface MetricRecord {
  /** Name of the metric. */
  readonly metric: string;
  /** Id of the rubric that measured it. */
  readonly rubric: string;
  /** Version of the rubric. */
  readonly version: string;
  /** Hash of the rubric's canonical content: only runs with the same one are compared. */
  readonly hash: string;
  /** Mean trial score, 0 to 1. */
  readonly score: number;
  /** Trials that passed the rubric as a whole. */
  readonly passed: number;
  /** Trials that the rubric judged. */
  readonly total: number;
}
