import type { BranchFile, NodeFile } from '../../../schemas/types/rubric.ts';
import { clauses } from '../clauses.ts';
import type { Evaluation, Notes } from '../evaluation.ts';
import type { Judgement } from '../judgement.ts';
import { type Branch, compileBranch, type End, isFork } from './branch.ts';
import { explainAll } from './composite.ts';
import { type Marking, markUntold, markWords, severityWords, turnedWords } from './marking.ts';
import type { Body, Explained } from './node.ts';
import type { NodeContext } from './node-context.ts';

/**
 * Questions asked one after the other, down to a score or a node. The path taken is the explanation; a question that
 * cannot be told ends it, and the tree fails.
 */
export function compileTree(file: NodeFile, pointer: string, context: NodeContext): Body {
  const { marking, compiling } = context;
  const tree = file.tree as BranchFile;
  if (!isFork(tree)) compiling.problems.add(`${pointer}/tree`, { code: 'bad-node', what: 'a tree begins with `if`' });
  const root = compileBranch(tree, `${pointer}/tree`, context);
  const untold = markUntold(marking);
  return {
    kind: 'tree',
    parts: [],
    judge: (at) => endOf(root, at)?.judge(at) ?? untold,
    explain: (at, judgement, notes) => explain(root, at, judgement, marking, notes),
  };
}

/** The end of the path; undefined where a question on it cannot be told. */
function endOf(root: Branch, at: Evaluation): End | undefined {
  let branch = root;
  while ('condition' in branch) {
    const truth = branch.condition.test(at);
    if (truth === undefined) return undefined;
    branch = truth ? branch.yes : branch.no;
  }
  return branch;
}

/** The way through a tree: what each question on it said, and what was passed over. */
interface Path {
  readonly said: readonly string[];
  readonly passedOver: readonly string[];
  /** Undefined where the last question cannot be told. */
  readonly end: End | undefined;
}

function pathOf(root: Branch, at: Evaluation, notes: Notes): Path {
  const said: string[] = [];
  const asked = new Set<string>();
  const others = new Set<string>();
  let branch = root;
  while ('condition' in branch) {
    said.push(branch.condition.explain(at, notes));
    const truth = branch.condition.test(at);
    if (truth === undefined) return { said, passedOver: [], end: undefined };
    for (const subject of branch.asks) asked.add(subject);
    for (const subject of subjectsBelow(truth ? branch.no : branch.yes)) others.add(subject);
    branch = truth ? branch.yes : branch.no;
  }
  if (branch.label !== null) asked.add(branch.label);
  return { said, passedOver: [...others].filter((subject) => !asked.has(subject)), end: branch };
}

/** `addressed (true) equals true; correct (false) does not equal true: addressed_but_wrong; not evaluated: tone`. */
function explain(root: Branch, at: Evaluation, judgement: Judgement, marking: Marking, notes: Notes): Explained {
  const { said, passedOver, end } = pathOf(root, at, notes);
  const path = said.join('; ');
  if (end === undefined) return { explanation: `${path}: cannot be told, so the tree ends here` };
  const name = end.label === null ? '' : `: ${end.label}`;
  const rest = passedOver.length === 0 ? '' : `not evaluated: ${passedOver.join(', ')}`;
  const explanation = clauses(`${path}${name}`, markWords(marking, judgement), rest, endWords(end, marking, judgement));
  const label = end.label === null ? {} : { label: end.label };
  if (end.node === null) return { explanation, ...label };
  return { explanation, ...label, children: explainAll([end.node], judgement.parts, at, notes.warnings) };
}

function endWords({ node }: End, marking: Marking, judgement: Judgement): string {
  if (node === null) return severityWords(marking, judgement);
  return turnedWords(marking, judgement.parts[0]?.verdict, judgement);
}

/** Everything that a branch would ask about; of a node, its label. */
function subjectsBelow(branch: Branch): readonly string[] {
  if ('condition' in branch) return [...branch.asks, ...subjectsBelow(branch.yes), ...subjectsBelow(branch.no)];
  return branch.node !== null && branch.label !== null ? [branch.label] : [];
}
