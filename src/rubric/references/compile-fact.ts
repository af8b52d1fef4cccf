import type { Compiling } from './compiling.ts';
import type { Fact } from './fact.ts';
import { compileDerivedFault, compileField } from './field-path.ts';

/** Compiles the path of a fact, see `compileField`: one that was refused or taken out is never read, as its rubric is refused. */
export function compileFact(path: string | undefined, pointer: string, compiling: Compiling): Fact {
  const read = compileField(path, pointer, compiling) ?? (() => undefined);
  return { path: path ?? '', read, fault: compileDerivedFault(path ?? '', compiling) };
}
