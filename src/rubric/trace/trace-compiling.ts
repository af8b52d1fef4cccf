import type { Compiling } from '../compiling.ts';
import type { ComparedFact } from './compared-fact.ts';

/** What a pattern is compiled with. */
export interface TraceCompiling extends Compiling {
  /** Collects the facts that the pattern compares with. */
  readonly facts: ComparedFact[];
}
