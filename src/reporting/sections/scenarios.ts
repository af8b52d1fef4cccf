import type { ConfirmedScenario, Decision, Flip } from '../../../schemas/types/decision.ts';
import { naturally } from '../../gating/compared-trials.ts';
import { codeSpan } from '../markdown/escape.ts';
import { points, score } from '../markdown/format.ts';
import { beside, foldedTable, joined, type Rows, unbroken } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';
import { NOTHING } from '../markdown/words.ts';

/** Scenarios that differ between the runs, folded. Removed and changed ones may hide a regression; findings report that. */
export function scenariosSection(view: View): string {
  return joined(LISTS.map((list) => foldedTable(view, list.title, rowsOf(view, list))));
}

/** Results of the fresh trials of each scenario that was run again, folded. */
export function confirmedSection(view: View): string {
  return foldedTable(view, 'Run again', confirmedRows(view.decision));
}

/** A row for each scenario that was run again: its result here and on main. */
export function confirmedRows({ confirmed }: Pick<Decision, 'confirmed'>): Rows {
  const failedText = ({
    failed,
    trials,
    missing = 0,
  }: Pick<ConfirmedScenario['main'], 'failed' | 'trials' | 'missing'>) =>
    `${failed} of ${trials}${missing === 0 ? '' : `, ${missing} missing`}`;
  const rows = confirmed.map((scenario) => [
    codeSpan(scenario.scenario),
    freshText(scenario),
    failedText(scenario),
    failedText(scenario.main),
  ]);
  const isControlled = confirmed.some(({ main }) => main.missing !== undefined);
  const failedColumns = isControlled ? ['Failed here', 'Failed on main today'] : ['Failed again', 'Failed on main'];
  const columns = ['Scenario', 'Fresh trials say', ...failedColumns];
  return { noun: 'scenarios', columns, align: 'llrr', rows };
}

function freshText({ word, failed, trials }: Pick<ConfirmedScenario, 'word' | 'failed' | 'trials'>): string {
  if (word === 'confirmed') return `**${word}**`;
  return word === 'flaky' && failed === trials ? 'failed again, not proven' : (word ?? NOTHING);
}

/** A list of scenarios that differ in the same way. */
interface List {
  readonly flips: keyof Decision['flips'];
  readonly title: string;
  /** Heading of the column with explanations. */
  readonly reason: string;
}

const LISTS: readonly List[] = [
  { flips: 'broke', title: 'Broke: passed on main, fail now', reason: 'Why it fails, quoted' },
  { flips: 'fixed', title: 'Fixed: failed on main, pass now', reason: 'Why it failed, quoted' },
  { flips: 'lost', title: 'Lost most score without breaking', reason: 'Why it fails, quoted' },
  { flips: 'removed', title: 'Removed: on main, not in this run', reason: 'Why it failed, quoted' },
  {
    flips: 'changed',
    title: 'Changed: same id, different question; not compared',
    reason: 'Why one side failed, quoted',
  },
  { flips: 'new', title: 'New: not on main', reason: 'Why it fails, quoted' },
  { flips: 'renamed', title: 'Renamed: same question, different id; compared', reason: 'Why it fails, quoted' },
];

function rowsOf(view: View, { flips: which, reason }: List): Rows {
  const flips = bySize(view.decision.flips[which]);
  const why = view.includeOutput && flips.some((flip) => flip.why !== undefined);
  const metric = view.decision.metrics[0]?.name;
  const effects = metric !== undefined && flips.some(({ suite_effect: effect }) => typeof effect === 'number');
  return {
    noun: `${which === 'broke' ? 'broken' : which} scenarios`,
    columns: ['Scenario', 'Score', ...(effects ? [`Effect on ${metric}`] : []), ...(why ? [reason] : [])],
    align: effects ? 'lrrl' : 'lrl',
    rows: flips.map((flip) => [
      name(flip),
      unbroken(
        beside(
          [flip.baseline, flip.candidate].map((side) => (side === null ? '' : score(side))),
          ' → ',
        ),
      ),
      ...(effects ? [typeof flip.suite_effect === 'number' ? unbroken(points(flip.suite_effect)) : NOTHING] : []),
      ...(why ? [flip.why === undefined ? NOTHING : codeSpan(flip.why, 160)] : []),
    ]),
  };
}

function name({ scenario, renamed_from: old, title }: Flip): string {
  const id = old === undefined ? codeSpan(scenario) : `${codeSpan(old)} → ${codeSpan(scenario)}`;
  return beside([id, title === undefined ? '' : codeSpan(title, 72)]);
}

/** Sorts by effect on the suite (if unknown, by size of the change), then by id. */
function bySize(flips: readonly Flip[]): readonly Flip[] {
  const size = ({ suite_effect: effect, candidate, baseline }: Flip): number =>
    effect ?? Math.abs((candidate ?? 0) - (baseline ?? 0));
  return [...flips].sort((a, b) => size(b) - size(a) || naturally(a.scenario, b.scenario));
}
