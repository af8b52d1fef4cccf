import type { TraceFile } from './trace-file.ts';

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
