import { isRecord } from './json-object.ts';

/** A copy of a JSON value in which every text, number, true, false and null is mapped, at any depth; the names in objects stay as they are. */
export function mapLeaves(value: unknown, map: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, map));
  if (!isRecord(value)) return map(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapLeaves(member, map)]));
}

/** A copy of a JSON value in which every text is mapped, at any depth; the names in objects stay as they are. */
export function mapTexts(value: unknown, map: (text: string) => string): unknown {
  return mapLeaves(value, (leaf) => (typeof leaf === 'string' ? map(leaf) : leaf));
}

/** Whether the test holds for one of the leaves. */
export function someLeaf(value: unknown, test: (leaf: unknown) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return test(value);
  return Object.values(value).some((member) => someLeaf(member, test));
}
