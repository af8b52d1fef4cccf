/** The rubric file as written; `schemas/rubric.schema.json` says the same for editors. A rubric is a node with a name. */
export interface RubricFile {
  /** For editors. */
  readonly $schema?: string;
  readonly rubric: string;
  readonly version: string;
  readonly metric: string;
  readonly title?: string;
  readonly description?: string;
  readonly rationale?: string;
  readonly owner?: string;
  readonly since?: string;
  readonly contract?: object;
  readonly when?: ConditionFile;
  /** Score from which the whole rubric passes, 0 to 1. */
  readonly threshold?: ThresholdFile;
  readonly severity?: Severity;
  readonly calibration?: readonly CalibrationPoint[];
  readonly criteria?: Readonly<Record<string, NodeFile>>;
  readonly combine?: StrategyName;
  readonly weights?: 'absolute' | 'relative';
  /** Named nodes that the score or other nodes refer to. */
  readonly nodes?: Readonly<Record<string, NodeFile>>;
  readonly outcomes?: readonly OutcomeFile[];
  readonly bands?: readonly Band[];
  readonly changelog?: readonly Change[];
}

/** A node of the rubric: exactly one of `pass_when`, `fail_when`, `criteria`, `use` says of which kind. */
export interface NodeFile {
  readonly question?: string;
  readonly weight?: number;
  readonly severity?: Severity;
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
  readonly version?: string;
  readonly rationale?: string;
  readonly owner?: string;
  readonly since?: string;
  readonly tags?: readonly string[];
}

/** The number, or the number with what a reviewer wants to know of it. */
export type ThresholdFile = number | DocumentedThreshold;

export interface DocumentedThreshold {
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

export interface Change {
  readonly version: string;
  readonly date?: string;
  readonly change: string;
}

export type Severity = 'none' | 'low' | 'medium' | 'high' | 'critical';

/** What a node answers where it does not apply. */
export type Otherwise = 'skip' | 'pass' | 'fail';

export interface OutcomeFile {
  readonly name: string;
  /** Only the last outcome has none: it takes what is left. */
  readonly when?: ConditionFile;
}

/** A range of the mean score with a name for people; the last one takes what is left. */
export interface Band {
  readonly name: string;
  readonly at_least?: number;
}

/** Exactly one of `field`, `score`, `passed`, `and`, `or`, `not`, `trace` says what kind of condition it is. */
export interface ConditionFile {
  readonly field?: string;
  readonly score?: string;
  readonly passed?: string;
  readonly op?: string;
  readonly value?: unknown;
  readonly tolerance?: number;
  readonly measure?: string;
  readonly and?: readonly ConditionFile[];
  readonly or?: readonly ConditionFile[];
  readonly not?: ConditionFile;
  readonly trace?: TraceFile;
}

/** Exactly one pattern, with its scope. */
export interface TraceFile {
  readonly exists?: StepFile;
  readonly absence?: StepFile;
  readonly count?: CountFile;
  readonly precedence?: PrecedenceFile;
  readonly response?: ResponseFile;
  readonly sequence?: readonly StepFile[];
  readonly universality?: UniversalityFile;
  readonly trajectory?: TrajectoryFile;
  /** Path of the list of steps; default `trace`. */
  readonly in?: string;
  readonly within_first?: number;
  readonly before?: StepFile;
  readonly after?: StepFile;
  readonly between?: BetweenFile;
  readonly on_empty_trace?: 'pass' | 'fail';
}

export interface PrecedenceFile {
  readonly each: StepFile;
  readonly after: StepFile;
}

export interface ResponseFile {
  readonly each: StepFile;
  readonly then: StepFile;
}

export interface UniversalityFile {
  readonly each?: StepFile;
  readonly fits: StepFile;
}

export interface BetweenFile {
  readonly from: StepFile;
  readonly to: StepFile;
  readonly unclosed?: 'skip' | 'count';
}

/** The tool calls compared with a reference. */
export interface TrajectoryFile {
  readonly mode: TrajectoryMode;
  readonly reference: readonly ReferenceCallFile[] | { readonly field: string };
  readonly args?: ArgsMode;
  readonly args_of?: Readonly<Record<string, ArgsMode>>;
}

export type TrajectoryMode = 'strict' | 'unordered' | 'subset' | 'superset';

/** How the arguments of a call are compared with those of the reference. */
export type ArgsMode = 'exact' | 'subset' | 'ignore';

/** A tool's name stands for a call of it with any arguments. */
export type ReferenceCallFile = string | { readonly tool: string; readonly args?: Readonly<Record<string, unknown>> };

export interface CountFile {
  readonly of: StepFile;
  readonly at_least?: number;
  readonly at_most?: number;
  readonly exactly?: number;
}

/** Which steps are meant; every key that is given has to fit. */
export interface StepFile {
  readonly type?: 'message' | 'tool_call';
  readonly tool?: string | readonly string[];
  readonly role?: string | readonly string[];
  readonly args?: Readonly<Record<string, unknown>>;
  readonly text?: TextFile;
  readonly result?: TextFile;
  readonly error?: boolean;
}

/** A part of the text, or a pattern. */
export type TextFile = string | { readonly matches: string };
