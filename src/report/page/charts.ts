import { meanOf } from '../../contract/numbers.ts';
import { fixed } from '../../reporting/markdown/format.ts';
import { html, type Markup } from './markup.ts';

/** A rate on both sides, 0 to 1. */
export interface DumbbellRate {
  readonly main: number | null;
  readonly candidate: number | null;
  /** Confidence interval of this run's rate, with main's rate fixed. */
  readonly range: { readonly lower: number; readonly upper: number } | null;
  readonly limit: number | null;
}

const WIDTH = 240;
const EDGE = 8;

/** The x coordinate of a rate; one decimal, so that it is the same on every machine. */
function at(value: number): string {
  return fixed(EDGE + Math.min(1, Math.max(0, value)) * (WIDTH - 2 * EDGE), 1);
}

/** Main as a ring and this run as a dot on a line from 0 to 100 %, its range as a bar and the limit as a stroke. */
export function dumbbell({ main, candidate, range, limit }: DumbbellRate, label: string): Markup {
  const worse = main !== null && candidate !== null && candidate < main ? 'worse' : 'better';
  return html`<svg class="db" width="${WIDTH}" height="20" viewBox="0 0 ${WIDTH} 20" role="img" aria-label="${label}"><line class="ax" x1="${EDGE}" y1="10" x2="${WIDTH - EDGE}" y2="10"/>${
    range === null ? null : html`<line class="rg" x1="${at(range.lower)}" y1="10" x2="${at(range.upper)}" y2="10"/>`
  }${main === null || candidate === null ? null : html`<line class="mv ${worse}" x1="${at(main)}" y1="10" x2="${at(candidate)}" y2="10"/>`}${
    limit === null ? null : html`<line class="li" x1="${at(limit)}" y1="1" x2="${at(limit)}" y2="19"/>`
  }${main === null ? null : html`<circle class="ma" cx="${at(main)}" cy="10" r="4.5"/>`}${
    candidate === null ? null : html`<circle class="ow ${worse}" cx="${at(candidate)}" cy="10" r="5"/>`
  }</svg>`;
}

/** A count as a bar, relative to the largest count. */
export function bar(count: number, most: number): Markup {
  const width = fixed(Math.max(2, (160 * count) / Math.max(1, most)), 1);
  return html`<svg class="bar" width="160" height="12" viewBox="0 0 160 12" aria-hidden="true"><rect width="${width}" height="12" rx="2"/></svg>`;
}

const TALL = 110;
const WIDE = 560;

/** Main's scores, oldest first, as a line over a band of their spread, with this run at the end. */
export function historyLine(runs: readonly number[], candidate: number | null, label: string): Markup {
  const band = spreadOf(runs);
  const all = [...runs, ...(candidate === null ? [] : [candidate]), ...(band ?? [])];
  const [low, high] = [Math.max(0, Math.min(...all) - 0.05), Math.min(1, Math.max(...all) + 0.05)];
  const x = (index: number): string => fixed(40 + (index * (WIDE - 60)) / Math.max(1, runs.length), 1);
  const y = (score: number): string =>
    fixed(10 + ((high - Math.min(1, Math.max(0, score))) / (high - low)) * (TALL - 20), 1);
  const points = runs.map((score, index) => `${x(index)},${y(score)}`).join(' ');
  return html`<svg class="hi" viewBox="0 0 ${WIDE} ${TALL}" role="img" aria-label="${label}">${
    band === null
      ? null
      : html`<rect class="bd" x="40" y="${y(band[1])}" width="${WIDE - 50}" height="${fixed(Math.max(1, Number(y(band[0])) - Number(y(band[1]))), 1)}"/>`
  }<text x="34" y="${y(high)}" dy="8" text-anchor="end">${fixed(high * 100, 0)}</text><text x="34" y="${y(low)}" text-anchor="end">${fixed(low * 100, 0)}</text><polyline class="ln" points="${points}"/>${runs.map(
    (score, index) =>
      html`<circle class="ma" cx="${x(index)}" cy="${y(score)}" r="3.5"><title>main: ${fixed(score * 100, 1)} %</title></circle>`,
  )}${candidate === null ? null : html`<circle class="ow ${band !== null && candidate < band[0] ? 'worse' : 'better'}" cx="${x(runs.length)}" cy="${y(candidate)}" r="5"><title>this run: ${fixed(candidate * 100, 1)} %</title></circle>`}</svg>`;
}

/** Two standard deviations around the mean; null below three runs. */
export function spreadOf(runs: readonly number[]): readonly [number, number] | null {
  if (runs.length < 3) return null;
  const mean = meanOf(runs);
  const spread = 2 * Math.sqrt(runs.reduce((sum, run) => sum + (run - mean) ** 2, 0) / (runs.length - 1));
  return [Math.max(0, mean - spread), Math.min(1, mean + spread)];
}
