import { nearestName } from '../contract/nearest-name.ts';
import type { Problem } from '../errors.ts';
import { OPERATORS } from './conditions/operators.ts';
import { NODE_ONLY } from './written/rubric-file.ts';

/** What people of other tools write, and the operator that they mean. */
const MEANT: Readonly<Record<string, string>> = {
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

/** Words that stand around conditions, in the place of an operator. */
const AROUND: Readonly<Record<string, string>> = { not: 'not: { ... }', and: 'and: [...]', or: 'or: [...]' };

/**
 * A problem that the schema found, in the words of rubrics where they say more: an unknown operator, a misspelt table, a key that
 * stands too high.
 */
export function reworded(problem: Problem): Problem {
  const { where, found = '', code } = problem;
  const below = NODE_ONLY.find((one) => where?.pointer === `/${one}`);
  if (code === 'unknown-key' && below !== undefined) return { ...problem, fix: belowWords(below) };
  if (code === 'unknown-key' && where?.pointer?.endsWith('/trace/unclosed')) return { ...problem, fix: INSIDE };
  const key = DERIVED_KEY.exec(where?.pointer ?? '')?.[1];
  if (code === 'unknown-key' && key !== undefined) return { ...problem, fix: withTable(key, problem.fix) };
  const form = code === 'bad-value' ? otherForm(where?.pointer ?? '', found) : undefined;
  if (form !== undefined) return { ...problem, fix: form };
  const written = TEXT.exec(found)?.[1];
  if (code !== 'bad-value' || written === undefined || !where?.pointer?.endsWith('/op')) return problem;
  return { code: 'bad-operator', what: `there is no operator \`${written}\``, where, fix: operatorAdvice(written) };
}

/** What to write where a list or text stands in the place of a condition, a key or a derived fact. */
function otherForm(pointer: string, found: string): string | undefined {
  const isList = found.startsWith('[');
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  if (isList && key === 'passed') return 'Ask for each by itself: `and: [{ passed: ONE }, { passed: TWO }]`';
  if (isList && isConditionAt(pointer, key))
    return `Say how they go together: \`${key}: { and: [ONE, TWO] }\`, or \`or\``;
  return found.startsWith('"') && DERIVED.test(pointer) ? "An expression is written `{ expr: '...' }`" : undefined;
}

/** The `not` of a step is none. */
function isConditionAt(pointer: string, key: string): boolean {
  return (
    ['pass_when', 'fail_when', 'when', 'condition', 'not', 'that', 'if'].includes(key) &&
    !/\/(?:trace|steps)\//.test(pointer)
  );
}

const DERIVED = /^\/derive\/[^/]+$/;

function operatorAdvice(written: string): string {
  if (written === '') return 'YAML reads `>` as the beginning of a text: write `gt`';
  if (Object.hasOwn(AROUND, written)) return `Write it around what it is about: \`${AROUND[written]}\``;
  const meant = Object.hasOwn(MEANT, written) ? MEANT[written] : nearestName(written, Object.keys(OPERATORS));
  return meant === undefined ? `Known: ${Object.keys(OPERATORS).sort().join(', ')}` : `Did you mean \`${meant}\`?`;
}

function belowWords(key: string): string {
  return `Only the nodes of a rubric have it: move it into one, as in \`criteria: { NAME: { ${key}: ... } }\``;
}

const INSIDE = 'It belongs inside of the scope: `between: { from: ..., to: ..., unclosed: ... }`';

const DERIVED_KEY = /^\/derive\/[^/]+\/([^/]+)$/;

/** A table may stand in the place of the condition that the schema asks for where there is none. */
function withTable(key: string, fix = ''): string {
  if (nearestName(key, ['lookup']) !== undefined) return 'Did you mean `lookup`?';
  const [intro, names = ''] = fix.split(/(?<=^Known: )/);
  return names === '' ? fix : `${intro}${[...new Set([...names.split(', '), 'lookup'])].sort().join(', ')}`;
}

const TEXT = /^"(.*)"$/s;
