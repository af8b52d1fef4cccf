import { refuseInherited } from './compile-access.ts';
import { type Compiling, expecting, type Part, type Read, readOne, refuse } from './compile-part.ts';
import { type Evaluating, spend, Unknown } from './evaluating.ts';
import type { Kind } from './kinds.ts';
import type { NodeOf } from './parse-cel.ts';

type Items = readonly unknown[];
/** Evaluates a body for one item. */
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

/** Whether this is the name of a loop. */
export function isLoop(name: string): boolean {
  return Object.hasOwn(LOOPS, name);
}

/** Compiles `list.all(item, condition)` and the like. Each iteration costs one step. */
export function compileLoop(name: string, node: NodeOf<'rcall'>, compiling: Compiling): Part {
  const [, receiver, [variable, first, second, ...more]] = node.args;
  const loop = LOOPS[name];
  const wants = loop?.[second === undefined ? 'one' : 'two'];
  if (loop === undefined || wants === undefined || variable?.op !== 'id' || first === undefined || more.length > 0) {
    return refuse(`\`${name}\` is written \`list.${name}(item, ...)\``, node, compiling);
  }
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
  const kept: unknown[] = [];
  for (const item of items) {
    const answer = test(item);
    if (answer instanceof Unknown) return answer;
    if (answer === true) kept.push(item);
  }
  return kept;
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
