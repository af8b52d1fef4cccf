import type { RubricFile } from '../../../schemas/types/rubric.ts';
import { memberPointer } from '../../contract/json.ts';
import type { ProblemList } from '../problem-list.ts';
import { checkKey } from '../references/check-key.ts';
import type { ComparedFact } from '../references/compared-fact.ts';
import type { Names } from '../references/compiling.ts';
import type { NamedStep } from '../references/named-step.ts';
import { compileStep } from './step-matcher.ts';

/** Compiles the steps that a rubric names, each once; none may refer to another, so that none costs more than it says. */
export function compileNamedSteps(
  rubric: RubricFile,
  names: Omit<Names, 'steps'>,
  problems: ProblemList,
): ReadonlyMap<string, NamedStep> {
  const named = new Map<string, NamedStep>();
  for (const [name, file] of Object.entries(rubric.steps ?? {})) {
    checkKey(name, '/steps', problems);
    const pointer = memberPointer('/steps', name);
    const facts: ComparedFact[] = [];
    const needs = new Set<string>();
    const compiling = { problems, names: { ...names, steps: null }, needs, facts };
    named.set(name, { fits: compileStep(file, pointer, compiling).fits, facts, needs });
  }
  return named;
}
