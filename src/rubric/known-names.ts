import type { RubricFile } from '../../schemas/types/rubric.ts';
import { isRecord, type JsonObject } from '../contract/json.ts';
import { nodeSlots } from './compile-nodes.ts';
import { derivedSlots } from './facts/derived-facts.ts';
import { itemNames } from './nodes/each.ts';
import type { RubricProblems } from './problems.ts';
import { NATIVE_FACTS, type Names, TRIAL_KEYS } from './references/compiling.ts';
import { compileNamedSteps } from './trace/step-matcher.ts';

/** Everything that parts of a rubric may refer to; adds unusable names to the problems. */
export function knownNames(file: RubricFile, problems: RubricProblems): Names {
  const contract: JsonObject = isRecord(file.contract) ? file.contract : {};
  const declared = isRecord(contract.properties) ? Object.keys(contract.properties) : [];
  const closed = contract.additionalProperties === false;
  const derived = derivedSlots(file, new Set([...TRIAL_KEYS, ...NATIVE_FACTS, ...declared]), problems);
  const facts = new Set([...TRIAL_KEYS, ...(closed ? [] : NATIVE_FACTS), ...declared]);
  const names = {
    nodes: nodeSlots(file, problems),
    factsOnly: false,
    total: false,
    derived,
    items: [],
    itemNames: new Set(itemNames(file).filter((name) => !facts.has(name) && !derived.has(name))),
    facts,
    closed,
  };
  return { ...names, steps: compileNamedSteps(file, names, problems) };
}
