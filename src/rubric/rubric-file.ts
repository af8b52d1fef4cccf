import type { Each, Node, Trace } from '../../schemas/types/rubric.ts';

/** The types of a rubric file, generated from its schema; the names set them apart from what the file is compiled to. */
export type {
  ArgsMode,
  Band,
  Branch as BranchFile,
  Calibration as CalibrationFile,
  Combine as StrategyName,
  Condition as ConditionFile,
  Derived as DerivedFile,
  Each as EachFile,
  FactLookup as FactLookupFile,
  Lookup as LookupFile,
  Measure as MeasureName,
  Meta as MetaFile,
  Node as NodeFile,
  Outcome as OutcomeFile,
  ReferenceCall as ReferenceCallFile,
  RubricFile,
  Rule as RuleFile,
  Severity,
  Step as StepFile,
  Text as TextFile,
  Trace as TraceFile,
} from '../../schemas/types/rubric.ts';

export type AnswerForm = NonNullable<Node['judge']>;
/** What a node answers where it does not apply. */
export type Otherwise = NonNullable<Node['otherwise']>;
export type OverFile = Each['over'];
export type CountFile = NonNullable<Trace['count']>;
export type PrecedenceFile = NonNullable<Trace['precedence']>;
export type ResponseFile = NonNullable<Trace['response']>;
export type UniversalityFile = NonNullable<Trace['universality']>;
export type BetweenFile = NonNullable<Trace['between']>;
export type TrajectoryFile = NonNullable<Trace['trajectory']>;
export type TrajectoryMode = TrajectoryFile['mode'];
export type ReferenceFile = TrajectoryFile['reference'];
