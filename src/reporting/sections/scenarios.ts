import type { ConfirmedScenario, Decision, Flip } from '../../../schemas/types/decision.ts';
import { naturally } from '../../gating/compared-trials.ts';
import { codeSpan, prose } from '../markdown/escape.ts';
import { points, score } from '../markdown/format.ts';
import { beside, foldedList, joined, type Lines, type Rows, unbroken } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';
import { NOTHING } from '../markdown/words.ts';

/** Scenarios that differ between the runs, folded. Removed and changed ones may hide a regression; findings report that. */
export function scenariosSection(view: View): string {
  return joined(LISTS.map(([which, title]) => foldedList(view, title, linesOf(view, which))));
}

export function confirmedSection(view: View): string {
  return foldedList(view, 'Run again', confirmedRows(view.decision));
}

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

const LISTS: readonly (readonly [flips: keyof Decision['flips'], title: string])[] = [
  ['broke', 'Broke: passed on main, fail now'],
  ['fixed', 'Fixed: failed on main, pass now'],
  ['lost', 'Lost most score without breaking'],
  ['removed', 'Removed: on main, not in this run'],
  ['changed', 'Changed: same id, different question; not compared'],
  ['new', 'New: not on main'],
  ['renamed', 'Renamed: same question, different id; compared'],
];

/** `` `book-3` 1.00 → 0.20 (−0.9 points of TCR): `booked: final_state.booked is absent` ``; what failed is a quote. */
function linesOf({ decision, includeOutput }: View, which: keyof Decision['flips']): Lines {
  const metric = decision.metrics[0]?.name;
  const lines = bySize(decision.flips[which]).map((flip) => {
    const { suite_effect: effect, why } = flip;
    const scores = [flip.baseline, flip.candidate].map((side) => (side === null ? '' : score(side)));
    const moves =
      metric !== undefined && typeof effect === 'number' ? `(${points(effect)} of ${prose(metric, 60)})` : '';
    const line = beside([name(flip), unbroken(beside(scores, ' → ')), moves]);
    return includeOutput && why !== undefined ? `${line}: ${codeSpan(why, 160)}` : line;
  });
  return { noun: `${which === 'broke' ? 'broken' : which} scenarios`, lines };
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
