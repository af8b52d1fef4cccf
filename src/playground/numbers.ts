import { type Document, isMap, isPair, isScalar, isSeq, type Node, type Pair, parseDocument, visit } from 'yaml';
import { rounded, sumOf } from '../contract/numbers.ts';

/** A weight or threshold in the text of a rubric. */
export interface NumberInText {
  /** The keys above it, without `criteria`, and its own: `solved weight`. */
  readonly name: string;
  readonly value: number;
  /** Where it stands: offsets in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** The criteria among which it is a share of 1; null for a number by itself. */
  readonly sharesOf: object | null;
}

const KEYS: ReadonlySet<unknown> = new Set(['weight', 'threshold', 'at_least']);
/** Smallest share, and step of all numbers. */
export const STEP = 0.01;

/** The weights and thresholds of a rubric, in its order, without a weight that is all of 1; none if the text is no YAML. */
export function numbersIn(text: string): readonly NumberInText[] {
  const document = parseDocument(text);
  const found: NumberInText[] = [];
  if (document.errors.length > 0) return found;
  visit(document, {
    Pair: (_, { key, value }, path) => {
      // A threshold may say more than its number.
      const held = isMap(value) ? value.get('value', true) : value;
      if (!isScalar(key) || !KEYS.has(key.value) || !isScalar(held) || typeof held.value !== 'number' || !held.range)
        return;
      const [from, to] = held.range;
      const sharesOf = key.value === 'weight' ? sharedAmong(path) : null;
      found.push({
        name: [...path.flatMap(nameOf), key.value].filter((name) => name !== 'criteria').join(' '),
        value: held.value,
        from,
        to,
        sharesOf,
      });
    },
  });
  return found.filter(({ sharesOf }, index) => {
    return sharesOf === null || found.some((other, at) => at !== index && other.sharesOf === sharesOf);
  });
}

/** What is around a node, from the document down. */
type Above = readonly (Document | Node | Pair)[];

/** The criteria whose weights sum to 1; null if they count in proportion, and for the weight of a rule. */
function sharedAmong(path: Above): object | null {
  const [owner, pair, criteria] = [path.at(-5), path.at(-4), path.at(-3)];
  const isShared = isPair(pair) && isScalar(pair.key) && pair.key.value === 'criteria' && isMap(criteria);
  return isShared && !(isMap(owner) && owner.get('weights') === 'relative') ? criteria : null;
}

/** The key of a pair, or the name of an item of a list. */
function nameOf(node: Above[number], index: number, path: Above): readonly unknown[] {
  if (isPair(node) && isScalar(node.key)) return [node.key.value];
  return isMap(node) && isSeq(path[index - 1]) ? [node.get('name') ?? node.get('key') ?? 'item'] : [];
}

/** The text with another value of a number; what shares 1 with it gives or takes in proportion. Nothing else changes. */
export function withNumber(
  text: string,
  numbers: readonly NumberInText[],
  changed: NumberInText,
  value: number,
): string {
  const others = numbers.filter(
    (number) => number !== changed && changed.sharesOf !== null && number.sharesOf === changed.sharesOf,
  );
  const [left, held] = [1 - value, sumOf(others.map((other) => other.value))];
  const largest = others.toSorted((a, b) => b.value - a.value)[0];
  const values = new Map(others.map((other) => [other, Math.max(STEP, hundredths((other.value / held) * left))]));
  const rest = sumOf([...values].flatMap(([other, share]) => (other === largest ? [] : [share])));
  if (largest !== undefined) values.set(largest, hundredths(left - rest));
  values.set(changed, value);
  return [...values]
    .sort(([a], [b]) => b.from - a.from)
    .reduce((whole, [{ from, to }, share]) => whole.slice(0, from) + String(share) + whole.slice(to), text);
}

function hundredths(value: number): number {
  return rounded(Math.round(value / STEP) * STEP);
}
