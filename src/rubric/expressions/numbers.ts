import { sumOf as compensatedSum } from '../sums.ts';

/** Sum in the order given, without what is left of decimals such as 0.1. */
export function sumOf(values: readonly number[]): number {
  return withoutNoise(compensatedSum(values));
}

/** Mean of at least one number. */
export function meanOf(values: readonly number[]): number {
  return withoutNoise(sumOf(values) / values.length);
}

/** To 15 digits: what is left of decimals such as 0.1 must not decide a comparison. */
function withoutNoise(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(15));
}

/** To the nearest whole number; halves away from zero, as CEL's math extension has it. */
export function roundHalfAway(value: number): number {
  const whole = Math.trunc(value);
  return Math.abs(value - whole) >= 0.5 ? whole + Math.sign(value) : whole;
}

const DECIMAL = /^[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

/** The number that a decimal text writes; undefined for any other text, and beyond the range of numbers. */
export function parseDecimal(text: string): number | undefined {
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}
