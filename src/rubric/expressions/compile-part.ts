import type { ASTNode } from '@marcbachmann/cel-js';
import { type Evaluating, type Scope, Unknown } from './evaluating.ts';
import { describeKind, type Kind, type KindValues, kindOf, wordsOf } from './kinds.ts';
import { type ExpressionProblem, sourceOf } from './parse-cel.ts';

/** Reads a value, or returns why it is indeterminate; never undefined. */
export type Read<Value = unknown> = (at: Evaluating) => Value | Unknown;

/** One compiled node; `kind` is the kind of its value if known at load. */
export interface Part {
  readonly kind: Kind | 'any';
  readonly read: Read;
}

interface ExpectedPart<K extends Kind> extends Part {
  readonly kind: K | 'any';
  readonly read: Read<KindValues[K]>;
}

/** Reads a fact as the expression does; undefined if absent. */
export type ReadField = (scope: Scope) => unknown;

export interface NodeReference {
  readonly key: string;
  readonly asks: 'score' | 'passed';
}

/** Context for compiling an expression: the allowed names, and the references and problems found so far. */
export interface Compiling {
  readonly names: ReadonlySet<string>;
  /** Variables of the enclosing macros, outermost first. */
  readonly locals: readonly string[];
  readonly fields: Map<string, ReadField>;
  readonly nodes: NodeReference[];
  readonly problems: ExpressionProblem[];
  readonly compile: (node: ASTNode, compiling: Compiling) => Part;
}

/** Adds a problem at a node. @returns a placeholder part, so that further problems are found */
export function refuse(message: string, { pos }: Pick<ASTNode, 'pos'>, { problems }: Compiling): Part {
  problems.push({ message, offset: pos });
  return { kind: 'any', read: () => new Unknown(message) };
}

/** Reads a value and applies a function to it; an indeterminate value is the result itself. */
export function readOne<A, Value = unknown>(
  readValue: Read<A>,
  apply: (value: A, at: Evaluating) => Value | Unknown,
): Read<Value> {
  return (at) => {
    const value = readValue(at);
    return value instanceof Unknown ? value : apply(value, at);
  };
}

/** Reads two values and applies a function to both; the first indeterminate value is the result itself. */
export function readBoth<A, B>(left: Read<A>, right: Read<B>, apply: (a: A, b: B, at: Evaluating) => unknown): Read {
  return (at) => {
    const a = left(at);
    if (a instanceof Unknown) return a;
    const b = right(at);
    return b instanceof Unknown ? b : apply(a, b, at);
  };
}

/** Reads all values and applies a function to them; the first indeterminate value is the result itself. */
export function readAll(reads: readonly Read[], apply: (at: Evaluating, values: readonly unknown[]) => unknown): Read {
  return (at) => {
    const values: unknown[] = [];
    for (const read of reads) {
      const value = read(at);
      if (value instanceof Unknown) return value;
      values.push(value);
    }
    return apply(at, values);
  };
}

/** Compiles a node whose value must have one of these kinds: checked at load if its kind is known, otherwise when read. */
export function expecting<K extends Kind>(
  node: ASTNode,
  kinds: readonly K[],
  compiling: Compiling,
): Read<KindValues[K]> {
  return expectingPart(node, kinds, compiling).read;
}

/** Like `expecting`, with the kind that is known at load. */
export function expectingPart<K extends Kind>(
  node: ASTNode,
  kinds: readonly K[],
  compiling: Compiling,
): ExpectedPart<K> {
  const { kind, read } = compiling.compile(node, compiling);
  if (kind !== 'any' && isOneOf(kind, kinds)) return { kind, read: read as Read<KindValues[K]> };
  const source = sourceOf(node);
  const expected = wordsOf(kinds);
  if (kind !== 'any') refuse(`\`${source}\` is ${wordsOf([kind])}, not ${expected}`, node, compiling);
  const checked: Read<KindValues[K]> = (at) => {
    const value = read(at);
    if (value instanceof Unknown || isOneOf(kindOf(value), kinds)) return value as KindValues[K] | Unknown;
    return new Unknown(`${source} is ${describeKind(value)}, not ${expected}`);
  };
  return { kind: 'any', read: checked };
}

function isOneOf<K extends Kind>(kind: Kind | undefined, kinds: readonly K[]): kind is K {
  return (kinds as readonly (Kind | undefined)[]).includes(kind);
}
