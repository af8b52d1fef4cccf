import { decimalMean, decimalSum, parseDecimal, roundHalfAway } from '../values/decimal-arithmetic.ts';
import { includesText } from '../values/includes-text.ts';
import { MEASURES } from '../values/value-kinds.ts';
import { compared, type EqualityTest, type Evaluating, spend, spendOnText, Unknown } from './evaluating.ts';
import type { Kind, KindValues } from './kinds.ts';

/** A function with a fixed number of arguments, written `f(a, b)` or `a.f(b)`. */
export interface PlainFunction {
  readonly takes: readonly (readonly Kind[])[];
  readonly gives: Kind;
  apply(at: Evaluating, values: readonly unknown[], test: EqualityTest): unknown;
}

/** A function of a list of numbers, or of one or more numbers. */
export interface Aggregate {
  apply(numbers: readonly number[]): number;
  /** Result for an empty list; undefined means indeterminate. */
  readonly ofNone: number | undefined;
}

export const AGGREGATES: Readonly<Record<string, Aggregate>> = {
  min: { apply: (numbers) => numbers.reduce((a, b) => Math.min(a, b)), ofNone: undefined },
  max: { apply: (numbers) => numbers.reduce((a, b) => Math.max(a, b)), ofNone: undefined },
  sum: { apply: decimalSum, ofNone: 0 },
  mean: { apply: decimalMean, ofNone: undefined },
};

export const FUNCTIONS: Readonly<Record<string, PlainFunction>> = {
  abs: of(['number'], 'number', (value) => mapNumber(value, Math.abs)),
  ceil: toWhole(Math.ceil),
  floor: toWhole(Math.floor),
  round: toWhole(roundHalfAway),
  int: of(['number', 'text'], 'number', (value, at) => mapNumber(compared(numberOf(value, at), at), Math.trunc)),
  double: of(['number', 'text'], 'number', numberOf),
  string: of(['text', 'number', 'boolean'], 'text', (value) => String(value)),
  size: of(['text', 'list', 'object'], 'number', sizeOf),
  words: measuring(MEASURES.words.measure),
  lines: measuring(MEASURES.lines.measure),
  lowerAscii: of(['text'], 'text', lowerAscii),
  contains: ofTexts(includesText),
  startsWith: ofTexts((text, part) => text.startsWith(part)),
  endsWith: ofTexts((text, part) => text.endsWith(part)),
};

function of<K extends Kind>(
  takes: readonly K[],
  gives: Kind,
  apply: (value: KindValues[K], at: Evaluating) => unknown,
): PlainFunction {
  return { takes: [takes], gives, apply: (at, [value]) => apply(value as KindValues[K], at) };
}

function toWhole(apply: (value: number) => number): PlainFunction {
  return of(['number'], 'number', (value, at) => mapNumber(compared(value, at), apply));
}

function measuring(measure: (text: string) => number): PlainFunction {
  return of(['text'], 'number', (text, at) => {
    spendOnText(at, text.length);
    return measure(text);
  });
}

function ofTexts(apply: (text: string, part: string) => boolean): PlainFunction {
  return {
    takes: [['text'], ['text']],
    gives: 'boolean',
    apply: (at, values, test) => {
      const [text, part] = values as readonly [string, string];
      spendOnText(at, text.length + part.length);
      return test(apply(text, part), part);
    },
  };
}

/** Applies a function and turns -0 into 0. */
function mapNumber(value: number | Unknown, apply: (value: number) => number): number | Unknown {
  return value instanceof Unknown ? value : apply(value) + 0;
}

function numberOf(value: number | string, at: Evaluating): number | Unknown {
  if (typeof value === 'number') return value;
  spendOnText(at, value.length);
  return parseDecimal(value) ?? new Unknown(`the text ${JSON.stringify(value.slice(0, 40))} is not a number`);
}

function lowerAscii(text: string, at: Evaluating): string {
  spendOnText(at, text.length);
  // Bounded, because a run of millions overflows the engine's stack.
  return text.replaceAll(/[A-Z]{1,1000}/g, (letters) => letters.toLowerCase());
}

function sizeOf(value: KindValues['text' | 'list' | 'object'], at: Evaluating): number {
  if (typeof value === 'string') {
    spendOnText(at, value.length);
    return MEASURES.length.measure(value);
  }
  const size = MEASURES.count.measure(value);
  if (!Array.isArray(value)) spend(at, size);
  return size;
}
