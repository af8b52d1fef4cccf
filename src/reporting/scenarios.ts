import type { Flip } from '../gating/decision.ts';
import { codeSpan, prose } from './escape.ts';
import { score } from './format.ts';
import { joined, stacked, unbroken } from './markdown.ts';
import { foldedTable, openTable, type Rows } from './rows.ts';
import type { View } from './view.ts';
import { NOTHING } from './words.ts';

/** Scenarios that changed sides: lost and gone ones open, the others folded; the counts always. */
export function scenariosSection(view: View): string {
  const { flips, baseline } = view.decision;
  return joined([
    baseline === null ? '' : countsLine(view),
    opened(
      view,
      'Lost: passed in the baseline, fail now',
      list(view, 'lost scenarios', flips.lost, 'Why it fails, quoted'),
    ),
    opened(
      view,
      'Gone: in the baseline, not in this run',
      list(view, 'gone scenarios', flips.gone, 'Why it failed, quoted'),
    ),
    foldedTable(
      view,
      'Gained: failed in the baseline, pass now',
      list(view, 'gained scenarios', flips.gained, 'Why it failed, quoted'),
    ),
    foldedTable(view, 'New: not in the baseline', list(view, 'new scenarios', flips.new, 'Why it fails, quoted')),
  ]);
}

function opened(view: View, title: string, rows: Rows): string {
  return rows.rows.length === 0 ? '' : `### ${title} (${rows.rows.length})\n\n${openTable(view, rows)}`;
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

function list(view: View, noun: string, flips: readonly Flip[], reason: string): Rows {
  const why = view.includeOutput && flips.some((flip) => flip.why !== undefined);
  return {
    noun,
    columns: ['Scenario', 'Score', ...(why ? [reason] : [])],
    rows: bySize(flips).map((flip) => [name(flip), scores(flip), ...(why ? [quoted(flip.why)] : [])]),
  };
}

function name(flip: Flip): string {
  return stacked([codeSpan(flip.scenario), prose(flip.title ?? '', 72)]);
}

function scores(flip: Flip): string {
  return unbroken(
    [flip.baseline, flip.candidate]
      .filter((side) => side !== null)
      .map(score)
      .join(' → '),
  );
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
