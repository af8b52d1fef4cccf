import type { ASTNode } from '@marcbachmann/cel-js';
import { REFUSED_NAMES } from '../../contract/json.ts';
import { adviseName } from '../../contract/names.ts';
import { fixOf } from '../../errors.ts';
import { type Compiling, expecting, type Part, type Read, readBoth, refuse } from './compile-part.ts';
import { type Evaluating, redactionTest, Unknown } from './evaluating.ts';
import { type ExpressionProblem, meantWord, type NodeOf, sourceOf } from './parse-cel.ts';

type Name = NodeOf<'id'>;
type Access = NodeOf<'id' | '.' | '[]'>;
type Step = string | number;

interface Path {
  readonly root: Name;
  readonly steps: readonly Step[];
}

/** Whether a node reads a name, a member or an item. */
export function isAccess(node: ASTNode): node is Access {
  return node.op === 'id' || node.op === '.' || node.op === '[]';
}

/** Compiles access to a name, a member or an item: own members of objects, items of lists (`-1` is the last). */
export function compileAccess(node: Access, compiling: Compiling): Part {
  const path = pathOf(node);
  if (path !== undefined) return compilePath(path, node, compiling);
  // A name alone is a path, so only items and members remain.
  return node.op === '[]' ? compileItem(node, compiling) : compileMember(node as NodeOf<'.'>, compiling);
}

/** Adds a problem for a name that could reach inherited members. */
export function refuseInherited(name: string, node: ASTNode, compiling: Compiling): void {
  if (REFUSED_NAMES.has(name)) refuse(`\`${name}\` cannot be used as a name`, node, compiling);
}

/** Advice in brackets, as the end of a sentence. */
export function inBrackets(advice: string): string {
  return advice === '' ? '' : ` (${advice.slice(0, 1).toLowerCase()}${advice.slice(1)})`;
}

/** The root and steps of an access; undefined unless the root is a name and every step a literal. */
function pathOf(node: ASTNode): Path | undefined {
  if (node.op === 'id') return { root: node, steps: [] };
  if (node.op !== '.' && node.op !== '[]') return undefined;
  const base = pathOf(node.args[0]);
  const step = node.op === '.' ? node.args[1] : literalStep(node.args[1]);
  if (base === undefined || step === undefined) return undefined;
  return { root: base.root, steps: [...base.steps, step] };
}

function literalStep(node: ASTNode): Step | undefined {
  if (node.op === '-_') return node.args.op === 'value' && node.args.args === 1n ? -1 : undefined;
  if (node.op !== 'value') return undefined;
  if (typeof node.args === 'string') return node.args;
  return typeof node.args === 'bigint' ? Number(node.args) : undefined;
}

function compilePath({ root, steps }: Path, node: ASTNode, compiling: Compiling): Part {
  for (const step of steps) if (typeof step === 'string') refuseInherited(step, node, compiling);
  const readRoot = compileRoot(root, compiling);
  if (!compiling.locals.includes(root.args))
    compiling.fields.set([root.args, ...steps].join('.'), ({ fact }) =>
      steps.reduce<unknown>(stepInto, fact(root.args)),
    );
  const absent = new Unknown(`${sourceOf(node)} is absent`);
  return {
    kind: 'any',
    read: (at) => {
      let value = readRoot(at);
      for (const step of steps) value = stepInto(value, step);
      return value === undefined ? absent : value;
    },
  };
}

function compileRoot(root: Name, compiling: Compiling): (at: Evaluating) => unknown {
  const { names, locals, problems } = compiling;
  const name = root.args;
  const slot = locals.lastIndexOf(name);
  if (slot >= 0) return (at) => at.locals[slot];
  if (REFUSED_NAMES.has(name)) refuseInherited(name, root, compiling);
  else if (!names.has(name)) problems.push(unknownFact(root, [...names, ...locals]));
  return ({ scope }) => scope.fact(name);
}

function unknownFact({ args: name, pos: offset }: Name, known: readonly string[]): ExpressionProblem {
  const what = `unknown fact \`${name}\``;
  const meant = meantWord(name);
  if (meant !== undefined) return { message: `${what}${meant}`, offset };
  return { message: `${what}${inBrackets(fixOf(adviseName(name, known)))}`, offset, name };
}

/** A member of a value without a path, such as an item at a computed index or an object literal. */
function compileMember(node: NodeOf<'.'>, compiling: Compiling): Part {
  const [base, name] = node.args;
  const read = expecting(base, ['object'], compiling);
  refuseInherited(name, node, compiling);
  return { kind: 'any', read: readStep(read, () => name, node) };
}

function compileItem(node: NodeOf<'[]'>, compiling: Compiling): Part {
  const [base, index] = node.args;
  const read = expecting(base, ['list', 'object'], compiling);
  const readIndex = expecting(index, ['number', 'text'], compiling);
  const literal = literalStep(index);
  if (typeof literal === 'string') refuseInherited(literal, node, compiling);
  return { kind: 'any', read: readStep(read, readIndex, node) };
}

function readStep(readBase: Read<object>, readIndex: Read<Step>, node: ASTNode): Read {
  const source = sourceOf(node);
  const absent = new Unknown(`${source} is absent`);
  const redactedIn = redactionTest(source);
  return readBoth(readBase, readIndex, (base, index) => {
    const value = stepInto(base, index);
    return value === undefined ? absent : (redactedIn(index) ?? value);
  });
}

function stepInto(value: unknown, step: Step): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    if (typeof step === 'string') return undefined;
    return step === -1 ? value.at(-1) : value[step];
  }
  return typeof step === 'string' && Object.hasOwn(value, step) ? (value as Record<string, unknown>)[step] : undefined;
}
