import { compileAst } from './compile-ast.ts';
import { type Compiling, type NodeReference, type Part, type ReadField, refuse } from './compiling.ts';
import { type Evaluating, MAX_STEPS, type Scope, StepsExceeded, Unknown } from './evaluating.ts';
import { describeKind, type Kind, kindOf, wordsOf } from './kinds.ts';
import { type ExpressionProblem, parseCel, sourceOf } from './parse-cel.ts';

/** A compiled CEL expression. */
export interface Expression {
  /**
   * The facts that it reads, by dotted path such as `usage.latency_ms`, in order of first appearance. A path ends before an
   * index that is known only at run time.
   */
  readonly fields: ReadonlyMap<string, ReadField>;
  /** The nodes that it reads with `score("key")` and `passed("key")`, in order of first appearance, each once. */
  readonly nodes: readonly NodeReference[];
  /** Returns a JSON value, or why there is none. Never throws because of data. */
  evaluate(scope: Scope): Evaluated;
}

export type Evaluated =
  /** `made`: characters produced to compute it, including those not in the value; see `Evaluating`. */
  | { readonly value: unknown; readonly made?: number }
  /** Why it is indeterminate: an absent fact, a value of the wrong kind, a division by zero, a skipped node. */
  | { readonly unknown: string }
  /** It exceeded the step limit of one evaluation. */
  | { readonly exceeded: string };

interface ExpressionOptions {
  /** Root names that may be read. */
  readonly names: ReadonlySet<string>;
  /** The kind that its value must have: checked at load if known there, and always at run time. */
  readonly wants: Wanted;
}

export type Wanted = 'boolean' | 'number' | 'any';

/** An unusable expression; its message has all problems. */
export class ExpressionError extends Error {
  /** Offset of the first problem, from 0. */
  readonly offset: number;
  /** The unknown root names, each once. */
  readonly unknownNames: readonly string[];
  /** The facts and nodes that it reads; empty if it could not be parsed. */
  readonly reads: Pick<Expression, 'fields' | 'nodes'>;

  constructor(
    faults: readonly ExpressionProblem[],
    reads: Pick<Expression, 'fields' | 'nodes'> = { fields: new Map(), nodes: [] },
  ) {
    super(faults.map(({ message }) => message).join('; '));
    this.name = 'ExpressionFault';
    this.reads = reads;
    this.offset = faults[0]?.offset ?? 0;
    this.unknownNames = [...new Set(faults.flatMap(({ name }) => name ?? []))];
  }
}

/**
 * Compiles CEL. All numbers are one kind, so `5 / 2` is 2.5. Indeterminate values pass through operators, but
 * `false && x` is false for any x.
 * @throws ExpressionError with all problems
 */
export function compileExpression(text: string, { names, wants }: ExpressionOptions): Expression {
  const parsed = parseCel(text);
  if ('fault' in parsed) throw new ExpressionError([parsed.fault]);
  const { root } = parsed;
  const compiling: Compiling = { names, locals: [], fields: new Map(), nodes: [], problems: [], compile: compileAst };
  const part = compileAst(root, compiling);
  if (wants !== 'any' && part.kind !== 'any' && part.kind !== wants) {
    refuse(`\`${sourceOf(root)}\` is ${wordsOf([part.kind])}, not ${wordsOf([wants])}`, root, compiling);
  }
  const { fields, nodes, problems: faults } = compiling;
  if (faults.length > 0) throw new ExpressionError(faults, { fields, nodes });
  const readsScore = nodes.some(({ asks }) => asks === 'score');
  return { fields, nodes, evaluate: (scope) => evaluate(part, scope, wants, readsScore) };
}

function evaluate({ read }: Part, scope: Scope, wants: Kind | 'any', readsScore: boolean): Evaluated {
  const at: Evaluating = { scope, locals: [], patterns: new Map(), readsScore, steps: 0, made: 0 };
  try {
    const evaluated = evaluatedOf(read(at), wants);
    return 'value' in evaluated && at.made > 0 ? { ...evaluated, made: at.made } : evaluated;
  } catch (error) {
    if (!(error instanceof StepsExceeded)) throw error;
    return { exceeded: `it takes more than ${MAX_STEPS} steps on this trial` };
  }
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
