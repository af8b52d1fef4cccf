import { memberOf, pointerNames } from '../../contract/json.ts';
import { adviseName } from '../../contract/names.ts';
import type { Advice, Problem } from '../../errors.ts';
import { OPERATORS } from './operators.ts';

/** Operators of other tools and languages, with ours. */
const ALIASES: Readonly<Record<string, string>> = {
  '=': 'eq',
  '==': 'eq',
  equal: 'eq',
  equals: 'eq',
  is: 'eq',
  '!=': 'ne',
  not_equals: 'ne',
  neq: 'ne',
  '<': 'lt',
  less_than: 'lt',
  '<=': 'lte',
  le: 'lte',
  at_most: 'lte',
  '>': 'gt',
  greater_than: 'gt',
  '>=': 'gte',
  ge: 'gte',
  at_least: 'gte',
  one_of: 'in',
  includes: 'contains',
  regex: 'matches',
  match: 'matches',
  not_exists: 'absent',
  missing: 'absent',
  is_empty: 'empty',
};

/** Keys that wrap a condition; they are no operators. */
const WRAPPERS: Readonly<Record<string, string>> = { not: 'not: { ... }', and: 'and: [...]', or: 'or: [...]' };

/** A problem of the schema check; an unknown operator gets its own code and the operator that was meant. */
export function withOperatorAdvice(problem: Problem, rubric: unknown): Problem {
  const { code, where } = problem;
  const path = pointerNames(where?.pointer ?? '');
  const written = path.at(-1) === 'op' ? path.reduce(memberOf, rubric) : undefined;
  if (code !== 'bad-value' || where === undefined || typeof written !== 'string') return problem;
  return { code: 'bad-operator', what: `there is no operator \`${written}\``, where, ...operatorAdvice(written) };
}

function operatorAdvice(written: string): Advice {
  if (written === '') return { fix: 'YAML reads `>` as the start of a text: write `gt`' };
  if (Object.hasOwn(WRAPPERS, written)) return { fix: `Write it around the condition: \`${WRAPPERS[written]}\`` };
  const alias = Object.hasOwn(ALIASES, written) ? ALIASES[written] : undefined;
  return alias === undefined ? adviseName(written, Object.keys(OPERATORS)) : { suggestion: alias };
}
