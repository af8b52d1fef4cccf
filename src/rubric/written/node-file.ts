import type { ConditionFile } from './condition-file.ts';
import type { StepFile } from './trace-file.ts';

/** What nodes and rules may say alike. */
interface Documented {
  readonly question?: string;
  readonly severity?: Severity;
  readonly version?: string;
  readonly rationale?: string;
  readonly owner?: string;
  readonly since?: string;
}

/** A node of the rubric: one key says of which kind it is. */
export interface NodeFile extends Documented {
  readonly weight?: number;
  readonly threshold?: ThresholdFile;
  readonly calibration?: readonly CalibrationPoint[];
  readonly when?: ConditionFile;
  readonly otherwise?: Otherwise;
  readonly pass_when?: ConditionFile;
  readonly fail_when?: ConditionFile;
  readonly criteria?: Readonly<Record<string, NodeFile>>;
  readonly combine?: StrategyName;
  readonly weights?: 'absolute' | 'relative';
  readonly use?: string;
  /** CEL. */
  readonly formula?: string;
  readonly rules?: readonly RuleFile[];
  readonly tree?: BranchFile;
  readonly lookup?: LookupFile;
  readonly each?: EachFile;
  /** The `question` is for somebody who answers it before the trial is scored. */
  readonly judge?: AnswerForm;
  /** Paths of the facts that a model is shown with the question; left out, no model is asked. */
  readonly sees?: readonly string[];
  readonly tags?: readonly string[];
}

/** One signed rule of a list. */
export interface RuleFile extends Documented {
  readonly name: string;
  readonly condition: ConditionFile;
  /** Not 0, except for a terminal rule. */
  readonly weight: number;
  readonly terminal?: boolean;
  /** Names of rules that do not count where this one fires. */
  readonly overrides?: readonly string[];
}

/** A fork (`if`, `then`, `else`), or the end of a path: `score` with `label`, or `node`. */
export interface BranchFile {
  readonly if?: ConditionFile;
  readonly then?: BranchFile;
  readonly else?: BranchFile;
  readonly score?: number;
  readonly label?: string;
  readonly node?: NodeFile;
}

/** Scores by the value of a field. */
export interface LookupFile {
  readonly field: string;
  readonly table: Readonly<Record<string, number>>;
  readonly default?: number;
}

/** What a judge answers: true or false, or a number from 0 to 100. */
export type AnswerForm = 'yes_no' | 'percent';

/** A node applied to every item of a list. */
export interface EachFile {
  /** Exactly one of the three. */
  readonly over: { readonly field?: string; readonly steps?: StepFile; readonly turns?: string };
  readonly node: NodeFile;
  /** Default: the mean, and every item has to pass. */
  readonly combine?: StrategyName;
  readonly on_empty?: Otherwise;
  /** Default: `item`. */
  readonly as?: string;
}

/** The number, or the number with what a reviewer wants to know of it. */
export type ThresholdFile = number | DocumentedThreshold;

interface DocumentedThreshold {
  readonly value: number;
  readonly unit?: string;
  readonly rationale?: string;
  /** The data that it was set on. */
  readonly calibrated_on?: string;
  readonly calibrated_at?: string;
  readonly owner?: string;
  /** Day after which it has to be looked at again. */
  readonly review_by?: string;
}

/** One point of a monotone map of scores. */
export interface CalibrationPoint {
  readonly from: number;
  readonly to: number;
}

/** How the nodes below make one score. */
export type StrategyName =
  | 'weighted_sum'
  | 'min'
  | 'cap_by_worst'
  | 'weighted_median'
  | 'majority_vote'
  | 'strict'
  | 'median'
  | 'mean';

export type Severity = 'none' | 'low' | 'medium' | 'high' | 'critical';

/** What a node answers where it does not apply. */
export type Otherwise = 'skip' | 'pass' | 'fail';
