import type { ConditionFile } from './condition-file.ts';
import type { DerivedFile, RequirementFile } from './fact-file.ts';
import type {
  BranchFile,
  CalibrationPoint,
  EachFile,
  LookupFile,
  NodeFile,
  RuleFile,
  Severity,
  StrategyName,
  ThresholdFile,
} from './node-file.ts';
import type { StepFile } from './trace-file.ts';

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
  /** Steps that trace patterns name with `is`. */
  readonly steps?: Readonly<Record<string, StepFile>>;
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

export interface Change {
  readonly version: string;
  readonly date?: string;
  readonly change: string;
}

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
