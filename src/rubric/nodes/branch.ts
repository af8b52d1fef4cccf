import type { BranchFile, ConditionFile } from '../../../schemas/types/rubric.ts';
import { compileCondition } from '../conditions/compile-condition.ts';
import type { Condition, Evaluation } from '../evaluation.ts';
import { exactlyOne } from '../exactly-one.ts';
import type { Judgement } from '../judgement.ts';
import type { Compiling } from '../references/compiling.ts';
import { cut, IN_SENTENCE } from '../values/shown-value.ts';
import { refuseWeight } from './check-weights.ts';
import { adopt, type Marking, markScalar } from './marking.ts';
import type { Node } from './node.ts';
import type { NodeContext } from './node-context.ts';

/** A compiled branch of a tree: a fork, or the end of a path. */
export type Branch = Fork | End;

interface Fork {
  readonly condition: Condition;
  readonly yes: Branch;
  readonly no: Branch;
  /** What the condition asks about. */
  readonly asks: readonly string[];
}

export interface End {
  readonly label: string | null;
  /** The node that decides at this end; null at a leaf. */
  readonly node: Node | null;
  judge(at: Evaluation): Judgement;
}

/** Compiles a branch and all below it; adds what is wrong to the problems. */
export function compileBranch(file: BranchFile, pointer: string, context: NodeContext): Branch {
  checkBranch(file, pointer, context.compiling);
  if (!isFork(file)) return compileEnd(file, pointer, context);
  return {
    condition: compileCondition(file.if, `${pointer}/if`, context.compiling),
    yes: compileBranch(file.then, `${pointer}/then`, context),
    no: compileBranch(file.else, `${pointer}/else`, context),
    asks: conditionSubjects(file.if),
  };
}

type ForkFile = BranchFile & Required<Pick<BranchFile, 'if' | 'then' | 'else'>>;

/** Whether a branch goes on; the schema requires the other two keys of a fork beside any of them. */
export function isFork(file: BranchFile): file is ForkFile {
  return file.if !== undefined;
}

const KINDS = ['if', 'score', 'node'] as const;

function checkBranch(file: BranchFile, pointer: string, { problems }: Compiling): void {
  const kinds = KINDS.filter((kind) => Object.hasOwn(file, kind));
  if (kinds.length === 1) {
    if (kinds[0] !== 'if' || file.label === undefined) return;
    const what = '`label` names the end of a path, and this is a fork';
    problems.add(`${pointer}/label`, { code: 'bad-node', what, fix: 'Move it to where a score or a node stands' });
    return;
  }
  problems.add(pointer, { code: 'bad-node', what: 'a branch is a fork or an end', ...exactlyOne(KINDS, kinds) });
}

function compileEnd(file: BranchFile, pointer: string, { marking, compiling, compileChild }: NodeContext): End {
  const label = file.label ?? null;
  if (file.node !== undefined) {
    refuseWeight(file.node, `${pointer}/node`, compiling);
    const node = compileChild(wayTo(pointer), file.node, `${pointer}/node`, compiling);
    return { label, node, judge: (at) => adoptChild(node.judge(at), marking) };
  }
  const judgement = markScalar(marking, file.score ?? 0);
  return { label, node: null, judge: () => judgement };
}

/** `then`, or `else_then` for the first end of a fork behind another: a name that no other end of the tree has. */
function wayTo(pointer: string): string {
  const top = '/tree/';
  return pointer.slice(pointer.lastIndexOf(top) + top.length).replaceAll('/', '_');
}

function adoptChild(judgement: Judgement, marking: Marking): Judgement {
  return adopt(marking, judgement, [judgement]);
}

/** What a condition evaluates, each once, in the order of the file: fields, expressions, the trace. Named nodes are judged in any case. */
function conditionSubjects(file: ConditionFile): readonly string[] {
  const parts = [...(file.and ?? []), ...(file.or ?? []), ...(file.not === undefined ? [] : [file.not])];
  return [...new Set([...ownSubjects(file), ...parts.flatMap(conditionSubjects)])];
}

function ownSubjects({ field, trace, expr }: ConditionFile): readonly string[] {
  return [
    field,
    expr === undefined ? undefined : cut(expr, IN_SENTENCE),
    trace === undefined ? undefined : 'the trace',
  ].filter((subject) => subject !== undefined);
}
