import type { FalseBlocks, NoiseReport } from '../../schemas/types/noise.ts';
import { counted } from '../contract/text.ts';
import { LARGEST_PHI_BY_CHANCE } from '../gating/statistics/run-variance.ts';
import { codeSpan, prose } from './markdown/escape.ts';
import { fixed, rate, score } from './markdown/format.ts';
import { details, joined, table } from './markdown/tables.ts';
import { NOTHING } from './markdown/words.ts';

/** The noise of a suite as Markdown for the terminal. */
export function renderNoise(report: NoiseReport): string {
  const blocks = [
    `## Noise of ${prose(report.suite, 60)}: ${counted(report.runs.length, 'run')} of one commit`,
    `**${headline(report)}**`,
    runsTable(report),
    blockLines(report),
    changedTable(report),
  ];
  return `${joined(blocks)}\n`;
}

function headline({ scenarios, changed, results: { share, at_most: most } }: NoiseReport): string {
  const all = counted(scenarios, 'scenario');
  if (most !== null) return `Nothing changed in ${all}, which still allows ${rate(most)} of the results to differ`;
  return `${changed.length} of ${all} changed, and ${rate(share)} of the results differ between any two runs`;
}

function runsTable({ runs, metric }: NoiseReport): string {
  const rows = runs.map(({ label, score: value, trials }) => {
    return [codeSpan(label), value === null ? NOTHING : rate(value), String(trials)];
  });
  return table(['Run', prose(metric, 60), 'Scored trials'], rows);
}

function blockLines({ metric, any_drop, gate, phi }: NoiseReport): string {
  const pairings = ({ blocked, pairings: all }: FalseBlocks): string =>
    `${blocked} of ${all} (each run judged against each other one)`;
  return [
    `- A gate that blocks any drop of ${prose(metric, 60)} would block ${pairings(any_drop)}; expected: up to ${rate(any_drop.expected)} of the pull requests that change nothing.`,
    `- This gate would block ${pairings(gate)}; it is made for up to ${rate(gate.expected)}.`,
    `- ${sharedLine(phi)}`,
  ].join('\n');
}

/** Whether something moves whole runs, and what to do then. */
function sharedLine(phi: number | null): string {
  if (phi === null) return 'Three runs or more show whether something moves whole runs.';
  if (phi <= LARGEST_PHI_BY_CHANCE)
    return `Whole runs differ about as much as their scenarios explain (phi ${fixed(phi, 1)}): nothing shared seems to move.`;
  return `Whole runs differ ${fixed(phi, 1)} times as much as their scenarios explain (phi): something shared moves, such as the environment. Use the control: \`confirm: { control: true }\`.`;
}

function changedTable({ changed, runs, scenarios }: NoiseReport): string {
  if (changed.length === 0) return '';
  const columns = ['Scenario', ...runs.map((_, index) => `Run ${index + 1}`)];
  const rows = changed.map(({ scenario, scores }) => [codeSpan(scenario), ...scores.map(score)]);
  return details(`Scenarios that changed (${changed.length} of ${scenarios})`, table(columns, rows));
}
