import type { Names } from '../compiling.ts';
import { checkKey, keyPointer } from '../nodes/check-key.ts';
import { itemNames } from '../nodes/item-names.ts';
import type { ProblemList } from '../problem-list.ts';
import type { RubricFile } from '../rubric-file.ts';
import type { ComparedFact } from './compared-fact.ts';
import type { NamedStep } from './named-step.ts';
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
    const pointer = keyPointer('/steps', name);
    const facts: ComparedFact[] = [];
    const needs = new Set<string>();
    const compiling = { problems, names: { ...names, steps: null }, needs, facts };
    named.set(name, { fits: compileStep(file, pointer, compiling).fits, facts, needs });
    for (const { path } of facts) if (isItem(path, rubric, names)) refuseItem(path, pointer, problems);
  }
  return named;
}

/** Whether a path that names no fact means an item: a step that is named is compiled once, outside of every `each`. */
function isItem(path: string, rubric: RubricFile, { facts, derived }: Pick<Names, 'facts' | 'derived'>): boolean {
  const [root = ''] = path.split('.');
  return !facts.has(root) && !derived.has(root) && itemNames(rubric).includes(root);
}

function refuseItem(found: string, pointer: string, problems: ProblemList): void {
  const what = 'a named step cannot see the items of an `each`';
  problems.add(pointer, { code: 'bad-field', what, found, mend: 'Write the step out in place of its name' });
}
