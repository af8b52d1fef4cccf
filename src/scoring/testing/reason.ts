import type { NodeResult } from '../../../schemas/types/result.ts';
import { visitNodes } from './judged-case.ts';

/** As many as can be taken in beside the sentence of the whole. */
const LEAVES = 3;

/** Why a node came out so: its own sentence, and those of the first leaves below it that did not pass. */
export function reasonOf(node: NodeResult): string {
  const below: string[] = [];
  visitNodes(node, (path, leaf) => {
    // A crash, and the items of a list, are told by the whole already.
    if (isMissed(leaf) && !node.explanation.includes(leaf.explanation)) below.push(`${path}: ${leaf.explanation}`);
  });
  const rest = below.length - LEAVES;
  return [node.explanation, ...below.slice(0, LEAVES), ...(rest > 0 ? [`and ${rest} more`] : [])].join(' | ');
}

function isMissed({ children, verdict }: NodeResult): boolean {
  return children === undefined && verdict !== 'pass' && verdict !== 'skipped';
}
