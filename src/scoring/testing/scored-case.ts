import type { NodeResult, RubricResult } from '../../../schemas/types/result.ts';
import type { RubricTestFile } from '../../../schemas/types/rubric-test.ts';
import { memberPath } from '../../contract/json.ts';
import type { Place } from '../../errors.ts';
import type { Node } from '../../rubric/nodes/node.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import type { Trial } from '../../suite/trial.ts';
import { answerTrial, type VotesOn } from '../answer-trial.ts';
import { explainRubric } from '../result-tree.ts';
import { type ScoredRubric, type ScoredTrial, scoreTrial } from '../score-trial.ts';

/** What one trial must give; a key left out is not checked. */
export type Expectation = RubricTestFile['cases'][number]['expect'];

export type NodeExpectation = NonNullable<Expectation['nodes']>[string];

export interface RubricTest {
  readonly cases: readonly RubricCase[];
  readonly expect?: RubricTestFile['expect'];
  readonly placeOf: (pointer: string) => Place;
}

export interface RubricCase {
  readonly name: string;
  readonly trial: Trial;
  readonly expect: Expectation;
}

export interface ScoredCase {
  readonly testCase: RubricCase;
  readonly trial: ScoredTrial;
  /** Null if the trial has no verdict. */
  readonly scored: ScoredRubric | null;
  readonly result: RubricResult | null;
}

export function scoreCase(rubric: Rubric, testCase: RubricCase, votesOn: VotesOn = () => undefined): ScoredCase {
  const trial = scoreTrial([rubric], answerTrial([rubric], testCase.trial, votesOn));
  const [scored = null] = trial.rubrics;
  return { testCase: testCase, trial, scored, result: scored && explainRubric(scored) };
}

/** The node at a path of keys below the root, joined by dots; the first one if several share the path. */
export function nodeAt(tree: NodeResult | undefined, path: string): NodeResult | undefined {
  let node = tree;
  for (const key of path.split('.')) node = node?.children?.find((child) => child.key === key);
  return node;
}

/**
 * The result tree of a case in which nodes were asked; undefined if the trial has no verdict, if it crashed (which fails every node), or
 * if the rubric skips it.
 */
export function askedTree({ scored, result }: Pick<ScoredCase, 'scored' | 'result'>): NodeResult | undefined {
  const isAsked = scored?.at != null && scored.judgement.verdict !== 'skipped';
  return isAsked ? result?.tree : undefined;
}

/** Path segment for the items of a list. */
export const ANY_KEY = '*';

/** Whether a node was evaluated, rather than given its `otherwise` answer. */
export function isAsked(node: NodeResult): boolean {
  return node.verdict !== 'skipped' && node.otherwise !== true;
}

type Visit = (path: string, node: NodeResult, pattern: string) => void;

/** Visits every node of a result tree with its path (the root's is empty), and the path with `*` for items. */
export function visitNodes(tree: NodeResult, visit: Visit, path = '', pattern = ''): void {
  visit(path, tree, pattern);
  for (const child of tree.children ?? []) {
    // Items have numbers as keys; nodes outside the score, siblings of the root's items, have names.
    const key = tree.kind === 'each' && /^\d/.test(child.key) ? ANY_KEY : child.key;
    visitNodes(child, visit, memberPath(path, child.key), memberPath(pattern, key));
  }
}

/** Yields nodes and their descendants with their paths, parents first. */
export function* nodePaths(
  nodes: readonly Node[],
  above = '',
): Generator<{ readonly path: string; readonly node: Node }> {
  for (const node of nodes) {
    const path = memberPath(above, node.key);
    yield { path, node };
    yield* nodePaths(node.parts, path);
  }
}
