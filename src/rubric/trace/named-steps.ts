import type { Names } from '../compiling.ts';
import { isRecord } from '../json-value.ts';
import { checkKey, keyPointer } from '../nodes/check-key.ts';
import type { ProblemList } from '../problem-list.ts';
import type { RubricFile } from '../rubric-file.ts';
import type { ComparedFact } from './compared-fact.ts';
import type { NamedStep } from './named-step.ts';
import { compileStep } from './step-matcher.ts';

/** Stands for a step that breaks the schema, so that what refers to it is no problem of its own. */
const BROKEN: NamedStep = { fits: () => false, facts: [], needs: new Set() };

/** Compiles the steps that a rubric names, each once; none may refer to another, so that none costs more than it says. */
export function compileNamedSteps(
  { steps }: RubricFile,
  names: Omit<Names, 'steps'>,
  problems: ProblemList,
): ReadonlyMap<string, NamedStep> {
  const named = new Map<string, NamedStep>();
  for (const [name, file] of Object.entries(isRecord(steps) ? (steps as NonNullable<RubricFile['steps']>) : {})) {
    checkKey(name, '/steps', problems);
    const pointer = keyPointer('/steps', name);
    const facts: ComparedFact[] = [];
    const needs = new Set<string>();
    const compiling = { problems, names: { ...names, steps: null }, needs, facts };
    const sound = problems.isSound(pointer);
    named.set(name, sound ? { fits: compileStep(file, pointer, compiling).fits, facts, needs } : BROKEN);
  }
  return named;
}
