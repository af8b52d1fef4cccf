import type { NodeResult, Observation } from '../../../schemas/types/result.ts';
import type { NodeFile, Status } from '../../../schemas/types/rubric.ts';
import { type Evaluation, type Judgement, type Notes, SKIPPED } from '../evaluation.ts';
import type { Compiling } from '../references/rubric-names.ts';
import type { Marking } from './marking.ts';

/** A compiled node: fully checked, with all references resolved. */
export interface Node {
  readonly key: string;
  readonly kind: string;
  readonly question?: string;
  /** Absent for an active node. */
  readonly status?: Exclude<Status, 'active'>;
  readonly weight: number;
  /** Lowest score that passes; absent if the severity decides. */
  readonly threshold?: number;
  /** Own version of a criterion or rule. */
  readonly version?: string;
  /** Nodes below, in the order of a judgement's parts; empty if they vary with the trial. */
  readonly parts: readonly Node[];
  /** The failing judgement of a crashed trial. */
  readonly failed: Judgement;
  /** All judgements that `judge` may return; null without a fixed list. */
  readonly choice: Choice | null;
  /** @throws Unjudgeable if there is no verdict */
  judge(at: Evaluation): Judgement;
  /** The result tree of a judgement made by `judge` on the same evaluation. */
  explain(at: Evaluation, judgement: Judgement, warnings: string[]): NodeResult;
}

/** The few judgements of a node, each always the same object, so that trials with the same answers share what is computed from them. */
export interface Choice {
  readonly answers: readonly Judgement[];
  /** Index of the judgement. @throws Unjudgeable */
  choose(at: Evaluation): number;
}

export function chosen(
  answers: readonly Judgement[],
  choose: Choice['choose'],
): Pick<Body, 'judge'> & { choice: Choice } {
  return { choice: { answers, choose }, judge: (at) => answers[choose(at)] as Judgement };
}

export interface Body {
  readonly kind: string;
  readonly parts: readonly Node[];
  readonly choice?: Choice;
  judge(at: Evaluation): Judgement;
  explain(at: Evaluation, judgement: Judgement, notes: Notes): Explained;
  /** The results of the items below, for a kind whose `parts` vary with the trial. */
  readonly explainItems?: (at: Evaluation, judgement: Judgement, warnings: string[]) => readonly NodeResult[];
}

export interface Explained {
  readonly explanation: string;
  readonly label?: string | undefined;
  readonly otherwise?: true | undefined;
  readonly children?: readonly NodeResult[] | undefined;
}

/**
 * Builds a result. Its keys are in RFC 8785 order, so its JSON text is canonical. Unused keys are undefined, which JSON leaves out: one
 * shape for all results costs a quarter of what spreads do.
 */
export function nodeResult(
  { key, kind, question, threshold, version, weight }: Identity,
  { verdict, score, severity, raw }: Judgement,
  { explanation, label, otherwise, children }: Explained,
  observations: readonly Observation[],
): NodeResult {
  const observed = observations.length === 0 ? undefined : observations;
  return {
    children,
    explanation,
    key,
    kind,
    label,
    observed,
    otherwise,
    question,
    raw,
    score,
    severity,
    threshold,
    verdict,
    version,
    weight,
  } as NodeResult;
}

export type Identity = Pick<Node, 'key' | 'kind' | 'weight' | 'question' | 'threshold' | 'version'>;

/** The results of nodes that were not evaluated, and of all below them. */
export function notEvaluated(nodes: readonly Node[], why: string): readonly NodeResult[] {
  return nodes.map((node) => {
    const children = node.parts.length === 0 ? undefined : notEvaluated(node.parts, why);
    return nodeResult(node, SKIPPED, { explanation: `not evaluated: ${why}`, children }, []);
  });
}

/** Compiles a node below another; `within`: names that only it may read, such as loop variables. */
export type CompileChild = (key: string, file: NodeFile, pointer: string, within?: Compiling) => Node;

export interface NodeContext {
  readonly marking: Marking;
  readonly compiling: Compiling;
  readonly compileChild: CompileChild;
}

/** The `status` property of a compiled node or rule; empty if active. */
export function statusOf({ status }: { readonly status?: Status | undefined }): Pick<Node, 'status'> {
  return status === undefined || status === 'active' ? {} : { status };
}

/** Default threshold of a judge that answers in percent. */
const OF_PERCENTS = 0.7;

/** Lowest score that passes, 0 to 1; null if the severity decides. */
export function thresholdOf({ threshold, judge }: NodeFile): number | null {
  if (threshold === undefined) return judge === 'percent' ? OF_PERCENTS : null;
  return typeof threshold === 'number' ? threshold : threshold.value;
}
