import { isRecord } from '../../contract/json-object.ts';
import { subjectName } from '../../rubric/references/condition-subject.ts';
import { edgesOf } from './approx-edges.ts';
import { type Change, changed, moved, without } from './mutation-change.ts';
import { oppositeOf } from './operator-words.ts';
import type { Part } from './rubric-parts.ts';

/** Bounds of trace patterns. */
const COUNTS = new Set(['at_least', 'at_most', 'exactly', 'within_first']);
/** Parts of a trace pattern that narrow it. */
const SCOPES = new Set(['within_first', 'before', 'after', 'between']);
const FLAGS = new Set(['error', 'ignore_case']);
/** Operators whose value is a bound. */
const NUMERIC = new Set(['lt', 'lte', 'gt', 'gte', 'eq', 'ne', 'approx']);

/** Every single change of a condition, or of a trace pattern in it, that is no matter of words or lists. */
export function mutateConditions(part: Part): readonly Change[] {
  const { key, value } = part;
  if (key === 'value') return moveBound(part);
  if (key === 'and' || key === 'or') return swapConnective(part);
  if (key === 'tolerance') return moved(part, edgeCases(part));
  if (key === 'not') return [{ ...replaceHolder(part, value), what: '`not` left out', add: EITHER }];
  const own: Change[] = COUNTS.has(key) ? [...moved(part, `cases just below, at and above ${String(value)}`)] : [];
  if (SCOPES.has(key) && part.holderPointer.endsWith('/trace'))
    own.push(without(part.pointer, `\`${key}\` left out`, OUTSIDE));
  if (FLAGS.has(key) && typeof value === 'boolean') own.push({ ...changed(part, !value), add: EITHER });
  return [...own, ...turnRound(part)];
}

const EITHER = 'a case in which this holds, and one in which it does not';
const OUTSIDE = 'a case in which a step fits outside of that stretch only';

/** Scores move by less than facts: they are shares. */
function moveBound(part: Part): readonly Change[] {
  if (typeof part.holder.op !== 'string' || !NUMERIC.has(part.holder.op)) return [];
  const subject = `\`${subjectName(part.holder)}\``;
  const near = `cases with ${subject} just below, at and above ${String(part.value)}`;
  const add = part.holder.op === 'approx' ? edgeCases(part) : near;
  return moved(part, add, part.holder.score === undefined ? undefined : 0.05, `the bound of ${subject}`);
}

function edgeCases({ holder }: Part): string {
  const edges = edgesOf(holder);
  const at = edges.length === 0 ? 'as far off as the tolerance' : `at ${edges.join(' and ')}`;
  return `cases with \`${subjectName(holder)}\` ${at}, and just outside`;
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

/**
 * The opposite of a condition that has no operator to say it, and no `not` to leave out. Of the condition under
 * `pass_when` it is what `fail_when` would ask.
 */
function turnRound(part: Part): readonly Change[] {
  const { value } = part;
  if (!isRecord(value) || !isCondition(part) || value.not !== undefined || value.lookup !== undefined) return [];
  if (oppositeOf(value.op).length > 0) return [];
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
