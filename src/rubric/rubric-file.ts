/** The rubric file as written; `schemas/rubric.schema.json` says the same for editors. A rubric is a node with a name. */
export interface RubricFile {
  /** For editors. */
  readonly $schema?: string;
  readonly rubric?: string;
  readonly version?: string;
  readonly metric?: string;
  /** In place of the three. */
  readonly meta?: MetaFile;
  readonly title?: string;
  readonly description?: string;
  readonly rationale?: string;
  readonly owner?: string;
  readonly since?: string;
  readonly contract?: object;
  /** What the contract's schema cannot say. */
  readonly require?: readonly RequirementFile[];
  readonly derive?: Readonly<Record<string, DerivedFile>>;
  readonly when?: ConditionFile;
  /** Score from which the whole rubric passes, 0 to 1. */
  readonly threshold?: ThresholdFile;
  readonly severity?: Severity;
  readonly calibration?: readonly CalibrationPoint[];
  readonly criteria?: Readonly<Record<string, NodeFile>>;
  readonly combine?: StrategyName;
  readonly weights?: 'absolute' | 'relative';
  readonly rules?: readonly RuleFile[];
  readonly tree?: BranchFile;
  readonly lookup?: LookupFile;
  readonly each?: EachFile;
  /** CEL. */
  readonly formula?: string;
  /** Named nodes that the score or other nodes refer to. */
  readonly nodes?: Readonly<Record<string, NodeFile>>;
  readonly outcomes?: readonly OutcomeFile[];
  readonly bands?: readonly Band[];
  readonly changelog?: readonly Change[];
}

/** A node of the rubric: one key says of which kind it is. */
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
  /** CEL. */
  readonly formula?: string;
  readonly rules?: readonly RuleFile[];
  readonly tree?: BranchFile;
  readonly lookup?: LookupFile;
  readonly each?: EachFile;
  readonly version?: string;
  readonly rationale?: string;
  readonly owner?: string;
  readonly since?: string;
  readonly tags?: readonly string[];
}

/** The header of rubrics that are a flat list of rules. */
export interface MetaFile {
  /** The id, with `_` or `-` between its words. */
  readonly name: string;
  readonly version: string;
  /** Default: the name. */
  readonly metric?: string;
  readonly created_at?: string;
  readonly author?: string;
}

/** One signed rule of a list. */
export interface RuleFile {
  readonly name: string;
  readonly condition: ConditionFile;
  /** Not 0, except for a terminal rule. */
  readonly weight: number;
  readonly terminal?: boolean;
  /** Names of rules that do not count where this one fires. */
  readonly overrides?: readonly string[];
  readonly question?: string;
  readonly severity?: Severity;
  readonly version?: string;
  readonly rationale?: string;
  readonly owner?: string;
  readonly since?: string;
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

/** Exactly one of `field`, `score`, `passed`, `and`, `or`, `not`, `trace`, `expr` says what kind of condition it is. */
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
  /** CEL that is true or false. */
  readonly expr?: string;
  readonly ignore_case?: boolean;
  /** For reviewers. */
  readonly description?: string;
}

/** A derived fact: true or false by a condition, any value by `expr` alone, or by a table. */
export type DerivedFile = ConditionFile | LookedUpFile;

export interface LookedUpFile {
  readonly lookup: FactLookupFile;
  readonly description?: string;
}

/** The value that a table gives for a fact. */
export interface FactLookupFile {
  readonly field: string;
  readonly table: Readonly<Record<string, unknown>>;
  readonly default?: unknown;
}

/** A condition that every trial has to meet before it is judged. */
export interface RequirementFile {
  readonly that: ConditionFile;
  readonly message?: string;
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
