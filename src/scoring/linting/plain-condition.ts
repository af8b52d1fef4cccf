import { canonicalJson } from '../../contract/canonical-json.ts';
import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import { OPERATORS } from '../../rubric/conditions/operators.ts';

/** A condition apart from how it is written: what it asks, and whether it holds where that is so. */
interface PlainCondition {
  readonly asks: string;
  /** -1 where it holds as what it asks does not. */
  readonly sign: 1 | -1;
}

/** The condition without descriptions, double negations and the order in which parts of `and` and `or` stand. */
export function plainCondition(condition: JsonObject): PlainCondition {
  const { plain, sign } = unsigned(condition);
  return { asks: canonicalJson(plain), sign };
}

function unsigned(condition: JsonObject): { readonly plain: JsonObject; readonly sign: 1 | -1 } {
  const { description: _, ...asked } = condition;
  if (isRecord(asked.not)) {
    const { plain, sign } = unsigned(asked.not);
    return { plain, sign: sign === 1 ? -1 : 1 };
  }
  const op = NEGATIONS.get(asked.op);
  if (op !== undefined) return { plain: { ...asked, op }, sign: -1 };
  return { plain: withSortedParts(asked), sign: 1 };
}

/** Operators that are the negation of another. */
const NEGATIONS: ReadonlyMap<unknown, string> = new Map(
  Object.entries(OPERATORS).flatMap(([op, { negates }]) => (negates === undefined ? [] : [[op, negates]])),
);

function withSortedParts(condition: JsonObject): JsonObject {
  const { and, or } = condition;
  if (Array.isArray(and)) return { ...condition, and: sortedParts(and) };
  return Array.isArray(or) ? { ...condition, or: sortedParts(or) } : condition;
}

function sortedParts(parts: readonly unknown[]): readonly string[] {
  return parts.map((part) => (isRecord(part) ? signedText(plainCondition(part)) : canonicalJson(part))).sort();
}

function signedText({ asks, sign }: PlainCondition): string {
  return sign === 1 ? asks : `not ${asks}`;
}
