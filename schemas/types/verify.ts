// Generated from schemas/verify.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".

/** The step; `verify` makes the first three only, and with a statement all. */
export type StepName =
  | 'files'
  | 'formats'
  | 'results-hash'
  | 'manifest'
  | 'results'
  | 'report'
  | 'decision'
  | 'comment'
  | 'statement';

/** What `agent-gate verify --json` and `agent-gate replay --json` print: whether a bundle is whole, and whether it comes out the same once more. */
export interface BundleCheck {
  /** Version of this format. */
  readonly schema: 1;
  /** The folder or archive. */
  readonly bundle: string;
  /** Version of Agent Gate that wrote the bundle. */
  readonly written_by: string;
  /** Version of Agent Gate that checked it. */
  readonly checked_by: string;
  /** Whether no step found a difference; the exit code is 0 then, else 1. */
  readonly same: boolean;
  /** The steps in order. */
  readonly steps: readonly CheckStep[];
}

export interface CheckStep {
  readonly step: StepName;
  /** What came of it; `skipped` where the bundle lacks what the step needs. */
  readonly outcome: 'same' | 'differs' | 'skipped';
  /** What was compared, or why not. */
  readonly what: string;
  /** The first differences, at most ten. */
  readonly differences: readonly Difference[];
  /** Differences beyond those. */
  readonly more: number;
}

export interface Difference {
  /** File of the bundle. */
  readonly file: string;
  /** Where in the file: a trial and the node of its tree, a path, a line. */
  readonly place?: string;
  /** What the bundle says. */
  readonly expected: string;
  /** What was found now. */
  readonly found: string;
}
