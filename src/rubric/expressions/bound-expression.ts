import { must } from '../../contract/must.ts';
import { type Evaluation, type Notes, observe, warn } from '../evaluation.ts';
import { compileMissing, compileRoot, fieldPathProblem, rootOf } from '../references/facts.ts';
import { type Compiling, type Names, TOTAL } from '../references/rubric-names.ts';
import { compileJudged, type JudgedNode } from '../references/subjects.ts';
import { stepsAt } from '../step-limit.ts';
import { cut, IN_SENTENCE, shownValue } from '../values/shown-value.ts';
import type { Scope } from './evaluating.ts';
import { compileExpression, type Evaluated, type Expression, type Wanted } from './expression.ts';
import type { ExpressionProblem } from './parse-cel.ts';

/** A CEL expression, bound to the facts and nodes of its rubric. Its methods throw Unjudgeable above the step limit. */
export interface BoundExpression {
  readonly text: string;
  /** Whether it is indeterminate only because nodes whose scores it reads were skipped. */
  needsSkipped(at: Evaluation): boolean;
  /** Its value; undefined if indeterminate. */
  value(at: Evaluation): unknown;
  /** What it read, as a true statement about the trial; if it is indeterminate, the reason, with a warning. */
  explain(at: Evaluation, notes: Notes): string;
}

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
  const compiled = compileExpression(text, { names: known, wants });
  if (!('problems' in compiled)) return bind(text, compiled, pointer, compiling);
  const { problems } = compiled;
  const { offset } = must(problems[0], 'the first problem of an expression');
  compiling.problems.add(pointer, {
    code: 'bad-expression',
    what: `invalid expression: ${problems.map(({ message }) => message).join('; ')}`,
    found: `${shownValue(text, IN_SENTENCE)}, at its character ${offset + 1}`,
    fix: adviseUnknown(problems, names),
  });
  return REFUSED_EXPRESSION;
}

/** Placeholder for an expression with a problem; its rubric is refused, so it is never evaluated. */
const REFUSED_EXPRESSION: BoundExpression = {
  text: '',
  needsSkipped: () => false,
  value: () => undefined,
  explain: () => '',
};

function bind(text: string, expression: Expression, pointer: string, compiling: Compiling): BoundExpression {
  const keys = new Set(expression.nodes.map((node) => node.key));
  const judged = new Map([...keys].map((key) => [key, compileJudged(key, pointer, compiling)]));
  const roots = new Set([...expression.fields.keys()].map(rootOf));
  const facts = new Map([...roots].map((root) => [root, compileRoot(root, pointer, compiling)]));
  const scopeOf = (at: Evaluation): Scope => ({
    fact: (name) => facts.get(name)?.(at),
    score: (key) => judged.get(key)?.score(at),
    passed: (key) => judged.get(key)?.passed(at),
    missing: (key) => judged.get(key)?.missing(at),
  });
  const sources = sourcesOf(expression, judged, scopeOf, compiling);
  const scored = expression.nodes.flatMap(({ key, asks }) => (asks === 'score' ? (judged.get(key) ?? []) : []));
  return {
    text,
    needsSkipped: (at) => {
      if (!scored.some((node) => node.isSkipped(at))) return false;
      // An expression without other problems has a value for any score.
      const score = (key: string) => (judged.get(key)?.isSkipped(at) ? 0.5 : judged.get(key)?.score(at));
      return 'value' in expression.evaluate({ ...scopeOf(at), score }, stepsAt(at));
    },
    value: (at) => {
      const result = expression.evaluate(scopeOf(at), stepsAt(at));
      return 'value' in result ? result.value : undefined;
    },
    explain: (at, notes) => explanation(sources, expression.evaluate(scopeOf(at), stepsAt(at)), text, at, notes),
  };
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

function explanation(all: readonly Source[], result: Evaluated, text: string, at: Evaluation, notes: Notes): string {
  const sources = all.filter(({ isUnread }) => !isUnread(at));
  const seen = sources.map((source) => shownSource(source, at, notes));
  if ('value' in result) return seen.join(', ');
  const { unknown } = result;
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
function adviseUnknown(problems: readonly ExpressionProblem[], { nodes, total }: Names): string {
  const unknown = problems.flatMap(({ name }) => name ?? []);
  if (unknown.length === 0) return '';
  const isNode = unknown.some((name) => nodes.has(name) || (total && name === TOTAL));
  return isNode
    ? 'Read a criterion or node with `score("NAME")` or `passed("NAME")`'
    : 'Declare your own facts in the contract: `contract: { properties: { NAME: {} } }`';
}
