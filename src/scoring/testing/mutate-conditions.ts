import { isRecord } from '../../rubric/json-value.ts';
import { type Change, changed, moved } from './mutation-change.ts';
import { GONE, type Part } from './rubric-parts.ts';

/** For every operator those that are easily mistaken for it. */
const CONFUSED: ReadonlyMap<string, readonly string[]> = new Map([
  ['eq', ['ne']],
  ['ne', ['eq']],
  ['lt', ['lte', 'gte']],
  ['lte', ['lt', 'gt']],
  ['gt', ['gte', 'lte']],
  ['gte', ['gt', 'lt']],
  ['in', ['not_in']],
  ['not_in', ['in']],
  ['contains', ['not_contains']],
  ['not_contains', ['contains']],
  ['starts_with', ['ends_with']],
  ['ends_with', ['starts_with']],
  ['exists', ['absent']],
  ['absent', ['exists']],
  ['empty', ['not_empty']],
  ['not_empty', ['empty']],
  ['same_items', ['superset_of', 'subset_of']],
  ['superset_of', ['same_items', 'subset_of']],
  ['subset_of', ['same_items', 'superset_of']],
  ['disjoint_from', ['same_items']],
]);

/** Bounds of trace patterns. */
const COUNTS = new Set(['at_least', 'at_most', 'exactly', 'within_first', 'tolerance']);
/** Parts of a trace pattern that narrow it. */
const SCOPES = new Set(['within_first', 'before', 'after', 'between']);
const FLAGS = new Set(['error', 'ignore_case']);
/** Kinds of condition that have no operator to confuse. */
const WHOLE = ['trace', 'passed', 'expr', 'and', 'or'];
/** Operators whose value is a bound. */
const NUMERIC = new Set(['lt', 'lte', 'gt', 'gte', 'eq', 'ne', 'approx']);

/** Every single change of a condition, or of a trace pattern in it. */
export function mutateConditions(part: Part): readonly Change[] {
  const { key, value } = part;
  if (key === 'op') return confuseOperator(part);
  if (key === 'value') return moveBound(part);
  if (key === 'and' || key === 'or') return [...swapConnective(part), ...dropParts(part)];
  if (key === 'any') return dropParts(part);
  if (key === 'not') return [{ ...replaceHolder(part, value), what: '`not` left out', add: EITHER }];
  const own: Change[] = COUNTS.has(key) ? [...moved(part, `cases just below, at and above ${String(value)}`)] : [];
  if (SCOPES.has(key) && part.holderPointer.endsWith('/trace'))
    own.push({ ...changed(part, undefined), what: `\`${key}\` left out`, add: OUTSIDE });
  if (FLAGS.has(key) && typeof value === 'boolean') own.push({ ...changed(part, !value), add: EITHER });
  if (key === 'on_empty_trace')
    own.push({ ...changed(part, value === 'pass' ? 'fail' : 'pass'), add: 'a case with an empty trace' });
  return [...own, ...negate(part)];
}

const EITHER = 'a case in which this holds, and one in which it does not';
const OUTSIDE = 'a case in which a step fits outside of that stretch only';

function confuseOperator(part: Part): readonly Change[] {
  const op = String(part.value);
  const subject = subjectOf(part);
  const add = ORDER.has(op) ? `cases with ${subject} just below, at and above the bound` : `${EITHER}: ${subject}`;
  const others = CONFUSED.get(op) ?? [];
  return others.map((other) => ({ ...changed(part, other), add }));
}

const ORDER = new Set(['lt', 'lte', 'gt', 'gte']);

/** Scores move by less than facts: they are shares. */
function moveBound(part: Part): readonly Change[] {
  if (typeof part.holder.op !== 'string' || !NUMERIC.has(part.holder.op)) return [];
  const subject = subjectOf(part);
  const add = `cases with ${subject} just below, at and above ${String(part.value)}`;
  return moved(part, add, part.holder.score === undefined ? undefined : 0.05, `the bound of ${subject}`);
}

function subjectOf({ holder }: Part): string {
  const { field, score, measure } = holder;
  if (typeof score === 'string') return `the score of \`${score}\``;
  return typeof measure === 'string' ? `the ${measure} of \`${String(field)}\`` : `\`${String(field)}\``;
}

function swapConnective(part: Part): readonly Change[] {
  const { key, value, holder, holderPointer } = part;
  if (!Array.isArray(value) || value.length < 2) return [];
  const other = key === 'and' ? 'or' : 'and';
  const { [key]: parts, ...rest } = holder;
  const what = `\`${key}\` became \`${other}\``;
  const add = 'a case in which one part holds and another does not';
  return [{ pointer: holderPointer, at: part.pointer, value: { ...rest, [other]: parts }, what, add }];
}

function dropParts({ key, value, pointer }: Part): readonly Change[] {
  if (!Array.isArray(value) || value.length < 2) return [];
  return value.map((_, index) => ({
    pointer: `${pointer}/${index}`,
    at: `${pointer}/${index}`,
    value: GONE,
    what: `part ${index + 1} of \`${key}\` left out`,
    add: `a case in which ${key === 'and' ? 'only this part does not hold' : 'only this part holds'}`,
  }));
}

/** Conditions with an operator have a word for their opposite; these do not. */
function negate(part: Part): readonly Change[] {
  const { value } = part;
  if (!isRecord(value) || value.op !== undefined || !isCondition(part)) return [];
  if (!WHOLE.some((kind) => value[kind] !== undefined)) return [];
  return [{ ...changed(part, { not: value }), what: 'the condition became its opposite', add: EITHER }];
}

const CONDITION_KEYS = new Set(['when', 'pass_when', 'fail_when', 'condition', 'if', 'that']);

/** What stands under the key of a condition, or in a list of them. */
function isCondition({ key, pointer }: Part): boolean {
  return CONDITION_KEYS.has(key) || /\/(?:and|or)\/\d+$/.test(pointer) || /^\/derive\/[^/]+$/.test(pointer);
}

/** What holds the part gives way to it. */
function replaceHolder({ holderPointer, pointer }: Part, value: unknown): Pick<Change, 'pointer' | 'at' | 'value'> {
  return { pointer: holderPointer, at: pointer, value };
}
