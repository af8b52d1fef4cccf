import type { Place } from '../../errors.ts';

/** `error`: the rubric cannot be used, or its numbers mislead. `warning`: somebody has to act. `advice`: it would help. */
export type LintLevel = 'error' | 'warning' | 'advice';

/** One thing about a rubric that nobody answers for. */
export interface LintFinding {
  readonly level: LintLevel;
  /** Stable kebab-case name of the case. */
  readonly code: string;
  readonly what: string;
  /** The next step. */
  readonly next: string;
  readonly where: Place;
}
