import { sha256Of } from '../../contract/hash.ts';
import { mapLeaves } from '../../contract/json.ts';
import { nearestName } from '../../contract/names.ts';
import { MARK } from './shapes.ts';

/** Dotted paths of facts to hash and to remove. A path goes through lists. */
export interface FactRules {
  readonly hash: readonly string[];
  readonly drop: readonly string[];
}

/** A path that matched no record. */
export interface UnmatchedPath {
  readonly path: string;
  /** The nearest path that records have, if any. */
  readonly nearest: string | null;
}

/** Changes the facts of records and remembers the paths that matched none. */
interface FactChanges {
  /** A changed copy, or the record itself if nothing is hashed or dropped. */
  apply(record: unknown): unknown;
  unmatched(): readonly UnmatchedPath[];
}

type Change = (value: unknown) => unknown;

/** A path, and how far records have it. */
interface PathRule {
  readonly path: string;
  readonly names: readonly string[];
  readonly change: Change;
  isMatched: boolean;
  /** The largest number of its names that a record had, and the names beside the missing one. */
  depth: number;
  readonly others: Set<string>;
}

const HASHED = /^sha256:[\da-f]{16}$/;
const HASH_DIGITS = 16;
/** Most names remembered for a suggestion. */
const MOST_OTHERS = 100;
const GONE: Change = () => undefined;

/** Compiles the rules for the facts of records. */
export function compileFactRules({ hash, drop }: FactRules): FactChanges {
  const rules = [...hash.map((path) => ruleOf(path, hashed)), ...drop.map((path) => ruleOf(path, GONE))];
  return {
    apply: (record) => rules.reduce((value, rule) => changeAt(value, rule, 0), record),
    unmatched: () =>
      rules.filter((rule) => !isFound(rule, rules)).map(({ path, ...rule }) => ({ path, nearest: nearestPath(rule) })),
  };
}

function ruleOf(path: string, change: Change): PathRule {
  return { path, names: path.split('.'), change, isMatched: false, depth: 0, others: new Set() };
}

/** A path inside a dropped fact counts as found. */
function isFound({ path, isMatched }: PathRule, rules: readonly PathRule[]): boolean {
  return isMatched || rules.some((other) => other.isMatched && path.startsWith(`${other.path}.`));
}

/** Suggests a path of the same length only: a shorter one would remove more. */
function nearestPath({ names, depth, others }: Omit<PathRule, 'path'>): string | null {
  const [name = '', ...rest] = names.slice(depth);
  const nearest = nearestName(name, [...others]);
  return nearest === undefined ? null : [...names.slice(0, depth), nearest, ...rest].join('.');
}

function changeAt(value: unknown, rule: PathRule, depth: number): unknown {
  const name = rule.names[depth];
  if (name === undefined) {
    rule.isMatched = true;
    return rule.change(value);
  }
  if (Array.isArray(value)) return value.map((item: unknown) => changeAt(item, rule, depth));
  if (typeof value !== 'object' || value === null) return value;
  if (!Object.hasOwn(value, name)) {
    if (!rule.isMatched) noteOthers(rule, depth, value);
    return value;
  }
  const members = Object.entries(value).map(([key, member]): readonly [string, unknown] =>
    key === name ? [key, changeAt(member, rule, depth + 1)] : [key, member],
  );
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}

function noteOthers(rule: PathRule, depth: number, value: object): void {
  if (depth < rule.depth) return;
  if (depth > rule.depth) rule.others.clear();
  rule.depth = depth;
  if (rule.others.size >= MOST_OTHERS) return;
  for (const key of Object.keys(value).slice(0, MOST_OTHERS)) rule.others.add(key);
}

/**
 * Hashes each text, number and boolean separately, so that equal values stay equal; existing hashes stay. A text with a redaction mark
 * becomes the mark, because its hash would depend on the secret.
 */
function hashed(value: unknown): unknown {
  return mapLeaves(value, (leaf) => {
    if (leaf === null || leaf === undefined) return leaf;
    const text = String(leaf);
    return HASHED.test(text) ? leaf : (MARK.exec(text)?.[0] ?? hashOf(text));
  });
}

/** The replacement of a text that is hashed. */
export function hashOf(text: string): string {
  return sha256Of(text).slice(0, 'sha256:'.length + HASH_DIGITS);
}
