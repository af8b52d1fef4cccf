import type { NodeResult } from '../../../schemas/types/result.ts';
import type { NodeCoverage } from '../../../schemas/types/rubric-test-run.ts';
import { didNotPass } from '../../rubric/nodes/marking.ts';
import type { Node } from '../../rubric/nodes/node.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import { isAsked, nodePaths, visitNodes } from './scored-case.ts';

/** Counts the verdicts of every node; starts with zero for every node that the rubric always has. */
export function startCoverage({ nodes }: Rubric) {
  const counts = new Map<string, NodeCoverage>();
  const known = (path: string, { kind, weight }: Pick<Node, 'kind' | 'weight'>): NodeCoverage => {
    const counted = counts.get(path);
    return counted ?? { path, kind, takesAway: kind === 'rule' && weight <= 0, passed: 0, failed: 0 };
  };
  for (const { path, node } of nodePaths(nodes.counted)) counts.set(path, known(path, node));
  return {
    add: (tree: NodeResult): void =>
      visitNodes(tree, (_, node, pattern) => {
        if (pattern === '') return;
        const counted = known(pattern, node);
        const asked = isAsked(node) ? 1 : 0;
        const passed = counted.passed + (node.verdict === 'pass' ? asked : 0);
        counts.set(pattern, { ...counted, passed, failed: counted.failed + (didNotPass(node) ? asked : 0) });
      }),
    /** In the order of the rubric, then in the order of first appearance. */
    finish: (): readonly NodeCoverage[] => [...counts.values()],
  };
}
