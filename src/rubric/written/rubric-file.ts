import type { ConditionFile } from './condition-file.ts';
import type { DerivedFile, RequirementFile } from './fact-file.ts';
import type { NodeFile } from './node-file.ts';
import type { StepFile } from './trace-file.ts';

/** Keys of a node that the rubric itself, a node with a name, does not have. */
export const NODE_ONLY = [
  'question',
  'weight',
  'otherwise',
  'pass_when',
  'fail_when',
  'use',
  'judge',
  'sees',
  'tags',
] as const;

/** The rubric file as written; `schemas/rubric.schema.json` says the same for editors. A rubric is a node with a name. */
export interface RubricFile extends Omit<NodeFile, (typeof NODE_ONLY)[number]> {
  /** For editors. */
  readonly $schema?: string;
  readonly rubric?: string;
  readonly metric?: string;
  /** In place of the three. */
  readonly meta?: MetaFile;
  readonly title?: string;
  readonly description?: string;
  readonly contract?: object;
  /** What the contract's schema cannot say. */
  readonly require?: readonly RequirementFile[];
  readonly derive?: Readonly<Record<string, DerivedFile>>;
  /** Steps that trace patterns name with `is`. */
  readonly steps?: Readonly<Record<string, StepFile>>;
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
