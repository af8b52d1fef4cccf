// Generated from schemas/result.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".
import type { Severity } from './rubric.ts';

/** Kind of the error: `agent` is scored and fails; `infrastructure` and `judge` give no verdict. */
export type ErrorKind = 'agent' | 'infrastructure' | 'judge';

/** Verdict of the node; `skipped`: it did not apply; `error`: it could not be scored. */
export type Verdict = 'pass' | 'warn' | 'fail' | 'skipped' | 'error';

/** The result trees of one trial with their sentences: one line of `agent-gate explain --json`. */
export interface TrialResult {
  /** Id of the scenario. */
  readonly scenario: string;
  /** Number of the attempt. */
  readonly trial: number;
  /** Why the trial ended early; null where it did not. */
  readonly error: TrialError | null;
  /** One entry per rubric; empty without a verdict. */
  readonly rubrics: readonly RubricResult[];
}

export interface TrialError {
  readonly kind: ErrorKind;
  /** What went wrong. */
  readonly message: string;
  /** False where the harness named no kind; the error then counts as the agent's. */
  readonly classified: boolean;
  /** Present where the trial records nothing, and the policy counts that as an error. */
  readonly empty?: true;
}

/** Result of one rubric. */
export interface RubricResult {
  /** Facts that the rubric derived, in the order of their references; absent without any. */
  readonly derived?: readonly DerivedResult[];
  /** Id of the rubric. */
  readonly rubric: string;
  /** Its semantic version. */
  readonly version: string;
  /** Hash of its canonical content. */
  readonly hash: string;
  /** Class of the trial; `not_judged` where the verdict is skipped or error. */
  readonly outcome: string;
  /** Root of the result tree. */
  readonly tree: NodeResult;
  /** Facts that the rubric reads and the trial lacks, and broken contracts. */
  readonly warnings: readonly string[];
}

/** One derived fact. */
export interface DerivedResult {
  /** How it was derived. */
  readonly explanation: string;
  /** Its name. */
  readonly fact: string;
  /** Present where the JSON text of the value is longer than 80 characters: `value` is its beginning, and `trials.jsonl` has the whole at the path. */
  readonly cut?: true;
  /** Its value; absent where indeterminate. */
  readonly value?: unknown;
}

/** Result of one node; all kinds share this shape. */
export interface NodeResult {
  /** Key of the criterion, or id of the rubric. */
  readonly key: string;
  /** Kind of the node. */
  readonly kind: string;
  readonly verdict: Verdict;
  /** 0 to 1; null when the node did not apply. */
  readonly score: number | null;
  /** Share of the parent's score, as written; negative for a rule that takes away, 0 for a named node. */
  readonly weight: number;
  readonly severity: Severity;
  /** What was observed, and the logic that applied. */
  readonly explanation: string;
  /** The facts that the node read. */
  readonly observed?: readonly Observation[];
  /** Results of the nodes below. */
  readonly children?: readonly NodeResult[];
  /** Leaf in which the tree ended. */
  readonly label?: string;
  /** Present where the node did not apply and `otherwise` gave its verdict. */
  readonly otherwise?: true;
  /** The node's question. */
  readonly question?: string;
  /** Score from which the node passes; absent where the severity decides. */
  readonly threshold?: number;
  /** Version of the criterion or rule, where it has its own. */
  readonly version?: string;
  /** Score before it was calibrated or clamped to 0-1, where that changed it. */
  readonly raw?: number;
}

/** One fact. */
export interface Observation {
  /** Its path. */
  readonly field: string;
  /** Present where the JSON text of the value is longer than 80 characters: `value` is its beginning, and `trials.jsonl` has the whole at the path. */
  readonly cut?: true;
  /** Its value, keys sorted; missing where the fact is absent. */
  readonly value?: unknown;
}
