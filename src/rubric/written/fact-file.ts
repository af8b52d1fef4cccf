import type { ConditionFile } from './condition-file.ts';

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
