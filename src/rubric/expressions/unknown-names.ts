import { FACTS_ONLY, type Names } from '../references/compiling.ts';
import { TOTAL } from '../references/judged-node.ts';
import type { Wanted } from './expression.ts';

/**
 * What to write in place of names that are no facts; empty where there are none. To declare a fact of the name of a node would give a
 * rubric that finds it in no trial.
 */
export function adviseUnknown(unknown: readonly string[], wants: Wanted, { nodes, total, factsOnly }: Names): string {
  const isJudged = (name: string): boolean => nodes.has(name) || (total && name === TOTAL);
  const judged = unknown.filter(isJudged);
  const calls = judged.map((name) => callsOf(name, wants)).join(' and ');
  const ofNodes = factsOnly ? `A criterion or node is no fact: ${FACTS_ONLY}` : `Write ${calls}`;
  return [...(judged.length > 0 ? [ofNodes] : []), ...(unknown.every(isJudged) ? [] : [NAME_FACTS])].join('. ');
}

const NAME_FACTS = 'Name facts of your own in the contract: `contract: { properties: { NAME: {} } }`';

/** Where a yes or no is wanted, the verdict may be meant. */
function callsOf(name: string, wants: Wanted): string {
  const score = `\`score("${name}")\``;
  return wants === 'boolean' ? `${score} or \`passed("${name}")\`` : score;
}
