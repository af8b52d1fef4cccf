import { sumOf } from '../../contract/numbers.ts';

/** Decimal arithmetic. `%` is binary: rounding would make 0.3 % 0.1 as large as the divisor. */
export const ARITHMETIC = {
  '+': (a: number, b: number) => snapped(a + b, Math.abs(a) + Math.abs(b)),
  '-': (a: number, b: number) => snapped(a - b, Math.abs(a) + Math.abs(b)),
  '*': (a: number, b: number) => snapped(a * b, 2 * Math.abs(a * b)),
  // An unrounded quotient of whole numbers equals the one that a harness computes itself.
  '/': (a: number, b: number) =>
    Number.isInteger(a) && Number.isInteger(b) ? a / b : snapped(a / b, 2 * Math.abs(a / b)),
  '%': (a: number, b: number) => a % b,
} as const;

export function decimalSum(values: readonly number[]): number {
  return snapped(
    sumOf(values),
    values.reduce((scale, value) => scale + Math.abs(value), 0),
  );
}

/** Of at least one number. */
export function decimalMean(values: readonly number[]): number {
  return ARITHMETIC['/'](decimalSum(values), values.length);
}

/** Maximum decimals that `toFixed` accepts; numbers that need more are not rounded. */
const MOST_DECIMALS = 100;

/**
 * The result rounded to 15 digits at the scale of its operands, so that 0.1 + 0.2 is 0.3. If the rounded number differs by more than the
 * error of doubles at this scale, the result is returned unrounded.
 */
function snapped(result: number, scale: number): number {
  if (Number.isInteger(result) || !Number.isFinite(result)) return result;
  const decimals = 14 - exponentOf(scale);
  if (decimals < 0 || decimals > MOST_DECIMALS) return result;
  const decimal = Number(result.toFixed(decimals));
  return Math.abs(decimal - result) <= Number.EPSILON * scale ? decimal : result;
}

/** The power of ten of a number's first digit, without logarithms, which differ between machines. */
function exponentOf(value: number): number {
  const text = value.toExponential();
  return Number(text.slice(text.indexOf('e') + 1));
}

/** Rounds to the nearest whole number, and halves away from zero, as in CEL's math extension. */
export function roundHalfAway(value: number): number {
  const whole = Math.trunc(value);
  return Math.abs(value - whole) >= 0.5 ? whole + Math.sign(value) : whole;
}

const DECIMAL = /^[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

/** The number in a decimal text; undefined for any other text, and for a number out of range. */
export function parseDecimal(text: string): number | undefined {
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}
