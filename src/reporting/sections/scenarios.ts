import type { Decision, Flip } from '../../../schemas/types/decision.ts';
import { perObject } from '../../contract/json.ts';
import { byText } from '../../contract/text.ts';
import { codeSpan } from '../markdown/escape.ts';
import { points, score } from '../markdown/format.ts';
import { foldedTable, joined, openTable, type Rows, stacked, unbroken } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';
import { NOTHING, WAIVED } from '../markdown/words.ts';

/** Scenarios that differ between the runs: what may hide a regression is open, the rest folded; the counts always show. */
export function scenariosSection(view: View): string {
  return joined([
    view.decision.baseline === null ? '' : countsLine(view),
    ...OPEN.map((list) => opened(view, list.title, rowsOf(view, list))),
    ...FOLDED.map((list) => foldedTable(view, list.title, rowsOf(view, list))),
  ]);
}

/** Scenarios that have one thing in common. */
interface List {
  readonly flips: keyof Decision['flips'];
  readonly title: string;
  /** Head of the column with explanations. */
  readonly reason: string;
}

const OPEN: readonly List[] = [
  { flips: 'broke', title: 'Broke: passed in the baseline, fail now', reason: 'Why it fails, quoted' },
  { flips: 'removed', title: 'Removed: in the baseline, not in this run', reason: 'Why it failed, quoted' },
  {
    flips: 'changed',
    title: 'Changed: same id, different question; not compared',
    reason: 'Why one side failed, quoted',
  },
];

const FOLDED: readonly List[] = [
  { flips: 'fixed', title: 'Fixed: failed in the baseline, pass now', reason: 'Why it failed, quoted' },
  { flips: 'new', title: 'New: not in the baseline', reason: 'Why it fails, quoted' },
  { flips: 'renamed', title: 'Renamed: same question, different id; compared', reason: 'Why it fails, quoted' },
];

function opened(view: View, title: string, rows: Rows): string {
  return rows.rows.length === 0 ? '' : `### ${title} (${rows.rows.length})\n\n${openTable(view, rows)}`;
}

/** The exact counts on one line. */
export function countsLine(view: View): string {
  const { scenarios, flips, baseline } = view.decision;
  const unjudged = baseline === null ? 0 : scenarios.total - scenarios.paired - scenarios.new - scenarios.changed;
  const counts = [
    unjudged > 0 ? `${scenarios.paired} compared` : `${scenarios.paired} in both runs`,
    ...(unjudged > 0 ? [`${unjudged} without a verdict`] : []),
    `${flips.broke.length} broke${waivedNote(view.decision)}`,
    `${flips.fixed.length} fixed`,
    `${scenarios.new} new`,
    `${scenarios.removed} removed`,
    ...(scenarios.changed === 0 ? [] : [`${scenarios.changed} changed`]),
    ...(scenarios.renamed === 0 ? [] : [`${scenarios.renamed} renamed`]),
  ];
  return `**Scenarios:** ${counts.join(' · ')}`;
}

/** Broken scenarios that a waiver covers. */
function waivedNote(decision: Decision): string {
  const waived = decision.flips.broke.filter((flip) => isWaived(flip, decision)).length;
  return waived === 0 ? '' : ` (${waived} waived: counted as unchanged)`;
}

/** A waiver names a scenario by either id. */
function isWaived({ scenario, renamed_from: old }: Flip, { waivers }: Decision): boolean {
  const used = usedSubjects(waivers);
  return used.has(scenario) || (old !== undefined && used.has(old));
}

const usedSubjects = perObject(
  (waivers: Decision['waivers']) =>
    new Set(waivers.flatMap(({ subject, effect }) => (effect === 'used' ? [subject] : []))),
);

function rowsOf(view: View, { flips: which, reason }: List): Rows {
  const flips = view.decision.flips[which];
  const isExcused = (flip: Flip): boolean => which === 'broke' && isWaived(flip, view.decision);
  const why = view.includeOutput && flips.some((flip) => flip.why !== undefined);
  const metric = view.decision.metrics[0]?.name;
  const effects = metric !== undefined && flips.some(({ suite_effect: effect }) => typeof effect === 'number');
  return {
    noun: `${which === 'broke' ? 'broken' : which} scenarios`,
    columns: ['Scenario', 'Score', ...(effects ? [`Effect on ${metric}`] : []), ...(why ? [reason] : [])],
    rows: [...bySize(flips.filter((flip) => !isExcused(flip))), ...bySize(flips.filter(isExcused))].map((flip) => [
      name(flip),
      stacked([scores(flip), isExcused(flip) ? WAIVED : '']),
      ...(effects ? [effectOf(flip)] : []),
      ...(why ? [quoted(flip.why)] : []),
    ]),
  };
}

function name({ scenario, renamed_from: old, title }: Flip): string {
  const id = old === undefined ? codeSpan(scenario) : `${codeSpan(old)} → ${codeSpan(scenario)}`;
  return stacked([id, title === undefined ? '' : codeSpan(title, 72)]);
}

/** The effect on the metric of the whole suite if the scenario is new, removed or changed. */
function effectOf({ suite_effect: effect }: Flip): string {
  return typeof effect === 'number' ? unbroken(points(effect)) : NOTHING;
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

/** By effect on the suite, else by size of the change; then by id. */
function bySize(flips: readonly Flip[]): readonly Flip[] {
  const size = ({ suite_effect: effect, candidate, baseline }: Flip): number =>
    effect ?? Math.abs((candidate ?? 0) - (baseline ?? 0));
  return [...flips].sort((a, b) => size(b) - size(a) || byText(a.scenario, b.scenario));
}
