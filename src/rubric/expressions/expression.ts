import type { Steps } from '../step-limit.ts';
import { compileAst } from './compile-ast.ts';
import { type Compiling, type NodeReference, type ReadField, refuse } from './compile-part.ts';
import { type Scope, Unknown } from './evaluating.ts';
import { describeKind, type Kind, kindOf, wordsOf } from './kinds.ts';
import { type ExpressionProblem, parseCel, sourceOf } from './parse-cel.ts';

export interface Expression {
  /**
   * The facts that it reads, by dotted path such as `usage.latency_ms`, in order of first appearance. A path ends before an
   * index that is known only at run time.
   */
  readonly fields: ReadonlyMap<string, ReadField>;
  /** The nodes that it reads with `score("key")` and `passed("key")`, in order of first appearance, each once. */
  readonly nodes: readonly NodeReference[];
  /** Returns a JSON value, or why there is none. @throws Unjudgeable above the step limit */
  evaluate(scope: Scope, count?: Steps): Evaluated;
}

/** `unknown`: why it is indeterminate, such as an absent fact, a value of the wrong kind, a division by zero, a skipped node. */
export type Evaluated = { readonly value: unknown } | { readonly unknown: string };

interface ExpressionOptions {
  /** Root names that may be read. */
  readonly names: ReadonlySet<string>;
  /** The kind that its value must have: checked at load if known there, and always at run time. */
  readonly wants: Wanted;
}

export type Wanted = 'boolean' | 'number' | 'any';

/**
 * Compiles CEL. All numbers are one kind, so `5 / 2` is 2.5. Indeterminate values pass through operators, but
 * `false && x` is false for any x.
 * @returns the problems of an unusable expression
 */
export function compileExpression(
  text: string,
  { names, wants }: ExpressionOptions,
): Expression | { readonly problems: readonly ExpressionProblem[] } {
  const parsed = parseCel(text);
  if ('problem' in parsed) return { problems: [parsed.problem] };
  const { root } = parsed;
  const compiling: Compiling = { names, locals: [], fields: new Map(), nodes: [], problems: [], compile: compileAst };
  const part = compileAst(root, compiling);
  if (wants !== 'any' && part.kind !== 'any' && part.kind !== wants)
    refuse(`\`${sourceOf(root)}\` is ${wordsOf([part.kind])}, not ${wordsOf([wants])}`, root, compiling);
  const { fields, nodes, problems } = compiling;
  if (problems.length > 0) return { problems };
  const readsScore = nodes.some(({ asks }) => asks === 'score');
  return {
    fields,
    nodes,
    evaluate: (scope, count = { steps: 0 }) =>
      evaluatedOf(part.read({ text, scope, locals: [], readsScore, count }), wants),
  };
}

function evaluatedOf(result: unknown, wants: Kind | 'any'): Evaluated {
  if (result instanceof Unknown) return { unknown: result.reason };
  const kind = kindOf(result);
  if (kind === undefined) return { unknown: 'the result is no JSON value' };
  if (wants !== 'any' && kind !== wants)
    return { unknown: `the result is ${describeKind(result)}, not ${wordsOf([wants])}` };
  if (typeof result !== 'number') return { value: result };
  return Number.isFinite(result) ? { value: result + 0 } : { unknown: 'the result is beyond the range of numbers' };
}
