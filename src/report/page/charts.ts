import { must } from '../../contract/must.ts';
import { meanOf } from '../../contract/numbers.ts';
import { percent } from '../../gating/wording.ts';
import { fixed, signedTenths } from '../../reporting/markdown/format.ts';
import { html, linkTo, type Markup } from './markup.ts';
import type { Waterfall } from './points.ts';

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

const [WIDE, TALL] = [520, 160];

/** A point of the history: its name below it, and what it is called where it is pointed at. */
export interface HistoryPoint {
  readonly name: string;
  readonly label: string;
  readonly url?: string | undefined;
  /** 0 to 1. */
  readonly score: number;
}

/** Main's scores, oldest first, as a line over a band of their spread, and this run at its end; a line at the least that passes. */
export function historyChart(
  runs: readonly HistoryPoint[],
  candidate: HistoryPoint | null,
  limit: number | null,
  label: string,
): Markup {
  const band = spreadOf(runs.map(({ score }) => score));
  const points = [...runs, ...(candidate === null ? [] : [candidate])];
  const all = [...points.map(({ score }) => score), ...(band ?? []), ...(limit === null ? [] : [limit])];
  const [low, high] = [Math.max(0, Math.min(...all) - 0.02), Math.min(1, Math.max(...all) + 0.02)];
  const x = (index: number): string => fixed(30 + (index * (WIDE - 70)) / Math.max(1, points.length - 1), 1);
  const y = (score: number): number => Number(fixed(24 + ((high - score) / (high - low)) * (TALL - 54), 1));
  const decimals = high - low < 0.1 ? 1 : 0;
  const least = band?.[0] ?? runs.at(-1)?.score ?? 0;
  const drawn = points.map((point, index) => {
    const { name, label: called, url, score } = point;
    const text = html`${called}: ${fixed(score * 100, 1)} %`;
    const circle = html`<circle class="${point !== candidate ? 'pt' : score < least ? 'worse' : 'better'}" cx="${x(index)}" cy="${y(score)}" r="5"><title>${text}</title></circle><text x="${x(index)}" y="${y(score) - 9}">${fixed(score * 100, decimals)}</text>`;
    return html`${linkTo(circle, url)}<text class="mu" x="${x(index)}" y="${TALL - 4}">${name}</text>`;
  });
  return html`<svg class="hi" viewBox="0 0 ${WIDE} ${TALL}" role="group" aria-label="${label}">${
    band === null
      ? null
      : html`<rect class="bd" x="10" y="${y(band[1])}" width="${WIDE - 20}" height="${fixed(Math.max(2, y(band[0]) - y(band[1])), 1)}"/>`
  }${
    limit === null
      ? null
      : html`<line class="li" x1="10" x2="${WIDE - 10}" y1="${y(limit)}" y2="${y(limit)}"/><text class="mu fl" x="10" y="${y(limit) - 5}">floor ${fixed(limit * 100, 0)}</text>`
  }<polyline class="ln" points="${points.map(({ score }, index) => `${x(index)},${y(score)}`).join(' ')}"/>${drawn}</svg>`;
}

const LONG = 240;

/** From main's rate by its steps to this run's. */
export function waterfallTable({ from, to, steps }: Waterfall): Markup {
  const levels = [...steps.keys(), steps.length].map((count) =>
    steps.slice(0, count).reduce((level, { change }) => level + change, from),
  );
  const [least, high] = [Math.min(...levels), Math.max(...levels)];
  // Steps fill the drawing; the totals are cut where that leaves room.
  const low = Math.max(Math.min(0, least), least - (high - least) / 2);
  const at = (level: number): string => fixed(((level - low) / (high - low)) * LONG, 1);
  const row = (name: string, kind: string, [start, end]: readonly [number, number], text: string): Markup =>
    html`<tr><th scope="row" title="${name}">${name}</th><td><svg width="100%" height="14" viewBox="0 0 ${LONG} 14" preserveAspectRatio="none" aria-hidden="true"><rect class="${kind}" x="${at(Math.min(start, end))}" width="${fixed(Math.max(1, Number(at(Math.max(start, end))) - Number(at(Math.min(start, end)))), 1)}" height="14"/></svg></td><td class="num">${text}</td></tr>
`;
  return html`<table class="fall"><tbody>${row('main', 'tot', [low, from], percent(from / 1000))}${steps.map(
    ({ name, change }, index) => {
      const start = must(levels[index], 'the level before a step');
      return row(name, change < 0 ? 'worse' : 'better', [start, start + change], signedTenths(change / 1000));
    },
  )}${row('this run', 'tot', [low, to], percent(to / 1000))}</tbody></table>`;
}

/** Fewest runs of main whose spread is drawn. */
export const FEWEST_FOR_BAND = 3;

/** Two standard deviations around the mean; null below three runs. */
export function spreadOf(runs: readonly number[]): readonly [number, number] | null {
  if (runs.length < FEWEST_FOR_BAND) return null;
  const mean = meanOf(runs);
  const spread = 2 * Math.sqrt(runs.reduce((sum, run) => sum + (run - mean) ** 2, 0) / (runs.length - 1));
  return [Math.max(0, mean - spread), Math.min(1, mean + spread)];
}
