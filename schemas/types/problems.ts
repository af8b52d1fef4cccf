// Generated from schemas/problems.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".
import type { Place } from './decision.ts';

/** What every command but `gate` prints under `--json` where it cannot do what it was asked, with exit code 3: the mistakes to fix. `gate` prints a decision `invalid`. */
export interface ProblemReport {
  /** Version of this format. */
  readonly schema: 1;
  /** What is wrong, one mistake or more. */
  readonly problems: readonly Problem[];
}

/** A mistake in a file, and how to fix it. */
export interface Problem {
  /** Stable kebab-case name of the case. */
  readonly code: string;
  /** What is wrong. */
  readonly what: string;
  /** Place in the file. */
  readonly where?: Place;
  /** What is allowed. */
  readonly expected?: string;
  /** What is there. */
  readonly found?: string;
  /** How to fix it, in words. */
  readonly fix?: string;
  /** The known name nearest to one that is not known. */
  readonly suggestion?: string;
  /** All known names, where none is near. */
  readonly known?: readonly string[];
  /** How many problems the list leaves out, of the one at its end. */
  readonly more?: number;
}
