import type { Flip } from '../gating/decision.ts';
import { codeSpan, prose } from './escape.ts';
import { score } from './format.ts';
import { foldedTable, openTable, type Rows } from './rows.ts';
import type { View } from './view.ts';
import { NOTHING } from './words.ts';

/** Scenarios that changed sides: the lost ones open, the others folded; the counts always. */
export function scenariosSection(view: View): string {
  const { flips, baseline } = view.decision;
  const lost = flips.lost.length === 0 ? '' : `### Lost scenarios (${flips.lost.length})`;
  return [
    baseline === null ? '' : countsLine(view),
    lost,
    lost === '' ? '' : openTable(view, list(view, 'lost scenarios', flips.lost)),
    foldedTable(view, 'Gone scenarios: in the baseline, not in this run', list(view, 'gone scenarios', flips.gone)),
    foldedTable(view, 'Gained scenarios: fail in the baseline, pass now', list(view, 'gained scenarios', flips.gained)),
    foldedTable(view, 'New scenarios: not in the baseline', list(view, 'new scenarios', flips.new)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The exact counts on one line. */
export function countsLine(view: View): string {
  const { scenarios, flips } = view.decision;
  const counts = [
    `${scenarios.paired} in both runs`,
    `${flips.lost.length} lost`,
    `${flips.gained.length} gained`,
    `${scenarios.new} new`,
    `${scenarios.gone} gone`,
  ];
  return `**Scenarios:** ${counts.join(' · ')}`;
}

function list(view: View, noun: string, flips: readonly Flip[]): Rows {
  const why = view.includeOutput && flips.some((flip) => flip.why !== undefined);
  const names = ['Scenario', 'Score', ...(why ? ['Why, quoted from the run'] : [])];
  return {
    noun,
    columns: names.map((title) => ({ title })),
    rows: bySize(flips).map((flip) => [name(flip), scores(flip), ...(why ? [quoted(flip.why)] : [])]),
  };
}

function name(flip: Flip): string {
  const title = prose(flip.title ?? '', 100);
  return title === '' ? codeSpan(flip.scenario) : `${codeSpan(flip.scenario)}<br>${title}`;
}

function scores(flip: Flip): string {
  return `${score(flip.baseline)} → ${score(flip.candidate)}`;
}

function quoted(why: string | undefined): string {
  return why === undefined ? NOTHING : codeSpan(why, 160);
}

/** The largest change first, then by id. */
function bySize(flips: readonly Flip[]): readonly Flip[] {
  const size = (flip: Flip): number => Math.abs((flip.candidate ?? 0) - (flip.baseline ?? 0));
  return [...flips].sort(
    (a, b) => size(b) - size(a) || (a.scenario < b.scenario ? -1 : a.scenario > b.scenario ? 1 : 0),
  );
}
