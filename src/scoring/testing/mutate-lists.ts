import { shown } from '../../contract/shown.ts';
import { isRecord } from '../../rubric/json-value.ts';
import { type Change, changed } from './mutation-change.ts';
import { escaped, type Part } from './rubric-parts.ts';

/** Operators whose value is a list of things to find. */
const LISTING: ReadonlySet<unknown> = new Set([
  'in',
  'not_in',
  'contains_any',
  'contains_all',
  'same_items',
  'superset_of',
  'subset_of',
  'disjoint_from',
]);

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

/** One of several parts that stand side by side left out. */
export function leaveOut(part: Part): readonly Change[] {
  const { key, value, holder, pointer } = part;
  const add = Object.hasOwn(CASES, key) ? CASES[key] : undefined;
  if (add === undefined || typeof value !== 'object' || value === null) return [];
  if (key === 'value' && !(Array.isArray(value) && LISTING.has(holder.op))) return [];
  if (Object.keys(value).length < 2)
    return mayGo(part) ? [{ ...changed(part, undefined), what: `\`${key}\` left out`, add }] : [];
  return Object.entries(value).map(([name, item]) => {
    const at = `${pointer}/${escaped(name)}`;
    return { ...changed({ ...part, pointer: at }, undefined), what: `${nameOf(name, item, part)} left out`, add };
  });
}

/** Whether the whole may be left out where it has one part only. */
function mayGo({ key, value }: Part): boolean {
  return key === 'require' || (key === 'args' && isRecord(value));
}

/** Parts without a name are counted from 1. */
function nameOf(name: string, item: unknown, { key, value }: Part): string {
  if (isRecord(value)) return `\`${name}\` of \`${key}\``;
  return `${isRecord(item) ? `part ${Number(name) + 1}` : shown(item)} of \`${key}\``;
}
