import type { BranchFile, ConditionFile, NodeFile } from '../../../schemas/types/rubric.ts';
import { compileCondition } from '../conditions/compile-condition.ts';
import type { Condition, Evaluation, Judgement, Notes } from '../evaluation.ts';
import { exactlyOne } from '../problems.ts';
import type { Compiling } from '../references/rubric-names.ts';
import { subjectName } from '../references/subjects.ts';
import { clauses } from '../values/shown-value.ts';
import { explainAll, refuseWeight } from './composite.ts';
import { adopt, type Marking, markIndeterminate, markScalar, markWords, turnedWords } from './marking.ts';
import type { Body, Explained, Node, NodeContext } from './node.ts';

/**
 * Conditions evaluated one after the other, down to a score or a node. The path taken is the explanation. An
 * indeterminate condition ends the path, and the tree fails.
 */
export function compileTree(file: NodeFile, pointer: string, context: NodeContext): Body {
  const { marking, compiling } = context;
  const tree = file.tree as BranchFile;
  if (!isFork(tree))
    compiling.problems.add(`${pointer}/tree`, { code: 'bad-node', what: 'a tree must begin with `if`' });
  const compiled: Tree = { root: compileBranch(tree, `${pointer}/tree`, context), fields: fieldsOf(tree) };
  const indeterminate = markIndeterminate(marking);
  return {
    kind: 'tree',
    parts: [],
    judge: (at) => endOf(compiled.root, at)?.judge(at) ?? indeterminate,
    explain: (at, judgement, notes) => explain(compiled, at, judgement, marking, notes),
  };
}

/** The end of the path; undefined if a condition on it is indeterminate. */
function endOf(root: Branch, at: Evaluation): End | undefined {
  let branch: Branch | undefined = root;
  while (branch !== undefined && 'condition' in branch) branch = nextOf(branch, at);
  return branch;
}

function nextOf({ condition, yes, no }: Fork, at: Evaluation): Branch | undefined {
  const truth = condition.test(at);
  return truth === undefined ? undefined : truth ? yes : no;
}

/** `addressed (true) equals true; correct (false) does not equal true: addressed_but_wrong; not evaluated: tone`. */
function explain(
  { root, fields }: Tree,
  at: Evaluation,
  judgement: Judgement,
  marking: Marking,
  notes: Notes,
): Explained {
  const explanations: string[] = [];
  let end: Branch | undefined = root;
  while (end !== undefined && 'condition' in end) {
    explanations.push(end.condition.explain(at, notes));
    end = nextOf(end, at);
  }
  const path = explanations.join('; ');
  if (end === undefined) return { explanation: `${path}: is indeterminate, so the tree ends here` };
  const name = end.label === undefined ? '' : `: ${end.label}`;
  const seen = new Set(notes.observed.map(({ field }) => field));
  const others = fields.filter((field) => !seen.has(field));
  const rest = others.length === 0 ? '' : `not evaluated: ${others.join(', ')}`;
  const turned = end.node === null ? '' : turnedWords(marking, judgement.parts[0]?.verdict, judgement);
  const explanation = clauses(`${path}${name}`, markWords(marking, judgement), rest, turned);
  const children = end.node === null ? undefined : explainAll([end.node], judgement.parts, at, notes.warnings);
  return { explanation, label: end.label, children };
}

interface Tree {
  readonly root: Branch;
  /** The fields that its conditions read, by the names of observations, each once. */
  readonly fields: readonly string[];
}

function fieldsOf(tree: BranchFile): readonly string[] {
  if (!isFork(tree)) return [];
  return [...new Set([...conditionFields(tree.if), ...fieldsOf(tree.then), ...fieldsOf(tree.else)])];
}

function conditionFields(file: ConditionFile): readonly string[] {
  const parts = [...(file.and ?? []), ...(file.or ?? []), ...(file.not === undefined ? [] : [file.not])];
  return [...(file.field === undefined ? [] : [subjectName(file)]), ...parts.flatMap(conditionFields)];
}

type Branch = Fork | End;

interface Fork {
  readonly condition: Condition;
  readonly yes: Branch;
  readonly no: Branch;
}

interface End {
  readonly label: string | undefined;
  /** The node that decides at this end; null at a leaf. */
  readonly node: Node | null;
  judge(at: Evaluation): Judgement;
}

function compileBranch(file: BranchFile, pointer: string, context: NodeContext): Branch {
  checkBranch(file, pointer, context.compiling);
  if (!isFork(file)) return compileEnd(file, pointer, context);
  return {
    condition: compileCondition(file.if, `${pointer}/if`, context.compiling),
    yes: compileBranch(file.then, `${pointer}/then`, context),
    no: compileBranch(file.else, `${pointer}/else`, context),
  };
}

/** Whether a branch is a fork; the schema requires all three of its keys together. */
function isFork(file: BranchFile): file is BranchFile & Required<Pick<BranchFile, 'if' | 'then' | 'else'>> {
  return file.if !== undefined;
}

const KINDS = ['if', 'score', 'node'] as const;

function checkBranch(file: BranchFile, pointer: string, { problems }: Compiling): void {
  const kinds = KINDS.filter((kind) => Object.hasOwn(file, kind));
  if (kinds.length !== 1) {
    const what = 'a branch is either a fork or an end';
    problems.add(pointer, { code: 'bad-node', what, ...exactlyOne(KINDS, kinds) });
  } else if (isFork(file) && file.label !== undefined) {
    const what = '`label` belongs to the end of a path, and this is a fork';
    problems.add(`${pointer}/label`, { code: 'bad-node', what, fix: 'Move it beside a `score` or `node`' });
  }
}

function compileEnd(file: BranchFile, pointer: string, { marking, compiling, compileChild }: NodeContext): End {
  const { label } = file;
  const labelled = (judgement: Judgement): Judgement => (label === undefined ? judgement : { ...judgement, label });
  if (file.node !== undefined) {
    refuseWeight(file.node, `${pointer}/node`, compiling);
    const node = compileChild(wayTo(pointer), file.node, `${pointer}/node`, compiling);
    const judge = (at: Evaluation): Judgement => {
      const judgement = node.judge(at);
      return labelled(adopt(marking, judgement, [judgement]));
    };
    return { label, node, judge };
  }
  const judgement = labelled(markScalar(marking, file.score ?? 0));
  return { label, node: null, judge: () => judgement };
}

/** The labels of a tree's ends, each once, in file order; null if an end has none. */
export function labelsOf(tree: BranchFile): readonly string[] | null {
  if (!isFork(tree)) return tree.label === undefined ? null : [tree.label];
  const [yes, no] = [labelsOf(tree.then), labelsOf(tree.else)];
  return yes === null || no === null ? null : [...new Set([...yes, ...no])];
}

/** Unique name of an end in the tree: `then`, or `else_then` for an end below a second fork. */
function wayTo(pointer: string): string {
  const top = '/tree/';
  return pointer.slice(pointer.lastIndexOf(top) + top.length).replaceAll('/', '_');
}
