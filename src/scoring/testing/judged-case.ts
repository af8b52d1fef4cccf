import type { NodeResult } from '../../rubric/nodes/node.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import { type JudgedRubric, type JudgedTrial, judgeTrial } from '../judge-trial.ts';
import type { RubricResult } from '../result.ts';
import { explainRubric } from '../score-trial.ts';
import type { RubricCase } from './case.ts';

/** A case with what the rubric made of it. */
export interface JudgedCase {
  readonly one: RubricCase;
  readonly trial: JudgedTrial;
  /** Null when the trial has no verdict. */
  readonly judged: JudgedRubric | null;
  readonly result: RubricResult | null;
}

/** Judges and explains one case. */
export function judgeCase(rubric: Rubric, one: RubricCase): JudgedCase {
  const trial = judgeTrial([rubric], one.trial);
  const [judged = null] = trial.rubrics;
  return { one, trial, judged, result: judged && explainRubric(judged) };
}

/** The node at a path of keys below the root, joined by dots; the first where several share it. */
export function nodeAt(tree: NodeResult | undefined, path: string): NodeResult | undefined {
  let node = tree;
  for (const key of path.split('.')) node = node?.children?.find((child) => child.key === key);
  return node;
}

/** Visits every node of a result tree with its path; the root's is empty. */
export function visitNodes(tree: NodeResult, visit: (path: string, node: NodeResult) => void, path = ''): void {
  visit(path, tree);
  for (const child of tree.children ?? []) visitNodes(child, visit, path === '' ? child.key : `${path}.${child.key}`);
}
