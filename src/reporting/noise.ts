import type { NoiseReport } from '../../schemas/types/noise.ts';
import { counted } from '../contract/text.ts';
import { LARGEST_PHI_BY_CHANCE } from '../gating/statistics/run-variance.ts';
import { percent } from '../gating/wording.ts';
import { fixed, score } from './markdown/format.ts';
import { NOTHING } from './markdown/words.ts';
import { alignedRows, foldText, type Line, PLAIN, paintLines } from './terminal-text.ts';

/** Columns where the terminal does not say how many it has. */
const WIDTH = 120;
const MOST = 20;

/** The noise of a suite as lines for the terminal, safe to print to a workflow log. @param width columns of the terminal */
export function renderNoise(report: NoiseReport, paint = PLAIN, width = WIDTH): string {
  const { suite, runs, metric, changed, scenarios, phi, gate } = report;
  const wouldBlock = `This gate would block ${gate.blocked} of ${gate.pairings} (each run judged against each other one); it is made for up to ${percent(gate.expected)}.`;
  const more = changed.length - MOST;
  const lines: readonly Line[] = [
    ['bold', `Noise of ${suite}: ${counted(runs.length, 'run')} of one commit`],
    ...foldText('', headline(report), width),
    '',
    ...tableLines(
      ['Run', metric, 'Scored trials'],
      runs.map(({ label, score: value, trials }) => [label, value === null ? NOTHING : percent(value), String(trials)]),
      width,
    ),
    '',
    ...[wouldBlock, sharedLine(phi)].flatMap((line) => foldText('- ', line, width)),
    ...(changed.length === 0 ? [] : ['', `Scenarios that changed (${changed.length} of ${scenarios})`]),
    ...tableLines(
      ['Scenario', ...runs.map((_, index) => `Run ${index + 1}`)],
      changed.slice(0, MOST).map(({ scenario, scores }) => [scenario, ...scores.map(score)]),
      width,
    ),
    ...(more > 0 ? [`${more} more, by --json`] : []),
  ];
  return paintLines(lines, paint);
}

function tableLines(columns: readonly string[], rows: readonly (readonly string[])[], width: number): readonly Line[] {
  if (rows.length === 0) return [];
  return alignedRows([columns, ...rows], 'l'.padEnd(columns.length, 'r'), width).map(
    (line, index): Line => (index === 0 ? ['dim', line] : line),
  );
}

function headline({ scenarios, changed, results: { share, at_most: most } }: NoiseReport): string {
  const all = counted(scenarios, 'scenario');
  if (most !== null) return `Nothing changed in ${all}, which still allows ${percent(most)} of the results to differ`;
  return `${changed.length} of ${all} changed, and ${percent(share)} of the results differ between any two runs`;
}

/** Whether something moves whole runs, and what to do then. */
function sharedLine(phi: number | null): string {
  if (phi === null) return 'Three runs or more show whether something moves whole runs.';
  if (phi <= LARGEST_PHI_BY_CHANCE)
    return `Whole runs differ about as much as their scenarios explain (phi ${fixed(phi, 1)}): nothing shared seems to move.`;
  return `Whole runs differ ${fixed(phi, 1)} times as much as their scenarios explain (phi): something shared moves, such as the environment. Use a control: \`on_inconclusive: confirm\` with \`confirm: { control: true }\`.`;
}
