// Generated from schemas/inspection.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".
import type { DeclaredTotal } from './init.ts';
import type { ErrorCounts } from './report.ts';

/** What `agent-gate inspect --json` prints: what is read from results, also where the gate refuses them. */
export interface InspectionReport {
  /** Version of this format. */
  readonly schema: 1;
  /** Files that were read. */
  readonly files: number;
  /** Trials of all files. */
  readonly trials: number;
  /** Scenarios of all files. */
  readonly scenarios: number;
  /** Trials without an error that passed by the harness's own verdict. */
  readonly passed: number;
  /** Trials without an error that failed by the harness's own verdict. */
  readonly failed: number;
  readonly errors: ErrorCounts;
  /** Records that are no trials by the mapping's `when`. */
  readonly unread: number;
  /** Totals that the files report about themselves, by the names of `expect` in a mapping, and what was read. */
  readonly declared: readonly DeclaredTotal[];
  /** Every fact of the trials, down to three levels, sorted by path. */
  readonly facts: readonly FactUse[];
  /** The selectors in the order of the mapping; empty for the native format. */
  readonly selectors: readonly InspectedSelector[];
  /** The first three trials, in the native format. */
  readonly examples: readonly object[];
  /** Why the gate refuses these files; empty if it accepts them. */
  readonly problems: readonly object[];
}

/** A fact and the trials that have it. */
export interface FactUse {
  /** Its dotted path. */
  readonly path: string;
  /** Types of its values, sorted. */
  readonly types: readonly ('boolean' | 'list' | 'null' | 'number' | 'object' | 'text')[];
  /** Trials that have it. */
  readonly trials: number;
}

/** A selector, and how often it found a value. */
export interface InspectedSelector {
  /** Its place in the mapping, as a JSON pointer. */
  readonly pointer: string;
  /** The selector. */
  readonly text: string;
  /** Records, or parts of records, that it was applied to. */
  readonly asked: number;
  /** Number of these in which it found a value other than null. */
  readonly found: number;
  /** Of one that found nothing, the nearest selector that would. */
  readonly near?: string;
}
