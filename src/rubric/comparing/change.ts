import { canonicalJson } from '../../contract/canonical-json.ts';

/** One difference between two versions of a rubric. */
export interface RubricChange {
  /** `rubric/criterion`, or the rubric where it is about the whole. */
  readonly subject: string;
  /** What changed: `threshold`, or ``threshold of `inner/part` `` for what lies deeper. */
  readonly what: string;
  /** Both sides for people, `none` where there is nothing. */
  readonly old: string;
  readonly new: string;
  /** False only where it is certain that no trial can come out better than before. */
  readonly loosens: boolean;
}

/** A place in the rubric, and what is known of it. */
export interface Spot {
  /** `rubric/criterion`, or the rubric. */
  readonly subject: string;
  /** Keys from there down. */
  readonly path: readonly string[];
  /** Whether the criterion that it belongs to may lack a part of its score in the candidate. */
  readonly fallsShort: boolean;
  /** Whether other parts refer to the node that it belongs to: what is stricter here may be a better score there. */
  readonly isRead: boolean;
}

/** The place of a part of a node, by its key. */
export type SpotOf = (key: string) => Spot;

/** A value on both sides. */
export interface Pair<T> {
  readonly old: T;
  readonly now: T;
}

/** Length of a text in a change. */
const LIMIT = 120;
/** How much of what both texts share is shown before they part. */
const LEAD = 30;

/**
 * One change at a place; the texts are cut around where they differ.
 * @param loosens false where the place by itself is certain to be as strict as before
 */
export function changeAt(spot: Spot, what: string, texts: Pair<string>, loosens: boolean): RubricChange {
  return { ...rewordedAt(spot, what, texts), loosens: loosens || spot.isRead };
}

/** A change of words for people, or of what other changes tell. */
export function rewordedAt({ subject, path }: Spot, what: string, texts: Pair<string>): RubricChange {
  const { old, now } = shortened(texts);
  const place = path.length === 0 ? '' : ` of \`${path.join('/')}\``;
  return { subject, what: `${what}${place}`, old, new: now, loosens: false };
}

/** The place one key further down. */
export function below(spot: Spot, key: string): Spot {
  return { ...spot, path: [...spot.path, key] };
}

/** What both sides have under a key. */
export function inBoth<T, K extends keyof T>({ old, now }: Pair<T>, key: K): Pair<T[K]> {
  return { old: old[key], now: now[key] };
}

/** What has a name, as the items of many lists. */
interface Named {
  readonly name: string;
}

/** The names of a list's items, in its order. */
export function namesOf(list: readonly Named[]): readonly string[] {
  return list.map(({ name }) => name);
}

/** The first item of a name. */
export function itemOf<T extends Named>(list: readonly T[], name: string): T | undefined {
  return list.find((item) => item.name === name);
}

/** Compares a key of words for people, or of what other changes tell. */
export function unproblematic<T>(key: keyof T & string): (pair: Pair<T>, spot: Spot) => readonly RubricChange[] {
  return (pair, spot) => [rewordedAt(spot, key, texts(inBoth(pair, key)))];
}

/** Compares a key of which nobody can tell whether it became easier. */
export function unproven<T>(key: keyof T & string): (pair: Pair<T>, spot: Spot) => readonly RubricChange[] {
  return (pair, spot) => [changeAt(spot, key, texts(inBoth(pair, key)), true)];
}

/** Both values as text: text as it is, `none` for nothing, anything else as JSON. */
export function texts({ old, now }: Pair<unknown>): Pair<string> {
  return { old: textOf(old), now: textOf(now) };
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  return typeof value === 'string' ? value : canonicalJson(value);
}

function shortened({ old, now }: Pair<string>): Pair<string> {
  if (old.length <= LIMIT && now.length <= LIMIT) return { old, now };
  let parts = 0;
  while (parts < old.length && old[parts] === now[parts]) parts++;
  const start = Math.max(0, Math.min(parts - LEAD, Math.max(old.length, now.length) - LIMIT));
  return { old: window(old, start), now: window(now, start) };
}

/** A stretch of the text, with dots where it goes on. */
function window(text: string, start: number): string {
  const stretch = text.slice(start, start + LIMIT);
  const whole = stretch.replace(/^[\udc00-\udfff]/, '').replace(/[\ud800-\udbff]$/, '');
  return `${start > 0 ? '...' : ''}${whole}${start + LIMIT < text.length ? '...' : ''}`;
}

/** Two numbers, 0 to 1, as percentages with as many digits as it takes to tell them apart. */
export function shares({ old, now }: Pair<number>): Pair<string> {
  const digits = [3, 6, 9].find((count) => shareText(old, count) !== shareText(now, count)) ?? 12;
  return { old: shareText(old, digits), now: shareText(now, digits) };
}

function shareText(share: number, digits: number): string {
  return `${Number((share * 100).toPrecision(digits))} %`;
}
