// Generated from schemas/lint.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".
import type { Place } from './decision.ts';
import type { Requirement } from './policy.ts';

/** error: the rubric cannot be used, or its numbers mislead; warning: act on it; advice: worth a look. */
export type LintLevel = 'error' | 'warning' | 'advice';

/** What `agent-gate lint --json` prints: findings about rubrics and policy. */
export interface LintReport {
  /** Version of this format. */
  readonly schema: 1;
  /** The files that were checked. */
  readonly files: readonly string[];
  readonly counts: LintCounts;
  /** By file and line. */
  readonly findings: readonly LintFinding[];
}

/** Number of findings by level. */
export interface LintCounts {
  /** The rubric cannot be used, or its numbers mislead. */
  readonly error: number;
  /** Act on it. */
  readonly warning: number;
  /** Worth a look. */
  readonly advice: number;
}

/** One finding about a rubric or policy. */
export interface LintFinding {
  readonly level: LintLevel;
  /** Stable kebab-case name of the case. */
  readonly code: string;
  /** What is wrong. */
  readonly what: string;
  /** The next step. */
  readonly next: string;
  /** Where it is. */
  readonly where: Place;
  /** What it breaks of the policy's `rubrics.require`, whether or not that asks for it; absent for nothing. */
  readonly breaks?: readonly Requirement[];
}
