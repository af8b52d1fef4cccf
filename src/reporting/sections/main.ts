import type { ComparisonKey, Decision, Trend } from '../../../schemas/types/decision.ts';
import { counted, sortedUnion } from '../../contract/text.ts';
import { judgeNames } from '../../gating/comparing/comparison-key.ts';
import { rangeText } from '../../gating/comparing/scores.ts';
import { mappingText } from '../../gating/messages/evidence.ts';
import { shortDigest } from '../../gating/wording.ts';
import { codeSpan, prose } from '../markdown/escape.ts';
import { decimalsApart, fixed, rate } from '../markdown/format.ts';
import { details, table } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';
import { NOTHING } from '../markdown/words.ts';

interface Part {
  readonly what: string;
  readonly baseline: string;
  readonly candidate: string;
}

const COLUMNS = ['', 'Baseline', 'This run', ''];
const UNKNOWN = 'not recorded';

/** The comparison keys of both runs; for the job summary. Empty without a baseline. */
export function comparedSection(view: View): string {
  const { candidate, baseline } = view.decision.compared;
  if (candidate === null || baseline === null || !view.detail.evidence || view.detail.folded === 0) return '';
  const parts = partsOf(candidate, baseline);
  const differing = parts.filter(differs).length;
  const outcome = differing === 0 ? 'the same on both sides' : counted(differing, 'difference');
  return details(`What was compared: ${outcome}`, table(COLUMNS, parts.map(rowOf)));
}

function differs({ baseline, candidate }: Part): boolean {
  return baseline !== candidate && baseline !== UNKNOWN && candidate !== UNKNOWN;
}

function rowOf(part: Part): readonly string[] {
  const outcome = differs(part) ? '**differs**' : part.baseline === part.candidate ? 'same' : NOTHING;
  return [part.what, prose(part.baseline, 200), prose(part.candidate, 200), outcome];
}

function partsOf(candidate: ComparisonKey, baseline: ComparisonKey): readonly Part[] {
  const part = (what: string, textOf: (key: ComparisonKey) => string): Part => {
    return { what, baseline: textOf(baseline), candidate: textOf(candidate) };
  };
  const ids = sortedUnion(...[candidate, baseline].map(({ rubrics }) => rubrics.map(({ rubric }) => rubric)));
  return [
    ...ids.map((id) => part(`Rubric ${codeSpan(id, 80)}`, (key) => rubricText(key, id))),
    part('Mapping', ({ mapping }) => (mapping === undefined ? UNKNOWN : mappingText(mapping))),
    part('Judge', ({ judges }) => judgeNames(judges)),
    part('Scenario set', (key) => shortDigest(key.scenario_set)),
    part('Trials per scenario', (key) => rangeText(key.trials_per_scenario)),
    part('Agent Gate', ({ tool }) => tool ?? UNKNOWN),
  ];
}

function rubricText({ rubrics }: ComparisonKey, id: string): string {
  const found = rubrics.find(({ rubric }) => rubric === id);
  return found === undefined ? 'none' : `${found.version} (${shortDigest(found.hash)})`;
}

/** Low to high. The lowest is visible too, so that no run is a gap. */
const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;

/** The least height of the scale, as a rate: noise must not look like a cliff. */
const LEAST_SPAN = 0.2;

/** The trend of each metric on main, one line each; empty while main has too few runs. */
export function trendSection({ decision, detail }: View): string {
  const lines = decision.trends
    .slice(0, detail.metrics)
    .map((trend) => `${prose(trend.name, 60)} on main, last ${lengthOf(trend)}: ${trendLine(decision, trend)}`);
  return lines.join('  \n');
}

/** The history keeps one run per commit; on the command line the commits are unknown. */
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
