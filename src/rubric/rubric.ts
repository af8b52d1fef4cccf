import type { Condition } from './evaluation.ts';
import type { SchemaFault } from './json-schema.ts';
import type { Band, Otherwise, Severity } from './rubric-file.ts';

export type { Observation } from './evaluation.ts';
export type { Band, Severity } from './rubric-file.ts';

/** A compiled rubric: everything is checked, nothing is looked up per trial. */
export interface Rubric {
  /** Kebab-case id. */
  readonly id: string;
  /** Semantic version; a major bump means that scores are not comparable. */
  readonly version: string;
  /** `sha256:` over the canonical content of the file. */
  readonly hash: string;
  readonly metric: string;
  readonly title?: string;
  readonly threshold: number | null;
  /** Severity of anything that does not pass; null: the worst of the criteria that did not. */
  readonly severity: Severity | null;
  readonly contract: SchemaFault | null;
  /** In the order of the file. */
  readonly criteria: readonly Criterion[];
  /** In the order of the file; the first that fits is the trial's. */
  readonly outcomes: readonly Outcome[];
  readonly bands: readonly Band[];
}

export interface Criterion {
  readonly key: string;
  readonly question?: string;
  readonly weight: number;
  readonly severity: Severity;
  readonly when: Condition | null;
  readonly otherwise: Otherwise;
  readonly condition: Condition;
  /** The verdict where the condition holds; where it cannot be told the criterion fails either way. */
  readonly passesWhen: boolean;
}

export interface Outcome {
  readonly name: string;
  /** Null: takes what is left. */
  readonly when: Condition | null;
}
