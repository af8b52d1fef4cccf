import { memberOf, pointerNames } from '../contract/json.ts';
import { must } from '../contract/must.ts';
import { adviseName } from '../contract/names.ts';
import type { Problem } from '../errors.ts';
import { OPERATORS } from './operators/operators.ts';

/** Operator names of other tools and languages, mapped to ours. */
const ALIASES: Readonly<Record<string, string>> = {
  '=': 'eq',
  '==': 'eq',
  equals: 'eq',
  is: 'eq',
  '!=': 'ne',
  not_equals: 'ne',
  '<': 'lt',
  less_than: 'lt',
  '<=': 'lte',
  at_most: 'lte',
  '>': 'gt',
  greater_than: 'gt',
  '>=': 'gte',
  at_least: 'gte',
  one_of: 'in',
  includes: 'contains',
  regex: 'matches',
};

/** Condition keys of other tools, mapped to ours. */
const KEY_ALIASES: Readonly<Record<string, string>> = {
  all: 'and',
  all_of: 'and',
  every: 'and',
  any: 'or',
  any_of: 'or',
  some: 'or',
  none: 'not',
};

/** Keys whose numbers range from 0 to 1. */
const SCORES: ReadonlySet<string> = new Set(['score', 'threshold', 'table', 'default']);

/** Keys of conditions. */
const CONDITIONS: ReadonlySet<string> = new Set(['pass_when', 'fail_when', 'when', 'if', 'condition', 'that', 'not']);

/**
 * Adds to a schema problem the operator or key that was meant, how to scale a score, or how to write a condition; an unknown operator gets its
 * own code.
 */
export function withAdvice(problem: Problem, rubric: unknown): Problem {
  const path = pointerNames(problem.where?.pointer ?? '');
  if (problem.code === 'unknown-key') return withKey(problem, must(path.at(-1), 'the name of an unknown key'));
  const written = path.reduce(memberOf, rubric);
  if (problem.code !== 'bad-value') return problem;
  if (typeof written === 'string' && path.at(-1) === 'op') return withOperator(problem, written);
  const isCondition = CONDITIONS.has(path.at(-1) ?? '') || path.at(-2) === 'derive';
  if (typeof written === 'string' && isCondition) return { ...problem, fix: AS_OBJECT };
  const isScore = typeof written === 'number' && path.slice(-2).some((name) => SCORES.has(name));
  return isScore && written > 1 ? { ...problem, fix: ABOVE_1 } : problem;
}

const AS_OBJECT = 'Write `{ field: PATH, op: OP, value: VALUE }`, or an expression as `{ expr: CEL }`';
const ABOVE_1 = 'Scores are 0 to 1: write 1.0 for the best, and divide points or percent by their maximum';

function withKey(problem: Problem, key: string): Problem {
  const meant = Object.hasOwn(KEY_ALIASES, key) ? KEY_ALIASES[key] : undefined;
  const { known, suggestion, ...rest } = problem;
  const isOfCondition = known?.includes('and') || Object.values(KEY_ALIASES).includes(suggestion ?? '');
  return meant !== undefined && isOfCondition ? { ...rest, suggestion: meant } : problem;
}

function withOperator({ where }: Problem, written: string): Problem {
  const alias = Object.hasOwn(ALIASES, written) ? ALIASES[written] : undefined;
  const advice = alias === undefined ? adviseName(written, Object.keys(OPERATORS)) : { suggestion: alias };
  return { code: 'bad-operator', what: `there is no operator \`${written}\``, ...(where && { where }), ...advice };
}
