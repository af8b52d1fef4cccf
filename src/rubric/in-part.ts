import { isRecord, memberOf } from '../contract/json-object.ts';
import { pointerNames } from '../contract/json-pointer.ts';
import { inline } from '../contract/shown.ts';
import type { Problem } from '../errors.ts';

/** What stands below these keys has a name: its own key, or in a list its `name`. */
const ANYWHERE: ReadonlyMap<string, string> = new Map([
  ['criteria', 'criterion'],
  ['rules', 'rule'],
]);
const AT_THE_TOP: ReadonlyMap<string, string> = new Map([
  ...ANYWHERE,
  ['nodes', 'node'],
  ['derive', 'fact'],
  ['steps', 'step'],
  ['outcomes', 'outcome'],
]);
/** What stands below these keys is no part of the rubric. */
const LITERAL: ReadonlySet<string> = new Set(['contract', 'value']);

/** The problem with the innermost named part of the rubric that it stands in, unless it says the name already. */
export function inPart(problem: Problem, rubric: unknown): Problem {
  const part = partAt(pointerNames(problem.where?.pointer ?? ''), rubric, AT_THE_TOP);
  if (part === undefined || saysName(problem.what, part.name)) return problem;
  return { ...problem, what: `${part.kind} \`${inline(part.name)}\`: ${problem.what}` };
}

interface Part {
  readonly kind: string;
  readonly name: string;
}

function partAt(path: readonly string[], value: unknown, kinds: ReadonlyMap<string, string>): Part | undefined {
  const [key, member, ...rest] = path;
  if (key === undefined || LITERAL.has(key)) return undefined;
  const kind = kinds.get(key);
  const below = memberOf(value, key);
  if (kind === undefined || member === undefined) return partAt(path.slice(1), below, ANYWHERE);
  const part = memberOf(below, member);
  const name = Array.isArray(below) ? nameOf(part) : member;
  return partAt(rest, part, ANYWHERE) ?? (name === undefined ? undefined : { kind, name });
}

function nameOf(item: unknown): string | undefined {
  return isRecord(item) && typeof item.name === 'string' ? item.name : undefined;
}

/** Whether one of the words in code is the name, or a path with it. */
function saysName(what: string, name: string): boolean {
  const words = what.split('`').filter((_, index) => index % 2 === 1);
  return words.some((word) => word.split('.').includes(name));
}
