import type { ASTNode } from '@marcbachmann/cel-js';
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
import { type Compiling, expecting, type Part, type Read, readAll, readOne, refuse } from './compiling.ts';
import { Unknown } from './evaluating.ts';
import { type Kind, kindOf } from './kinds.ts';
import { sourceOf } from './parse-cel.ts';

type Both = readonly [ASTNode, ASTNode];

/** Compiles one node of the parser's tree, and what is below it. */
export function compileAst(node: ASTNode, compiling: Compiling): Part {
  switch (node.op) {
    case 'value':
      return compileLiteral(node, compiling);
    case 'id':
    case '.':
    case '[]':
      return compileAccess(node, compiling);
    case 'call':
    case 'rcall':
      return compileCall(node, compiling);
    case 'list':
      return compileList(node.args, compiling);
    case 'map':
      return compileObject(node.args, compiling);
    case '!_':
      return compileNot(node.args, compiling);
    case '-_':
      return compileMinus(node, node.args, compiling);
    case '?:':
      return compileChoice(node.args, compiling);
    case '&&':
      return compileJunction(node.args, false, compiling);
    case '||':
      return compileJunction(node.args, true, compiling);
    default:
      return compileOperator(node, compiling);
  }
}

function compileOperator(node: ASTNode, compiling: Compiling): Part {
  switch (node.op) {
    case '+':
      return compilePlus(node, node.args, compiling);
    case '-':
    case '*':
    case '/':
    case '%':
      return compileArithmetic(node.op, node, node.args, compiling);
    case '==':
    case '!=':
      return compileEquality(node, node.args, compiling);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compileOrder(node.op, node, node.args, compiling);
    case 'in':
      return compileMembership(node.args, compiling);
    default:
      return refuse(`\`${node.op}\` is not supported`, node, compiling);
  }
}

/** Whole numbers come as bigints: every number is of one kind here. */
function compileLiteral(node: Extract<ASTNode, { op: 'value' }>, compiling: Compiling): Part {
  const value = typeof node.args === 'bigint' ? Number(node.args) : node.args;
  if (typeof node.args === 'bigint' && !Number.isSafeInteger(value)) {
    return refuse(`\`${sourceOf(node)}\` is too large to be exact`, node, compiling);
  }
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

function compileList(items: readonly ASTNode[], compiling: Compiling): Part {
  const reads = items.map((item) => compiling.compile(item, compiling).read);
  return { kind: 'list', read: readAll(reads, (_, values) => values) };
}

function compileObject(entries: readonly Both[], compiling: Compiling): Part {
  const keys = entries.map(([key]) => keyOf(key, compiling));
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) < index)
      refuse(`\`${key}\` stands in the object before`, (entries[index] as Both)[0], compiling);
  const reads = entries.map(([, value]) => compiling.compile(value, compiling).read);
  const objectOf = (values: readonly unknown[]) => Object.fromEntries(keys.map((key, index) => [key, values[index]]));
  return { kind: 'object', read: readAll(reads, (_, values) => objectOf(values)) };
}

/** Keys are written down, so that none can reach what objects inherit. */
function keyOf(node: ASTNode, compiling: Compiling): string {
  if (node.op !== 'value' || typeof node.args !== 'string') {
    refuse('a key of an object is a text in quotes', node, compiling);
    return '';
  }
  refuseInherited(node.args, node, compiling);
  return node.args;
}

function compileNot(part: ASTNode, compiling: Compiling): Part {
  const read = expecting(part, ['boolean'], compiling);
  return { kind: 'boolean', read: readOne(read, (value) => !value) };
}

/** `&&` and `||`: one decisive side decides, even when the other cannot be told. */
function compileJunction(both: Both, decisive: boolean, compiling: Compiling): Part {
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

function compileChoice([test, yes, no]: readonly [ASTNode, ASTNode, ASTNode], compiling: Compiling): Part {
  const readTest = expecting(test, ['boolean'], compiling);
  const [whenTrue, whenFalse] = [compiling.compile(yes, compiling), compiling.compile(no, compiling)];
  const kind: Kind | 'any' = whenTrue.kind === whenFalse.kind ? whenTrue.kind : 'any';
  return { kind, read: readOne(readTest, (answer, at) => (answer ? whenTrue : whenFalse).read(at)) };
}
