import { isRecord, type JsonObject } from '../contract/json-object.ts';
import { nearestName } from '../contract/nearest-name.ts';
import { mayHaveHad } from '../contract/sound-parts.ts';
import { nodeSlots } from './compile-nodes.ts';
import { derivedSlots } from './facts/derive.ts';
import { KEYWORDS } from './json-schema/schema-spots.ts';
import type { ProblemList } from './problem-list.ts';
import type { NameSort, Names } from './references/compiling.ts';
import { NATIVE_FACTS, TRIAL_KEYS } from './references/native-facts.ts';
import { compileNamedSteps } from './trace/named-steps.ts';
import { itemNames } from './written/item-names.ts';
import type { RubricFile } from './written/rubric-file.ts';

/** Under which keys of a rubric names are made. */
const SECTIONS: readonly (readonly [NameSort, readonly string[]])[] = [
  ['nodes', ['criteria', 'nodes']],
  ['facts', ['contract', 'derive']],
  ['steps', ['steps']],
];

/** Everything that the parts of a rubric may refer to; names that cannot be used are added to the problems. */
export function knownNames(file: RubricFile, problems: ProblemList): Names {
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
    lost: lostSorts(file, contract),
  };
  return { ...names, steps: compileNamedSteps(file, names, problems) };
}

function lostSorts(file: RubricFile, contract: JsonObject): ReadonlySet<NameSort> {
  const lost = SECTIONS.flatMap(([sort, keys]) => (mayHaveHad(file, keys, isRecord) ? [sort] : []));
  return new Set(mayHaveNamed(contract) ? [...lost, 'facts'] : lost);
}

/** Whether a contract has names of facts where no JSON Schema has any: its `properties` are misshapen or misspelt. */
function mayHaveNamed(contract: JsonObject): boolean {
  if (contract.properties !== undefined && !isRecord(contract.properties)) return true;
  const unknown = Object.keys(contract).filter((key) => !KEYWORDS.includes(key) && isRecord(contract[key]));
  return unknown.some((key) => (nearestName(key, KEYWORDS) ?? 'properties') === 'properties');
}
