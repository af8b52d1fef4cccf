import type { NodeResult, Observation } from '../../../schemas/types/result.ts';
import type { NodeFile } from '../../../schemas/types/rubric.ts';
import { type Evaluation, type Judgement, type Notes, type Question, SKIPPED } from '../evaluation.ts';
import type { Compiling } from '../references/compiling.ts';
import type { Marking } from './marking.ts';

/** A compiled node: everything is checked, nothing is looked up per trial. */
export interface Node {
  readonly key: string;
  readonly kind: string;
  readonly question?: string;
  /** What a judge can be asked for it. */
  readonly asks?: Question;
  readonly weight: number;
  /** Nodes below that stand in every judgement, in the order of its parts; empty where they vary with the trial. */
  readonly parts: readonly Node[];
  /** The judgement of a trial that ended before the node could be asked: it fails. */
  readonly failed: Judgement;
  /** All that `judge` may give; null where a trial may have a judgement of its own. */
  readonly choice: Choice | null;
  /** @throws Unjudgeable where neither pass nor fail would be true */
  judge(at: Evaluation): Judgement;
  /** The result tree of what `judge` gave for the same evaluation. */
  explain(at: Evaluation, judgement: Judgement, warnings: string[]): NodeResult;
}

/** The few answers of a node, each always the same object, so that trials which were answered alike share what is made of it. */
export interface Choice {
  readonly answers: readonly Judgement[];
  /** Index of the answer. @throws Unjudgeable */
  choose(at: Evaluation): number;
}

/** A node that chooses among answers. */
export function chosen(
  answers: readonly Judgement[],
  choose: Choice['choose'],
): Pick<Body, 'judge'> & { choice: Choice } {
  return { choice: { answers, choose }, judge: (at) => answers[choose(at)] as Judgement };
}

/** What is special to one kind of node; all else is common to all kinds. */
export interface Body {
  readonly kind: string;
  readonly asks?: Question;
  readonly parts: readonly Node[];
  /** See `Node`; left out where there is none. */
  readonly choice?: Choice;
  judge(at: Evaluation): Judgement;
  explain(at: Evaluation, judgement: Judgement, notes: Notes): Explained;
}

/** The words of one kind of node. */
export interface Explained {
  readonly explanation: string;
  readonly label?: string;
  readonly otherwise?: true;
  readonly children?: readonly NodeResult[];
}

/** Puts a result together. Keys stand in the order of RFC 8785, so that its JSON text is canonical as it is. */
export function nodeResult(
  { key, kind, weight }: Pick<Node, 'key' | 'kind' | 'weight'>,
  { verdict, score, severity, raw }: Judgement,
  { explanation, label, otherwise, children }: Explained,
  observed: readonly Observation[],
): NodeResult {
  if (children === undefined && label === undefined && otherwise === undefined && raw === undefined) {
    // Nearly all nodes are leaves that read something; putting one together piece by piece takes four times as long.
    if (observed.length > 0) return { explanation, key, kind, observed, score, severity, verdict, weight };
    return { explanation, key, kind, score, severity, verdict, weight };
  }
  return {
    ...(children === undefined ? {} : { children }),
    explanation,
    key,
    kind,
    ...(label === undefined ? {} : { label }),
    ...(observed.length === 0 ? {} : { observed }),
    ...(otherwise === undefined ? {} : { otherwise }),
    ...(raw === undefined ? {} : { raw }),
    score,
    severity,
    verdict,
    weight,
  };
}

/** The results of nodes that were not asked, with all that stand below them. */
export function notEvaluated(nodes: readonly Node[], why: string): readonly NodeResult[] {
  return nodes.map((node) => {
    const children = node.parts.length === 0 ? {} : { children: notEvaluated(node.parts, why) };
    return nodeResult(node, SKIPPED, { explanation: `not evaluated: ${why}`, ...children }, []);
  });
}

/** Compiles one of the nodes below another; `within` where it may refer to more than the node above, as loop variables. */
export type CompileChild = (key: string, file: NodeFile, pointer: string, within?: Compiling) => Node;

/** What a kind of node is compiled with. */
export interface NodeContext {
  readonly marking: Marking;
  readonly compiling: Compiling;
  readonly compileChild: CompileChild;
}

/** From which score a judge's number passes where its node says nothing. */
const OF_PERCENTS = 0.7;

/** Score from which a node passes, 0 to 1; null where the severity decides. */
export function thresholdOf({ threshold, judge }: NodeFile): number | null {
  if (threshold === undefined) return judge === 'percent' ? OF_PERCENTS : null;
  return typeof threshold === 'number' ? threshold : threshold.value;
}

/** Whether a node asks for a yes or a no: its score is 1 or 0 before it is calibrated. */
export function isYesOrNo({ pass_when, fail_when, judge }: NodeFile): boolean {
  return (pass_when ?? fail_when ?? judge) !== undefined && judge !== 'percent';
}
