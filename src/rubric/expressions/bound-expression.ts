import { type Evaluation, type Notes, observe, Unjudgeable, warn } from '../evaluation.ts';
import { type Compiling, FACTS_ONLY, type Names, TOTAL } from '../references/compiling.ts';
import { compileMissing, compileRoot, fieldPathProblem, rootOf } from '../references/facts.ts';
import { compileJudged, type JudgedNode } from '../references/subjects.ts';
import { cut, IN_SENTENCE, shownValue } from '../values/shown-value.ts';
import type { Scope } from './evaluating.ts';
import { compileExpression, type Evaluated, type Expression, ExpressionError, type Wanted } from './expression.ts';

/** A CEL expression, bound to the facts and nodes of its rubric. */
export interface BoundExpression {
  readonly text: string;
  /** Whether it is indeterminate only because nodes whose scores it reads were skipped. */
  needsSkipped(at: Evaluation): boolean;
  /** Its value; undefined if indeterminate. @throws Unjudgeable above the step limit */
  value(at: Evaluation): unknown;
  /** Its value, and the characters produced to compute it, including those not in the value. */
  make(at: Evaluation): { readonly value: unknown; readonly made: number };
  /** What it read, as a true statement about the trial; if it is indeterminate, the reason, with a warning. */
  explain(at: Evaluation, notes: Notes): string;
}

/** A fact or node that an expression reads, for explanations. */
interface Source {
  readonly name: string;
  /** Whether it is an absent fact; false for an indeterminate derived fact, which adds its own warning. */
  lacks(at: Evaluation): boolean;
  /** Whether it is an unanswered judge node. */
  isUnread(at: Evaluation): boolean;
  read(at: Evaluation): unknown;
}

/** Compiles an expression; adds its mistakes to the problems. */
export function compileBound(text: string, wants: Wanted, pointer: string, compiling: Compiling): BoundExpression {
  const { names } = compiling;
  const known = new Set([...names.facts, ...names.derived.keys(), ...names.items]);
  try {
    return bind(text, compileExpression(text, { names: known, wants }), pointer, compiling);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const { message, offset, unknownNames } = error;
    const found = `${shownValue(text, IN_SENTENCE)}, at its character ${offset + 1}`;
    const problem = { code: 'bad-expression', what: `invalid expression: ${message}`, found };
    compiling.problems.add(pointer, { ...problem, fix: adviseUnknown(unknownNames, names) });
    judgedBy(error.reads, pointer, compiling);
    // Records the references, so that a cycle is reported too.
    for (const root of [...error.reads.fields.keys()].map(rootOf))
      if (known.has(root)) compileRoot(root, pointer, compiling);
    return REFUSED_EXPRESSION;
  }
}

/** Placeholder for an expression with a problem; its rubric is refused, so it is never evaluated. */
const REFUSED_EXPRESSION: BoundExpression = {
  text: '',
  needsSkipped: () => false,
  value: () => undefined,
  make: () => ({ value: undefined, made: 0 }),
  explain: () => '',
};

function bind(text: string, expression: Expression, pointer: string, compiling: Compiling): BoundExpression {
  const judged = judgedBy(expression, pointer, compiling);
  const scopeOf = compileScope(expression, judged, pointer, compiling);
  const isTold = (at: Evaluation, asIf: number): boolean => {
    const scope = scopeOf(at);
    const score = (key: string) => (judged.get(key)?.isSkipped(at) ? asIf : scope.score(key));
    return 'value' in expression.evaluate({ ...scope, score });
  };
  const sources = sourcesOf(expression, judged, scopeOf, compiling);
  const scores = expression.nodes.filter(({ asks }) => asks === 'score').map(({ key }) => key);
  const tell = (at: Evaluation): Finished => {
    const found = expression.evaluate(scopeOf(at));
    if ('exceeded' in found)
      throw new Unjudgeable(`the expression ${cut(text, IN_SENTENCE)} was stopped: ${found.exceeded}`);
    return found;
  };
  const make = (at: Evaluation) => {
    const found = tell(at);
    return 'value' in found ? { value: found.value, made: found.made ?? 0 } : { value: undefined, made: 0 };
  };
  return {
    text,
    needsSkipped: (at) =>
      scores.some((key) => judged.get(key)?.isSkipped(at)) && SCORES.some((asIf) => isTold(at, asIf)),
    value: (at) => make(at).value,
    make,
    explain: (at, notes) => explanation(sources, tell(at), text, at, notes),
  };
}

