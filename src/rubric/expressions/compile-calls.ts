import type { ASTNode } from '@marcbachmann/cel-js';
import { memberOf } from '../../contract/json.ts';
import { must } from '../../contract/must.ts';
import { adviseName } from '../../contract/names.ts';
import { fixOf } from '../../errors.ts';
import { compileRegex, type LinearRegex } from '../patterns.ts';
import { stepsOfMatching } from '../step-limit.ts';
import { inBrackets, isAccess, refuseInherited } from './compile-access.ts';
import {
  type Compiling,
  expecting,
  type NodeReference,
  type Part,
  type Read,
  readAll,
  readOne,
  refuse,
} from './compile-part.ts';
import { type Evaluating, equalityTest, finite, spend, Unknown } from './evaluating.ts';
import { AGGREGATES, type Aggregate, FUNCTIONS, type PlainFunction } from './functions.ts';
import { describeKind, type Kind } from './kinds.ts';
import { meantWord, type NodeOf, sourceOf } from './parse-cel.ts';

type Call = NodeOf<'call' | 'rcall'>;
type CompileCall = (node: Call, args: readonly ASTNode[], compiling: Compiling) => Part;

const CALLS: ReadonlyMap<string, CompileCall> = new Map<string, CompileCall>([
  ['has', compileHas],
  ['matches', compileMatches],
  ['score', compileReference('score', 'number')],
  ['passed', compileReference('passed', 'boolean')],
  ...Object.entries(AGGREGATES).map(([name, aggregate]) => [name, compileAggregate(name, aggregate)] as const),
  ...Object.entries(FUNCTIONS).map(([name, plain]) => [name, compilePlain(name, plain)] as const),
]);

/** Compiles a call. `a.f(b)` means `f(a, b)`; only loops need the dot. */
export function compileCall(node: Call, compiling: Compiling): Part {
  const [name] = node.args;
  const loop = memberOf(LOOPS, name);
  if (node.op === 'rcall' && loop !== undefined) return compileLoop(name, loop, node, compiling);
  const args = node.op === 'call' ? node.args[1] : [node.args[1], ...node.args[2]];
  const compileNamed = CALLS.get(name);
  if (compileNamed !== undefined) return compileNamed(node, args, compiling);
  if (loop !== undefined) return refuse(`\`${name}\` is written \`list.${name}(item, ...)\``, node, compiling);
  const advice = meantWord(name) ?? inBrackets(fixOf(adviseName(name, [...CALLS.keys(), ...LOOP_NAMES])));
  // The parser gives the offset of the whole `a.f(b)`.
  const pos = node.op === 'call' ? node.pos : node.input.indexOf(name, node.args[1].end);
  return refuse(`unknown function \`${name}\`${advice}`, { pos }, compiling);
}

/** Whether a path has a value; null is a value. */
function compileHas(node: Call, [path, ...more]: readonly ASTNode[], compiling: Compiling): Part {
  if (path === undefined || more.length > 0 || !isAccess(path))
    return refuse('`has` takes one fact or member, as in `has(usage.cost_usd)`', node, compiling);
  const { read } = compiling.compile(path, compiling);
  return { kind: 'boolean', read: (at) => !(read(at) instanceof Unknown) };
}

function compileReference(asks: NodeReference['asks'], kind: Kind): CompileCall {
  return (node, args, compiling) => {
    const key = referredKey(asks, node, args, compiling);
    return {
      kind,
      read: ({ scope }) =>
        scope[asks](key) ?? new Unknown(must(scope.missing(key), `the reason why ${key} has no ${asks}`)),
    };
  };
}

/** The key must be a literal, so that the order of nodes is known at load. */
function referredKey(
  asks: NodeReference['asks'],
  node: Call,
  [key, ...more]: readonly ASTNode[],
  compiling: Compiling,
): string {
  if (key?.op !== 'value' || typeof key.args !== 'string' || more.length > 0) {
    refuse(`\`${asks}\` takes the key of one node, as in \`${asks}("key")\``, node, compiling);
    return '';
  }
  const reference = { key: key.args, asks };
  const { nodes } = compiling;
  if (!nodes.some((known) => known.key === reference.key && known.asks === asks)) nodes.push(reference);
  return reference.key;
}

function compilePlain(name: string, { takes, gives, apply }: PlainFunction): CompileCall {
  return (node, args, compiling) => {
    if (args.length !== takes.length) return refuse(wrongCount(name, `${takes.length}`, args), node, compiling);
    const reads = args.map((arg, index) => expecting(arg, takes[index] ?? [], compiling));
    const test = equalityTest(sourceOf(node));
    return { kind: gives, read: readAll(reads, (at, values) => apply(at, values, test)) };
  };
}

function compileAggregate(name: string, aggregate: Aggregate): CompileCall {
  return (node, args, compiling) => {
    if (args.length === 0) return refuse(wrongCount(name, '1 or more', args), node, compiling);
    const [only] = args;
    const source = sourceOf(node);
    const apply = (values: readonly unknown[]): unknown => aggregateOf(name, aggregate, values, source);
    if (args.length > 1 || only === undefined) {
      const reads = args.map((arg) => expecting(arg, ['number'], compiling));
      return { kind: 'number', read: readAll(reads, (_at, values) => apply(values)) };
    }
    const readOnly = expecting(only, ['list', 'number'], compiling);
    return { kind: 'number', read: readAll([readOnly], (at, [value]) => apply(itemsOf(value, at))) };
  };
}

function itemsOf(value: unknown, at: Evaluating): readonly unknown[] {
  if (!Array.isArray(value)) return [value];
  spend(at, value.length);
  return value;
}

