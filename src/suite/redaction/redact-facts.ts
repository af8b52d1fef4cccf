import { sha256Of } from '../../contract/sha256.ts';

/** Dotted paths of facts that are hashed, and of those that are removed. A path goes through lists. */
export interface FactRules {
  readonly hash: readonly string[];
  readonly drop: readonly string[];
}

type Change = (value: unknown) => unknown;

const HASHED = /^sha256:[\da-f]{16}$/;
const HASH_DIGITS = 16;
const GONE: Change = () => undefined;

/** Compiles what happens to the facts of a record; it gives a changed copy, or the record itself where nothing is hashed or dropped. */
export function compileFactRules({ hash, drop }: FactRules): (record: unknown) => unknown {
  const changes = [
    ...hash.map((path) => ({ path: path.split('.'), change: hashed })),
    ...drop.map((path) => ({ path: path.split('.'), change: GONE })),
  ];
  return (record) => changes.reduce((value, { path, change }) => changeAt(value, path, change), record);
}

function changeAt(value: unknown, path: readonly string[], change: Change): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item: unknown) => changeAt(item, path, change));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  const members = Object.entries(value).map(([key, member]): readonly [string, unknown] =>
    key === name ? [key, changeAt(member, rest, change)] : [key, member],
  );
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}

/** Each text, number or boolean in the value by itself, so that equal values stay equal; what is hashed already stays. */
function hashed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hashed);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, hashed(member)]));
  }
  if (value === null || value === undefined) return value;
  const text = String(value);
  if (HASHED.test(text)) return value;
  return sha256Of(text).slice(0, 'sha256:'.length + HASH_DIGITS);
}
