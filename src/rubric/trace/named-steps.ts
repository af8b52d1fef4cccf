import { memberPointer } from '../../contract/json-pointer.ts';
import type { Names } from '../compiling.ts';
import { rootOf } from '../conditions/field-path.ts';
import { checkKey } from '../nodes/check-key.ts';
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
  const steps = Object.entries(rubric.steps ?? {});
  const unseen = steps.length === 0 ? [] : unseenItems(rubric, names);
  const visible = { ...names, steps: null, facts: new Set([...names.facts, ...unseen]) };
  for (const [name, file] of steps) {
    checkKey(name, '/steps', problems);
    const pointer = memberPointer('/steps', name);
    const facts: ComparedFact[] = [];
    const needs = new Set<string>();
    const compiling = { problems, names: visible, needs, facts };
    named.set(name, { fits: compileStep(file, pointer, compiling).fits, facts, needs });
    for (const { path } of facts) if (unseen.includes(rootOf(path))) refuseItem(path, pointer, problems);
  }
  return named;
}

/** Names of items that are no facts: a step that is named is compiled once, outside of every `each`. */
function unseenItems(rubric: RubricFile, { facts, derived }: Pick<Names, 'facts' | 'derived'>): readonly string[] {
  return itemNames(rubric).filter((name) => !facts.has(name) && !derived.has(name));
}

function refuseItem(found: string, pointer: string, problems: ProblemList): void {
  const what = 'a named step cannot see the items of an `each`';
  problems.add(pointer, { code: 'bad-field', what, found, mend: 'Write the step out in place of its name' });
}
