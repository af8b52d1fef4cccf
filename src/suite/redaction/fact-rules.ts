import { sha256Of } from '../../contract/hash.ts';
import { mapLeaves } from '../../contract/json.ts';
import { MARK } from './shapes.ts';

/** Dotted paths of facts to hash and to remove. A path goes through lists. */
export interface FactRules {
  readonly hash: readonly string[];
  readonly drop: readonly string[];
}

type Change = (value: unknown) => unknown;

/** A path, and whether a record had it. */
interface PathRule {
  readonly path: string;
  readonly names: readonly string[];
  readonly change: Change;
  isMatched: boolean;
}

const HASHED = /^sha256:[\da-f]{16}$/;
const HASH_DIGITS = 16;
const GONE: Change = () => undefined;

/** Compiles the rules for the facts of records; remembers the paths that matched none. */
export function compileFactRules({ hash, drop }: FactRules) {
  const rules = [...hash.map((path) => ruleOf(path, hashed)), ...drop.map((path) => ruleOf(path, GONE))];
  return {
    /** A changed copy, or the record itself if nothing is hashed or dropped. */
    apply: (record: unknown): unknown => rules.reduce((value, rule) => changeAt(value, rule, 0), record),
    unmatched: (): readonly string[] => rules.filter((rule) => !isFound(rule, rules)).map(({ path }) => path),
  };
}

function ruleOf(path: string, change: Change): PathRule {
  return { path, names: path.split('.'), change, isMatched: false };
}

/** A path inside a dropped fact counts as found. */
function isFound({ path, isMatched }: PathRule, rules: readonly PathRule[]): boolean {
  return isMatched || rules.some((rule) => rule.isMatched && path.startsWith(`${rule.path}.`));
}

function changeAt(value: unknown, rule: PathRule, depth: number): unknown {
  const name = rule.names[depth];
  if (name === undefined) {
    rule.isMatched = true;
    return rule.change(value);
  }
  if (Array.isArray(value)) return value.map((item: unknown) => changeAt(item, rule, depth));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  const members = Object.entries(value).map(([key, member]): readonly [string, unknown] =>
    key === name ? [key, changeAt(member, rule, depth + 1)] : [key, member],
  );
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
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

export function hashOf(text: string): string {
  return sha256Of(text).slice(0, 'sha256:'.length + HASH_DIGITS);
}
