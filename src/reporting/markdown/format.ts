import { SLACK } from '../../gating/statistics/rate-of.ts';
import { decimalsApart, percent } from '../../gating/wording.ts';

/** A number with fixed decimals and a real minus sign; never a negative zero, independent of the locale. */
export function fixed(value: number, decimals: number): string {
  const digits = Math.abs(value).toFixed(decimals);
  return value < 0 && /[1-9]/.test(digits) ? `−${digits}` : digits;
}

/** A rate of 0 to 1 in whole per cent: `75 %`. Has decimals if rounding would make it look like 0 %, 100 % or its limit. */
export function wholeRate(value: number, limit: number | null = null): string {
  const isExact = [0, 1, limit].some((end) => end !== null && Math.abs(value - end) < SLACK);
  const hides = [0, 1, limit].some((end) => end !== null && Math.round(value * 100) === Math.round(end * 100));
  return percent(value, !isExact && hides ? decimalsApart([value, 0, 1, limit]) : 0);
}

/** A difference of two rates in whole points: `−35`, `+9`, `0`. */
export function signedPoints(delta: number): string {
  return signed(delta, 0);
}

/** A difference of two rates in points with a tenth: `−11.5`, `+4.0`. */
export function signedTenths(delta: number): string {
  return signed(delta, 1);
}

/** A difference of two rates as `−29.5 points`, `+4.0 points` or `0.0 points`. */
export function points(delta: number, decimals = 1): string {
  return `${signed(delta, decimals)} points`;
}

function signed(delta: number, decimals: number): string {
  const digits = fixed(delta * 100, decimals);
  return `${delta > 0 && /[1-9]/.test(digits) ? '+' : ''}${digits}`;
}

/** A mean trial score of 0 to 1 as `0.75`. */
export function score(value: number): string {
  return fixed(value, 2);
}

/** A size in bytes as `58.6 KB` (1 KB is 1,024 bytes). */
export function bytes(size: number): string {
  return size < 1024 ? `${size} bytes` : `${fixed(size / 1024, 1)} KB`;
}

/** Length of the text in bytes of UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

export function ended(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** The sentence with a capital first letter. Takes Markdown, so a name in a code span at the start stays unchanged. */
export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** The text in bold, if it is loud. */
export function boldIf(isLoud: boolean, text: string): string {
  return isLoud ? `**${text}**` : text;
}

/** `78 → 59 % (−19)`: both sides and the change in one narrow cell. The unit stands once, and each number stays with its unit. */
export function changeCell({
  main,
  here,
  change,
}: {
  readonly main: string;
  readonly here: string;
  readonly change: string;
}): string {
  return `${`${main.replace(/ %$/, '')} → ${here}`.replaceAll(' ', '\u00a0')}${change === '' ? '' : ` (${change})`}`;
}

/** The change between two rates as rounded to whole points, -1 to 1: what a reader computes from the rates that stand beside it. */
export function wholeChange(main: number, here: number): number {
  return (Math.round(here * 100) - Math.round(main * 100)) / 100;
}
