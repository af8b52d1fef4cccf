// Generated from schemas/recorded-result.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".
import type { Observation, Verdict } from './result.ts';

/** What decided one trial: one line of `results.jsonl`. The trial itself is on the same line of `trials.jsonl`, and `agent-gate explain` adds the sentences. */
export interface RecordedResult {
  /** Id of the scenario. */
  readonly scenario: string;
  /** Number of the attempt. */
  readonly trial: number;
  /** Kind of the error that ended the trial; null where none did. */
  readonly error: 'agent' | 'infrastructure' | 'judge' | null;
  /** One entry per rubric; empty without a verdict. */
  readonly rubrics: readonly RecordedRubric[];
}

/** Result of one rubric. `manifest.json` has its hash. */
export interface RecordedRubric {
  /** Id of the rubric. */
  readonly rubric: string;
  /** Its semantic version. */
  readonly version: string;
  /** Class of the trial; `not_judged` where the verdict is skipped or error. */
  readonly outcome: string;
  /** Root of the result tree. */
  readonly tree: RecordedNode;
}

/** Result of one node. The rubric has its kind, weight, severity, question and threshold. */
export interface RecordedNode {
  /** Key of the criterion, or id of the rubric. */
  readonly key: string;
  readonly verdict: Verdict;
  /** 0 to 1; null when the node did not apply. */
  readonly score: number | null;
  /** Score before it was calibrated or clamped to 0-1, where that changed it. */
  readonly raw?: number;
  /** The facts that decided. */
  readonly observed?: readonly Observation[];
  /** Results of the nodes below. */
  readonly children?: readonly RecordedNode[];
  /** Leaf in which the tree ended. */
  readonly label?: string;
  /** Present where the node did not apply and `otherwise` gave its verdict. */
  readonly otherwise?: true;
  /** Version of the criterion or rule, where it has its own. */
  readonly version?: string;
}
