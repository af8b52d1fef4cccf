import { counted } from '../../contract/text.ts';
import type { Decision, Trend } from '../../gating/decision.ts';
import { prose } from '../markdown/escape.ts';
import { decimalsApart, fixed, rate } from '../markdown/format.ts';
import type { View } from '../markdown/view.ts';

/** Low to high. The lowest has a height too, so that no run is a gap. */
const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;

/** Rates that lie closer together than this are drawn as if they did not: noise is not to look like a cliff. */
const LEAST_SPAN = 0.2;

/** How the metrics have gone on main, one line each; empty while main has too few runs. */
export function trendSection({ decision, detail }: View): string {
  const lines = decision.trends
    .slice(0, detail.metrics)
    .map((trend) => `${prose(trend.name, 60)} on main, last ${lengthOf(trend)}: ${trendLine(decision, trend)}`);
  return lines.join('  \n');
}

/** The history keeps one run a commit; on the command line nobody knows the commits. */
function lengthOf({ runs }: Trend): string {
  return counted(runs.length, runs.every(({ sha }) => sha !== undefined) ? 'commit' : 'run');
}

/** `▇▇▇▆▆▅ 86.2 → 80.1 %, this run 79.9 %`. */
function trendLine(decision: Decision, { name, runs }: Trend): string {
  const scores = runs.map(({ score }) => score);
  const now = decision.metrics.find((metric) => metric.name === name)?.candidate ?? null;
  const known = now === null ? scores : [...scores, now];
  const [first = 0, last = 0] = [scores[0], scores.at(-1)];
  const decimals = Math.min(2, decimalsApart([first, last, now]));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const ends = `${fixed(first * 100, decimals)} → ${rate(last, decimals)}`;
  const here = now === null ? '' : `, this run ${rate(now, decimals)}`;
  return `${sparkline(scores, low, high)} ${ends}${here}`;
}

function sparkline(scores: readonly number[], low: number, high: number): string {
  const span = Math.max(LEAST_SPAN, high - low);
  const bottom = Math.max(0, Math.min(low, (low + high - span) / 2));
  const top = BARS.length - 1;
  return scores.map((score) => BARS[Math.round(((score - bottom) / span) * top)] ?? BARS[top]).join('');
}