/** Scores to try for a skipped node: an expression without other problems has a value for one of them. */
const SCORES = [0, 0.5, 1];

/** An evaluation within its cost limit. */
type Finished = Exclude<Evaluated, { readonly exceeded: string }>;

/** What the expression can look up, for each trial. */
function compileScope(
  { fields }: Expression,
  judged: ReadonlyMap<string, JudgedNode>,
  pointer: string,
  compiling: Compiling,
): (at: Evaluation) => Scope {
  const roots = new Set([...fields.keys()].map(rootOf));
  const reads = new Map([...roots].map((root) => [root, compileRoot(root, pointer, compiling)]));
  return (at) => ({
    fact: (name) => reads.get(name)?.(at),
    score: (key) => judged.get(key)?.score(at),
    passed: (key) => judged.get(key)?.passed(at),
    missing: (key) => judged.get(key)?.missing(at),
  });
}

/** The nodes that an expression reads; adds a problem for each unknown one. */
function judgedBy(
  { nodes }: Pick<Expression, 'nodes'>,
  pointer: string,
  compiling: Compiling,
): ReadonlyMap<string, JudgedNode> {
  const judged = new Map<string, JudgedNode>();
  for (const key of new Set(nodes.map((node) => node.key))) {
    const node = compileJudged(key, pointer, compiling);
    if (node !== undefined) judged.set(key, node);
  }
  return judged;
}

function sourcesOf(
  { fields, nodes }: Expression,
  judged: ReadonlyMap<string, JudgedNode>,
  scopeOf: (at: Evaluation) => Scope,
  compiling: Compiling,
): readonly Source[] {
  const facts = [...fields]
    .filter(([name]) => fieldPathProblem(name) === undefined)
    .map(([name, readField]) => {
      const read = (at: Evaluation) => readField(scopeOf(at));
      const derived = compileMissing(name, compiling);
      const lacks = (at: Evaluation): boolean => read(at) === undefined && derived(at) === undefined;
      return { name, lacks, isUnread: () => false, read };
    });
  const others = nodes.map(({ key, asks }) => ({
    name: `${asks === 'score' ? 'score' : 'verdict'} of ${key}`,
    lacks: () => false,
    isUnread: (at: Evaluation) => judged.get(key)?.verdict(at) === undefined,
    read: (at: Evaluation) => judged.get(key)?.[asks === 'score' ? 'score' : 'verdict'](at),
  }));
  return [...facts, ...others];
}

function explanation(all: readonly Source[], found: Finished, text: string, at: Evaluation, notes: Notes): string {
  const sources = all.filter(({ isUnread }) => !isUnread(at));
  const seen = sources.map((source) => shownSource(source, at, notes));
  if ('value' in found) return seen.join(', ');
  const { unknown } = found;
  const missing = sources.filter(({ read }) => read(at) === undefined);
  for (const { name, lacks } of missing) if (lacks(at)) warn(notes, `fact \`${name}\` is absent`);
  if (missing.length === 0) warn(notes, `\`${cut(text, IN_SENTENCE)}\` is indeterminate: ${unknown}`);
  return unknown;
}

function shownSource({ name, read }: Source, at: Evaluation, notes: Notes): string {
  const value = read(at);
  observe(notes, name, value);
  return `${name} is ${value === undefined ? 'absent' : shownValue(value, IN_SENTENCE)}`;
}

/** The fix for unknown names. The name of a node must not be declared as a fact, because no trial would have it. */
function adviseUnknown(unknown: readonly string[], { nodes, total, factsOnly }: Names): string {
  const isJudged = (name: string): boolean => nodes.has(name) || (total && name === TOTAL);
  const ofNodes = factsOnly ? `A criterion or node is no fact: ${FACTS_ONLY}` : READ_NODES;
  return [...(unknown.some(isJudged) ? [ofNodes] : []), ...(unknown.every(isJudged) ? [] : [NAME_FACTS])].join('. ');
}

const READ_NODES = 'Read a criterion or node with `score("NAME")` or `passed("NAME")`';
const NAME_FACTS = 'Declare your own facts in the contract: `contract: { properties: { NAME: {} } }`';