function aggregateOf(
  name: string,
  { apply, ofNone }: Aggregate,
  values: readonly unknown[],
  source: string,
): number | Unknown {
  if (values.length === 0) return ofNone ?? new Unknown(`${source} asks for the ${name} of an empty list`);
  const place = values.findIndex((value) => typeof value !== 'number');
  if (place !== -1) return new Unknown(`item ${place} of ${source} is ${describeKind(values[place])}, not a number`);
  return finite(apply(values as readonly number[]), source);
}

function wrongCount(name: string, wanted: string, args: readonly ASTNode[]): string {
  return `\`${name}\` takes ${wanted} ${wanted === '1' ? 'value' : 'values'}, not ${args.length}`;
}

/** `text.matches(pattern)`: whether RE2 finds the pattern anywhere in the text, in linear time. */
function compileMatches(node: ASTNode, args: readonly ASTNode[], compiling: Compiling): Part {
  const [text, pattern] = args;
  if (text === undefined || pattern === undefined || args.length > 2)
    return refuse('`matches` takes a text and a pattern, as in `output.matches("[0-9]+")`', node, compiling);
  const readText = expecting(text, ['text'], compiling);
  const regex = compilePattern(pattern, compiling);
  const read = readOne(readText, (value, at) => {
    spend(at, stepsOfMatching(value.length));
    return regex.test(value);
  });
  return { kind: 'boolean', read };
}

/** The pattern must be a literal, so that a mistake in it is found at load. */
function compilePattern(node: ASTNode, compiling: Compiling): LinearRegex {
  if (node.op !== 'value' || typeof node.args !== 'string')
    refuse(`\`${sourceOf(node)}\` is no text in quotes: the pattern of \`matches\` is fixed`, node, compiling);
  else
    try {
      return compileRegex(node.args);
    } catch (error) {
      refuse(`the pattern is invalid: ${(error as Error).message}`, node, compiling);
    }
  return { test: () => false };
}

type Items = readonly unknown[];
type Visit = (item: unknown) => unknown;

interface Loop {
  /** Kind of the first body in a call with one body or two: a condition or any value. A second body is any value. */
  readonly one: 'test' | 'value';
  readonly two?: 'test';
  readonly gives: Kind;
  run(items: Items, first: Visit, second: Visit | undefined): unknown;
}

const MAX_NESTED = 2;

/** CEL's macros over the items of a list, or over the keys of an object sorted by code unit. */
const LOOPS: Readonly<Record<string, Loop>> = {
  all: { one: 'test', gives: 'boolean', run: (items, test) => quantify(items, test, false) },
  exists: { one: 'test', gives: 'boolean', run: (items, test) => quantify(items, test, true) },
  exists_one: { one: 'test', gives: 'boolean', run: isOne },
  filter: { one: 'test', gives: 'list', run: keep },
  map: { one: 'value', two: 'test', gives: 'list', run: keepAndTurn },
};

export const LOOP_NAMES = Object.keys(LOOPS);

/** Compiles `list.all(item, condition)` and the like. Each iteration costs one step. */
function compileLoop(name: string, loop: Loop, node: NodeOf<'rcall'>, compiling: Compiling): Part {
  const [, receiver, [variable, first, second, ...more]] = node.args;
  const wants = loop[second === undefined ? 'one' : 'two'];
  if (wants === undefined || variable?.op !== 'id' || first === undefined || more.length > 0)
    return refuse(`\`${name}\` is written \`list.${name}(item, ...)\``, node, compiling);
  const { locals } = compiling;
  if (locals.length === MAX_NESTED) return refuse(`more than ${MAX_NESTED} nested loops`, node, compiling);
  refuseInherited(variable.args, variable, compiling);
  const items = expecting(receiver, ['list', 'object'], compiling);
  const inside = { ...compiling, locals: [...locals, variable.args] };
  const readFirst = wants === 'test' ? expecting(first, ['boolean'], inside) : inside.compile(first, inside).read;
  const readSecond = second === undefined ? undefined : inside.compile(second, inside).read;
  const read = readOne(items, (value, at) => {
    const visitWith = (body: Read) => (item: unknown) => {
      spend(at, 1);
      at.locals[locals.length] = item;
      return body(at);
    };
    const list = Array.isArray(value) ? value : sortedKeys(value, at);
    return loop.run(list, visitWith(readFirst), readSecond && visitWith(readSecond));
  });
  return { kind: loop.gives, read };
}

function sortedKeys(members: object, at: Evaluating): Items {
  const keys = Object.keys(members);
  spend(at, keys.length);
  return keys.sort();
}

/** One decisive item decides, even if others are unknown. */
function quantify(items: Items, test: Visit, decisive: boolean): unknown {
  let unknown: Unknown | undefined;
  for (const item of items) {
    const answer = test(item);
    if (answer === decisive) return decisive;
    if (answer instanceof Unknown) unknown ??= answer;
  }
  return unknown ?? !decisive;
}

function isOne(items: Items, test: Visit): boolean | Unknown {
  const kept = keep(items, test);
  return kept instanceof Unknown ? kept : kept.length === 1;
}

function keep(items: Items, test: Visit): Items | Unknown {
  const answers = turn(items, test);
  return answers instanceof Unknown ? answers : items.filter((_, index) => answers[index] === true);
}

function keepAndTurn(items: Items, first: Visit, second: Visit | undefined): Items | Unknown {
  if (second === undefined) return turn(items, first);
  const kept = keep(items, first);
  return kept instanceof Unknown ? kept : turn(kept, second);
}

function turn(items: Items, value: Visit): Items | Unknown {
  const turned: unknown[] = [];
  for (const item of items) {
    const result = value(item);
    if (result instanceof Unknown) return result;
    turned.push(result);
  }
  return turned;
}
