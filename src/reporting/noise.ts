import type { FalseBlocks, NoiseReport } from '../../schemas/types/noise.ts';
import { counted } from '../contract/text.ts';
import { FEWEST_SCENARIOS } from '../gating/statistics/paired.ts';
import { pointsUp } from '../gating/wording.ts';
import { codeSpan, prose } from './markdown/escape.ts';
import { fixed, rate, score } from './markdown/format.ts';
import { details, joined, table } from './markdown/tables.ts';
import { NOTHING } from './markdown/words.ts';

/** Most scenarios listed; the rest is only counted. */
const MOST_SCENARIOS = 100;

/** The noise of a suite as Markdown for the terminal. */
export function renderNoise(found: NoiseReport): string {
  const blocks = [
    `## Noise of ${prose(found.suite, 60)}: ${counted(found.runs.length, 'run')} of one commit`,
    `**${headline(found)}**`,
    runsTable(found),
    [...blockLines(found), ...powerLine(found), ...hintLine(found)].map((line) => `- ${line}`).join('\n'),
    changedTable(found),
  ];
  return `${joined(blocks)}\n`;
}

function headline({ scenarios, changed, results }: NoiseReport): string {
  if (changed.length === 0) return `Nothing changed in ${counted(scenarios, 'scenario')}`;
  const share = rate(results.share);
  const error = results.error === null ? '' : ` (standard error ${fixed(results.error * 100, 1)} points)`;
  return `${changed.length} of ${counted(scenarios, 'scenario')} changed, and ${share} of the results differ between any two runs${error}`;
}

function runsTable({ runs, metric }: NoiseReport): string {
  const rows = runs.map(({ label, score: value, trials }) => {
    return [codeSpan(label), value === null ? NOTHING : rate(value), String(trials)];
  });
  return table(['Run', prose(metric, 60), 'Scored trials'], rows);
}

function blockLines({ metric, any_drop, gate }: NoiseReport): readonly string[] {
  const pairings = ({ blocked, pairings: all }: FalseBlocks): string =>
    `${blocked} of ${all} (each run judged against each other one)`;
  return [
    `A gate that blocks any drop of ${prose(metric, 60)} would block ${pairings(any_drop)}; expected: up to ${rate(any_drop.expected)} of the pull requests that change nothing.`,
    `This gate would block ${pairings(gate)}; it is made for up to ${rate(gate.expected)}.`,
  ];
}

function powerLine({ power, scenarios }: NoiseReport): readonly string[] {
  if (power === null && scenarios < FEWEST_SCENARIOS)
    return [
      `${counted(scenarios, 'scenario')} are too few to separate a drop from noise; at least ${FEWEST_SCENARIOS}.`,
    ];
  if (power === null)
    return ['The policy declares `noise: none`: a drop of any scenario blocks, whatever the tolerance.'];
  const { baselines, error, detectable } = power;
  const against = `Against ${counted(baselines, 'run')} of main, a comparison has a standard error of ${fixed(error * 100, 1)} points`;
  return [
    `${against}: a drop of ${pointsUp(detectable)} points is detected about 3 times in 4, larger ones more often.`,
  ];
}

function hintLine({ hint, results, changed }: NoiseReport): readonly string[] {
  if (hint === 'not-deterministic') {
    return [`The policy says \`noise: none\`, but ${counted(changed.length, 'scenario')} changed on the same commit.`];
  }
  if (hint === null || results.at_most === null) return [];
  const limit = `0 changes in ${counted(results.comparisons, 'comparison')} still allow a rate up to ${rate(results.at_most)}`;
  return [
    `If replies are recorded and tools are pure, consider \`noise: none\`: then every drop counts. But ${limit}.`,
  ];
}

function changedTable({ changed, runs, scenarios }: NoiseReport): string {
  if (changed.length === 0) return '';
  const columns = ['Scenario', ...runs.map((_, index) => `Run ${index + 1}`)];
  const rows = changed
    .slice(0, MOST_SCENARIOS)
    .map(({ scenario, scores }) => [codeSpan(scenario), ...scores.map(score)]);
  const more = changed.length > rows.length ? `And ${changed.length - rows.length} more.` : '';
  const title = `Scenarios that changed (${changed.length} of ${scenarios})`;
  return details(title, joined([table(columns, rows), more]));
}
