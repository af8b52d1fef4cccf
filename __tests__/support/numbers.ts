import type { Decision } from '../../schemas/types/decision.ts';

/** Words of ours with a number: the same in every comment, a count of what a list leaves out or folds, names of hidden characters, and what is cut. */
const OURS = /3 times in 4|x \d+ trials?|\+\d+(?=$| ·|\n)|(?<=<summary>[^<]*)\d+|U\+[0-9A-F]{4,5}|\d+…/gm;
/** Addresses, ids in links, and short commits. */
const ADDRESSES = /\]\([^)]*\)|`[0-9a-f]{7}`/g;

/** A number as comments write it: as it is, in per cent or points, rounded. */
function formsOf(value: number): readonly string[] {
  const sizes = [Math.abs(value), Math.abs(100 * value), Math.abs(value / 1000)];
  return sizes.flatMap((size) => [
    String(size),
    String(Math.ceil(size)),
    ...[0, 1, 2, 3].map((decimals) => size.toFixed(decimals)),
    String(Number(size.toPrecision(3))),
  ]);
}

interface Paired {
  readonly candidate: number;
  readonly baseline: number;
}

/** Every number of a decision, lengths of its lists and numbers in its texts among them. */
function numbersOf(value: unknown): readonly string[] {
  if (typeof value === 'number') return formsOf(value);
  if (typeof value === 'string') return numbersIn(value);
  if (Array.isArray(value)) return [String(value.length), ...value.flatMap(numbersOf)];
  if (typeof value !== 'object' || value === null) return [];
  const { paired, candidate, baseline, passed, total } = value as {
    readonly paired?: Paired;
    readonly candidate?: unknown;
    readonly baseline?: unknown;
    readonly passed?: number;
    readonly total?: number;
  };
  const shownRate = passed === undefined || !total ? [] : formsOf(passed / total);
  const shownChange = [
    ...(paired?.candidate === undefined ? [] : [difference(paired.candidate, paired.baseline)]),
    ...(typeof candidate === 'number' && typeof baseline === 'number' ? [difference(candidate, baseline)] : []),
  ];
  return [
    ...shownChange,
    ...shownRate,
    ...Object.entries(value).flatMap(([key, member]) => [...numbersIn(key), ...numbersOf(member)]),
  ];
}

/** The difference of the rounded rates, which a row shows. */
function difference(a: number, b: number): string {
  return String(Math.abs(Math.round(100 * a) - Math.round(100 * b)));
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+(?:\.\d+)?/g) ?? [];
}

/** The numbers of a rendered decision, folds among them, that stand neither in the decision nor in words of ours. */
export function numbersBesides(decision: Decision, markdown: string): readonly string[] {
  const known = new Set(numbersOf(decision));
  const { broke, flaky, lost } = decision.flips;
  const { total, paired } = decision.scenarios;
  const counts = [broke.length + lost.length, flaky.length, total - paired].map(String);
  const text = markdown.replace(ADDRESSES, '').replace(OURS, '');
  return numbersIn(text).filter((number) => !known.has(number) && !counts.includes(number));
}
