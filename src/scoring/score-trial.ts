import type { Judgement } from '../rubric/judgement.ts';
import { explainAll } from '../rubric/nodes/composite.ts';
import { type Node, type NodeResult, nodeResult } from '../rubric/nodes/node.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { cut, shownValue } from '../rubric/shown-value.ts';
import type { Trial } from '../suite/trial.ts';
import { type JudgedRubric, type JudgedTrial, judgeTrial } from './judge-trial.ts';
import type { DerivedResult, RubricResult, TrialResult } from './result.ts';

/** Judges one trial by every rubric and gives the whole result tree. */
export function scoreTrial(rubrics: readonly Rubric[], trial: Trial): TrialResult {
  return explainTrial(judgeTrial(rubrics, trial));
}

/** The result trees of a judged trial. Keys stand in the order of RFC 8785, so that the JSON text is canonical. */
export function explainTrial({ trial, rubrics }: JudgedTrial): TrialResult {
  const { error } = trial;
  return {
    error: error && { classified: error.classified, kind: error.kind, message: error.message },
    rubrics: rubrics.map(explainRubric),
    scenario: trial.scenario,
    trial: trial.trial,
  };
}

const MAX_FAULT = 200;
const MAX_VALUE = 200;

/** The result tree of one rubric's judgement. */
export function explainRubric(judged: JudgedRubric): RubricResult {
  const { rubric, outcome, judgement, at, fault } = judged;
  if (at === null) return explainFault(judged, cut(fault ?? '', MAX_FAULT));
  const warnings: string[] = [];
  const derived = rubric.derived.map(({ name, slot, explain }): DerivedResult => {
    const explanation = explain(at, warnings);
    const value = at.derived[slot];
    return { explanation, fact: name, ...(value === undefined ? {} : { value: shownValue(value, MAX_VALUE) }) };
  });
  const { root, besides } = rubric.nodes;
  const tree = root.explain(at, judgement, warnings);
  const others = explainAll(
    besides.map(({ node }) => node),
    besides.map(({ slot }) => at.nodes[slot] as Judgement),
    at,
    warnings,
  );
  const whole = others.length === 0 ? tree : { ...tree, children: [...(tree.children ?? []), ...others] };
  return { ...(derived.length === 0 ? {} : { derived }), outcome, rubric: rubric.id, tree: inOrder(whole), warnings };
}

/** A tree without children gets them in their canonical place. */
function inOrder({ children, ...others }: NodeResult): NodeResult {
  return children === undefined ? others : { children, ...others };
}

/** Nothing was asked: every criterion that was judged fails for the one reason. */
function explainFault({ rubric, outcome, judgement, criteria }: JudgedRubric, explanation: string): RubricResult {
  const { root, besides } = rubric.nodes;
  const nodes: readonly Node[] = [...root.parts, ...besides.map(({ node }) => node)];
  const children = criteria.map((own, index) => nodeResult(nodes[index] ?? root, own, { explanation }, []));
  const tree = nodeResult(root, judgement, { explanation, children }, []);
  const warnings = judgement.verdict === 'error' ? [explanation] : [];
  return { outcome, rubric: rubric.id, tree, warnings };
}
