import type { Compiling } from '../compiling.ts';
import type { Evaluation } from '../evaluation.ts';
import { compileDerivedFault, compileField, type ReadFact } from './field-path.ts';

/** A fact that a part of a rubric reads. */
export interface Fact {
  readonly path: string;
  readonly read: ReadFact;
  /** Why a derived fact cannot be read, which it has said itself. */
  fault(at: Evaluation): string | undefined;
}

/** Compiles the path of a fact, see `compileField`: one that was refused or taken out is never read, as its rubric is refused. */
export function compileFact(path: string | undefined, pointer: string, compiling: Compiling): Fact {
  const read = compileField(path, pointer, compiling) ?? (() => undefined);
  return { path: path ?? '', read, fault: compileDerivedFault(path ?? '', compiling) };
}
