import type { ASTNode, ASTOperator } from '@marcbachmann/cel-js';
import { ARITHMETIC } from '../values/decimal-arithmetic.ts';
import { compileAccess, refuseInherited } from './compile-access.ts';
import { compileCall } from './compile-calls.ts';
import {
  type Compiling,
  expecting,
  expectingPart,
  type Part,
  type Read,
  readAll,
  readBoth,
  readOne,
  refuse,
} from './compile-part.ts';
import {
  compared,
  type Evaluating,
  equalityTest,
  finite,
  redactionTest,
  sameValue,
  spend,
  spendOnText,
  Unknown,
} from './evaluating.ts';
import { bothOf, describeKind, type Kind, type KindValues, kindOf } from './kinds.ts';
import { type NodeOf, sourceOf } from './parse-cel.ts';

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

const ORDER = {
  '<': (a: number | string, b: number | string) => a < b,
  '<=': (a: number | string, b: number | string) => a <= b,
  '>': (a: number | string, b: number | string) => a > b,
  '>=': (a: number | string, b: number | string) => a >= b,
} as const;

/** `-`, `*`, `/` and `%` of numbers. All numbers are one kind: `5 / 2` is 2.5. */
function compileArithmetic(node: NodeOf<'-' | '*' | '/' | '%'>, compiling: Compiling): Part {
  const { op, args: both } = node;
  const left = expecting(both[0], ['number'], compiling);
  const right = expecting(both[1], ['number'], compiling);
  const apply = ARITHMETIC[op];
  const divides = op === '/' || op === '%';
  const source = sourceOf(node);
  const byZero = new Unknown(`${source} divides by zero`);
  const read = readBoth(left, right, (a, b) => (divides && b === 0 ? byZero : finite(apply(a, b), source)));
  return { kind: 'number', read };
}

function compileMinus(node: NodeOf<'-_'>, compiling: Compiling): Part {
  const read = expecting(node.args, ['number'], compiling);
  const source = sourceOf(node);
  return { kind: 'number', read: readOne(read, (value) => finite(-value, source)) };
}

/** `+`: the sum of two numbers, or two texts or lists joined. */
function compilePlus(node: NodeOf<'+'>, compiling: Compiling): Part {
  const source = sourceOf(node);
  return compileAlike(node, ['number', 'text', 'list'], compiling, (a, b, at) => {
    if (typeof a === 'number') return finite(ARITHMETIC['+'](a, b as number), source);
    if (typeof a === 'string') {
      spendOnText(at, a.length + (b as string).length);
      return a + (b as string);
    }
    const joined = [...a, ...(b as readonly unknown[])];
    spend(at, joined.length);
    return joined;
  });
}

/** `<` and the like: compares numbers by value, texts by code unit; unknown for a redacted text. */
function compileOrder(node: NodeOf<keyof typeof ORDER>, compiling: Compiling): Part {
  const apply = ORDER[node.op];
  const source = sourceOf(node);
  const redactedIn = redactionTest(source);
  const { read } = compileAlike(node, ['number', 'text'], compiling, (a, b, at) => {
    if (typeof a === 'string') spendOnText(at, a.length + (b as string).length);
    return redactedIn(a) ?? redactedIn(b) ?? apply(compared(a, at), compared(b, at));
  });
  return { kind: 'boolean', read };
}

/** `==` and `!=` of any two values; values of different kinds differ. */
function compileEquality(node: NodeOf<'==' | '!='>, compiling: Compiling): Part {
  const [left, right] = node.args.map((part) => compiling.compile(part, compiling)) as [Part, Part];
  const kinds = differingKinds(left, right);
  if (kinds !== undefined && !kinds.includes('null'))
    refuse(`\`${sourceOf(node)}\` compares ${bothOf(kinds)}, which are never equal`, node, compiling);
  const wanted = node.op === '==';
  const test = equalityTest(sourceOf(node));
  const read = readBoth(left.read, right.read, (a, b, at) => {
    const isSame = test(sameValue(a, b, at), a);
    return isSame instanceof Unknown ? isSame : isSame === wanted;
  });
  return { kind: 'boolean', read };
}

/** `in`: whether a list has an equal item, or an object has the text as a key. */
function compileMembership({ args: both }: NodeOf<'in'>, compiling: Compiling): Part {
  const left = compiling.compile(both[0], compiling).read;
  const right = expecting(both[1], ['list', 'object'], compiling);
  const test = equalityTest(`${sourceOf(both[0])} in ${sourceOf(both[1])}`);
  const read = readBoth(left, right, (wanted, among, at) => {
    if (isList(among)) return test(hasItem(among, wanted, at), wanted);
    if (typeof wanted === 'string') return test(Object.hasOwn(among, wanted), wanted);
    return new Unknown(
      `${sourceOf(both[0])} is ${describeKind(wanted)}, and the keys of ${sourceOf(both[1])} are texts`,
    );
  });
  return { kind: 'boolean', read };
}

function isList(value: object): value is readonly unknown[] {
  return Array.isArray(value);
}

function hasItem(list: readonly unknown[], wanted: unknown, at: Evaluating): boolean {
  return list.some((item) => {
    spend(at, 1);
    return sameValue(item, wanted, at);
  });
}

/** Compiles an operator whose operands must have the same kind, one of several. */
function compileAlike<K extends Kind>(
  node: NodeOf<'+' | keyof typeof ORDER>,
  kinds: readonly K[],
  compiling: Compiling,
  apply: (a: KindValues[K], b: KindValues[K], at: Evaluating) => unknown,
): Part {
  const left = expectingPart(node.args[0], kinds, compiling);
  const right = expectingPart(node.args[1], kinds, compiling);
  const mixed = differingKinds(left, right);
  if (mixed !== undefined) return refuse(`\`${sourceOf(node)}\` mixes ${bothOf(mixed)}`, node, compiling);
  const source = sourceOf(node);
  const read = readBoth(left.read, right.read, (a, b, at) => {
    if (kindOf(a) !== kindOf(b)) return new Unknown(`${source} mixes ${describeKind(a)} and ${describeKind(b)}`);
    return apply(a, b, at);
  });
  return { kind: left.kind === 'any' ? right.kind : left.kind, read };
}

/** The kinds of two parts if both are known at load and differ. */
function differingKinds(left: Part, right: Part): readonly [Kind, Kind] | undefined {
  if (left.kind === 'any' || right.kind === 'any' || left.kind === right.kind) return undefined;
  return [left.kind, right.kind];
}
