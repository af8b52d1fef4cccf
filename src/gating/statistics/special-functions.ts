const LANCZOS_G = 7;
const LANCZOS = [
  0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 0.000009984369578019572, 1.5056327351493116e-7,
] as const;

const SMALLEST_STEP = 1e-300;
const MAX_STEPS = 10_000;

/**
 * Natural logarithm of the gamma function, for x >= 0.5; NaN elsewhere.
 * Source: Lanczos (1964), g = 7 with nine terms in Godfrey's coefficients; relative error about 1e-15.
 */
export function logGamma(x: number): number {
  if (!(x >= 0.5)) return Number.NaN;
  const shifted = x - 1;
  const base = shifted + LANCZOS_G + 0.5;
  const series = LANCZOS.reduce((sum, term, i) => (i === 0 ? term : sum + term / (shifted + i)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(series);
}

/**
 * Regularized incomplete beta function I_x(a, b), for 0 <= x <= 1 and a, b > 0; NaN elsewhere. Returns 0 to 1.
 * Source: DLMF 8.17.22 (continued fraction), evaluated as in Lentz (1976), on the side where it converges fast.
 */
export function regularizedIncompleteBeta(x: number, a: number, b: number): number {
  if (!(x >= 0 && x <= 1 && a > 0 && b > 0)) return Number.NaN;
  if (x === 0 || x === 1) return x;
  const logFactor = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x);
  const factor = Math.exp(logFactor);
  if (x < (a + 1) / (a + b + 2)) return (factor * betaFraction(x, a, b)) / a;
  return 1 - (factor * betaFraction(1 - x, b, a)) / b;
}

function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m <= MAX_STEPS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    const previous = value;
    for (const step of [even, odd]) {
      d = 1 / awayFromZero(1 + step * d);
      c = awayFromZero(1 + step / c);
      value *= c * d;
    }
    if (Math.abs(value - previous) <= 1e-16 * Math.abs(value)) return value;
  }
  return value;
}

function awayFromZero(value: number): number {
  return Math.abs(value) < SMALLEST_STEP ? SMALLEST_STEP : value;
}
