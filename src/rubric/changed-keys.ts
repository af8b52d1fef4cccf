import type { ChangedRubricKey } from '../../schemas/types/decision.ts';
import type { RubricFile } from '../../schemas/types/rubric.ts';
import { canonicalJson, isRecord, type JsonObject } from '../contract/json.ts';
import { sortedUnion } from '../contract/text.ts';
import type { Rubric } from './rubric.ts';
import { type Movement, movementOf, movesScores } from './rubric-keys.ts';
import { sameJson } from './values/json-value.ts';
import { cut } from './values/shown-value.ts';

/** One key that differs between two versions of a rubric, its values cut to 120 characters; `none` for a missing key. */
export interface ChangedKey extends Omit<ChangedRubricKey, 'measured'> {
  readonly part: Part['part'];
  /** What the change does to what passes; `none` for keys that only document. */
  readonly moves: Movement;
}

interface Part {
  readonly subject: string;
  readonly part: 'rubric' | 'criterion' | 'node';
}

const SHOWN = 120;

/** Keys of the whole rubric whose named members are compared one by one. */
const NAMED: ReadonlySet<string> = new Set(['derive', 'steps']);

/** Every key that differs between two versions of a rubric, rubric-level keys first; empty if their content is equal. */
export function changedKeys(base: Rubric, head: Rubric): readonly ChangedKey[] {
  if (base.hash === head.hash) return [];
  const [old, now] = [wholeOf(base), wholeOf(head)];
  const whole: Part = { subject: head.id, part: 'rubric' };
  return [
    ...changedIn(whole, old, now),
    ...[...NAMED].flatMap((key) => changedIn(whole, named(base.written, key), named(head.written, key))),
    ...changedParts(head.id, 'criterion', base.written.criteria, head.written.criteria),
    ...changedParts(head.id, 'node', base.written.nodes, head.written.nodes),
  ];
}

/** The keys of the whole rubric. The header is compared in its parsed form, whether written with `meta` or without. */
function wholeOf({ written, version, metric }: Rubric): JsonObject {
  const { rubric: _, meta: __, criteria, nodes, derive, steps, ...whole } = written;
  return { ...whole, version, metric };
}

function named(file: RubricFile, section: string): JsonObject {
  const parts = (file as JsonObject)[section] ?? {};
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [`${section}.${name}`, part]));
}

function changedParts(
  id: string,
  part: 'criterion' | 'node',
  old: JsonObject = {},
  now: JsonObject = {},
): readonly ChangedKey[] {
  return sortedUnion(Object.keys(old), Object.keys(now)).flatMap((key) => {
    const subject = `${id}/${key}`;
    const [base, head] = [old[key] as JsonObject | undefined, now[key] as JsonObject | undefined];
    if (base !== undefined && head !== undefined) return changedIn({ subject, part }, base, head);
    const counts = (base ?? head)?.status !== 'proposed';
    if (base === undefined)
      return [{ subject, part, what: part, old: 'none', new: 'added', moves: counts ? 'unknown' : 'none' }];
    return [{ subject, part, what: part, old: 'there', new: 'removed', moves: counts ? 'milder' : 'none' }];
  });
}

/** The part with its threshold as a plain number, and without the keys that document it or the number of a condition. */
function withPlainNumbers({ threshold, ...part }: JsonObject): JsonObject {
  const plain = withoutCutoffs(part) as JsonObject;
  if (threshold === undefined) return plain;
  return { ...plain, threshold: isRecord(threshold) ? threshold.value : threshold };
}

/** The value without the `cutoff` of any condition in it. */
function withoutCutoffs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCutoffs);
  if (!isRecord(value)) return value;
  const { cutoff, ...plain } = value;
  const isCondition = isRecord(cutoff) && typeof value.op === 'string';
  return Object.fromEntries(
    Object.entries(isCondition ? plain : value).map(([key, part]) => [key, withoutCutoffs(part)]),
  );
}

function changedIn({ subject, part }: Part, base: JsonObject, head: JsonObject): readonly ChangedKey[] {
  const [old, now] = [withPlainNumbers(base), withPlainNumbers(head)];
  const keys = sortedUnion(Object.keys(old), Object.keys(now)).filter((key) => !sameJson(old[key], now[key]));
  const proposed = [old, now].filter(({ status }) => status === 'proposed').length;
  const counts = (key: string) => (key === 'status' ? proposed === 1 : proposed < 2);
  return keys.map((key) => {
    const moves = movesScores(key, now) && counts(key) ? movementOf(key, old, now) : 'none';
    return { subject, part, what: key, old: shownKey(old[key]), new: shownKey(now[key]), moves };
  });
}

function shownKey(value: unknown): string {
  if (value === undefined) return 'none';
  return cut(typeof value === 'string' ? value : canonicalJson(value), SHOWN);
}
