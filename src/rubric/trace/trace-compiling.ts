import type { ComparedFact } from '../references/compared-fact.ts';
import type { Compiling } from '../references/compiling.ts';

/** What a pattern is compiled with. */
export interface TraceCompiling extends Compiling {
  /** Collects the facts that the pattern compares with. */
  readonly facts: ComparedFact[];
}
