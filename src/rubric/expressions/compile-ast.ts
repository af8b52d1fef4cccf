import type { ASTNode, ASTOperator } from '@marcbachmann/cel-js';
import { compileAccess, refuseInherited } from './compile-access.ts';
import { compileCall } from './compile-calls.ts';
import {
  compileArithmetic,
  compileEquality,
  compileMembership,
  compileMinus,
  compileOrder,
  compilePlus,
} from './compile-operators.ts';
import { type Compiling, expecting, type Part, type Read, readAll, readOne, refuse } from './compile-part.ts';
import { spend, Unknown } from './evaluating.ts';
import { type Kind, kindOf } from './kinds.ts';
import { type NodeOf, sourceOf } from './parse-cel.ts';

/** Compilers by operator of the parser's tree. */
const KINDS: { readonly [Op in ASTOperator]?: (node: NodeOf<Op>, compiling: Compiling) => Part } = {
  value: compileLiteral,
  id: compileAccess,
  '.': compileAccess,
  '[]': compileAccess,
  call: compileCall,
  rcall: compileCall,
  list: compileList,
  map: compileObject,
  '!_': compileNot,
  '-_': compileMinus,
  '?:': compileChoice,
  '&&': compileJunction,
  '||': compileJunction,
  '+': compilePlus,
  '-': compileArithmetic,
  '*': compileArithmetic,
  '/': compileArithmetic,
  '%': compileArithmetic,
  '==': compileEquality,
  '!=': compileEquality,
  '<': compileOrder,
  '<=': compileOrder,
  '>': compileOrder,
  '>=': compileOrder,
  in: compileMembership,
};

/** Compiles one node of the parser's tree and the nodes below it. */
export function compileAst(node: ASTNode, compiling: Compiling): Part {
  const compile = KINDS[node.op] as ((node: ASTNode, compiling: Compiling) => Part) | undefined;
  return compile?.(node, compiling) ?? refuse(`\`${node.op}\` is not supported`, node, compiling);
}

/** The parser gives whole numbers as bigints; here all numbers are one kind. */
function compileLiteral(node: NodeOf<'value'>, compiling: Compiling): Part {
  const value = typeof node.args === 'bigint' ? Number(node.args) : node.args;
  const kind = kindOf(value);
  if (kind === undefined || kind === 'object' || kind === 'list') {
    return refuse(
      `\`${sourceOf(node)}\` is no JSON value: there are numbers, texts, true, false and null`,
      node,
      compiling,
    );
  }
  return { kind, read: () => value };
}

function compileList({ args: items }: NodeOf<'list'>, compiling: Compiling): Part {
  const reads = items.map((item) => compiling.compile(item, compiling).read);
  const read = readAll(reads, (at, values) => {
    spend(at, values.length);
    return values;
  });
  return { kind: 'list', read };
}

function compileObject({ args: entries }: NodeOf<'map'>, compiling: Compiling): Part {
  const keys = entries.map(([key]) => keyOf(key, compiling));
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) < index)
      refuse(`\`${key}\` is repeated in the object`, entries[index]?.[0] as ASTNode, compiling);
  const reads = entries.map(([, value]) => compiling.compile(value, compiling).read);
  const read = readAll(reads, (at, values) => {
    spend(at, values.length);
    return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
  });
  return { kind: 'object', read };
}

/** Keys must be literals, so that none can reach inherited members. */
function keyOf(node: ASTNode, compiling: Compiling): string {
  if (node.op !== 'value' || typeof node.args !== 'string') {
    refuse('keys of objects must be texts in quotes', node, compiling);
    return '';
  }
  refuseInherited(node.args, node, compiling);
  return node.args;
}

function compileNot({ args: part }: NodeOf<'!_'>, compiling: Compiling): Part {
  const read = expecting(part, ['boolean'], compiling);
  return { kind: 'boolean', read: readOne(read, (value) => !value) };
}

/** `&&` and `||`: one decisive side decides, even if the other is indeterminate. */
function compileJunction({ op, args: both }: NodeOf<'&&' | '||'>, compiling: Compiling): Part {
  const decisive = op === '||';
  const left = expecting(both[0], ['boolean'], compiling);
  const right = expecting(both[1], ['boolean'], compiling);
  const read: Read = (at) => {
    const a = left(at);
    if (a === decisive) return a;
    const b = right(at);
    return b === decisive || !(a instanceof Unknown) ? b : a;
  };
  return { kind: 'boolean', read };
}

function compileChoice({ args: [test, yes, no] }: NodeOf<'?:'>, compiling: Compiling): Part {
  const readTest = expecting(test, ['boolean'], compiling);
  const [whenTrue, whenFalse] = [compiling.compile(yes, compiling), compiling.compile(no, compiling)];
  const kind: Kind | 'any' = whenTrue.kind === whenFalse.kind ? whenTrue.kind : 'any';
  return { kind, read: readOne(readTest, (answer, at) => (answer ? whenTrue : whenFalse).read(at)) };
}
