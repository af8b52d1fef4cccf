/** The rubric file as written; `schemas/rubric.schema.json` says the same for editors. */
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
  readonly weights?: 'absolute' | 'relative';
  /** Score from which the whole rubric passes, 0 to 1. */
  readonly threshold?: number;
  readonly severity?: Severity;
  readonly contract?: object;
  readonly criteria: Readonly<Record<string, CriterionFile>>;
  readonly outcomes?: readonly OutcomeFile[];
  readonly bands?: readonly Band[];
  readonly changelog?: readonly Change[];
}

export interface Change {
  readonly version: string;
  readonly date?: string;
  readonly change: string;
}

export type Severity = 'none' | 'low' | 'medium' | 'high' | 'critical';

export interface CriterionFile {
  readonly question?: string;
  readonly weight: number;
  readonly severity?: Severity;
  readonly when?: ConditionFile;
  readonly otherwise?: Otherwise;
  readonly pass_when?: ConditionFile;
  readonly fail_when?: ConditionFile;
  readonly rationale?: string;
  readonly owner?: string;
  readonly since?: string;
  readonly tags?: readonly string[];
}

/** What a criterion answers where it does not apply. */
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
  readonly precedence?: { readonly each: StepFile; readonly after: StepFile };
  readonly within_first?: number;
  readonly before?: StepFile;
  readonly after?: StepFile;
  readonly on_empty_trace?: 'pass' | 'fail';
}

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
