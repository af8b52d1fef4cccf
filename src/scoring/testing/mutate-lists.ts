import { isRecord } from '../../contract/json-object.ts';
import { memberPointer } from '../../contract/json-pointer.ts';
import { shown } from '../../contract/shown.ts';
import { OPERATORS } from '../../rubric/conditions/operators.ts';
import { LIST, TEXTS } from '../../rubric/values/value-kinds.ts';
import { type Change, without } from './mutation-change.ts';
import type { Part } from './rubric-parts.ts';

/** Operators whose value is a list of things to find. */
const LISTING: ReadonlySet<unknown> = new Set(
  Object.keys(OPERATORS).filter((op) => [LIST, TEXTS].some((kind) => OPERATORS[op]?.argument === kind)),
);

/** What notices that one of several is missing, by the key that they stand under. */
const CASES: Readonly<Record<string, string>> = {
  and: 'a case in which only this part does not hold',
  or: 'a case in which only this part holds',
  any: 'a case in which only this part holds',
  value: 'a case with this item and no other of the list, and one with all but this',
  tool: 'a case with a step of this tool only',
  role: 'a case with a step of this role only',
  args: 'a case with the call but for this argument',
  sequence: 'a case in which only this step is missing',
  reference: 'a case in which only this call is missing',
  require: 'a case that only this refuses',
};

/** One of several parts that stand side by side left out: items of a list, members of a map, keys of a step. */
export function leaveOut(part: Part): readonly Change[] {
  return [...leaveOutMembers(part), ...leaveOutKeys(part)];
}

function leaveOutMembers(part: Part): readonly Change[] {
  const { key, value, holder } = part;
  const add = Object.hasOwn(CASES, key) ? CASES[key] : undefined;
  if (add === undefined || typeof value !== 'object' || value === null) return [];
  if (key === 'value' && !(Array.isArray(value) && LISTING.has(holder.op))) return [];
  const members = Object.entries(value);
  if (members.length === 1) return key === 'require' ? [without(part.pointer, '`require` left out', add)] : [];
  return members.map(([name, item]) =>
    without(memberPointer(part.pointer, name), `${nameOf(name, item, part)} left out`, add),
  );
}

/** Parts without a name are counted from 1. */
function nameOf(name: string, item: unknown, { key, value }: Part): string {
  if (isRecord(value)) return `\`${name}\` of \`${key}\``;
  return `${isRecord(item) ? `part ${Number(name) + 1}` : shown(item)} of \`${key}\``;
}

/** What a step has to fit; that a call has a tool, or a message a text, says its type again. */
const STEP_KEYS: ReadonlySet<string> = new Set(['is', 'any', 'not', 'tool', 'role', 'args', 'text', 'result', 'error']);

function leaveOutKeys(part: Part): readonly Change[] {
  const keys = Object.keys(part.form ?? {}).filter((key) => key !== 'type');
  if (keys.length < 2 || !keys.every((key) => STEP_KEYS.has(key))) return [];
  return keys.map((key) =>
    without(memberPointer(part.pointer, key), `\`${key}\` left out`, `a case that only \`${key}\` tells apart`),
  );
}
